"""What docs/embedding.md says, in programs of others.

Each of these faults was put into the sources again, one at a time. The test beside it found it, run for the
program or form in brackets only:

| fault | found by |
|---|---|
| the element gives its frame no origin: Chromium loads Python at each visit | test_generators (MkDocs) |
| so does the frame of the recipe | test_generators (Jekyll) |
| no quotation in the oEmbed: WordPress does not listen to the height | test_wordpress (rule HZ-27) |
| the height is told once only: WordPress hides the frame for ever | test_wordpress (rule HZ-27) |
| the frame in the oEmbed has an edge | test_wordpress (rule HZ-27) |
| "Try it" and other links leave the bare page, or play out of view | test_generators (Jekyll) |
| the recipe or the element has its height as an attribute only | test_generators (Starlight) |
| messages name no game, always the first one, or another | test_generators (Jekyll) |
| a frame asks for a service worker, or keeps games | test_generators (Jekyll) |
| only who unpacks a package may read its files | test_lms (a lesson, SCORM 1.2) |
| the package of a lesson does not hear that it is solved | test_lms (a lesson, SCORM 1.2) |
| the package of some rules asks about all rules of the game | test_lms (a choice of rules, SCORM 1.2) |
| the package of some rules has no pass mark of its own | test_lms (a choice of rules, SCORM 1.2) |
"""
