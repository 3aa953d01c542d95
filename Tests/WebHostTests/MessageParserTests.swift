// SPDX-License-Identifier: MIT
import CoreGraphics
import HostKit
import TestSupport
import Testing

@testable import WebHost

/// What a page may say, and that nothing else gets through.
struct MessageParserTests {
    private func parse(_ parser: inout WebMessageParser, _ text: String, client: Int32 = 1) -> [HostEvent]? {
        Array(text.utf8).withUnsafeBytes { bytes in
            if case .events(let events) = parser.parse(bytes, client: client) { return events }
            return nil
        }
    }

    @Test func aFingerGoesDownMovesAndLifts() throws {
        var parser = WebMessageParser(clock: { 7 })
        for phase in ["began", "moved", "ended"] {
            let events = parse(&parser, #"{"t":"touch","touches":[{"id":3,"phase":"\#(phase)","x":10,"y":20.5}]}"#)
            guard case .touches(let touches, let time)? = events?.first else {
                Issue.record("no touch for \(phase)")
                return
            }
            #expect(touches.first?.location == CGPoint(x: 10, y: 20.5))
            #expect(time == 7)
        }
    }

    @Test("GR30: the touches that a page sends at once reach the app as that many fingers")
    func severalFingers() throws {
        var parser = WebMessageParser(clock: { 7 })
        for phase in ["began", "moved", "ended"] {
            let list = (1...5).map { #"{"id":\#($0),"phase":"\#(phase)","x":\#($0 * 10),"y":20}"# }.joined(
                separator: ",")
            guard case .touches(let touches, _)? = parse(&parser, #"{"t":"touch","touches":[\#(list)]}"#)?.first else {
                Issue.record("no touches for \(phase)")
                return
            }
            #expect(touches.map(\.location.x) == [10, 20, 30, 40, 50] && Set(touches.map(\.identifier)).count == 5)
        }
    }

    @Test(
        "buttons beside the display reach the app, and nothing that no page of ours sends",
        arguments: [
            (#"{"t":"control","name":"home"}"#, HostControl.home), (#"{"t":"control","name":"lock"}"#, .lock),
            (#"{"t":"control","name":"left"}"#, .turnLeft), (#"{"t":"control","name":"shake"}"#, .shake),
            (#"{"t":"control","name":"volumeDown"}"#, .volume(isUp: false)),
            (#"{"t":"control","name":"appearance","value":true}"#, .appearance(isDark: true)),
            (#"{"t":"control","name":"textSize","text":"AX1"}"#, .textSize("AX1")),
            (#"{"t":"control","name":"network","text":"none"}"#, .network("none")),
            (#"{"t":"control","name":"place","x":2.35,"y":48.86}"#, .place(latitude: 48.86, longitude: 2.35)),
            (#"{"t":"control","name":"language","text":"zh_Hans_CN"}"#, .language("zh_Hans_CN")),
            (#"{"t":"control","name":"handoff","text":"org.example.Notes"}"#, .handoff("org.example.Notes")),
            (#"{"t":"control","name":"language","text":"de DE; x"}"#, nil),
            (#"{"t":"control","name":"language","text":"de__DE"}"#, nil),
            (#"{"t":"control","name":"handoff"}"#, nil),
            (#"{"t":"control","name":"network","text":"carrier pigeon"}"#, nil),
            (#"{"t":"control","name":"place","x":2.35,"y":148}"#, nil),
            (#"{"t":"control","name":"place","x":2.35}"#, nil),
            (#"{"t":"control","name":"appearance"}"#, nil), (#"{"t":"control","name":"shot"}"#, nil),
            (#"{"t":"control"}"#, nil),
        ] as [(String, HostControl?)])
    func controls(_ message: String, _ wanted: HostControl?) {
        var parser = WebMessageParser(clock: { 7 })
        let events = parse(&parser, message)
        if case .control(let control)? = events?.first { #expect(control == wanted) } else { #expect(wanted == nil) }
    }

    @Test func thePointerHoversLeavesAndClicks() {
        var parser = WebMessageParser(clock: { 7 })
        guard case .hover(let over?, _)? = parse(&parser, #"{"t":"hover","x":3,"y":4}"#)?.first,
            case .hover(nil, _)? = parse(&parser, #"{"t":"hover"}"#)?.first,
            case .secondaryClick(let click, _)? = parse(&parser, #"{"t":"click","x":5,"y":6}"#)?.first
        else {
            Issue.record("not understood")
            return
        }
        #expect(over == CGPoint(x: 3, y: 4) && click == CGPoint(x: 5, y: 6))
        #expect(parse(&parser, #"{"t":"click","x":1e300,"y":0}"#) == nil)
    }

    @Test func aFingerThatNeverWentDownIsIgnored() {
        var parser = WebMessageParser(clock: { 0 })
        #expect(parse(&parser, #"{"t":"touch","touches":[{"id":3,"phase":"moved","x":1,"y":1}]}"#) == nil)
    }

    @Test func aClosedPageLiftsItsFingersOnly() {
        var parser = WebMessageParser(clock: { 0 })
        _ = parse(&parser, #"{"t":"touch","touches":[{"id":1,"phase":"began","x":1,"y":1}]}"#, client: 1)
        _ = parse(&parser, #"{"t":"touch","touches":[{"id":1,"phase":"began","x":2,"y":2}]}"#, client: 2)
        guard case .touches(let touches, _)? = parser.endInput(of: 1).first else {
            Issue.record("nothing cancelled")
            return
        }
        #expect(touches.map(\.location) == [CGPoint(x: 1, y: 1)])
        #expect(parser.endInput(of: 1).isEmpty)
    }

    @Test func aClosedPageReleasesItsKeys() {
        var parser = WebMessageParser(clock: { 0 })
        _ = parse(&parser, #"{"t":"key","phase":"down","usage":4,"text":"a"}"#)
        _ = parse(&parser, #"{"t":"key","phase":"down","usage":5,"text":"b"}"#)
        _ = parse(&parser, #"{"t":"key","phase":"up","usage":5,"text":"b"}"#)
        let events = parser.endInput(of: 1)
        guard events.count == 1, case .key(let key, _) = events[0] else {
            Issue.record("\(events)")
            return
        }
        #expect(key.phase == .up && key.usage == 4)
    }

    @Test(arguments: [
        "", "{", "null", "[]", #"{"t":7}"#, #"{"t":"touch"}"#, #"{"t":"touch","touches":[{"id":1}]}"#,
        #"{"t":"touch","touches":[{"id":1,"phase":"began","x":1e300,"y":0}]}"#,
        #"{"t":"key","phase":"down","usage":70000}"#, #"{"t":"scroll","x":0,"y":0,"dx":1e9,"dy":0}"#, #"{"t":"boo"}"#,
    ])
    func nonsenseIsDropped(text: String) {
        var parser = WebMessageParser(clock: { 0 })
        #expect(parse(&parser, text) == nil)
    }

    @Test func randomBytesNeverTrap() {
        var parser = WebMessageParser(clock: { 0 })
        var generator = SystemRandomNumberGenerator()
        for length in 0..<200 {
            let bytes = (0..<length).map { _ in UInt8.random(in: 0...255, using: &generator) }
            bytes.withUnsafeBytes { _ = parser.parse($0, client: 1) }
        }
    }
}

/// Joined damage must cover what was damaged: a pixel left out would stay stale on the page for ever.
struct MergedRectsTests {
    @Test func everyDamagedPixelIsCoveredOnce() {
        for seed in 0..<200 {
            var generator = SeededNumbers(seed: UInt64(seed))
            let rects = (0..<Int.random(in: 0...12, using: &generator)).map { _ in
                PixelRect(
                    x: .random(in: 0...300, using: &generator), y: .random(in: 0...300, using: &generator),
                    width: .random(in: 0...120, using: &generator), height: .random(in: 0...120, using: &generator))
            }
            let merged = mergedRects(rects)
            for rect in rects where !rect.isEmpty {
                for point in [(rect.x, rect.y), (rect.maxX - 1, rect.maxY - 1), (rect.x, rect.maxY - 1)] {
                    let covering = merged.filter {
                        point.0 >= $0.x && point.0 < $0.maxX && point.1 >= $0.y && point.1 < $0.maxY
                    }
                    #expect(!covering.isEmpty, "seed \(seed): \(point) of \(rect) is not covered by \(merged)")
                }
            }
        }
    }
}

/// What a page that never answers has not seen yet stays small, and nothing of it is lost.
struct SilentPageTests {
    @Test func rectanglesThatNobodyTakesAreJoined() {
        let viewer = WebViewer()
        var generator = SeededNumbers(seed: 5)
        var all: [PixelRect] = []
        for _ in 0..<5000 {
            let rect = PixelRect(
                x: .random(in: 0...300, using: &generator), y: .random(in: 0...300, using: &generator), width: 3,
                height: 2)
            viewer.add(FrameChange(damage: [rect]))
            all.append(rect)
            #expect(viewer.damage.count <= 65)
        }
        for rect in all { #expect(viewer.damage.contains { $0.intersection(rect) == rect }) }
    }

    @Test func ofWhatIsToldTheLastOfEachKindIsKept() {
        let viewer = WebViewer()
        for number in 0..<1000 {
            viewer.add(WebNotice.title("\(number)"))
            viewer.add(WebNotice.clipboard("c\(number)"))
        }
        let told = [viewer.takeNotice(), viewer.takeNotice(), viewer.takeNotice()].map { $0?.json }
        #expect(told == [#"{"title":"999"}"#, #"{"clipboard":"c999"}"#, nil])
    }
}
