#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""page.py TILES SCENE FRAMES: a page whose canvas draws each frame anew, a path for each line of the style. A pixel of each is
read, so that it has to be drawn; no display shows it."""
import json
import sys

from style import LAND, STYLE, frame, zoom
from tiles import features

file, scene, frames = sys.argv[1], sys.argv[2], int(sys.argv[3])
origin = frame(scene, 0)[0]
groups = {}
for layer, kind, shape, rings in features(file, 14):
    moved = [[round(v, 1) for x, y in ring for v in (x - origin[0], origin[1] - y)] for ring in rings]
    groups.setdefault((layer, kind), []).extend(moved)
style = [
    {
        "color": color, "width": width, "from": least,
        "rings": [ring for kind in kinds for ring in groups.get((layer, kind), [])],
    }
    for layer, kinds, color, width, least in STYLE
]
steps = [
    [(x - origin[0]), origin[1] - y, metres, zoom(metres)]
    for (x, y), metres in (frame(scene, n) for n in range(1, frames + 1))
]
print(
    """<!doctype html><style>body{margin:0;overflow:hidden}canvas{display:block;width:390px;height:844px}</style><canvas width=1170 height=2532></canvas><script>
const style=%s, steps=%s, canvas=document.querySelector("canvas"), context=canvas.getContext("2d",{alpha:false});
for (const line of style) {
  line.path=new Path2D();
  for (const ring of line.rings) for (let i=0;i<ring.length;i+=2) i?line.path.lineTo(ring[i],ring[i+1]):line.path.moveTo(ring[i],ring[i+1]);
}
function draw([x,y,metres,zoom]) {
  context.setTransform(1,0,0,1,0,0); context.fillStyle=%s; context.fillRect(0,0,1170,2532);
  const scale=3/metres; context.setTransform(scale,0,0,scale,585-x*scale,1266-y*scale);
  context.lineCap=context.lineJoin="round";
  for (const line of style) {
    if (zoom<line.from || !line.rings.length) continue;
    if (line.width) { context.strokeStyle=line.color; context.lineWidth=line.width*metres; context.stroke(line.path); }
    else { context.fillStyle=line.color; context.fill(line.path,"evenodd"); }
  }
}
for (const step of steps) {
  draw(step);
  // What is drawn is looked at, or nothing need be drawn.
  context.getImageData(0,0,1,1);
}
document.title="done";
</script>"""
    % (json.dumps(style), json.dumps(steps), json.dumps(LAND))
)
