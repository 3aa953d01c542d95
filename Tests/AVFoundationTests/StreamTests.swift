// SPDX-License-Identifier: MIT
import AVFoundation
import Testing

@testable import MediaEngine

/// Play lists as RFC 8216 writes them down.
@Suite struct PlayListTests {
    private let base = URL(fileURLWithPath: "/films/list.m3u8")

    @Test("Qualities and languages are read, attributes in quotes with their commas")
    func master() throws {
        let text = """
            #EXTM3U
            #EXT-X-MEDIA:TYPE=AUDIO,GROUP-ID="a",NAME="One, two",LANGUAGE="en",DEFAULT=YES,URI="en/s.m3u8"
            #EXT-X-MEDIA:TYPE=SUBTITLES,GROUP-ID="s",NAME="Forced",LANGUAGE="de",FORCED=YES,URI="de.m3u8"
            #EXT-X-STREAM-INF:BANDWIDTH=1280000,AVERAGE-BANDWIDTH=1000000,RESOLUTION=640x360,CODECS="avc1.4d,mp4a.40.2",AUDIO="a"
            low.m3u8
            # a remark
            #EXT-X-STREAM-INF:SUBTITLES="s",BANDWIDTH=7680000,RESOLUTION=1920x1080,FRAME-RATE=29.970
            http://example.org/high.m3u8
            #EXT-X-STREAM-INF:BANDWIDTH=20000000,RESOLUTION=3840x2160
            huge.m3u8
            """
        let list = try #require(PlayList(text, base: base))
        #expect(list.variants.map(\.peakRate) == [1_280_000, 7_680_000, 20_000_000])
        #expect(list.variants[0].codecs == ["avc1.4d", "mp4a.40.2"] && list.variants[0].averageRate == 1_000_000)
        #expect(list.variants[0].url.path == "/films/low.m3u8" && list.variants[0].width == 640)
        #expect(list.variants[1].url.absoluteString == "http://example.org/high.m3u8")
        #expect(list.variants[1].frameRate == 29.97)
        let sound = list.renditions(.sound, of: list.variants[0])
        #expect(sound.map(\.name) == ["One, two"] && sound[0].isDefault && sound[0].url?.path == "/films/en/s.m3u8")
        #expect(list.renditions(.captions, of: list.variants[0]).isEmpty)
        #expect(list.renditions(.captions, of: list.variants[1]).map(\.isForced) == [true])
        // The best that a phone's screen has use for comes first, what is too large last.
        #expect(list.preferredVariants.map(\.width) == [1920, 640, 3840])
    }

    @Test("Pieces have their lengths; a list without an end is live")
    func pieces() throws {
        let text = "#EXTM3U\r\n#EXT-X-TARGETDURATION:10\r\n#EXTINF:9.009,title, more\r\na.ts\r\n#EXTINF:3,\r\nb.ts\r\n"
        let live = try #require(PlayList(text, base: base))
        #expect(live.segments.map(\.url.lastPathComponent) == ["a.ts", "b.ts"])
        #expect(abs(live.duration - 12.009) < 1e-9 && !live.isEnded)
        #expect(try #require(PlayList(text + "#EXT-X-ENDLIST\r\n", base: base)).isEnded)
    }

    @Test("Other texts are no lists, and damaged lists are read without harm")
    func damaged() throws {
        #expect(PlayList("", base: base) == nil)
        #expect(PlayList("<html>", base: base) == nil)
        let text =
            "#EXTM3U\n#EXTINF:nan,\na\n#EXTINF:-5\nb\n#EXT-X-STREAM-INF:BANDWIDTH=,RESOLUTION=x,=,\"\nc\n#EXT-X-MEDIA:\n"
        let list = try #require(PlayList(text, base: base))
        #expect(list.segments.isEmpty && list.variants.count == 1 && list.renditions.isEmpty)
    }
}

/// What `ffprobe -print_format json -show_format -show_streams` writes of what a server sends.
@Suite struct EndlessStreamTests {
    private func info(_ format: [String: Any]) throws -> MediaInfo {
        let sound: [String: Any] = [
            "codec_type": "audio", "codec_name": "mp3", "sample_rate": "44100", "channels": 2, "start_time": "0.025057",
        ]
        return try #require(FFprobeReader(["streams": [sound], "format": format]).info).withoutEnd()
    }

