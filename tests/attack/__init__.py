"""A standing attack on the package: hostile arguments, random truths, mutants, faults of the machine."""
