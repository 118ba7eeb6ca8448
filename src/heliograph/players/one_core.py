"""AI seats calculate with NumPy. Several processes that each use all cores slow each other down."""

ONE_CORE = dict.fromkeys(("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS"), "1")
"""Environment variables for a process, to be set before the libraries that read them are loaded."""
