// SPDX-License-Identifier: MIT
import CoreGraphics

/// Properties as a packet (ISO 16684-1, chapter 7).
struct XMPWriter {
    private let metadata: CGImageMetadata
    private var lines: [String] = []

    private init(_ metadata: CGImageMetadata) { self.metadata = metadata }

    /// The text of `x:xmpmeta`, without what wraps it in a file.
    static func text(_ metadata: CGImageMetadata) -> String {
        var writer = XMPWriter(metadata)
        let spaces = writer.namespaces().sorted { $0.key < $1.key }
            .map { "\n            xmlns:\($0.key)=\"\(escaped($0.value))\"" }.joined()
        writer.lines = [
            "<x:xmpmeta xmlns:x=\"\(XMPNamespaces.meta)\">", "   <rdf:RDF xmlns:rdf=\"\(XMPNamespaces.rdf)\">",
            "      <rdf:Description rdf:about=\"\"\(spaces)>",
        ]
        for tag in metadata.tags { writer.write(tag, "\(tag.prefix):\(tag.name)", indent: 9) }
        writer.lines += ["      </rdf:Description>", "   </rdf:RDF>", "</x:xmpmeta>"]
        return writer.lines.joined(separator: "\n") + "\n"
    }

    /// As files hold it: with room for changes behind it (section 7.3.2).
    static func packet(_ metadata: CGImageMetadata) -> Data {
        let head = "<?xpacket begin=\"\u{FEFF}\" id=\"W5M0MpCehiHzreSzNTczkc9d\"?>\n"
        let room = String(repeating: String(repeating: " ", count: 99) + "\n", count: 20)
        return Data((head + text(metadata) + room + "<?xpacket end=\"w\"?>").utf8)
    }

    private func namespaces() -> [String: String] {
        var found: [String: String] = [:]
        func visit(_ tag: CGImageMetadataTag) {
            if tag.prefix != "xml" { found[tag.prefix] = tag.namespace }
            tag.qualifiers.forEach(visit)
            switch tag.value {
            case .text: break
            case .list(let tags), .fields(let tags): tags.forEach(visit)
            }
        }
        metadata.tags.forEach(visit)
        return found
    }

    private mutating func write(_ tag: CGImageMetadataTag, _ element: String, indent: Int) {
        let margin = String(repeating: " ", count: indent)
        let language = tag.language.map { " xml:lang=\"\(Self.escaped($0))\"" } ?? ""
        let others = tag.qualifiers.filter { $0.prefix != "xml" }
        if !others.isEmpty {
            lines.append("\(margin)<\(element)\(language) rdf:parseType=\"Resource\">")
            let bare = CGImageMetadataTag(tag.namespace, tag.prefix, tag.name, tag.type, tag.value)
            write(bare, "rdf:value", indent: indent + 3)
            for other in others { write(other, "\(other.prefix):\(other.name)", indent: indent + 3) }
            return lines.append("\(margin)</\(element)>")
        }
        switch tag.value {
        case .text(let text): lines.append("\(margin)<\(element)\(language)>\(Self.escaped(text))</\(element)>")
        case .fields(let fields):
            lines.append("\(margin)<\(element)\(language) rdf:parseType=\"Resource\">")
            for field in fields { write(field, "\(field.prefix):\(field.name)", indent: indent + 3) }
            lines.append("\(margin)</\(element)>")
        case .list(let items):
            let list = tag.type == .arrayUnordered ? "rdf:Bag" : tag.type == .arrayOrdered ? "rdf:Seq" : "rdf:Alt"
            lines += ["\(margin)<\(element)\(language)>", "\(margin)   <\(list)>"]
            for item in items { write(item, "rdf:li", indent: indent + 6) }
            lines += ["\(margin)   </\(list)>", "\(margin)</\(element)>"]
        }
    }

    private static func escaped(_ text: String) -> String {
        text.replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "<", with: "&lt;")
            .replacingOccurrences(of: ">", with: "&gt;").replacingOccurrences(of: "\"", with: "&quot;")
    }
}

/// The properties as the XML of XMP, for a file beside the image or one of another format.
public func CGImageMetadataCreateXMPData(_ metadata: CGImageMetadata, _ options: CFDictionary?) -> CFData? {
    NSData(data: Data(XMPWriter.text(metadata).utf8))
}
