# SPDX-License-Identifier: MIT
"""An IPP printer that takes its time (RFC 8010, 8011), and tells of itself on the loopback interface (RFC 6762).

    printer.py SECONDS FILE      waits and prints as long as SECONDS each; jobs go to FILE, which the last one replaces

Prints its port. A line for each job that ends: "printed" or "cancelled".
"""

import http.server
import socket
import socketserver
import struct
import sys
import threading
import time

seconds, target = float(sys.argv[1]), sys.argv[2]
PENDING, PROCESSING, CANCELED, COMPLETED = 3, 5, 7, 9
PRINT_JOB, CANCEL_JOB, GET_JOB = 0x0002, 0x0008, 0x0009
job = {"begun": 0.0, "cancelled": False, "told": True}


def attribute(tag, name, value):
    return struct.pack(">BH", tag, len(name)) + name + struct.pack(">H", len(value)) + value


def state():
    if job["cancelled"]:
        return CANCELED
    passed = time.monotonic() - job["begun"]
    return PENDING if passed < seconds else PROCESSING if passed < 2 * seconds else COMPLETED


def tell(word):
    if not job["told"]:
        job["told"] = True
        print(word, flush=True)


def document(body):
    """What follows the attributes; those of a request are values of known length."""
    at = 8
    while body[at] != 3:
        if body[at] < 0x10:
            at += 1
            continue
        name = struct.unpack_from(">H", body, at + 1)[0]
        value = struct.unpack_from(">H", body, at + 3 + name)[0]
        at += 5 + name + value
    return body[at + 1:]


class Printer(http.server.BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def do_POST(self):
        body = self.rfile.read(int(self.headers["Content-Length"]))
        operation, number = struct.unpack_from(">HI", body, 2)
        if operation == PRINT_JOB:
            with open(target, "wb") as file:
                file.write(document(body))
            job.update(begun=time.monotonic(), cancelled=False, told=False)
        if operation == CANCEL_JOB:
            job["cancelled"] = True
            tell("cancelled")
        answer = struct.pack(">BBHI", 1, 1, 0, number) + b"\x01" + attribute(0x47, b"attributes-charset", b"utf-8")
        answer += attribute(0x48, b"attributes-natural-language", b"en")
        if operation in (PRINT_JOB, GET_JOB):
            now = state()
            answer += b"\x02" + attribute(0x21, b"job-id", struct.pack(">I", 1))
            answer += attribute(0x23, b"job-state", struct.pack(">I", now))
            if now == COMPLETED:
                tell("printed")
        answer += b"\x03"
        self.send_response(200)
        self.send_header("Content-Type", "application/ipp")
        self.send_header("Content-Length", str(len(answer)))
        self.end_headers()
        self.wfile.write(answer)

    def log_message(self, *words):
        pass


class Server(socketserver.ThreadingMixIn, http.server.HTTPServer):
    daemon_threads = True


def name(*labels):
    return b"".join(bytes([len(label)]) + label for label in labels) + b"\0"


def record(owner, kind, data):
    return owner + struct.pack(">HHIH", kind, 1, 120, len(data)) + data


def announce(port):
    """Answers who asks for IPP printers."""
    listener = socket.socket(socket.AF_INET, socket.SOCK_DGRAM)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    listener.bind(("", 5353))
    group = socket.inet_aton("224.0.0.251") + socket.inet_aton("127.0.0.1")
    listener.setsockopt(socket.IPPROTO_IP, socket.IP_ADD_MEMBERSHIP, group)
    service, host = name(b"_ipp", b"_tcp", b"local"), name(b"printer", b"local")
    instance = name(b"Slow Printer", b"_ipp", b"_tcp", b"local")
    words = [b"txtvers=1", b"rp=ipp/print", b"note=Basement", b"Color=T", b"Duplex=T", b"pdl=application/pdf"]
    text = b"".join(bytes([len(word)]) + word for word in words)
    while True:
        question, asker = listener.recvfrom(9000)
        if service not in question:
            continue
        answer = question[:2] + struct.pack(">HHHHH", 0x8400, 0, 1, 0, 3)
        answer += record(service, 12, instance) + record(instance, 16, text)
        answer += record(instance, 33, struct.pack(">HHH", 0, 0, port) + host)
        answer += record(host, 1, socket.inet_aton("127.0.0.1"))
        listener.sendto(answer, asker)


server = Server(("127.0.0.1", 0), Printer)
threading.Thread(target=announce, args=(server.server_port,), daemon=True).start()
print(server.server_port, flush=True)
server.serve_forever()
