// SPDX-License-Identifier: MIT
import Foundation

/// What a `CGPDFObjectRef` and the references to dictionaries, arrays, streams and strings point to: a value of a file,
/// with references followed when they are asked for.
///
/// Whoever handed the pointer out keeps the node: the file its indirect objects, a node its direct parts, a scanner what
/// was popped from it.
final class PDFNode {
    let value: PDFObject
    unowned let file: PDFFile
    // Direct parts; indirect ones belong to the file, and may lead back here.
    private var parts: [String: PDFNode] = [:]
    private var items: [Int: PDFNode] = [:]
    /// A name or string with a zero behind it, made when C asks for it.
    private var text: UnsafeMutableBufferPointer<UInt8>?

    /// - Parameter value: no reference.
    init(_ value: PDFObject, _ file: PDFFile) {
        self.value = value
        self.file = file
    }

    deinit { text?.deallocate() }

    var pointer: OpaquePointer { OpaquePointer(Unmanaged.passUnretained(self).toOpaque()) }

    static func of(_ pointer: OpaquePointer) -> PDFNode {
        Unmanaged<PDFNode>.fromOpaque(UnsafeRawPointer(pointer)).takeUnretainedValue()
    }

    /// Of a dictionary or a stream's dictionary; nil when it has no such key.
    func part(_ key: String) -> PDFNode? {
        if let known = parts[key] { return known }
        guard let entry = value.dictionary?[key] else { return nil }
        let made = file.node(entry)
        if !entry.isReference { parts[key] = made }
        return made
    }

    func item(_ index: Int) -> PDFNode? {
        if let known = items[index] { return known }
        guard let array = value.array, array.indices.contains(index) else { return nil }
        let made = file.node(array[index])
        if !array[index].isReference { items[index] = made }
        return made
    }

    /// A stream's dictionary.
    lazy var streamDictionary: PDFNode? = {
        switch value {
        case .stream(let entries, _), .inline(let entries, _): PDFNode(.dictionary(entries), file)
        default: nil
        }
    }()

    var content: (bytes: [UInt8], format: CGPDFDataFormat)? {
        switch value {
        case .stream(let entries, let start): file.streamContent(entries, start)
        case .inline(_, let bytes): (bytes, .raw)
        default: nil
        }
    }

    /// Of a string or a name, with a zero behind them; nil for other values. Valid as long as the node.
    var cText: UnsafeMutableBufferPointer<UInt8>? {
        if let text { return text }
        let bytes: [UInt8]
        switch value {
        case .string(let string): bytes = string
        case .name(let name): bytes = Array(name.utf8)
        default: return nil
        }
        let made = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: bytes.count + 1)
        _ = made.initialize(from: bytes + [0])
        text = made
        return made
    }
}
