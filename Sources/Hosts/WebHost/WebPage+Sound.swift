// SPDX-License-Identifier: MIT

extension WebPage {
    /// What the app plays, a fiftieth of a second at a time. Browsers let a page sound once its person has touched it.
    static let sound = #"""
        let audio, heardUntil = 0;
        for (const name of ["pointerdown", "keydown", "touchend"]) addEventListener(name, () => {
          if (!audio && window.AudioContext) audio = new AudioContext({ sampleRate: 44100 });
          if (audio && audio.state === "suspended") audio.resume();
        }, true);
        const isSound = buffer => buffer.byteLength >= 8 && new DataView(buffer).getUint32(0, true) === 0xffffffff;
        function hear(buffer) {
          if (!audio || audio.state !== "running") return;
          const samples = new Int16Array(buffer, 4), count = samples.length >> 1;
          const now = audio.currentTime;
          // After a gap a little time is left for what comes late; far ahead, what comes is dropped.
          if (heardUntil < now) heardUntil = now + 0.06;
          if (heardUntil > now + 0.5) return;
          const block = audio.createBuffer(2, count, 44100);
          for (let side = 0; side < 2; side++) {
            const channel = block.getChannelData(side);
            for (let i = 0; i < count; i++) channel[i] = samples[2 * i + side] / 32768;
          }
          const source = audio.createBufferSource();
          source.buffer = block;
          source.connect(audio.destination);
          source.start(heardUntil);
          heardUntil += count / 44100;
          document.documentElement.dataset.heard = (Number(document.documentElement.dataset.heard) || 0) + count;
        }
        """#
}
