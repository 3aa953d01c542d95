#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""A radio station: sends an MP3 file over and over, as fast as it sounds and two seconds ahead, and tells no length.
    radio.py FILE BYTES_A_SECOND"""
import http.server
import sys
import time

SOUND, RATE = open(sys.argv[1], "rb").read(), int(sys.argv[2])


class Station(http.server.BaseHTTPRequestHandler):
    def do_GET(self):
        self.send_response(200)
        self.send_header("Content-Type", "audio/mpeg")
        self.end_headers()
        sent, begun = 0, time.monotonic()
        try:
            while True:
                part = SOUND[sent % len(SOUND):][:2000]
                self.wfile.write(part)
                sent += len(part)
                time.sleep(max(0, sent / RATE - 2 - (time.monotonic() - begun)))
        except ConnectionError:
            pass

    def log_message(self, *words):
        pass


station = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Station)
print(f"a station at port {station.server_port} ", flush=True)
station.serve_forever()
