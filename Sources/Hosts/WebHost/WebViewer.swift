// SPDX-License-Identifier: MIT
internal import CHostPlugins
internal import CoreGraphics
import Foundation

/// One page that looks at the app.
final class WebViewer {
    /// What the page has not seen yet.
    var damage: [PixelRect] = []
    var notices: [WebNotice] = []
    var isHidden = false
    private var framesInFlight = 0
    private var nextFrame: UInt32 = 1

    /// Two frames under way keep the line busy while the page paints; more would only add delay.
    private static let frameLimit = 2

    /// The page shows a frame; what it says of frames that it never got does not count.
    func frameArrived() { framesInFlight = max(0, framesInFlight - 1) }

    /// The rectangles to send now, copied out of the shadow; nil when nothing changed or the page is behind.
    func nextUpdate(of shadow: PixelBuffer, now: Double) -> WebUpdate? {
        guard framesInFlight < Self.frameLimit else { return nil }
        let screen = PixelRect(x: 0, y: 0, width: shadow.width, height: shadow.height)
        let areas = mergedRects(damage.map { $0.intersection(screen) })
        damage = []
        guard !areas.isEmpty else { return nil }
        framesInFlight += 1
        defer { nextFrame &+= 1 }
        return WebUpdate(
            frame: nextFrame, screen: screen, pieces: areas.map { WebUpdate.Piece(area: $0, copiedFrom: shadow) })
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
