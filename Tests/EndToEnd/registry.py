#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""A package registry with one release of one package, as SwiftPM asks for it; prints its port.

  registry.py FOLDER     the sources of ada.Shelf 1.0.0

https://github.com/swiftlang/swift-package-manager/blob/main/Documentation/PackageRegistry/Registry.md
"""
import hashlib
import http.server
import io
import json
import pathlib
import sys
import zipfile

folder = pathlib.Path(sys.argv[1])
archive = io.BytesIO()
with zipfile.ZipFile(archive, "w") as target:
    for file in sorted(folder.rglob("*")):
        if file.is_file():
            # The same bytes every time: SwiftPM remembers a release's checksum beyond this run.
            entry = zipfile.ZipInfo("Shelf/" + str(file.relative_to(folder)))
            target.writestr(entry, file.read_bytes())
release = {
    "id": "ada.Shelf", "version": "1.0.0", "metadata": {},
    "resources": [{
        "name": "source-archive", "type": "application/zip", "checksum": hashlib.sha256(archive.getvalue()).hexdigest()}],
}
answers = {
    "/ada/shelf": ("application/json", json.dumps({"releases": {"1.0.0": {}}}).encode()),
    "/ada/shelf/1.0.0": ("application/json", json.dumps(release).encode()),
    "/ada/shelf/1.0.0/package.swift": ("text/x-swift", (folder / "Package.swift").read_bytes()),
    "/ada/shelf/1.0.0.zip": ("application/zip", archive.getvalue()),
}


class Registry(http.server.BaseHTTPRequestHandler):
    def do_GET(self):
        kind, body = answers.get(self.path.split("?")[0].lower(), ("application/problem+json", b"{}"))
        self.send_response(200 if body != b"{}" else 404)
        for name, value in [("Content-Version", "1"), ("Content-Type", kind), ("Content-Length", str(len(body)))]:
            self.send_header(name, value)
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *arguments):
        pass


server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Registry)
print(server.server_port, flush=True)
server.serve_forever()