    @Test("Neither a length nor a size: a stream that goes on, from where it is")
    func radio() throws {
        let info = try info(["format_name": "mp3", "start_time": "0.025057", "bit_rate": "128000"])
        #expect(info.isLive && info.duration == .indefinite && abs(info.streamStart - 0.025057) < 1e-4)
        #expect(info.tracks.map(\.timeRange.duration) == [.indefinite])
    }

    @Test("What a station says is read from its decoder's lines; other lines and empty tags are not")
    func words() {
        let tag = StationWords.tag("[http @ 0x55bde70420c0] Metadata update for StreamTitle: Ada: Engine - Part 1")
        #expect(tag?.key == "StreamTitle" && tag?.text == "Ada: Engine - Part 1" && tag?.space == .icy)
        #expect(StationWords.tag("[http @ 0x1] Metadata update for StreamUrl: ") == nil)
        #expect(StationWords.tag("    StreamTitle     : Singer - Song") == nil && StationWords.tag("") == nil)
    }

    @Test(
        "A length, or a size alone: a file", arguments: [["duration": "12.5", "size": "200000"], ["size": "200000"]])
    func file(_ format: [String: String]) throws {
        #expect(try !info(format).isLive)
    }
}

/// Captions as the W3C's WebVTT writes them down.
@Suite struct CaptionTests {
    @Test("Cues have times, text without its tags, styles and places")
    func cues() throws {
        let text = """
            WEBVTT - a title

            NOTE what is not shown

            STYLE
            ::cue { color: red }

            first
            00:00:01.500 --> 00:00:04.000 line:10% align:left position:20%
            <v Anna><i>Hello</i>,\u{20}
            you &amp; me &lt;3</v>

            59:59.000 --> 1:00:01.250
            <b>Late <u>words</u></b><c.yellow> here</c>
            """
        let cues = WebVTT.cues(text)
        try #require(cues.count == 2)
        #expect(cues[0].start == 1.5 && cues[0].end == 4 && cues[0].text == "Hello, \nyou & me <3")
        #expect(cues[0].spans.first.map { $0.text == "Hello" && $0.isItalic && !$0.isBold } == true)
        #expect(cues[0].line == 0.1 && cues[0].alignment == .start && cues[0].position == 0.2)
        #expect(cues[1].start == 3599 && cues[1].end == 3601.25 && cues[1].line == nil)
        #expect(
            cues[1].spans.map(\.isUnderlined) == [false, true, false]
                && cues[1].spans.map(\.isBold) == [true, true, false])
    }

    @Test("Other texts and cues that end before they begin show nothing")
    func damaged() {
        #expect(WebVTT.cues("").isEmpty)
        #expect(WebVTT.cues("1\n00:01.000 --> 00:02.000\nSubRip").isEmpty)
        #expect(
            WebVTT.cues("WEBVTT\n\n00:02.000 --> 00:01.000\nx\n\n00:xx --> 1\ny\n\n-->\n\n00:01.000 --> 00:02.000")
                .isEmpty)
        #expect(WebVTT.cues("WEBVTT\n\n00:01.000 --> 00:02.000\n<i").isEmpty)
    }

    @Test("A piece's clock is that of the stream")
    func clock() throws {
        let text = "WEBVTT\nX-TIMESTAMP-MAP=MPEGTS:900000,LOCAL:00:00:05.000\n\n00:06.000 --> 00:07.000\nnow"
        let cue = try #require(WebVTT.cues(text) { map in map.map { $0.stream / 90_000 - $0.local - 1.4 } ?? 0 }.first)
        #expect(abs(cue.start - 9.6) < 1e-9 && abs(cue.end - 10.6) < 1e-9)
    }
}

