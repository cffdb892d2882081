"""The commands of `cafe`, one file each; cli.py names them and their options."""
