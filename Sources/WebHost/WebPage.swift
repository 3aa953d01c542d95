// SPDX-License-Identifier: MIT

/// The one page the server serves: a canvas that shows the screen, and the input it reports.
enum WebPage {
    static func html(title: String) -> String {
        template.replacingOccurrences(of: "TITLE", with: escaped(title))
    }

    private static func escaped(_ text: String) -> String {
        text.replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "<", with: "&lt;")
    }

    private static let template = #"""
        <!doctype html>
        <html lang="en">
        <meta charset="utf-8">
        <meta name="viewport" content="width=device-width, initial-scale=1, maximum-scale=1, viewport-fit=cover">
        <title>TITLE</title>
        <style>
          html, body { margin: 0; height: 100%; background: #16181d; overflow: hidden; }
          body { display: flex; align-items: center; justify-content: center; }
          canvas { background: #000; touch-action: none; border-radius: 28px; outline: 1px solid #3a3d45; cursor: default; }
          @media (max-width: 500px) { canvas { border-radius: 0; outline: none; } }
          #typing { position: fixed; left: 0; bottom: 0; width: 1px; height: 1px; opacity: 0; border: 0; font-size: 16px; }
          #lost { position: fixed; inset: auto 0 24px; text-align: center; color: #fff; font: 15px sans-serif; display: none; }
        </style>
        <canvas id="screen" width="1" height="1" tabindex="0"></canvas>
        <textarea id="typing" autocomplete="off" autocapitalize="off" spellcheck="false" aria-hidden="true"></textarea>
        <div id="lost">The app has ended.</div>
        <script>
        "use strict";
        const canvas = document.getElementById("screen"), typing = document.getElementById("typing");
        const context = canvas.getContext("2d", { alpha: false });
        let pixels = { width: 1, height: 1, scale: 1 };
        const socket = new WebSocket(location.href.replace(/^http/, "ws").replace(/[?#].*$/, "") + "socket", "touchstone");
        socket.binaryType = "arraybuffer";
        const tell = message => { if (socket.readyState === 1) socket.send(JSON.stringify(message)); };

        // Frames
        function fit() {
          const points = { width: pixels.width / pixels.scale, height: pixels.height / pixels.scale };
          const margin = innerWidth > 500 ? 32 : 0;
          const factor = Math.min((innerWidth - margin) / points.width, (innerHeight - margin) / points.height, margin ? 1.25 : 4);
          canvas.style.width = points.width * factor + "px";
          canvas.style.height = points.height * factor + "px";
        }
        addEventListener("resize", fit);
        async function show(buffer) {
          const view = new DataView(buffer);
          const frame = view.getUint32(0, true), width = view.getUint16(4, true), height = view.getUint16(6, true);
          const scale = view.getFloat32(8, true), count = view.getUint32(12, true);
          const pieces = [];
          let at = 16;
          for (let i = 0; i < count; i++) {
            const x = view.getUint16(at, true), y = view.getUint16(at + 2, true), length = view.getUint32(at + 8, true);
            const type = length > 1 && view.getUint8(at + 12) === 0x89 ? "image/png" : "image/jpeg";
            const blob = new Blob([new Uint8Array(buffer, at + 12, length)], { type });
            pieces.push(createImageBitmap(blob).then(image => ({ x, y, image })));
            at += 12 + length;
          }
          const ready = await Promise.all(pieces);
          if (width !== pixels.width || height !== pixels.height || scale !== pixels.scale) {
            pixels = { width, height, scale };
            canvas.width = width; canvas.height = height;
            fit();
          }
          for (const piece of ready) { context.drawImage(piece.image, piece.x, piece.y); piece.image.close(); }
          document.documentElement.dataset.frame = frame;
          tell({ t: "ack" });
        }
        let last = Promise.resolve();
        socket.onmessage = event => {
          if (typeof event.data !== "string") { last = last.then(() => show(event.data)); return; }
          const notice = JSON.parse(event.data);
          if (notice.title !== undefined) document.title = notice.title;
          if (notice.keyboard !== undefined) notice.keyboard ? typing.focus() : typing.blur();
        };
        socket.onopen = () => {
          const dark = matchMedia("(prefers-color-scheme: dark)");
          if (dark.matches) tell({ t: "dark", value: true });
          dark.onchange = () => tell({ t: "dark", value: dark.matches });
        };
        socket.onclose = () => { document.getElementById("lost").style.display = "block"; };
        document.onvisibilitychange = () => tell({ t: "hidden", value: document.hidden });

        // Fingers
        const point = event => {
          const box = canvas.getBoundingClientRect();
          return { x: (event.clientX - box.left) / box.width * pixels.width / pixels.scale,
                   y: (event.clientY - box.top) / box.height * pixels.height / pixels.scale };
        };
        const mirrored = p => ({ x: pixels.width / pixels.scale - p.x, y: pixels.height / pixels.scale - p.y });
        const fingers = new Map();
        function touch(event, phase) {
          event.preventDefault();
          const at = point(event), id = event.pointerId & 0x7fff, force = event.pressure;
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
          else if (event.pointerType === "mouse") tell({ t: "hover", ...point(event) });
        };
        canvas.onpointerleave = event => { if (event.pointerType === "mouse") tell({ t: "hover" }); };
        canvas.onpointerup = event => {
          if (event.button === 2 && event.pointerType === "mouse") tell({ t: "click", ...point(event) });
          else touch(event, "ended");
        };
        canvas.onpointercancel = event => touch(event, "cancelled");
        canvas.oncontextmenu = event => event.preventDefault();
        canvas.addEventListener("wheel", event => {
          event.preventDefault();
          const unit = event.deltaMode === 1 ? 16 : event.deltaMode === 2 ? 400 : 1;
          tell({ t: "scroll", ...point(event), dx: -event.deltaX * unit, dy: -event.deltaY * unit });
        }, { passive: false });

        // Keys: usages of the USB keyboard page
        const usages = { Enter: 40, Escape: 41, Backspace: 42, Tab: 43, Space: 44, Minus: 45, Equal: 46, BracketLeft: 47,
          BracketRight: 48, Backslash: 49, Semicolon: 51, Quote: 52, Backquote: 53, Comma: 54, Period: 55, Slash: 56,
          CapsLock: 57, Insert: 73, Home: 74, PageUp: 75, Delete: 76, End: 77, PageDown: 78, ArrowRight: 79, ArrowLeft: 80,
          ArrowDown: 81, ArrowUp: 82, ControlLeft: 224, ShiftLeft: 225, AltLeft: 226, MetaLeft: 227, ControlRight: 228,
          ShiftRight: 229, AltRight: 230, MetaRight: 231 };
        function usage(code) {
          if (/^Key[A-Z]$/.test(code)) return 4 + code.charCodeAt(3) - 65;
          if (/^Digit[0-9]$/.test(code)) return code[5] === "0" ? 39 : 29 + Number(code[5]);
          if (/^F([1-9]|1[0-2])$/.test(code)) return 57 + Number(code.slice(1));
          return usages[code] || 0;
        }
        const flags = event => (event.getModifierState("CapsLock") ? 1 << 16 : 0) | (event.shiftKey ? 1 << 17 : 0)
          | (event.ctrlKey ? 1 << 18 : 0) | (event.altKey ? 1 << 19 : 0) | (event.metaKey ? 1 << 20 : 0);
        function key(event, phase) {
          if (event.isComposing || event.keyCode === 229) return;
          // A key may type a character of two units; AltGr, which types, looks like Control and Alt.
          const printable = [...event.key].length === 1;
          const commands = (event.ctrlKey || event.metaKey) && !event.getModifierState("AltGraph");
          tell({ t: "key", phase, usage: usage(event.code), text: printable ? event.key : "", modifiers: flags(event) });
          if (event.target === typing && printable) return;
          if (!commands) event.preventDefault();
          if (phase !== "up" && printable && !commands) tell({ t: "text", text: event.key });
          if (phase !== "up" && event.key === "Enter") tell({ t: "text", text: "\n" });
        }
        addEventListener("keydown", event => key(event, event.repeat ? "repeat" : "down"));
        addEventListener("keyup", event => key(event, "up"));
        typing.addEventListener("compositionupdate", event => tell({ t: "marked", text: event.data || "" }));
        typing.addEventListener("compositionend", event => {
          tell({ t: "marked", text: "" }); tell({ t: "text", text: event.data || "" }); typing.value = "";
        });
        typing.addEventListener("input", event => {
          if (event.isComposing || event.inputType === "insertCompositionText") return;
          if (event.inputType === "deleteContentBackward") {
            for (const phase of ["down", "up"]) tell({ t: "key", phase, usage: 42, text: "", modifiers: 0 });
          } else if (typing.value) { tell({ t: "text", text: typing.value }); }
          typing.value = "";
        });
        canvas.focus();
        </script>
        </html>
        """#
}
