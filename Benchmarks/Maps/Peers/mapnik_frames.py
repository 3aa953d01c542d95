#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""mapnik_frames.py TILES SCENE FRAMES [PICTURE]: mapnik draws each frame anew, 390 x 844 points at three pixels a point."""
import json
import os
import sys

import mapnik
from style import LAND, STYLE, frame, zoom
from tiles import features

file, scene, frames = sys.argv[1], sys.argv[2], int(sys.argv[3])
groups = {}
for layer, kind, shape, rings in features(file, 14):
    groups.setdefault((layer, kind), []).append((shape, rings))
if "MAPNIK_PLUGINS" in os.environ:
    mapnik.register_plugins(os.environ["MAPNIK_PLUGINS"])


def collection(layer, kinds):
    found = [entry for kind in kinds for entry in groups.get((layer, kind), [])]
    shapes = [
        {"type": "Polygon", "coordinates": rings} if shape == 3 else {"type": "MultiLineString", "coordinates": rings}
        for shape, rings in found
    ]
    return {"type": "FeatureCollection", "features": [{"type": "Feature", "properties": {}, "geometry": s} for s in shapes]}


view = mapnik.Map(1170, 2532, "epsg:3857")
view.background = mapnik.Color(LAND)
for number, (layer, kinds, color, width, least) in enumerate(STYLE):
    symbol = mapnik.PolygonSymbolizer() if width is None else mapnik.LineSymbolizer()
    if width is None:
        symbol.fill = mapnik.Color(color)
    else:
        symbol.stroke, symbol.stroke_width = mapnik.Color(color), width
        symbol.stroke_linecap, symbol.stroke_linejoin = mapnik.stroke_linecap.ROUND_CAP, mapnik.stroke_linejoin.ROUND_JOIN
    rule = mapnik.Rule()
    rule.symbols.append(symbol)
    style = mapnik.Style()
    style.rules.append(rule)
    view.append_style(str(number), style)
    drawn = mapnik.Layer(str(number), "epsg:3857")
    drawn.datasource = mapnik.Datasource(type="geojson", inline=json.dumps(collection(layer, kinds)))
    drawn.styles.append(str(number))
    view.layers.append(drawn)
image = mapnik.Image(1170, 2532)
for number in range(1, frames + 1):
    (x, y), metres = frame(scene, number)
    for index, (*_, least) in enumerate(STYLE):
        view.layers[index].active = zoom(metres) >= least
    view.zoom_to_box(mapnik.Box2d(x - 195 * metres, y - 422 * metres, x + 195 * metres, y + 422 * metres))
    mapnik.render(view, image, 3.0)
if len(sys.argv) > 4:
    image.save(sys.argv[4], "png")
