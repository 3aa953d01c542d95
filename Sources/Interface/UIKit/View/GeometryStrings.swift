// SPDX-License-Identifier: MIT

// Geometry as text, in the format of property lists and archives: "{{x, y}, {w, h}}".

private func text(_ value: CGFloat) -> String { String(format: "%.17g", Double(value)) }
private func text(_ values: [CGFloat]) -> String { "{" + values.map(text).joined(separator: ", ") + "}" }

/// The numbers of `string` in order; what is not a number separates. Exactly `count`, zeros when malformed.
private func numbers(_ string: String, _ count: Int) -> [CGFloat] {
    let parts = string.split { "{}, \t\n".contains($0) }.map { Double($0) }
    guard parts.count == count else { return Array(repeating: 0, count: count) }
    return parts.map { CGFloat($0 ?? 0) }
}

extension NSCoder {
    public class func string(for point: CGPoint) -> String { text([point.x, point.y]) }
    public class func string(for size: CGSize) -> String { text([size.width, size.height]) }
    public class func string(for rect: CGRect) -> String {
        "{" + string(for: rect.origin) + ", " + string(for: rect.size) + "}"
    }
    public class func string(for insets: UIEdgeInsets) -> String {
        text([insets.top, insets.left, insets.bottom, insets.right])
    }
    public class func string(for insets: NSDirectionalEdgeInsets) -> String {
        text([insets.top, insets.leading, insets.bottom, insets.trailing])
    }
    public class func string(for offset: UIOffset) -> String { text([offset.horizontal, offset.vertical]) }

    public class func cgPoint(for string: String) -> CGPoint {
        let n = numbers(string, 2)
        return CGPoint(x: n[0], y: n[1])
    }
    public class func cgSize(for string: String) -> CGSize {
        let n = numbers(string, 2)
        return CGSize(width: n[0], height: n[1])
    }
    public class func cgRect(for string: String) -> CGRect {
        let n = numbers(string, 4)
        return CGRect(x: n[0], y: n[1], width: n[2], height: n[3])
    }
    public class func uiEdgeInsets(for string: String) -> UIEdgeInsets {
        let n = numbers(string, 4)
        return UIEdgeInsets(top: n[0], left: n[1], bottom: n[2], right: n[3])
    }
    public class func nsDirectionalEdgeInsets(for string: String) -> NSDirectionalEdgeInsets {
        let n = numbers(string, 4)
        return NSDirectionalEdgeInsets(top: n[0], leading: n[1], bottom: n[2], trailing: n[3])
    }
    public class func uiOffset(for string: String) -> UIOffset {
        let n = numbers(string, 2)
        return UIOffset(horizontal: n[0], vertical: n[1])
    }
}

public func NSStringFromCGPoint(_ point: CGPoint) -> String { NSCoder.string(for: point) }
public func NSStringFromCGSize(_ size: CGSize) -> String { NSCoder.string(for: size) }
public func NSStringFromCGRect(_ rect: CGRect) -> String { NSCoder.string(for: rect) }
public func NSStringFromUIEdgeInsets(_ insets: UIEdgeInsets) -> String { NSCoder.string(for: insets) }
public func NSStringFromUIOffset(_ offset: UIOffset) -> String { NSCoder.string(for: offset) }
public func CGPointFromString(_ string: String) -> CGPoint { NSCoder.cgPoint(for: string) }
public func CGSizeFromString(_ string: String) -> CGSize { NSCoder.cgSize(for: string) }
public func CGRectFromString(_ string: String) -> CGRect { NSCoder.cgRect(for: string) }
public func UIEdgeInsetsFromString(_ string: String) -> UIEdgeInsets { NSCoder.uiEdgeInsets(for: string) }
public func UIOffsetFromString(_ string: String) -> UIOffset { NSCoder.uiOffset(for: string) }
