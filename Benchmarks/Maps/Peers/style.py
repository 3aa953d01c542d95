# SPDX-License-Identifier: MIT
"""What the peers draw, in this order: layer, classes, colour, width in points (None: a filled area), the zoom from which on
it is drawn, which is that of Touchstone's `StreetPainter`."""
import math
import os

LAND = "#F6F3EA"
STYLE = [
    ("landuse", ["residential", "commercial", "retail", "industrial"], "#EFEBE0", None, 0),
    ("landcover", ["grass"], "#DFEBCB", None, 0),
    ("landcover", ["wood"], "#CFE3BC", None, 0),
    ("park", ["park"], "#C8E6B4", None, 0),
    ("landuse", ["school", "university"], "#ECE6D4", None, 0),
    ("water", ["lake", "river", "ocean"], "#96CDEB", None, 0),
    ("waterway", ["river"], "#96CDEB", 6.0, 0),
    ("building", [""], "#E6E1D6", None, 14.2),
    ("transportation", ["path"], "#D8D0C0", 1.0, 13.7),
    ("transportation", ["service"], "#D9D4C8", 2.5, 13.7),
    ("transportation", ["minor"], "#D9D4C8", 3.5, 12.2),
    ("transportation", ["tertiary", "secondary"], "#D9D4C8", 5.5, 9.3),
    ("transportation", ["primary", "trunk", "motorway"], "#E0B052", 7.0, 4.5),
    ("transportation", ["service"], "#FFFFFF", 1.5, 13.7),
    ("transportation", ["minor"], "#FFFFFF", 2.5, 12.2),
    ("transportation", ["tertiary", "secondary"], "#FFFFFF", 4.5, 9.3),
    ("transportation", ["primary"], "#FDF0C8", 6.0, 7.5),
    ("transportation", ["trunk", "motorway"], "#FBD27A", 6.0, 4.5),
    ("transportation", ["rail"], "#BDB9B4", 1.0, 10),
]
# What Benchmarks/Maps shows first: 3000 metres on 844 points, in metres of the projection.
RADIUS = 6378137
LATITUDE, LONGITUDE = (float(part) for part in os.environ.get("MAP_CENTER", "39.74,-104.975").split(","))
CENTER = (math.radians(LONGITUDE) * RADIUS, math.asinh(math.tan(math.radians(LATITUDE))) * RADIUS)
STRETCH = 1 / math.cos(math.radians(LATITUDE)) / 844
METRES = 3000 * STRETCH


def frame(scene, number):
    """Centre and metres a point of a frame."""
    if scene == "map-zoom":
        return CENTER, float(os.environ.get("MAP_ZOOM_FROM", "40000")) * STRETCH * 0.98**number
    return (CENTER[0] + 3 * METRES * number, CENTER[1] - 4 * METRES * number), METRES


def zoom(metres):
    """As vector styles count: at 0 the world is 512 points wide."""
    return math.log2(2 * math.pi * RADIUS / (512 * metres))
