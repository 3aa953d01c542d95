// SPDX-License-Identifier: MIT
import CoreGraphics

/// The properties of a packet: RDF as XMP uses it (ISO 16684-1, chapter 7).
struct XMPReader {
    private var namespaces: [String: String] = [:]

    /// nil: the data is no packet.
    static func read(_ data: Data) -> CGMutableImageMetadata? {
        guard let root = MarkupReader.read(data) else { return nil }
        let rdf = isRDF(root.name, "RDF") ? root : root.children.first { isRDF($0.name, "RDF") }
        guard let rdf else { return nil }
        var reader = XMPReader()
        var tags: [CGImageMetadataTag] = []
        for description in rdf.children where isRDF(description.name, "Description") {
            tags += reader.properties(of: description)
        }
        return CGMutableImageMetadata(tags, reader.namespaces)
    }

    private static func isRDF(_ name: MarkupElement.Name, _ local: String) -> Bool {
        name.space == XMPNamespaces.rdf && name.local == local
    }

    private mutating func note(_ name: MarkupElement.Name) {
        if !name.prefix.isEmpty { namespaces[name.prefix] = name.space }
    }

    /// Simple ones may be attributes.
    private mutating func properties(of element: MarkupElement) -> [CGImageMetadataTag] {
        var tags: [CGImageMetadataTag] = []
        for (name, value) in element.attributes where ![XMPNamespaces.rdf, XMPNamespaces.xml, ""].contains(name.space) {
            note(name)
            tags.append(CGImageMetadataTag(name.space, name.prefix, name.local, .string, .text(value)))
        }
        for child in element.children where child.name.space != XMPNamespaces.rdf { tags.append(property(child)) }
        return tags
    }

    private mutating func property(_ element: MarkupElement) -> CGImageMetadataTag {
        note(element.name)
        let tag = CGImageMetadataTag(element.name.space, element.name.prefix, element.name.local, .string, .text(""))
        fill(tag, element)
        return tag
    }

    private mutating func fill(_ tag: CGImageMetadataTag, _ element: MarkupElement) {
        if let language = element.attribute(XMPNamespaces.xml, "lang") {
            tag.qualifiers.append(
                CGImageMetadataTag(XMPNamespaces.xml, "xml", "lang", .string, .text(language)))
        }
        if let list = element.children.first(where: { Self.listType($0.name) != nil }) {
            return fillList(tag, list)
        }
        if let resource = element.attribute(XMPNamespaces.rdf, "resource") {
            tag.value = .text(resource)
            return
        }
        let inner = element.children.first { Self.isRDF($0.name, "Description") }
        let isStructure =
            element.attribute(XMPNamespaces.rdf, "parseType") == "Resource" || inner != nil
            || element.attributes.contains { ![XMPNamespaces.rdf, XMPNamespaces.xml, ""].contains($0.name.space) }
        guard isStructure else {
            tag.value = .text(element.text)
            return
        }
        fillFields(tag, inner ?? element)
    }

    /// A structure; with `rdf:value` it is that value, and the other fields qualify it.
    private mutating func fillFields(_ tag: CGImageMetadataTag, _ element: MarkupElement) {
        let fields = properties(of: element)
        guard let value = element.children.first(where: { Self.isRDF($0.name, "value") }) else {
            tag.type = .structure
            tag.value = .fields(fields)
            return
        }
        fill(tag, value)
        tag.qualifiers += fields
    }

    private static func listType(_ name: MarkupElement.Name) -> CGImageMetadataType? {
        guard name.space == XMPNamespaces.rdf else { return nil }
        return ["Bag": .arrayUnordered, "Seq": .arrayOrdered, "Alt": .alternateArray][name.local]
    }

    private mutating func fillList(_ tag: CGImageMetadataTag, _ list: MarkupElement) {
        var items: [CGImageMetadataTag] = []
        for element in list.children where Self.isRDF(element.name, "li") {
            let item = CGImageMetadataTag(tag.namespace, tag.prefix, "", .string, .text(""))
            fill(item, element)
            items.append(item)
        }
        let type = Self.listType(list.name) ?? .arrayOrdered
        let isText = type == .alternateArray && !items.isEmpty && items.allSatisfy { $0.language != nil }
        tag.type = isText ? .alternateText : type
        tag.value = .list(items)
    }
}

/// nil: the data is no XMP.
public func CGImageMetadataCreateFromXMPData(_ data: CFData) -> CGImageMetadata? {
    XMPReader.read(Data(referencing: data))
}
