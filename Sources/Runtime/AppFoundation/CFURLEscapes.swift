// SPDX-License-Identifier: MIT
import FoundationCompat

/// The text with its percent escapes as UTF-8, but for those of `charactersToLeaveEscaped`; nil there: none is replaced.
/// - Returns: nil where an escape is none, or where the bytes are no UTF-8.
public func CFURLCreateStringByReplacingPercentEscapes(
    _ allocator: CFAllocator?, _ originalString: CFString?, _ charactersToLeaveEscaped: CFString?
) -> CFString! {
    guard let original = originalString.map({ $0 as String }) else { return nil }
    guard let kept = charactersToLeaveEscaped.map({ $0 as String }) else { return original as NSString }
    guard !kept.isEmpty else { return original.removingPercentEncoding.map { $0 as NSString } }
    let escapes = Set(
        kept.compactMap { String($0).addingPercentEncoding(withAllowedCharacters: CharacterSet())?.lowercased() })
    var (result, rest) = ("", Substring(original))
    while let start = rest.firstIndex(of: "%") {
        result += rest[..<start]
        // One character has up to four bytes.
        let run = rest[start...].prefix(escapeRun(rest[start...]))
        guard !run.isEmpty, let unescaped = unescaped(String(run), keeping: escapes) else { return nil }
        result += unescaped
        rest = rest[run.endIndex...]
    }
    return (result + rest) as NSString
}

/// How many characters the escapes at the beginning of `text` have.
private func escapeRun(_ text: Substring) -> Int {
    let characters = Array(text)
    var count = 0
    while count + 2 < characters.count, characters[count] == "%", characters[count + 1].isHexDigit,
        characters[count + 2].isHexDigit
    {
        count += 3
    }
    return count
}

/// Escapes alone, of which those of whole characters in `kept` stay.
private func unescaped(_ run: String, keeping kept: Set<String>) -> String? {
    guard let plain = run.removingPercentEncoding else { return nil }
    return plain.map { character in
        let escape = String(character).addingPercentEncoding(withAllowedCharacters: CharacterSet()) ?? ""
        return kept.contains(escape.lowercased()) ? escape : String(character)
    }.joined()
}
