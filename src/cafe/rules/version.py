"""The version of the rules: raised whenever the same actions would be judged or paid differently."""

RULES_VERSION = 1
