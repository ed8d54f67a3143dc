"""The tests of the rules. They mirror pygames/; the page's are in e2e/."""