/// A stream with two qualities, two sounds and captions, made by ffmpeg: what AVFoundation says of it.
@Suite(.enabled(if: FFmpeg.isThere)) struct StreamTests {
    /// Four seconds in a folder of its own.
    private final class Stream {
        let folder: URL
        var url: URL { folder.appendingPathComponent("master.m3u8") }

        init() throws {
            folder = FileManager.default.temporaryDirectory.appendingPathComponent("stream-\(UUID().uuidString)")
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            // A codec whose pieces say their size, and that every ffmpeg can write.
            try make(["-f", "lavfi", "-i", "testsrc=size=64x36:rate=25:duration=4", "-c:v", "mpeg2video"], "low")
            try make(["-f", "lavfi", "-i", "testsrc=size=128x72:rate=25:duration=4", "-c:v", "mpeg2video"], "high")
            for (name, tone) in [("en", 440), ("de", 880)] {
                try make(["-f", "lavfi", "-i", "sine=\(tone):duration=4", "-c:a", "aac"], name)
            }
            try write(
                "master.m3u8",
                """
                #EXTM3U
                #EXT-X-MEDIA:TYPE=AUDIO,GROUP-ID="a",NAME="English",LANGUAGE="en",DEFAULT=YES,URI="en.m3u8"
                #EXT-X-MEDIA:TYPE=AUDIO,GROUP-ID="a",NAME="Deutsch",LANGUAGE="de",URI="de.m3u8"
                #EXT-X-MEDIA:TYPE=SUBTITLES,GROUP-ID="s",NAME="Worte",LANGUAGE="de",URI="words.m3u8"
                #EXT-X-STREAM-INF:BANDWIDTH=100000,RESOLUTION=64x36,AUDIO="a",SUBTITLES="s"
                low.m3u8
                #EXT-X-STREAM-INF:BANDWIDTH=200000,RESOLUTION=128x72,AUDIO="a",SUBTITLES="s"
                high.m3u8
                """)
            try write("words.m3u8", "#EXTM3U\n#EXTINF:4,\nwords.vtt\n#EXT-X-ENDLIST\n")
            try write("words.vtt", "WEBVTT\n\n00:01.000 --> 00:02.000\nHallo")
        }
        deinit { try? FileManager.default.removeItem(at: folder) }  // Only the temporary folder is left fuller.

        private func write(_ name: String, _ text: String) throws {
            try Data(text.utf8).write(to: folder.appendingPathComponent(name))
        }
        private func make(_ input: [String], _ name: String) throws {
            let list = folder.appendingPathComponent(name + ".m3u8").path
            let ffmpeg = try #require(FFmpeg.ffmpeg)
            let child = try ChildProcess(
                [ffmpeg, "-v", "error", "-nostdin"] + input + ["-f", "hls", "-hls_playlist_type", "vod", list])
            _ = child.readToEnd()
            try #require(child.succeeds())
        }
    }

    @Test("The best quality is played, with the sound and the captions that are chosen from groups")
    func choices() async throws {
        let stream = try Stream()
        let asset = AVURLAsset(url: stream.url)
        #expect(abs(asset.duration.seconds - 4) < 0.3)
        #expect(asset.tracks(withMediaType: .video).first?.naturalSize == CGSize(width: 128, height: 72))
        #expect(asset.variants.map(\.peakBitRate) == [100_000, 200_000])
        let sounds = try #require(asset.mediaSelectionGroup(forMediaCharacteristic: .audible))
        #expect(sounds.options.map(\.displayName) == ["English", "Deutsch"] && !sounds.allowsEmptySelection)
        #expect(sounds.defaultOption === sounds.options[0])
        let words = try #require(try await asset.loadMediaSelectionGroup(for: .legible))
        #expect(words === asset.mediaSelectionGroup(forMediaCharacteristic: .legible) && words.allowsEmptySelection)
        #expect(words.options[0].extendedLanguageTag == "de")
        let item = AVPlayerItem(asset: asset)
        #expect(item.currentMediaSelection.selectedMediaOption(in: words) == nil)
        item.select(sounds.options[1], in: sounds)
        #expect(item.currentMediaSelection.selectedMediaOption(in: sounds) === sounds.options[1])
        let german = AVMediaSelectionGroup.mediaSelectionOptions(
            from: sounds.options, filteredAndSortedAccordingToPreferredLanguages: ["fr", "de-AT"])
        #expect(german.map(\.displayName) == ["Deutsch"])
    }

    @Test("A quality that is not there leaves the others")
    func missing() throws {
        let stream = try Stream()
        try FileManager.default.removeItem(at: stream.folder.appendingPathComponent("high.m3u8"))
        let asset = AVURLAsset(url: stream.url)
        #expect(asset.tracks(withMediaType: .video).first?.naturalSize == CGSize(width: 64, height: 36))
    }
}

/// What a layer shows of a player.
@MainActor @Suite struct PlayerLayerTests {
    /// Has pictures once it is asked for them: whoever adds a layer is told.
    private final class Player: AVPlayer, @unchecked Sendable {
        // Sendable: as its superclass.
        var asked = 0
        override var currentItem: AVPlayerItem? {
            asked += 1
            return nil
        }
    }

    @Test("A layer made with a player is the player's, as one that gets it later")
    func making() {
        let player = Player()
        let before = player.asked
        let layer = AVPlayerLayer(player: player)
        #expect(layer.player === player && player.asked > before)
        let later = AVPlayerLayer()
        let then = player.asked
        later.player = player
        #expect(player.asked > then)
    }
}
