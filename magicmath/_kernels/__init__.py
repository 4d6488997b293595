"""What makes the algebra fast: bits in words of 64, and ways through them that suit the caches."""
