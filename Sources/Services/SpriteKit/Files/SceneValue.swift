// SPDX-License-Identifier: MIT

extension NSCoder {
    /// The object under a key, or nil. Apps read scenes with unarchivers of their own too; those of Linux's Foundation
    /// end the app where a key is missing, on iOS they give nil.
    func stored(forKey key: String) -> Any? { containsValue(forKey: key) ? decodeObject(forKey: key) : nil }
}

/// Points, sizes and colours as archives have them: texts such as `{3, 4}`, `NSValue`s, or a number each.
enum SceneValue {
    static func number(_ coder: NSCoder, _ key: String) -> Double? {
        guard coder.containsValue(forKey: key) else { return nil }
        if let scene = coder as? SceneCoder { return scene.value(key)?.number }
        // The editor's files hold most numbers as objects, which unarchivers decode as nothing else.
        let object = numbersMayBeAsked ? coder.decodeObject(forKey: key) as? NSNumber : nil
        return object?.doubleValue ?? coder.decodeDouble(forKey: key)
    }

    /// Linux's Foundation by itself ends the program where a number is asked for as an object and is none.
    private static let numbersMayBeAsked = dlsym(nil, "__touchstone_NSKeyedUnarchiver_decodeObject") != nil

    private static func text(_ coder: NSCoder, _ key: String) -> String? {
        guard coder.containsValue(forKey: key) else { return nil }
        return switch coder.stored(forKey: key) {
        case let text as String: text
        case let text as NSString: text as String
        case let value as ArchivedValue: value.text
        default: nil
        }
    }

    /// What Foundation's own unarchivers make of a structure.
    private static func value(_ coder: NSCoder, _ key: String) -> NSValue? {
        let value = coder.stored(forKey: key) as? NSValue
        return value is NSNumber ? nil : value
    }

    static func point(_ coder: NSCoder, _ key: String) -> CGPoint? {
        text(coder, key).map { NSCoder.cgPoint(for: $0) } ?? value(coder, key)?.cgPointValue
    }
    static func size(_ coder: NSCoder, _ key: String) -> CGSize? {
        text(coder, key).map { NSCoder.cgSize(for: $0) } ?? value(coder, key)?.cgSizeValue
    }
    static func rect(_ coder: NSCoder, _ key: String) -> CGRect? {
        text(coder, key).map { NSCoder.cgRect(for: $0) } ?? value(coder, key)?.cgRectValue
    }

    /// Four numbers under keys that end in R, G, B and A.
    static func color(_ coder: NSCoder, prefix: String) -> UIColor? {
        let parts = ["R", "G", "B", "A"].map { number(coder, prefix + $0).map { CGFloat($0) } }
        guard let red = parts[0], let green = parts[1], let blue = parts[2] else { return nil }
        return UIColor(red: red, green: green, blue: blue, alpha: parts[3] ?? 1)
    }

    static func encode(_ color: UIColor, _ coder: NSCoder, prefix: String) {
        var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        _ = color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        for (key, part) in ["R": red, "G": green, "B": blue, "A": alpha] {
            coder.encode(Double(part), forKey: prefix + key)
        }
    }
}

/// An `NSValue` of an archive: its structure as text.
final class ArchivedValue {
    let text: String
    init?(_ coder: SceneCoder) {
        let texts = ["NS.pointval", "NS.sizeval", "NS.rectval"].compactMap { coder.stored(forKey: $0) as? String }
        guard let text = texts.first else { return nil }
        self.text = text
    }
}

/// A colour that a Mac wrote.
enum ArchivedColor {
    private static let white = 3

    static func color(_ coder: SceneCoder) -> UIColor? {
        if let named = coder.stored(forKey: "NSColor") as? UIColor { return named }
        let isWhite = coder.decodeInteger(forKey: "NSColorSpace") == white
        let numbers = numbers(coder, isWhite ? "NSWhite" : "NSRGB") ?? numbers(coder, "NSComponents")
        guard let numbers, numbers.count >= (isWhite ? 1 : 3) else { return nil }
        let alpha = numbers.count > (isWhite ? 1 : 3) ? numbers[isWhite ? 1 : 3] : 1
        return isWhite
            ? UIColor(white: numbers[0], alpha: alpha)
            : UIColor(red: numbers[0], green: numbers[1], blue: numbers[2], alpha: alpha)
    }

    /// Numbers in a text of ASCII that may end in a zero byte.
    private static func numbers(_ coder: SceneCoder, _ key: String) -> [CGFloat]? {
        guard let data = coder.stored(forKey: key) as? Data else { return nil }
        return String(decoding: data.filter { $0 != 0 }, as: UTF8.self).split(separator: " ")
            .compactMap { Double($0).map { CGFloat($0) } }
    }
}
