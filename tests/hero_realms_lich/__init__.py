"""The Lich: its rules, by the sections of the booklet."""
