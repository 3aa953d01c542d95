# SPDX-License-Identifier: MIT
"""A server of before HTTP/2: pushes over the binary interface, and reads the feedback service.

usage: binary.py push PORT CERTIFICATE TOKEN TEXT ...   simple frames over one connection; prints the refusal, if any
       binary.py enhanced PORT CERTIFICATE TOKEN TEXT   a frame with an identifier
       binary.py feedback PORT CERTIFICATE              prints a line for each token: it, and seconds since 1970
       binary.py campaign PUSHPORT FEEDBACKPORT CERTIFICATE TOKEN TEXT   drops tokens of the feedback service, then pushes"""
import json
import socket
import ssl
import struct
import sys


def connect(port, certificate):
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
    context.check_hostname = False
    context.verify_mode = ssl.CERT_NONE
    context.load_cert_chain(certificate)
    return context.wrap_socket(socket.create_connection(("127.0.0.1", int(port)), timeout=20))


def body(token, text):
    payload = json.dumps({"aps": {"alert": text}, "word": text}).encode()
    token = bytes.fromhex(token)
    return struct.pack("!H", len(token)) + token + struct.pack("!H", len(payload)) + payload


def everything(connection):
    data = b""
    while piece := connection.recv(4096):
        data += piece
    return data


def finish(connection, seconds=2):
    connection.settimeout(seconds)
    try:
        answer = everything(connection)
    except TimeoutError:
        return print("taken")
    print("closed", *struct.unpack("!BBI", answer)) if answer else print("closed")


def push(port, certificate, token, *texts):
    connection = connect(port, certificate)
    for text in texts:
        connection.sendall(b"\0" + body(token, text))
    finish(connection)


def enhanced(port, certificate, token, text):
    connection = connect(port, certificate)
    connection.sendall(struct.pack("!BII", 1, 77, 0) + body(token, text))
    finish(connection)


def listed(port, certificate):
    data, tokens = everything(connect(port, certificate)), []
    while data:
        seconds, length = struct.unpack("!IH", data[:6])
        tokens.append((data[6:6 + length].hex(), seconds))
        data = data[6 + length:]
    return tokens


def feedback(port, certificate):
    for token, seconds in listed(port, certificate):
        print(token, seconds)


def campaign(pushes, reads, certificate, token, text):
    gone = {token for token, _ in listed(reads, certificate)}
    left = [one for one in [token] if one not in gone]
    for one in left:
        push(pushes, certificate, one, text)
    print(len(left), "left")


globals()[sys.argv[1]](*sys.argv[2:])
