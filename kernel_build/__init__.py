"""Compiles the kernel ahead of time: `python -m kernel_build` for this machine, or for another (targets.py).

sources    which files the kernel is made of, and their fingerprint
contract   every entry of the kernel and the types of its arguments
capture    what Numba makes of the entries of one game, before it is optimised: the same for every target
private_names  what is relied on of Numba beyond what it documents
wrappers   one function around each entry, which takes its arguments as a list of 64-bit numbers
cold       functions that are kept small where a page fetches them
emit       an object file of captured code for one target
layouts    the records, for readers in other languages
table      the list of entries for module.c, and for JavaScript
abi        the names of Python that module.c uses
wheels     a wheel for every machine
link       objects and module.c into an extension module of Python, or into WebAssembly
"""
