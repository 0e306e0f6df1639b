"""What is taught in words: the idea of each stage, and the reference of the count."""
