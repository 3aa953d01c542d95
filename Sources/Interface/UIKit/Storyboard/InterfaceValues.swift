// SPDX-License-Identifier: MIT

/// Values as interface files write them.
extension ResourceNode {
    /// Left out means what Interface Builder takes for granted, which `fallback` names.
    func bool(_ key: String, default fallback: Bool) -> Bool {
        switch self[key] {
        case "YES": true
        case "NO": false
        default: fallback
        }
    }

    func bool(_ key: String) -> Bool? {
        switch self[key] {
        case "YES": true
        case "NO": false
        default: nil
        }
    }

    func number(_ key: String) -> CGFloat? { self[key].flatMap(Double.init).map { CGFloat($0) } }
    func integer(_ key: String) -> Int? { self[key].flatMap { Int($0) ?? Double($0).flatMap(Self.integer) } }

    /// nil: no integer holds it.
    static func integer(_ number: Double) -> Int? { Int(exactly: number.rounded(.towardZero)) }

    /// `<rect key="frame" x= y= width= height=/>`
    var rect: CGRect {
        CGRect(x: number("x") ?? 0, y: number("y") ?? 0, width: number("width") ?? 0, height: number("height") ?? 0)
    }
    var size: CGSize { CGSize(width: number("width") ?? 0, height: number("height") ?? 0) }
    var point: CGPoint { CGPoint(x: number("x") ?? 0, y: number("y") ?? 0) }
    /// `<inset minX= minY= maxX= maxY=/>` or `<edgeInsets top= left= bottom= right=/>`
    var insets: UIEdgeInsets {
        UIEdgeInsets(
            top: number("minY") ?? number("top") ?? 0, left: number("minX") ?? number("left") ?? 0,
            bottom: number("maxY") ?? number("bottom") ?? 0, right: number("maxX") ?? number("right") ?? 0)
    }

    /// The text of an attribute or of a `<string key=...>` child, for which long and multi-line texts are written.
    func string(_ key: String) -> String? {
        if let value = self[key] { return value }
        guard let node = value(key), node.name == "string" || node.name == "mutableString" else { return nil }
        return node.stringValue
    }

    var stringValue: String {
        guard self["base64-UTF8"] == "YES" else { return text ?? "" }
        // Interface Builder writes base64 without its padding.
        var encoded = (text ?? "").filter { !$0.isWhitespace }
        while encoded.count % 4 != 0 { encoded += "=" }
        return Data(base64Encoded: encoded).map { String(decoding: $0, as: UTF8.self) } ?? ""
    }

    var autoresizingMask: UIView.AutoresizingMask {
        let flags: [(String, UIView.AutoresizingMask)] = [
            ("flexibleMinX", .flexibleLeftMargin), ("widthSizable", .flexibleWidth),
            ("flexibleMaxX", .flexibleRightMargin),
            ("flexibleMinY", .flexibleTopMargin), ("heightSizable", .flexibleHeight),
            ("flexibleMaxY", .flexibleBottomMargin),
        ]
        return UIView.AutoresizingMask(flags.filter { bool($0.0, default: false) }.map(\.1))
    }

    var contentMode: UIView.ContentMode? { contentMode("contentMode") }

    func contentMode(_ key: String) -> UIView.ContentMode? {
        switch self[key] {
        case "scaleToFill": .scaleToFill
        case "scaleAspectFit": .scaleAspectFit
        case "scaleAspectFill": .scaleAspectFill
        case "redraw": .redraw
        case "center": .center
        case "top": .top
        case "bottom": .bottom
        case "left": .left
        case "right": .right
        case "topLeft": .topLeft
        case "topRight": .topRight
        case "bottomLeft": .bottomLeft
        case "bottomRight": .bottomRight
        default: nil
        }
    }

    var textAlignment: NSTextAlignment? {
        switch self["textAlignment"] ?? self["alignment"] {
        case "left": .left
        case "center": .center
        case "right": .right
        case "justified": .justified
        case "natural": .natural
        default: nil
        }
    }

    var lineBreakMode: NSLineBreakMode? { .named(self["lineBreakMode"]) }
}

extension NSLineBreakMode {
    /// By the names of interface files: those of views, and those of paragraph styles.
    static func named(_ name: String?) -> NSLineBreakMode? {
        switch name {
        case "wordWrap", "wordWrapping": .byWordWrapping
        case "characterWrap", "charWrapping": .byCharWrapping
        case "clip", "clipping": .byClipping
        case "headTruncation", "truncatingHead": .byTruncatingHead
        case "tailTruncation", "truncatingTail": .byTruncatingTail
        case "middleTruncation", "truncatingMiddle": .byTruncatingMiddle
        default: nil
        }
    }
}
