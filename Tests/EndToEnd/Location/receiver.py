#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""receiver.py PORT: a satellite receiver on TCP that drives north through Denver, a second of NMEA 0183 every tenth of one."""
import socket
import sys
import time


def sentence(body):
    total = 0
    for character in body:
        total ^= ord(character)
    return f"${body}*{total:02X}\r\n".encode()


def degrees(value, digits):
    return f"{int(value):0{digits}d}{(value - int(value)) * 60:07.4f}"


def second(number):
    clock = f"12{number // 60 % 60:02d}{number % 60:02d}.00"
    place = f"{degrees(39.7392 + 0.0001 * (number % 300), 2)},N,{degrees(104.9903, 3)},W"
    yield f"GPGGA,{clock},{place},1,08,0.9,1609.0,M,-21.0,M,,"
    yield "GPGSA,A,3,04,05,09,12,24,25,29,30,,,,,1.8,0.9,1.5"
    yield f"GPRMC,{clock},A,{place},010.0,000.0,231126,,,A"


listener = socket.socket()
listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
listener.bind(("127.0.0.1", int(sys.argv[1])))
listener.listen()
print("ready", flush=True)
while True:
    connection, _ = listener.accept()
    number = 0
    try:
        while True:
            for body in second(number):
                connection.sendall(sentence(body))
            number += 1
            time.sleep(0.1)
    except OSError:
        connection.close()
