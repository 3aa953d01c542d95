#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Writes a music library: music.py FOLDER. Tones as WAV files, with ID3v2.3 tags in a chunk (id3.org), and a playlist."""
import array, math, os, struct, sys, zlib

RATE = 8000
# file, seconds, tone, title, artist, album, track, genre, composer, has a picture
SONGS = [
    ("first-1", 12, 262, "Dawn", "Fixed Artist", "First Light", "1/3", "Folk", "Ada", True),
    ("first-2", 210, 330, "Noon", "Fixed Artist", "First Light", "2/3", "Folk", "Ada", True),
    ("first-3", 8, 392, "Dusk", "Fixed Artist", "First Light", "3/3", "Folk", "Ben", True),
    ("harbour-1", 6, 440, "Anchors", "The Lanterns", "Harbour", "1/4", "Rock", "Cleo", False),
    ("harbour-2", 6, 494, "Buoys", "The Lanterns", "Harbour", "2/4", "Rock", "Cleo", False),
    ("harbour-3", 6, 523, "Cranes", "The Lanterns", "Harbour", "3/4", "Rock", "Cleo", False),
    ("harbour-4", 6, 587, "Docks", "The Lanterns", "Harbour", "4/4", "Rock", "Cleo", False),
    ("storm", 6, 659, "The Storm", "Ångström", "Weather", "1/1", "Electronic", "Dora", False),
    ("talk", 40, 220, "Episode 1", "Radio", "Long Talks", "1/1", "Podcast", "Radio", False),
]


def picture():
    """A red square of 8 pixels."""
    rows = b"".join(b"\0" + b"\xd9\x40\x30" * 8 for _ in range(8))

    def chunk(name, data):
        return struct.pack(">I", len(data)) + name + data + struct.pack(">I", zlib.crc32(name + data))

    head = struct.pack(">IIBBBBB", 8, 8, 8, 2, 0, 0, 0)
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", head) + chunk(b"IDAT", zlib.compress(rows)) + chunk(b"IEND", b"")


def tags(texts, has_picture):
    def frame(name, body):
        return name.encode() + struct.pack(">IH", len(body), 0) + body

    frames = b"".join(frame(name, b"\1" + text.encode("utf-16")) for name, text in texts.items())
    if has_picture:
        frames += frame("APIC", b"\0image/png\0\3\0" + picture())
    size = bytes((len(frames) >> shift) & 0x7F for shift in (21, 14, 7, 0))
    return b"ID3\3\0\0" + size + frames


def sound(seconds, tone):
    samples = array.array("h", (int(12000 * math.sin(2 * math.pi * tone * i / RATE)) for i in range(RATE)))
    return samples.tobytes() * seconds


def wave(path, data, tag=b""):
    chunks = b"fmt " + struct.pack("<IHHIIHH", 16, 1, 1, RATE, RATE * 2, 2, 16)
    chunks += b"data" + struct.pack("<I", len(data)) + data
    if tag:
        chunks += b"id3 " + struct.pack("<I", len(tag)) + tag + b"\0" * (len(tag) % 2)
    with open(path, "wb") as file:
        file.write(b"RIFF" + struct.pack("<I", 4 + len(chunks)) + b"WAVE" + chunks)


folder = sys.argv[1]
os.makedirs(folder, exist_ok=True)
for name, seconds, tone, title, artist, album, track, genre, composer, has_picture in SONGS:
    texts = {"TIT2": title, "TPE1": artist, "TALB": album, "TRCK": track, "TPOS": "1/1", "TCON": genre,
             "TCOM": composer, "TYER": "2009"}
    wave(os.path.join(folder, name + ".wav"), sound(seconds, tone), tags(texts, has_picture))
wave(os.path.join(folder, "untagged.wav"), sound(6, 698))
with open(os.path.join(folder, "evening.m3u8"), "w", encoding="utf-8") as file:
    file.write("#EXTM3U\n#PLAYLIST:Evening\nstorm.wav\nfirst-1.wav\nharbour-2.wav\n")
