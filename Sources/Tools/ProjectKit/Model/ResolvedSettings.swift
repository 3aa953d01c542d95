// SPDX-License-Identifier: MIT

/// Build settings of one target in one configuration: layers of definitions, evaluated on demand.
///
/// A value may name other settings as `$(NAME)`, `${NAME}` or `$NAME`, with modifiers as in `$(NAME:rfc1034identifier)`.
/// `$(inherited)`, or the setting's own name, is the value of the layer below.
package struct ResolvedSettings: Sendable {
    /// One file's or configuration's definitions by key; keys may carry conditions, as `KEY[sdk=iphone*]`.
    package typealias Layer = [String: String]

    /// From the weakest (the platform's defaults) to the strongest (the target's own).
    package private(set) var layers: [Layer]

    /// - Parameter layers: from the weakest to the strongest. Conditions are decided here, for the simulator and for
    ///   the configuration that the first layer with `CONFIGURATION` names.
    package init(layers: [Layer]) {
        let configuration = layers.lazy.compactMap { $0["CONFIGURATION"] }.first ?? ""
        self.layers = layers.map { Self.applyingConditions($0, configuration) }
    }

    /// The value with everything substituted; nil when no layer defines it.
    package subscript(key: String) -> String? { value(of: key, below: layers.count, depth: 0) }

    /// True for YES, true and 1, written just so; false for all else and where there is none.
    package func bool(_ key: String) -> Bool { ["YES", "true", "1"].contains(self[key] ?? "") }

    /// The value as words; quotes keep spaces.
    package func list(_ key: String) -> [String] { Self.words(self[key] ?? "") }

    /// Text, for example of an Info.plist, with settings substituted. Unknown names become empty, as in Xcode.
    package func expand(_ text: String) -> String { expand(text, key: nil, layer: layers.count, depth: 0) }

    /// On top of all layers, as a command line's settings are.
    package mutating func override(_ layer: Layer) {
        layers.append(Self.applyingConditions(layer, self["CONFIGURATION"] ?? ""))
    }

    /// Every key that some layer defines.
    package var keys: Set<String> { Set(layers.flatMap(\.keys)) }

    // MARK: Evaluation

    /// Deeper nesting than any real project has; ends definitions that name each other in a circle.
    private static let depthLimit = 32

    private func value(of key: String, below end: Int, depth: Int) -> String? {
        guard depth < Self.depthLimit else { return nil }
        for index in stride(from: end - 1, through: 0, by: -1) {
            if let raw = layers[index][key] { return expand(raw, key: key, layer: index, depth: depth + 1) }
        }
        return nil
    }

    private func expand(_ text: String, key: String?, layer: Int, depth: Int) -> String {
        guard text.utf8.contains(UInt8(ascii: "$")) else { return text }
        guard depth < Self.depthLimit else { return "" }
        var result = ""
        var rest = Substring(text)
        while let dollar = rest.firstIndex(of: "$") {
            result += rest[..<dollar]
            rest = rest[rest.index(after: dollar)...]
            guard let reference = Self.takeReference(&rest) else {
                result += "$"
                continue
            }
            result += substitute(reference, key: key, layer: layer, depth: depth)
        }
        return result + rest
    }

    /// Takes `(NAME)`, `{NAME}` or `NAME` off the front of `text`; nil when a lone dollar sign was meant.
    private static func takeReference(_ text: inout Substring) -> String? {
        guard let first = text.first else { return nil }
        let closing: Character? = first == "(" ? ")" : first == "{" ? "}" : nil
        guard let closing else {
            let name = text.prefix { $0 == "_" || $0.isASCII && ($0.isLetter || $0.isNumber) }
            guard !name.isEmpty, !first.isNumber else { return nil }
            text = text[name.endIndex...]
            return String(name)
        }
        var depth = 0
        for index in text.indices {
            if text[index] == first { depth += 1 }
            if text[index] == closing { depth -= 1 }
            if depth == 0 {
                let inside = text[text.index(after: text.startIndex)..<index]
                text = text[text.index(after: index)...]
                return String(inside)
            }
        }
        return nil
    }

    private func substitute(_ reference: String, key: String?, layer: Int, depth: Int) -> String {
        let inner = expand(reference, key: key, layer: layer, depth: depth + 1)
        let parts = inner.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
        let name = parts[0]
        var value: String?
        if name == "inherited" || name == key {
            value = key.flatMap { self.value(of: $0, below: layer, depth: depth) }
        } else {
            value = self.value(of: name, below: layers.count, depth: depth)
        }
        for modifier in parts.dropFirst() { value = SettingModifier.apply(modifier, to: value) }
        return value ?? ""
    }

    // MARK: Layers

    /// The definitions that hold for a build for the simulator, conditions taken off the keys. A condition that holds
    /// beats the plain key of the same layer.
    private static func applyingConditions(_ layer: Layer, _ configuration: String) -> Layer {
        guard layer.keys.contains(where: { $0.contains("[") }) else { return layer }
        var result = layer.filter { !$0.key.contains("[") }
        for (key, value) in layer.sorted(by: { $0.key < $1.key }) {
            guard let bracket = key.firstIndex(of: "[") else { continue }
            let conditions = key[bracket...].split(whereSeparator: { "[],".contains($0) })
            if conditions.allSatisfy({ holds($0, configuration) }) { result[String(key[..<bracket])] = value }
        }
        return result
    }

    private static func holds(_ condition: Substring, _ configuration: String) -> Bool {
        let sides = condition.split(separator: "=", maxSplits: 1).map(String.init)
        guard sides.count == 2 else { return false }
        let actual = [
            "sdk": "iphonesimulator", "arch": "x86_64", "config": configuration,
            "variant": "normal",
        ][sides[0]]
        guard let actual else { return false }
        return sides[1].hasSuffix("*") ? actual.hasPrefix(sides[1].dropLast()) : actual == sides[1]
    }

    /// As a shell would take it apart: spaces separate, quotes and backslashes keep. No error: an open quote ends with
    /// the text.
    package static func words(_ text: String) -> [String] {
        var words: [String] = []
        var word = ""
        var quote: Character?
        var inWord = false
        var escaped = false
        for character in text {
            if escaped {
                word.append(character)
                escaped = false
            } else if character == "\\" {
                (escaped, inWord) = (true, true)
            } else if let open = quote {
                if character == open { quote = nil } else { word.append(character) }
            } else if character == "\"" || character == "'" {
                (quote, inWord) = (character, true)
            } else if character.isWhitespace {
                if inWord { words.append(word) }
                (word, inWord) = ("", false)
            } else {
                word.append(character)
                inWord = true
            }
        }
        return inWord ? words + [word] : words
    }
}
