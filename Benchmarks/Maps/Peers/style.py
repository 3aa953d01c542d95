# SPDX-License-Identifier: MIT
"""What the peers draw, in this order: layer, classes, colour, width in points at zoom 14 (None: a filled area)."""
import math

LAND = "#F6F3EA"
STYLE = [
    ("landcover", ["grass"], "#DFEBCB", None),
    ("park", ["park"], "#C8E6B4", None),
    ("water", ["lake"], "#96CDEB", None),
    ("waterway", ["river"], "#96CDEB", 6.0),
    ("building", [""], "#E6E1D6", None),
    ("transportation", ["minor", "service"], "#D9D4C8", 3.5),
    ("transportation", ["tertiary", "secondary"], "#D9D4C8", 5.5),
    ("transportation", ["primary", "motorway"], "#E0B052", 7.0),
    ("transportation", ["minor", "service"], "#FFFFFF", 2.5),
    ("transportation", ["tertiary", "secondary"], "#FFFFFF", 4.5),
    ("transportation", ["primary"], "#FDF0C8", 6.0),
    ("transportation", ["motorway"], "#FBD27A", 6.0),
    ("transportation", ["rail"], "#BDB9B4", 1.0),
]
# What Benchmarks/Maps shows first: 39.74 north, 104.975 west, 3000 metres on 844 points, in metres of the projection.
RADIUS = 6378137
CENTER = (math.radians(-104.975) * RADIUS, math.asinh(math.tan(math.radians(39.74))) * RADIUS)
METRES = 3000 / math.cos(math.radians(39.74)) / 844


def frame(scene, number):
    """Centre and metres a point of a frame."""
    if scene == "map-zoom":
        return CENTER, METRES * 13.33 * 0.98**number
    return (CENTER[0] + 3 * METRES * number, CENTER[1] - 4 * METRES * number), METRES
