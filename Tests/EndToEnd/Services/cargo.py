# SPDX-License-Identifier: MIT
"""A server of slow downloads for transfers.sh: prints its port, then a line for each request that came to its end.

GET /SIZE/SECONDS sends so many bytes, byte N being N / 1000 modulo 256, in so many seconds; it knows ranges. POST takes a
body, slowly for /SECONDS, and says how long it was. GET /moved/... leads there."""
import sys
import time
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

TAG = '"cargo"'


class Handler(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def say(self, *words):
        print(self.command, self.path, *words, flush=True)

    def do_GET(self):
        if self.path.startswith("/moved"):
            self.send_response(302)
            self.send_header("Location", self.path[len("/moved"):])
            self.send_header("Content-Length", "0")
            self.end_headers()
            return
        size, seconds = (float(word) for word in self.path.strip("/").split("/"))
        size, start = int(size), 0
        asked = self.headers.get("Range")
        if asked and self.headers.get("If-Range") == TAG:
            start = int(asked.removeprefix("bytes=").rstrip("-"))
        self.send_response(206 if start else 200)
        if start:
            self.send_header("Content-Range", f"bytes {start}-{size - 1}/{size}")
        self.send_header("ETag", TAG)
        self.send_header("Content-Length", str(size - start))
        self.end_headers()
        pieces = 50
        try:
            for number in range(pieces):
                begin, end = (start + (size - start) * n // pieces for n in (number, number + 1))
                self.wfile.write(bytes(n // 1000 % 256 for n in range(begin, end)))
                self.wfile.flush()
                time.sleep(seconds / pieces)
        except OSError:
            return self.say("left")
        self.say("sent", "from", "the", "beginning" if not start else "middle")

    def do_POST(self):
        left = length = int(self.headers["Content-Length"])
        seconds = float(self.path.strip("/") or 0)
        while left > 0:
            piece = self.rfile.read(min(left, 10_000))
            if not piece:
                return self.say("left")
            left -= len(piece)
            time.sleep(seconds * 10_000 / length)
        text = f"took {length}".encode()
        self.send_response(201)
        self.send_header("Content-Length", str(len(text)))
        self.end_headers()
        self.wfile.write(text)
        self.say("took", length)

    def log_message(self, *_):
        pass


server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
print(server.server_address[1], flush=True)
sys.stdout.flush()
server.serve_forever()
