# SPDX-License-Identifier: MIT
# Does as the page of `touchstone serve` in a browser does (RFC 6455): browser.py ADDRESS, then steps, one a line of standard
# input: {"tap": [x, y]}, {"text": "abc"}, {"wait": seconds}. Frames are acknowledged as they come.
import base64
import json
import os
import socket
import struct
import sys
import threading
import time
import urllib.parse

address = urllib.parse.urlsplit(sys.argv[1])
connection = socket.create_connection((address.hostname, address.port), timeout=60)
request = [
    f"GET {address.path}socket HTTP/1.1", f"Host: {address.netloc}", "Upgrade: websocket", "Connection: Upgrade",
    "Sec-WebSocket-Key: " + base64.b64encode(os.urandom(16)).decode(), "Sec-WebSocket-Version: 13",
    "Sec-WebSocket-Protocol: touchstone", f"Origin: http://{address.netloc}", "", "",
]
connection.sendall("\r\n".join(request).encode())
head = b""
while b"\r\n\r\n" not in head:
    head += connection.recv(1)
if b" 101 " not in head.split(b"\r\n")[0]:
    sys.exit(head.decode())
sending = threading.Lock()
frames = 0


def send(message):
    """A masked text frame, as clients send them."""
    data, mask = json.dumps(message).encode(), os.urandom(4)
    size = bytes([0x80 | len(data)]) if len(data) < 126 else bytes([0x80 | 126]) + struct.pack(">H", len(data))
    with sending:
        connection.sendall(b"\x81" + size + mask + bytes(byte ^ mask[i % 4] for i, byte in enumerate(data)))


def take(count):
    data = b""
    while len(data) < count:
        more = connection.recv(count - len(data))
        if not more:
            raise EOFError
        data += more
    return data


def receive():
    """Reads and acknowledges frames until the connection ends."""
    global frames
    try:
        while True:
            first, size = take(2)
            if size == 126:
                (size,) = struct.unpack(">H", take(2))
            elif size == 127:
                (size,) = struct.unpack(">Q", take(8))
            take(size)
            if first & 0x0F == 2:
                frames += 1
                send({"t": "ack"})
    except (OSError, EOFError):
        pass


threading.Thread(target=receive, daemon=True).start()
for line in sys.stdin:
    step = json.loads(line)
    if "tap" in step:
        x, y = step["tap"]
        for phase in ("began", "ended"):
            send({"t": "touch", "touches": [{"id": 1, "phase": phase, "x": x, "y": y}]})
            time.sleep(0.1)
    elif "text" in step:
        for character in step["text"]:
            send({"t": "text", "text": character})
    time.sleep(step.get("wait", 0))
if not frames:
    sys.exit("no frame came")
