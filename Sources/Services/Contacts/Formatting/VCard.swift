// SPDX-License-Identifier: MIT

/// vCards, version 3.0 (RFC 2426) as iOS writes them; versions 2.1, 3.0 and 4.0 (RFC 6350) are read.
open class CNContactVCardSerialization: __ObjCObject {
    open class func descriptorForRequiredKeys() -> any CNKeyDescriptor { KeySet(keys: VCardWriter.keys) }

    open class func data(with contacts: [CNContact]) throws -> Data {
        Data(VCardWriter().text(of: contacts.map(\.data)).utf8)
    }

    open class func contacts(with data: Data) throws -> [CNContact] {
        let text = String(data: data, encoding: .utf8) ?? String(decoding: data, as: UTF8.self)
        let found = try VCardReader(text).contacts()
        if found.isEmpty { throw CNError(.vCardMalformed) }
        return found.map { CNContact(data: $0, fetched: nil) }
    }
}

/// One line of a card: `group.NAME;PARAMETER=value:value`.
struct VCardLine {
    var group = ""
    var name = ""
    var parameters: [(name: String, value: String)] = []
    var value = ""

    init(group: String = "", _ name: String, _ parameters: [(String, String)], _ value: String) {
        self.group = group
        self.name = name
        self.parameters = parameters.map { (name: $0.0, value: $0.1) }
        self.value = value
    }

    /// nil: there is no colon outside of quotes.
    init?(_ text: String) {
        var isQuoted = false
        var colon: String.Index?
        for index in text.indices {
            if text[index] == "\"" { isQuoted.toggle() }
            if text[index] == ":", !isQuoted {
                colon = index
                break
            }
        }
        guard let colon else { return nil }
        value = String(text[text.index(after: colon)...])
        let parts = Self.split(String(text[..<colon]), at: ";")
        let head = parts[0].split(separator: ".", maxSplits: 1).map(String.init)
        guard let last = head.last else { return nil }
        name = last.uppercased()
        group = head.count > 1 ? head[0].lowercased() : ""
        for part in parts.dropFirst() {
            let pair = part.split(separator: "=", maxSplits: 1).map(String.init)
            guard let first = pair.first else { continue }
            // Version 2.1 writes types alone.
            if pair.count == 1 {
                parameters.append((name: "TYPE", value: first.uppercased()))
            } else {
                for one in pair[1].split(separator: ",") {
                    let plain = one.trimmingCharacters(in: CharacterSet(charactersIn: "\""))
                    parameters.append((name: first.uppercased(), value: plain))
                }
            }
        }
    }

    func parameter(_ name: String) -> String? { parameters.first { $0.name == name }?.value }
    var types: [String] { parameters.filter { $0.name == "TYPE" }.map { $0.value.uppercased() } }

    /// Splits outside of quotes and where no backslash stands before.
    static func split(_ text: String, at separator: Character) -> [String] {
        var parts = [""]
        var isQuoted = false
        var isEscaped = false
        for character in text {
            if character == separator, !isQuoted, !isEscaped {
                parts.append("")
                continue
            }
            if character == "\"" { isQuoted.toggle() }
            isEscaped = character == "\\" && !isEscaped
            parts[parts.count - 1].append(character)
        }
        return parts
    }

    static func unescape(_ text: String) -> String {
        var result = ""
        var isEscaped = false
        for character in text {
            if isEscaped {
                result.append(character == "n" || character == "N" ? "\n" : character)
                isEscaped = false
            } else if character == "\\" {
                isEscaped = true
            } else {
                result.append(character)
            }
        }
        return result
    }

    static func escape(_ text: String) -> String {
        var result = ""
        for character in text {
            switch character {
            case "\\", ";", ",": result += "\\" + String(character)
            case "\r\n", "\n", "\r": result += "\\n"
            default: result.append(character)
            }
        }
        return result
    }

    /// Lines of at most 75 bytes: the rest goes on behind a space (RFC 6350, 3.2).
    var text: String {
        var line = group.isEmpty ? name : "\(group).\(name)"
        for parameter in parameters { line += ";\(parameter.name)=\(parameter.value)" }
        line += ":" + value
        var result = ""
        var length = 0
        for character in line {
            let size = character.utf8.count
            if length + size > 75 {
                result += "\r\n "
                length = 1
            }
            result.append(character)
            length += size
        }
        return result + "\r\n"
    }
}
