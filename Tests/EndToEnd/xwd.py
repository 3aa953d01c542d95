#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""usage: xwd.py FILE.xwd FILE.png          a picture of an X display (XWDFile.h) as a PNG
          xwd.py --size FILE.png W H        whether a PNG has that size in pixels
          xwd.py --holds FILE.xwd RRGGBB    whether a hundredth of its pixels, at least, have that colour
"""
import struct, sys, zlib


def chunk(kind, data):
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))


def pixels(source):
    """Width, height and rows of a picture, three bytes a pixel."""
    data = open(source, "rb").read()
    header = struct.unpack(">25I", data[:100])
    width, height, bits, stride = header[4], header[5], header[11], header[12]
    begin = header[0] + header[19] * 12
    step = bits // 8
    rows = []
    for row in range(height):
        line = data[begin + row * stride : begin + row * stride + width * step]
        colors = bytearray(width * 3)
        for channel in range(3):
            colors[channel::3] = line[2 - channel :: step]
        rows.append(bytes(colors))
    return width, height, rows


def convert(source, target):
    width, height, lines = pixels(source)
    rows = b"".join(b"\0" + line for line in lines)
    size = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    body = chunk(b"IHDR", size) + chunk(b"IDAT", zlib.compress(rows)) + chunk(b"IEND", b"")
    open(target, "wb").write(b"\x89PNG\r\n\x1a\n" + body)


if sys.argv[1] == "--size":
    found = struct.unpack(">II", open(sys.argv[2], "rb").read(24)[16:])
    sys.exit(0 if found == tuple(map(int, sys.argv[3:5])) else f"{found}")
if sys.argv[1] == "--holds":
    width, height, lines = pixels(sys.argv[2])
    wanted = bytes.fromhex(sys.argv[3])
    count = sum(line[i : i + 3] == wanted for line in lines for i in range(0, len(line), 3))
    sys.exit(0 if count * 100 >= width * height else f"{count} pixels are {sys.argv[3]}")
convert(sys.argv[1], sys.argv[2])
