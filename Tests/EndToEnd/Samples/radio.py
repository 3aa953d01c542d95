#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""A radio station: sends an MP3 file over and over, as fast as it sounds and two seconds ahead, and tells no length. Who asks for
it hears every four seconds which song comes (SHOUTcast's protocol: a block of text behind each 4,000 bytes, its length in sixteens
before it).
    radio.py FILE BYTES_A_SECOND"""
import http.server
import sys
import time

SOUND, RATE, EVERY = open(sys.argv[1], "rb").read(), int(sys.argv[2]), 4000


class Station(http.server.BaseHTTPRequestHandler):
    def do_GET(self):
        self.send_response(200)
        self.send_header("Content-Type", "audio/mpeg")
        tells = self.headers.get("Icy-MetaData") == "1"
        if tells:
            self.send_header("icy-metaint", str(EVERY))
        self.end_headers()
        sent, begun = 0, time.monotonic()
        try:
            while True:
                part = (SOUND + SOUND)[sent % len(SOUND):][:EVERY]
                self.wfile.write(part + (self.title(sent // EVERY) if tells else b""))
                sent += len(part)
                time.sleep(max(0, sent / RATE - 2 - (time.monotonic() - begun)))
        except ConnectionError:
            pass

    def title(self, number):
        song, is_old = divmod(number * EVERY, 4 * RATE)
        text = b"" if is_old else f"StreamTitle='Singer - Song {song + 1}';StreamUrl='http://example.org/{song + 1}';".encode()
        return bytes([(len(text) + 15) // 16]) + text.ljust((len(text) + 15) // 16 * 16, b"\0")

    def log_message(self, *words):
        pass


station = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Station)
print(f"a station at port {station.server_port} ", flush=True)
station.serve_forever()
