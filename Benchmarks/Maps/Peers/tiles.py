# SPDX-License-Identifier: MIT
"""Reads the vector tiles of a PMTiles or MBTiles file: features of one zoom in metres of the web's Mercator projection."""
import gzip
import math
import sqlite3
import struct

HALF_WORLD = math.pi * 6378137


def varint(data, at):
    value = shift = 0
    while True:
        byte = data[at]
        at += 1
        value |= (byte & 127) << shift
        shift += 7
        if byte < 128:
            return value, at


def directory(data):
    """Entries (tile number, run, offset, length) as PMTiles' specification packs them, column by column."""
    count, at = varint(data, 0)
    columns = []
    for _ in range(4):
        column = []
        for _ in range(count):
            value, at = varint(data, at)
            column.append(value)
        columns.append(column)
    number = 0
    for index, (step, run, length, offset) in enumerate(zip(*columns)):
        number += step
        place = columns[3][index] - 1
        if place < 0:
            place = previous + columns[2][index - 1]
        previous = place
        yield number, run, place, length


def position(number):
    """Zoom, column and row of a number along Hilbert's curve."""
    zoom = 0
    while number >= 4**zoom:
        number -= 4**zoom
        zoom += 1
    x = y = 0
    for level in range(zoom):
        side = 1 << level
        right, upper = number >> 1 & 1, (number ^ number >> 1) & 1
        if not upper:
            if right:
                x, y = side - 1 - x, side - 1 - y
            x, y = y, x
        x, y = x + side * right, y + side * upper
        number >>= 2
    return zoom, x, y


def tiles(file):
    """(zoom, column, row, bytes); of PMTiles, files with one directory, which small extracts have."""
    data = open(file, "rb").read()
    if data[:6] == b"SQLite":
        rows = sqlite3.connect(file).execute("select zoom_level, tile_column, tile_row, tile_data from tiles")
        for z, column, row, bytes in rows:
            yield z, column, (1 << z) - 1 - row, gzip.decompress(bytes) if bytes[:2] == b"\x1f\x8b" else bytes
        return
    root, size, _, _, leaves, leaf_size, first, _ = struct.unpack("<8Q", data[8:72])
    assert leaf_size == 0, "this reader knows no leaf directories"
    unpack = {1: lambda b: b, 2: gzip.decompress}
    entries = directory(unpack[data[97]](data[root : root + size]))
    for number, run, offset, length in entries:
        packed = data[first + offset : first + offset + length]
        for step in range(run):
            yield (*position(number + step), unpack[data[98]](packed))


def fields(data):
    at = 0
    while at < len(data):
        key, at = varint(data, at)
        kind = key & 7
        if kind == 2:
            size, at = varint(data, at)
            yield key >> 3, data[at : at + size]
            at += size
        elif kind == 0:
            value, at = varint(data, at)
            yield key >> 3, value
        else:
            size = 4 if kind == 5 else 8
            yield key >> 3, data[at : at + size]
            at += size


def packed(data):
    at, values = 0, []
    while at < len(data):
        value, at = varint(data, at)
        values.append(value)
    return values


def lines(commands):
    at = x = y = 0
    line, result = [], []
    while at < len(commands):
        command, count = commands[at] & 7, commands[at] >> 3
        at += 1
        if command == 7:
            line.append(line[0])
            continue
        for _ in range(count):
            x += commands[at] >> 1 ^ -(commands[at] & 1)
            y += commands[at + 1] >> 1 ^ -(commands[at + 1] & 1)
            at += 2
            if command == 1:
                line = []
                result.append(line)
            line.append((x, y))
    return result


def features(file, zoom):
    """(layer, class, kind: 2 lines or 3 polygons, rings in metres)."""
    for z, column, row, data in tiles(file):
        if z != zoom:
            continue
        side = 2 * HALF_WORLD / 2**z
        for number, layer in fields(data):
            if number == 3:
                yield from layer_features(layer, column * side - HALF_WORLD, HALF_WORLD - row * side, side)


def layer_features(layer, left, top, side):
    parts = list(fields(layer))
    name = next(v for n, v in parts if n == 1).decode()
    keys = [v.decode() for n, v in parts if n == 3]
    values = [next(((m, w) for m, w in fields(v)), (0, b"")) for n, v in parts if n == 4]
    extent = next((v for n, v in parts if n == 5), 4096)
    for number, feature in parts:
        if number != 2:
            continue
        inside = dict(fields(feature))
        tags = packed(inside.get(2, b""))
        known = {keys[k]: values[v] for k, v in zip(tags[::2], tags[1::2])}
        kind = known.get("class", known.get("kind", (0, b"")))[1]
        kind = kind.decode() if isinstance(kind, bytes) else ""
        rings = [
            [(left + x / extent * side, top - y / extent * side) for x, y in line]
            for line in lines(packed(inside.get(4, b"")))
        ]
        if inside.get(3) in (2, 3):
            yield name, kind, inside[3], rings
