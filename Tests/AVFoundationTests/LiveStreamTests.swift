// SPDX-License-Identifier: MIT
import Glibc
import Testing

@testable import AVFoundation
@testable import MediaEngine

/// Lists that are read again while they grow, by RFC 8216.
@Suite struct LiveWindowTests {
    private func list(_ sequence: Int, _ pieces: Int, seconds: Double = 2, tail: String = "") throws -> PlayList {
        var text = "#EXTM3U\n#EXT-X-TARGETDURATION:2\n#EXT-X-MEDIA-SEQUENCE:\(sequence)\n"
        for number in sequence..<sequence + pieces { text += "#EXTINF:\(seconds),\n\(number).ts\n" }
        return try #require(PlayList(text + tail, base: URL(fileURLWithPath: "/live/list.m3u8")))
    }

    @Test("The window grows at its end and loses its beginning; times stay those of the pieces")
    func sliding() throws {
        var window = LiveWindow(try list(7, 6))
        #expect(window.start == 0 && window.end == 12 && !window.isEnded)
        // "a client SHOULD NOT choose a segment that starts less than three target durations from the end": 6.3.3.
        #expect(window.liveEdge == 6)
        let isChanged = window.update(try list(9, 6))
        #expect(isChanged && window.start == 4 && window.end == 16 && window.liveEdge == 10)
        // "MUST wait for at least the target duration"; half of it where nothing has changed: 6.3.4.
        #expect(window.pause(afterChange: true) == 2 && window.pause(afterChange: false) == 1)
        let isOther = window.update(try list(9, 6))
        #expect(!isOther && window.start == 4 && window.end == 16)
    }

    @Test("Pieces that came and went unseen took their time; numbers that begin anew go on behind what was there")
    func holes() throws {
        var window = LiveWindow(try list(0, 3))
        _ = window.update(try list(10, 3))
        #expect(window.start == 20 && window.end == 26)
        _ = window.update(try list(0, 2))
        #expect(window.start == 26 && window.end == 30)
    }

    @Test("A list with an end is a film: all of it can be played")
    func ending() throws {
        var window = LiveWindow(try list(0, 4))
        let isChanged = window.update(try list(2, 3, tail: "#EXT-X-ENDLIST\n"))
        #expect(isChanged && window.isEnded && window.start == 4 && window.end == 10 && window.liveEdge == 4)
    }

    @Test("A list shorter than three pieces begins at its beginning, one that says where, there")
    func edges() throws {
        #expect(LiveWindow(try list(0, 2)).liveEdge == 0)
        #expect(LiveWindow(try list(0, 0)).liveEdge == 0)
        let near = LiveWindow(try list(0, 6, tail: "#EXT-X-SERVER-CONTROL:HOLD-BACK=4.0\n"))
        #expect(near.liveEdge == 8)
    }

    @Test("A decoder begins in the piece that a time lies in, counted in the list as it is")
    func entries() throws {
        let stream = LiveStream(URL(fileURLWithPath: "/live/list.m3u8"), try list(0, 4))
        #expect(stream.entry(at: 3.5).piece == 1 && stream.entry(at: 3.5).seconds == 1.5)
        #expect(stream.entry(at: 4).piece == 2 && stream.entry(at: 4).seconds == 0)
        #expect(stream.entry(at: -1).piece == 0 && stream.entry(at: 100).piece == 3)
        let film = LiveStream(URL(fileURLWithPath: "/live/list.m3u8"), try list(0, 4, tail: "#EXT-X-ENDLIST\n"))
        #expect(film.entry(at: 3.5).piece == nil && film.entry(at: 3.5).seconds == 3.5)
    }

    @Test("Dates count from the piece that has one; a break ends what is known")
    func dates() throws {
        let text = """
            #EXTM3U
            #EXTINF:2,
            0.ts
            #EXT-X-PROGRAM-DATE-TIME:2026-11-30T10:00:00.500Z
            #EXTINF:2,
            1.ts
            #EXTINF:2,
            2.ts
            #EXT-X-DISCONTINUITY
            #EXTINF:2,
            3.ts
            #EXT-X-PROGRAM-DATE-TIME:2026-11-30T12:00:00+01:00
            #EXTINF:2,
            4.ts
            """
        let window = LiveWindow(try #require(PlayList(text, base: URL(fileURLWithPath: "/"))))
        #expect(window.pieces.map(\.isAfterBreak) == [false, false, false, true, false])
        let first = Date(timeIntervalSince1970: 1_796_032_800.5)
        #expect(window.date(at: 1) == nil && window.date(at: 2) == first && window.date(at: 5.5) == first + 3.5)
        #expect(window.date(at: 6.5) == nil && window.date(at: 9) == Date(timeIntervalSince1970: 1_796_036_401))
        #expect(
            window.time(of: first + 3) == 5 && window.time(of: first + 4) == nil && window.time(of: first - 1) == nil)
    }

