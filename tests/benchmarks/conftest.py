collect_ignore_glob = ["*.py"]  # they are no tests: each is run by itself
