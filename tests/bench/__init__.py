"""Benchmarks: each prints figures, as ratios in one run where it can, and judges nothing."""
