// SPDX-License-Identifier: MIT
import CoreGraphics

public enum CTFrameProgression: UInt32, Sendable {
    case topToBottom = 0
    case rightToLeft = 1
    case leftToRight = 2
}

public enum CTFramePathFillRule: UInt32, Sendable {
    case evenOdd = 0
    case windingNumber = 1
}

public nonisolated(unsafe) let kCTFrameProgressionAttributeName: CFString = "CTFrameProgression"
public nonisolated(unsafe) let kCTFramePathFillRuleAttributeName: CFString = "CTFramePathFillRule"
public nonisolated(unsafe) let kCTFramePathWidthAttributeName: CFString = "CTFramePathWidth"
public nonisolated(unsafe) let kCTFrameClippingPathsAttributeName: CFString = "CTFrameClippingPaths"
public nonisolated(unsafe) let kCTFramePathClippingPathAttributeName: CFString = "CTFramePathClippingPath"

/// Where lines of a frame may be, in coordinates of its layout: from the upper left corner of the path's box, y down.
struct FrameArea {
    private let outline: PathStrips
    private let clips: [PathStrips]
    private let box: CGRect

    /// nil for a rectangle without clipping paths, which lines fill as they are.
    init?(_ path: CGPath, _ attributes: CFDictionary?) {
        let clippings = (attributes?[kCTFrameClippingPathsAttributeName] as? NSArray).map { Array($0) } ?? []
        let width = Self.number(attributes, kCTFramePathWidthAttributeName) ?? 0
        guard !path.isRect(nil) || !clippings.isEmpty || width > 0 else { return nil }
        let box = path.boundingBox
        guard !box.isNull else { return nil }
        self.box = box
        let toLayout = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: -box.minX, ty: box.maxY)
        func strips(_ path: CGPath, isEvenOdd: Bool) -> PathStrips {
            var transform = toLayout
            return PathStrips(path.copy(using: &transform) ?? path, isEvenOdd: isEvenOdd)
        }
        func border(_ path: CGPath, _ width: CGFloat) -> PathStrips {
            strips(
                path.copy(strokingWithWidth: width, lineCap: .butt, lineJoin: .miter, miterLimit: 10), isEvenOdd: false)
        }
        outline = strips(path, isEvenOdd: Self.isEvenOdd(attributes))
        var clips = width > 0 ? [border(path, width)] : []
        for clipping in clippings {
            let entries = clipping as? NSDictionary
            guard let path = clipping as? CGPath ?? entries?[kCTFramePathClippingPathAttributeName] as? CGPath else {
                continue
            }
            clips.append(strips(path, isEvenOdd: Self.isEvenOdd(entries)))
            let width = Self.number(entries, kCTFramePathWidthAttributeName) ?? 0
            if width > 0 { clips.append(border(path, width)) }
        }
        self.clips = clips
    }

    private static func number(_ entries: NSDictionary?, _ key: CFString) -> CGFloat? {
        (entries?[key] as? NSNumber).map { CGFloat($0.doubleValue) }
    }

    /// Even-odd is the value that iOS takes where none is given.
    private static func isEvenOdd(_ entries: NSDictionary?) -> Bool {
        number(entries, kCTFramePathFillRuleAttributeName) != CGFloat(CTFramePathFillRule.windingNumber.rawValue)
    }

    /// What lines must keep clear of in a strip.
    func taken(_ top: Double, _ height: Double) -> [ClosedRange<Double>] {
        var result: [ClosedRange<Double>] = []
        var left = -Double.greatestFiniteMagnitude
        for range in outline.inside(top: top, height: height) {
            result.append(left...max(left, range.lowerBound))
            left = range.upperBound
        }
        result.append(left...Double.greatestFiniteMagnitude)
        return result + clips.flatMap { $0.touched(top: top, height: height) }
    }
}