    @Test("Stretches of dates have their names, ends and attributes")
    func dateRanges() throws {
        let text = """
            #EXTM3U
            #EXT-X-DATERANGE:ID="ad",CLASS="com.example.ad",START-DATE="2026-11-30T10:00:00Z",DURATION=30.5,X-COM-EXAMPLE-AD="a, b",SCTE35-OUT=0xFC00
            #EXT-X-DATERANGE:ID="open",START-DATE="2026-11-30T10:00:00Z"
            #EXT-X-DATERANGE:ID="none"
            """
        let ranges = try #require(PlayList(text, base: URL(fileURLWithPath: "/"))).dateRanges
        #expect(ranges.map(\.identifier) == ["ad", "open"])
        #expect(ranges[0].kind == "com.example.ad" && ranges[0].end == ranges[0].start + 30.5)
        #expect(ranges[0].values.map(\.name) == ["SCTE35-OUT", "X-COM-EXAMPLE-AD"])
        #expect(ranges[0].values.map(\.text) == ["0xFC00", "a, b"])
        #expect(ranges[1].kind == nil && ranges[1].end == nil && ranges[1].values.isEmpty)
    }
}

/// Sends the files of a folder to whoever asks on this machine.
private final class FolderServer: @unchecked Sendable {
    // Sendable: what changes is only touched before the thread begins and after it has ended.
    let folder: URL
    let port: Int
    private let listener: Int32

    init() throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("live-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        var size = socklen_t(MemoryLayout<sockaddr_in>.size)
        let descriptor = listener
        let isBound = withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                bind(descriptor, $0, size) == 0 && listen(descriptor, 8) == 0 && getsockname(descriptor, $0, &size) == 0
            }
        }
        port = Int(UInt16(bigEndian: address.sin_port))
        try #require(isBound)
        let thread = Thread { [folder] in
            // Ends when the listener is shut down.
            while case let client = accept(descriptor, nil, nil), client >= 0 {
                Self.answer(client, folder)
                close(client)
            }
        }
        thread.start()
    }

    deinit {
        shutdown(listener, Int32(SHUT_RDWR))
        close(listener)
        try? FileManager.default.removeItem(at: folder)  // Only the temporary folder is left fuller.
    }

    private static func answer(_ client: Int32, _ folder: URL) {
        var bytes = [UInt8](repeating: 0, count: 8192)
        let count = max(0, read(client, &bytes, bytes.count))
        let words = String(decoding: bytes[..<count], as: UTF8.self).split(separator: " ")
        let name = words.count > 1 ? words[1].dropFirst() : ""
        // What is not there is not found.
        let body = try? Data(contentsOf: folder.appendingPathComponent(String(name)))
        let head =
            "HTTP/1.1 \(body == nil ? "404 Not Found" : "200 OK")\r\nContent-Length: \(body?.count ?? 0)\r\nConnection: close\r\n\r\n"
        let answer = Data(head.utf8) + (body ?? Data())
        answer.withUnsafeBytes { bytes in
            var sent = 0
            while sent < bytes.count {
                let some = send(
                    client, bytes.baseAddress.map { $0 + sent }, bytes.count - sent, Int32(MSG_NOSIGNAL))
                guard some > 0 else { return }
                sent += some
            }
        }
    }
}

