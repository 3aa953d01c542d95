// SPDX-License-Identifier: MIT
internal import CHostPlugins
internal import CoreGraphics
import Foundation
internal import HostKit

/// One page that looks at the app.
final class WebViewer {
    /// What the page has not seen yet.
    private(set) var damage: [PixelRect] = []
    /// What the page has to move before that.
    private var moves: [FrameChange.Move] = []
    private(set) var notices: [WebNotice] = []
    var isHidden = false
    /// Whether its user wants to be told what is on the screen.
    var wantsElements = false
    private var framesInFlight = 0
    private var nextFrame: UInt32 = 1

    /// Two frames under way keep the line busy while the page paints; more would only add delay.
    private static let frameLimit = 2

    /// More moves than a page falls behind by; beyond them pixels are sent again.
    private static let moveLimit = 4

    /// More rectangles than a page falls behind by; one that never answers would gather them without end.
    private static let damageLimit = 64

    /// Takes up what a frame changed.
    func add(_ change: FrameChange) {
        defer { if damage.count > Self.damageLimit { damage = [damage.reduce(damage[0]) { $0.union($1) }] } }
        guard let move = change.move, moves.count < Self.moveLimit else {
            return damage.append(contentsOf: change.damage)
        }
        // What the page has not seen yet, it moves as well.
        damage += damage.map(move.follow).filter { !$0.isEmpty } + change.drawn
        moves.append(move)
    }

    /// The page has to see all of this.
    func add(_ area: PixelRect) { damage.append(area) }

    /// What the page is told next; of one kind only the last is worth telling.
    func add(_ notice: WebNotice) {
        notices.removeAll { $0.kind == notice.kind }
        notices.append(notice)
    }

    func takeNotice() -> WebNotice? { notices.isEmpty ? nil : notices.removeFirst() }

    private var sound: [Int16] = []
    /// Half a second, left and right: a page that does not take its sound must not gather it without end.
    private static let soundLimit = 44_100
    /// What stands where a frame has its number.
    private static let soundMark = UInt32.max

    /// Takes up what is heard next; a page that is too far behind goes on from here.
    func add(sound samples: [Int16]) {
        if sound.count + samples.count > Self.soundLimit { sound.removeAll() }
        sound += samples
    }

    /// The message of what was heard since the last one; nil: nothing was.
    func takeSound() -> [UInt8]? {
        guard !sound.isEmpty else { return nil }
        defer { sound.removeAll(keepingCapacity: true) }
        var message: [UInt8] = []
        message.reserveCapacity(4 + sound.count * 2)
        message.append(little: Self.soundMark)
        for sample in sound { message.append(little: sample) }
        return message
    }

    /// The page shows a frame; what it says of frames that it never got does not count.
    func frameArrived() { framesInFlight = max(0, framesInFlight - 1) }

    /// The rectangles to send now, copied out of the shadow; nil when nothing changed or the page is behind.
    func nextUpdate(of shadow: PixelBuffer, now: Double) -> WebUpdate? {
        guard framesInFlight < Self.frameLimit else { return nil }
        let screen = PixelRect(x: 0, y: 0, width: shadow.width, height: shadow.height)
        let areas = mergedRects(damage.map { $0.intersection(screen) })
        let moves = self.moves
        (damage, self.moves) = ([], [])
        guard !areas.isEmpty || !moves.isEmpty else { return nil }
        framesInFlight += 1
        defer { nextFrame &+= 1 }
        return WebUpdate(
            frame: nextFrame, screen: screen, moves: moves,
            pieces: areas.map { WebUpdate.Piece(area: $0, copiedFrom: shadow) })
    }
}

/// Joins rectangles while that sends no more pixels than it saves in overhead.
func mergedRects(_ rects: [PixelRect]) -> [PixelRect] {
    var result: [PixelRect] = []
    for rect in rects where !rect.isEmpty {
        var merged = rect
        var index = 0
        while index < result.count {
            let union = merged.union(result[index])
            if union.area <= merged.area + result[index].area + rectangleOverhead {
                merged = union
                result.remove(at: index)
                index = 0
            } else {
                index += 1
            }
        }
        result.append(merged)
    }
    return result
}

/// Pixels that cost about as much to send as one more image does to decode in a browser.
private let rectangleOverhead = 4096

extension PixelRect {
    var area: Int { isEmpty ? 0 : width * height }
}
