# SPDX-License-Identifier: MIT
# Does steps of a script in a running app of a device: tell.py FOLDER APP 'JSON list of steps'; or asks it, 'JSON object', and
# prints the answer. Exits with 1 and the app's reason when one cannot be done.
import json
import os
import signal
import socket
import struct
import sys

folder, app, steps = sys.argv[1:]
# The address of a socket is short; a device's folder may not be.
os.chdir(os.path.join(folder, "Running"))
connection = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
connection.settimeout(1)
connection.connect(app + ".sock")
# One that is suspended goes on until it has answered.
process = struct.unpack("3i", connection.getsockopt(socket.SOL_SOCKET, socket.SO_PEERCRED, 12))[0]
os.kill(process, signal.SIGCONT)
request = json.loads(steps)
connection.sendall(json.dumps(request if isinstance(request, dict) else {"steps": request}).encode() + b"\n")
answer = b""
patience = 60
while not answer.endswith(b"\n"):
    try:
        more = connection.recv(4096)
    except TimeoutError:
        # It may have gone to sleep just as the request came.
        os.kill(process, signal.SIGCONT)
        patience -= 1
        if patience == 0:
            sys.exit("the app does not answer")
        continue
    if not more:
        break
    answer += more
answer = json.loads(answer or b'{"error": "the app has ended"}')
if "error" in answer:
    sys.exit(answer["error"])
if "value" in answer:
    print(answer["value"])