/// A stream of pieces of two seconds, each of one grey, that a server adds to while it is played.
@MainActor @Suite(.enabled(if: FFmpeg.isThere), .serialized) struct LiveItemTests {
    private let server: FolderServer

    init() throws {
        server = try FolderServer()
        for number in 0..<8 {
            let ffmpeg = try #require(FFmpeg.ffmpeg)
            let grey = String(format: "0x%02x%02x%02x", number * 30, number * 30, number * 30)
            let child = try ChildProcess([
                ffmpeg, "-v", "error", "-nostdin", "-f", "lavfi", "-i", "color=\(grey):size=64x36:rate=10:duration=2",
                "-c:v", "mpeg2video", "-b:v", "400k", "-output_ts_offset", "\(number * 2)", "-f", "mpegts",
                server.folder.appendingPathComponent("\(number).ts").path,
            ])
            _ = child.readToEnd()
            try #require(child.succeeds())
        }
    }

    private func publish(_ numbers: Range<Int>, _ tail: String = "") throws {
        var text = "#EXTM3U\n#EXT-X-VERSION:3\n#EXT-X-TARGETDURATION:2\n#EXT-X-MEDIA-SEQUENCE:\(numbers.lowerBound)\n"
        for number in numbers {
            let seconds = String(format: "%02d", number * 2)
            text += "#EXT-X-PROGRAM-DATE-TIME:2026-11-30T10:00:\(seconds)Z\n#EXTINF:2,\n\(number).ts\n"
        }
        try Data((text + tail).utf8).write(to: server.folder.appendingPathComponent("list.m3u8"))
    }

    /// Once a player could play it. None does: the list is read again only when the test says so.
    private func ready(_ item: AVPlayerItem) async {
        let player = AVPlayer()
        let waiting = Waiting()
        await withCheckedContinuation { continuation in
            waiting.observation = item.observe(\.status) { item, _ in
                guard item.status != .unknown, waiting.observation != nil else { return }
                waiting.observation = nil
                continuation.resume()
            }
            player.replaceCurrentItem(with: item)
        }
        player.replaceCurrentItem(with: nil)
    }

    private final class Waiting: @unchecked Sendable {
        // Sendable: only the main thread changes it.
        var observation: NSKeyValueObservation?
    }

    private func grey(_ item: AVPlayerItem, at seconds: Double) throws -> Int {
        let pictures = try #require(item.makePictures(.zero))
        let image = try #require(try pictures.picture(at: CMTime(seconds: seconds, preferredTimescale: 600)))
        let blue = image.pixels.baseAddress.load(fromByteOffset: 4 * 10, as: UInt8.self)
        return Int((Double(blue) / 30).rounded())
    }

    @Test("A live stream begins near its end, can be sought in as far as the list goes back, and ends with the list")
    func live() async throws {
        try publish(0..<5)
        let address = try #require(URL(string: "http://127.0.0.1:\(server.port)/list.m3u8"))
        let item = AVPlayerItem(url: address)
        await ready(item)
        try #require(item.status == .readyToPlay)
        #expect(item.duration == .indefinite && item.currentTime().seconds == 4)
        #expect(
            item.seekableTimeRanges.map(\.timeRangeValue) == [
                CMTimeRange(start: .zero, end: CMTime(value: 4, timescale: 1))
            ])
        #expect(item.loadedTimeRanges.map(\.timeRangeValue.end.seconds) == [10])
        #expect(item.recommendedTimeOffsetFromLive.seconds == 6)
        #expect(item.currentDate() == Date(timeIntervalSince1970: 1_796_032_804))
        #expect(try grey(item, at: 4) == 2 && grey(item, at: 1) == 0 && grey(item, at: 3.9) == 1)
        // Two pieces on, the first two are gone.
        var heard: [String] = []
        let observations = [
            item.observe(\.seekableTimeRanges) { _, _ in MainActor.assumeIsolated { heard.append("seekable") } },
            item.observe(\.duration) { _, _ in MainActor.assumeIsolated { heard.append("duration") } },
        ]
        try publish(2..<7, "#EXT-X-DATERANGE:ID=\"ad\",START-DATE=\"2026-11-30T10:00:08Z\",X-COM-KIND=\"spot\"\n")
        let stream = try #require(item.playedStream)
        #expect(try stream.reload() == 2)
        item.streamChanged(stream)
        #expect(item.seekableTimeRanges.map(\.timeRangeValue.start.seconds) == [4])
        #expect(item.seekableTimeRanges.map(\.timeRangeValue.end.seconds) == [8] && heard == ["seekable"])
        _ = await item.seek(to: .zero)
        #expect(item.currentTime().seconds == 4)
        #expect(item.seek(to: Date(timeIntervalSince1970: 1_796_032_806)) && item.currentTime().seconds == 6)
        #expect(!item.seek(to: Date(timeIntervalSince1970: 1_796_032_800)))
        #expect(try grey(item, at: 6) == 3)
        // The end: what is left is a film.
        try publish(3..<8, "#EXT-X-ENDLIST\n")
        #expect(try stream.reload() == nil)
        item.streamChanged(stream)
        #expect(item.duration.seconds == 16 && heard == ["seekable", "seekable", "duration"])
        #expect(item.seekableTimeRanges.map(\.timeRangeValue.end.seconds) == [16])
        #expect(try grey(item, at: 14.5) == 7 && grey(item, at: 7) == 3)
        for observation in observations { observation.invalidate() }
    }

    /// Hears of groups in their order.
    private final class Collected: __ObjCObject, AVPlayerItemMetadataCollectorPushDelegate, @unchecked Sendable {
        // Sendable: told on the main queue alone.
        var told: [(ids: [String?], new: [Int], changed: [Int])] = []
        var last: [AVDateRangeMetadataGroup] = []
        func metadataCollector(
            _ metadataCollector: AVPlayerItemMetadataCollector, didCollect metadataGroups: [AVDateRangeMetadataGroup],
            indexesOfNewGroups: IndexSet, indexesOfModifiedGroups: IndexSet
        ) {
            told.append((metadataGroups.map(\.uniqueID), Array(indexesOfNewGroups), Array(indexesOfModifiedGroups)))
            last = metadataGroups
        }
    }

    private func turn() async { await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } } }

    @Test("What a list says of dates is collected: what is new, and what has changed")
    func dates() async throws {
        let start =
            "#EXT-X-DATERANGE:ID=\"ad\",CLASS=\"com.example\",START-DATE=\"2026-11-30T10:00:02Z\",X-COM-KIND=\"spot\""
        try publish(0..<4, start + "\n#EXT-X-DATERANGE:ID=\"other\",START-DATE=\"2026-11-30T10:00:02Z\"\n")
        let item = AVPlayerItem(url: try #require(URL(string: "http://127.0.0.1:\(server.port)/list.m3u8")))
        let collector = AVPlayerItemMetadataCollector(identifiers: ["lsdr/X-COM-KIND"], classifyingLabels: nil)
        let collected = Collected()
        collector.setDelegate(collected, queue: .main)
        item.add(collector)
        await ready(item)
        await turn()
        #expect(collected.told.last.map { $0.ids == ["ad"] && $0.new == [0] && $0.changed.isEmpty } == true)
        let group = try #require(collected.last.first)
        #expect(group.classifyingLabel == "com.example" && group.endDate == nil)
        #expect(group.items.map(\.stringValue) == ["spot"] && group.items[0].keySpace == .hlsDateRange)
        #expect(group.items[0].identifier?.rawValue == "lsdr/X-COM-KIND" && group.items[0].startDate == group.startDate)
        let second = "#EXT-X-DATERANGE:ID=\"ad-2\",START-DATE=\"2026-11-30T10:00:06Z\",X-COM-KIND=\"spot\"\n"
        try publish(0..<5, start + ",DURATION=4\n" + second)
        let stream = try #require(item.playedStream)
        _ = try stream.reload()
        item.streamChanged(stream)
        await turn()
        #expect(collected.told.last.map { $0.ids == ["ad", "ad-2"] && $0.new == [1] && $0.changed == [0] } == true)
        #expect(collected.last[0].endDate == collected.last[0].startDate + 4)
        // The same again is nothing to tell.
        let count = collected.told.count
        item.streamChanged(stream)
        await turn()
        #expect(collected.told.count == count)
    }
}

@Suite struct MetadataGroupTests {
    @Test("Groups of times and of dates are groups of tags, and copies of them can be changed")
    func kinds() throws {
        let item = AVMutableMetadataItem()
        let range = CMTimeRange(start: .zero, duration: CMTime(value: 1, timescale: 1))
        let timed = AVTimedMetadataGroup(items: [item], timeRange: range)
        let groups: [AVMetadataGroup] = [timed, AVDateRangeMetadataGroup(items: [item], start: Date(), end: nil)]
        #expect(groups.map(\.items.count) == [1, 1] && groups.map(\.uniqueID) == [nil, nil])
        let copy = try #require(timed.mutableCopy() as? AVMutableTimedMetadataGroup)
        copy.items = []
        copy.timeRange = .zero
        #expect(timed.items.count == 1 && timed.timeRange == range && copy.items.isEmpty && copy.timeRange == .zero)
    }
}
