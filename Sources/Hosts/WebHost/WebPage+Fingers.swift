// SPDX-License-Identifier: MIT

extension WebPage {
    /// Fingers, the mouse as a finger, the pointer and the wheel.
    static let fingers = #"""
        // To a 64th of a point: what scaling the canvas adds is no place of a finger.
        const rounded = value => Math.round(value * 64) / 64;
        const point = event => {
          const box = canvas.getBoundingClientRect();
          return { x: rounded((event.clientX - box.left) / box.width * pixels.width / pixels.scale),
                   y: rounded((event.clientY - box.top) / box.height * pixels.height / pixels.scale) };
        };
        const mirrored = p => ({ x: pixels.width / pixels.scale - p.x, y: pixels.height / pixels.scale - p.y });
        // Where the mouse's two fingers are, or would be if it went down: Alt is held.
        const marks = [0, 1].map(() => document.body.appendChild(document.createElement("div")));
        for (const mark of marks) mark.className = "finger";
        const markFingers = points => marks.forEach((mark, index) => {
          mark.style.display = points ? "block" : "none";
          if (!points) return;
          const box = canvas.getBoundingClientRect();
          mark.style.left = box.left + points[index].x / pixels.width * pixels.scale * box.width + "px";
          mark.style.top = box.top + points[index].y / pixels.height * pixels.scale * box.height + "px";
        });
        addEventListener("keyup", event => { if (event.key === "Alt") markFingers(); });
        const fingers = new Map();
        function touch(event, phase) {
          event.preventDefault();
          const at = point(event), id = event.pointerId & 0x7fff;
          // Of what touches, only pens measure force: a mouse only pretends.
          const force = event.pointerType === "pen" ? event.pressure : 0;
          if (phase === "began") fingers.set(event.pointerId, { second: event.altKey && event.pointerType === "mouse", at });
          const finger = fingers.get(event.pointerId);
          if (!finger) return;
          const touches = [{ id, phase, force, ...at }];
          if (finger.second) {
            // Alt: mirrored through the middle; Shift too: at the distance it has.
            const old = mirrored(finger.at);
            if (!event.shiftKey) finger.distance = undefined;
            else if (!finger.distance) finger.distance = { x: old.x - finger.at.x, y: old.y - finger.at.y };
            const other = finger.distance ? { x: at.x + finger.distance.x, y: at.y + finger.distance.y } : mirrored(at);
            touches.push({ id: id | 0x8000, phase, force, ...other });
            markFingers(event.altKey ? [at, other] : undefined);
          }
          finger.at = at;
          if (phase === "ended" || phase === "cancelled") fingers.delete(event.pointerId);
          tell({ t: "touch", touches });
        }
        canvas.onpointerdown = event => {
          if (event.button !== 0) return;
          canvas.setPointerCapture(event.pointerId);
          if (document.activeElement !== typing) canvas.focus({ preventScroll: true });
          touch(event, "began");
        };
        canvas.onpointermove = event => {
          if (fingers.has(event.pointerId)) touch(event, "moved");
          else if (event.pointerType === "mouse") {
            const at = point(event);
            markFingers(event.altKey ? [at, mirrored(at)] : undefined);
            tell({ t: "hover", ...at });
          }
        };
        canvas.onpointerleave = event => {
          if (event.pointerType !== "mouse") return;
          markFingers();
          tell({ t: "hover" });
        };
        canvas.onpointerup = event => {
          if (event.button === 2 && event.pointerType === "mouse") { tell({ t: "click", ...point(event) }); return; }
          touch(event, "ended");
          // Phones bring their keyboard up only while a finger is at work.
          if (keyboard && document.activeElement !== typing) typing.focus({ preventScroll: true });
        };
        canvas.onpointercancel = event => touch(event, "cancelled");
        canvas.oncontextmenu = event => event.preventDefault();
        canvas.addEventListener("wheel", event => {
          event.preventDefault();
          const unit = event.deltaMode === 1 ? 16 : event.deltaMode === 2 ? 400 : 1;
          tell({ t: "scroll", ...point(event), dx: -event.deltaX * unit, dy: -event.deltaY * unit });
        }, { passive: false });
        """#
}
