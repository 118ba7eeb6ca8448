"""AI seats do their sums with NumPy. Processes that each do so on all cores get in each other's way."""

ONE_CORE = dict.fromkeys(("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS"), "1")
"""For the environment of a process, before the libraries are loaded that read it."""
