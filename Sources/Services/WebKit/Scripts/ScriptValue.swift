// SPDX-License-Identifier: MIT

/// Values between Swift and a page's scripts.
enum ScriptValue {
    /// Why a value of a script has no counterpart.
    struct Unsupported: Error {}

    /// Reads the engine's JSON, in which what JSON has not is tagged: `{"u":1}` undefined, `{"n":"NaN"}`, `{"d":ms}` a
    /// date, `{"o":{...}}` an object, `{"f":...}` something without a counterpart.
    /// - Returns: nil for undefined; `NSNull` for null.
    static func decode(_ json: String) throws -> Any? {
        let object = try JSONSerialization.jsonObject(with: Data(json.utf8), options: .fragmentsAllowed)
        return try untag(object)
    }

    private static func untag(_ value: Any) throws -> Any? {
        if let array = value as? [Any] { return try array.map { try untag($0) ?? NSNull() } }
        guard let tagged = value as? [String: Any] else { return value }
        if let object = tagged["o"] as? [String: Any] {
            // A member that is undefined is not there.
            return try object.compactMapValues { try untag($0) }
        }
        if let milliseconds = tagged["d"] as? Double { return Date(timeIntervalSince1970: milliseconds / 1000) }
        if let name = tagged["n"] as? String { return number(named: name) }
        if tagged["u"] != nil { return nil }
        throw Unsupported()
    }

    private static func number(named name: String) -> Double {
        switch name {
        case "Infinity": .infinity
        case "-Infinity": -.infinity
        default: .nan
        }
    }

    /// Source of an expression with this value; nil for what has no counterpart.
    static func source(of value: Any?) -> String? {
        switch value {
        case nil: return "undefined"
        case is NSNull: return "null"
        case let flag as Bool: return flag ? "true" : "false"
        case let date as Date: return "new Date(\(date.timeIntervalSince1970 * 1000))"
        case let array as [Any?]:
            let parts = array.map { source(of: $0) }
            return parts.contains { $0 == nil } ? nil : "[" + parts.compactMap(\.self).joined(separator: ",") + "]"
        case let dictionary as [String: Any?]:
            let parts = dictionary.sorted { $0.key < $1.key }.map { key, value in
                source(of: value).map { quoted(key) + ":" + $0 }
            }
            return parts.contains { $0 == nil } ? nil : "({" + parts.compactMap(\.self).joined(separator: ",") + "})"
        case let text as String: return quoted(text)
        case let number as NSNumber: return source(of: number.doubleValue)
        case let number as any BinaryInteger: return "\(number)"
        case let number as Double: return source(of: number)
        case let number as any BinaryFloatingPoint: return source(of: Double("\(number)") ?? .nan)
        default: return nil
        }
    }

    private static func source(of number: Double) -> String {
        if number.isNaN { return "NaN" }
        if number.isInfinite { return number < 0 ? "-Infinity" : "Infinity" }
        // Whole numbers that a double holds exactly.
        let exact = 9_007_199_254_740_992.0
        if number == number.rounded(), abs(number) <= exact { return String(Int64(number)) }
        return "\(number)"
    }

    /// As JavaScript's own `String` writes a value; undefined and null, which say nothing, are empty.
    static func text(of value: Any?) -> String {
        switch value {
        case nil, is NSNull: ""
        case let text as String: text
        case let number as NSNumber:
            // How Foundation marks truth values, which JSON keeps apart from numbers.
            String(cString: number.objCType) == "c" ? "\(number.boolValue)" : source(of: number.doubleValue)
        case let array as [Any]: array.map { text(of: $0) }.joined(separator: ",")
        default: "[object Object]"
        }
    }

    /// A string literal; JSON's are JavaScript's too.
    static func quoted(_ text: String) -> String {
        // A string is always valid JSON.
        let data = (try? JSONSerialization.data(withJSONObject: text, options: .fragmentsAllowed)) ?? Data("\"\"".utf8)
        return String(decoding: data, as: UTF8.self)
    }
}
