#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Prints the commands of an example in docs/ci.md as a shell would run them.

  ci-steps.py "GitHub Actions" shard=2    what stands behind `run:`, with the matrix's value
  ci-steps.py GitLab                      what stands below `script:`, with the job's variables
"""
import pathlib
import re
import sys

page = (pathlib.Path(__file__).resolve().parents[2] / "docs/ci.md").read_text()
name, values = sys.argv[1], dict(pair.split("=", 1) for pair in sys.argv[2:])
example = re.search(rf"^## {re.escape(name)}$.*?^```yaml$(.*?)^```$", page, re.M | re.S)
if not example:
    sys.exit(f"docs/ci.md has no example '{name}'")
text = example.group(1)
# An expression's braces end a mapping in braces: such a file is not YAML.
for line in re.findall(r"^.*[:-] \{ .*\$\{\{.*$", text, re.M):
    sys.exit(f"docs/ci.md: not YAML: {line.strip()}")
for variable, value in re.findall(r"^    ([A-Z_]+): (.*)$", text, re.M):
    print(f"export {variable}={value}")
script = re.search(r"^  script:\n((?:    - .*\n)+)", text, re.M)
lines = re.findall(r"^    - (.*)$", script.group(1), re.M) if script else re.findall(r"^\s+- run: (.*)$", text, re.M)
for line in lines:
    print(re.sub(r"\$\{\{ matrix\.(\w+) \}\}", lambda match: values[match.group(1)], line))
