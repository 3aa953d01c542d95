// SPDX-License-Identifier: MIT

extension WebPage {
    /// The socket and the frames. A connection that drops is made again; the server then sends all there is to know.
    static let display = #"""
        const bar = document.getElementById("controls");
        const canvas = document.getElementById("screen"), typing = document.getElementById("typing");
        const context = canvas.getContext("2d", { alpha: false });
        let pixels = { width: 1, height: 1, scale: 1 };
        let socket, failures = 0, retry;
        const tell = (message, to = socket) => {
          if (to && to.readyState === 1 && to === socket) to.send(JSON.stringify(message));
        };

        function connect() {
          clearTimeout(retry);
          const mine = new WebSocket(location.href.replace(/^http/, "ws").replace(/[?#].*$/, "") + "socket", "touchstone");
          let last = Promise.resolve();
          socket = mine;
          mine.binaryType = "arraybuffer";
          mine.onopen = () => {
            failures = 0;
            note("");
            if (dark.matches) tell({ t: "dark", value: true });
            if (document.hidden) tell({ t: "hidden", value: true });
            if (isMirrored) tell({ t: "mirror", value: true });
          };
          mine.onmessage = event => {
            if (typeof event.data === "string") { heed(JSON.parse(event.data)); return; }
            if (isSound(event.data)) { hear(event.data); return; }
            // A piece that does not decode must not hold up the frames after it.
            last = last.then(() => show(event.data)).catch(console.error).then(() => tell({ t: "ack" }, mine));
          };
          mine.onclose = () => {
            if (mine !== socket) return;
            release();
            note(failures < 3 ? "Connecting again\u2026" : "The app has ended.");
            retry = setTimeout(connect, Math.min(250 * 2 ** failures++, 5000));
          };
        }
        addEventListener("online", connect);
        addEventListener("pageshow", event => { if (event.persisted) connect(); });
        function note(text) {
          const box = document.getElementById("lost"), span = document.createElement("span");
          span.textContent = text;
          box.replaceChildren(span);
          box.style.display = text ? "block" : "none";
        }
        const dark = matchMedia("(prefers-color-scheme: dark)");
        dark.onchange = () => tell({ t: "dark", value: dark.matches });
        // A page that is loaded anew hides on its way out; only one that stays hidden takes the app to the background.
        let hiding;
        document.onvisibilitychange = () => {
          release();
          clearTimeout(hiding);
          if (document.hidden) hiding = setTimeout(() => tell({ t: "hidden", value: true }), 250);
          else tell({ t: "hidden", value: false });
        };
        function heed(notice) {
          if (notice.title !== undefined) document.title = notice.title;
          if (notice.keyboard !== undefined) showKeyboard(notice.keyboard, notice.caret);
          if (notice.clipboard !== undefined) copy(notice.clipboard);
          if (notice.elements !== undefined) showElements(notice.elements);
          if (notice.controls !== undefined) showControls(notice.controls);
          if (notice.document !== undefined) showDocument(notice.document, notice.name);
        }

        function fit() {
          const points = { width: pixels.width / pixels.scale, height: pixels.height / pixels.scale };
          const margin = innerWidth > 500 ? 32 : 0, beside = bar.offsetWidth ? bar.offsetWidth + 24 : 0;
          const factor = Math.min((innerWidth - margin - beside) / points.width, (innerHeight - margin) / points.height, margin ? 1.25 : 4);
          canvas.style.width = points.width * factor + "px";
          canvas.style.height = points.height * factor + "px";
          placeTyping();
          placeElements();
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
            const blob = new Blob([new Uint8Array(buffer, at + 12, length)], { type: "image/png" });
            pieces.push(createImageBitmap(blob).then(image => ({ x, y, image })));
            at += 12 + length;
          }
          const moves = [];
          for (let left = view.getUint16(at, true), from = at + 2; left > 0; left--, from += 12) {
            const number = index => view.getUint16(from + 2 * index, true);
            moves.push([number(0), number(1), number(2), number(3), view.getInt16(from + 8, true), view.getInt16(from + 10, true)]);
          }
          const ready = await Promise.all(pieces);
          if (width !== pixels.width || height !== pixels.height || scale !== pixels.scale) {
            pixels = { width, height, scale };
            canvas.width = width; canvas.height = height;
            fit();
          }
          for (const [x, y, w, h, dx, dy] of moves) context.drawImage(canvas, x - dx, y - dy, w, h, x, y, w, h);
          for (const piece of ready) { context.drawImage(piece.image, piece.x, piece.y); piece.image.close(); }
          document.documentElement.dataset.frame = frame;
        }
        """#
}
