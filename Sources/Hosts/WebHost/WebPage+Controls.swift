// SPDX-License-Identifier: MIT

extension WebPage {
    /// What a person does to the device beside its screen. Pages that are as small as a phone show the screen alone.
    static let controlBar = #"""
        <nav id="controls" aria-label="Device">
          <button data-name="home" title="To the home screen; an app that is alone goes behind, and comes back">Home</button>
          <button data-name="lock">Lock</button>
          <button data-name="left">Turn left</button>
          <button data-name="right">Turn right</button>
          <button data-name="shake">Shake</button>
          <button data-name="volumeUp">Volume up</button>
          <button data-name="volumeDown">Volume down</button>
          <button id="darkness" aria-pressed="false">Dark</button>
          <label>Text <select id="textSize"><option>XS<option>S<option>M<option selected>L<option>XL<option>XXL<option>XXXL
            <option>AX1<option>AX2<option>AX3<option>AX4<option>AX5</select></label>
          <label>Network <select id="network"><option value="wifi">Wi-Fi<option value="cellular">Cellular<option value="none">Off</select></label>
          <label>Language <select id="language"></select></label>
          <label>Place <input id="place" placeholder="48.86, 2.35" size="10"></label>
          <button id="picture">Picture</button>
          <button id="film" aria-pressed="false">Record</button>
          <div id="dock" role="group" aria-label="From other devices"></div>
        </nav>
        """#

    static let controlStyle = """
        #controls { flex: none; display: flex; flex-direction: column; gap: 8px; width: 132px; margin-left: 24px;
          font: 13px sans-serif; color: #c8ccd4; }
        #controls button, #controls select, #controls input { font: inherit; color: #e8eaee; background: #2a2d35; border: 1px solid #3a3d45;
          border-radius: 8px; padding: 6px 8px; width: 100%; box-sizing: border-box; }
        #controls button:hover { background: #353944; }
        #controls [aria-pressed="true"] { background: #0a5ad6; }
        #controls[hidden] { display: none; }
        #dock { display: flex; flex-wrap: wrap; gap: 8px; }
        #controls #dock button { width: 44px; padding: 0; border: 0; background: none; }
        #dock img { width: 44px; height: 44px; display: block; }
        @media (max-width: 760px) { #controls { display: none; } }
        """

    /// Pictures and films are made by the browser of what it shows.
    static let controls = #"""
        const part = id => document.getElementById(id);
        for (const button of bar.querySelectorAll("[data-name]"))
          button.onclick = () => { tell({ t: "control", name: button.dataset.name }); canvas.focus(); };
        const press = (button, isOn) => button.setAttribute("aria-pressed", isOn);
        part("darkness").onclick = event => {
          const isOn = event.target.getAttribute("aria-pressed") !== "true";
          press(event.target, isOn);
          tell({ t: "control", name: "appearance", value: isOn });
        };
        press(part("darkness"), dark.matches);
        for (const name of ["textSize", "network", "language"])
          part(name).onchange = event => tell({ t: "control", name, text: event.target.value });
        part("place").onchange = event => {
          const [y, x] = event.target.value.split(",").map(Number);
          const isPlace = Number.isFinite(x) && Number.isFinite(y) && Math.abs(y) <= 90 && Math.abs(x) <= 180;
          event.target.setCustomValidity(isPlace ? "" : "Latitude and longitude in degrees, as 48.86, 2.35");
          if (isPlace) tell({ t: "control", name: "place", x, y }); else event.target.reportValidity();
        };
        // Languages are the app's; in the dock stands what other devices of the person offer to go on with.
        function showControls({ languages, language, offers }) {
          part("language").replaceChildren(...languages.map(({ value, title }) => new Option(title, value, false, value === language)));
          part("dock").replaceChildren(...offers.map(({ app, name, picture }) => {
            const button = document.createElement("button"), icon = document.createElement("img");
            icon.src = "data:image/png;base64," + picture;
            icon.alt = button.title = `Handoff, ${name}`;
            button.append(icon);
            button.onclick = () => tell({ t: "control", name: "handoff", text: app });
            return button;
          }));
        }
        function save(blob, ending) {
          const link = document.createElement("a");
          link.href = URL.createObjectURL(blob);
          link.download = (document.title || "screen") + ending;
          link.click();
          setTimeout(() => URL.revokeObjectURL(link.href), 60000);
        }
        part("picture").onclick = () => canvas.toBlob(blob => save(blob, ".png"));
        let recorder;
        part("film").onclick = event => {
          if (recorder) { recorder.stop(); return; }
          const pieces = [];
          recorder = new MediaRecorder(canvas.captureStream(60), { videoBitsPerSecond: 12000000 });
          recorder.ondataavailable = piece => pieces.push(piece.data);
          recorder.onstop = () => { save(new Blob(pieces, { type: recorder.mimeType }), ".webm"); recorder = undefined; press(event.target, false); };
          recorder.start();
          press(event.target, true);
        };
        // What is typed into a control is not for the app.
        for (const type of ["keydown", "keyup", "paste"]) bar.addEventListener(type, event => event.stopPropagation());
        """#
}
