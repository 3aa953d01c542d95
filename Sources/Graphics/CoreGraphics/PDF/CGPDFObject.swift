// SPDX-License-Identifier: MIT
import Foundation

/// References into a document's objects; valid as long as the document.
public typealias CGPDFObjectRef = OpaquePointer
public typealias CGPDFDictionaryRef = OpaquePointer
public typealias CGPDFArrayRef = OpaquePointer
public typealias CGPDFStreamRef = OpaquePointer
public typealias CGPDFStringRef = OpaquePointer
public typealias CGPDFBoolean = UInt8
public typealias CGPDFInteger = Int
public typealias CGPDFReal = CGFloat

public enum CGPDFObjectType: Int32, Sendable {
    case null = 1
    case boolean = 2
    case integer = 3
    case real = 4
    case name = 5
    case string = 6
    case array = 7
    case dictionary = 8
    case stream = 9
}

/// What the bytes of a stream are when its filters are undone.
public enum CGPDFDataFormat: Int32, Sendable {
    case raw = 0
    case jpegEncoded = 1
    case JPEG2000 = 2
}

public func CGPDFObjectGetType(_ object: CGPDFObjectRef) -> CGPDFObjectType { PDFNode.of(object).value.type }

/// Writes the value to memory that `value` points to, which must be of the type's own; false, and nothing written, when the
/// object is of another type. An integer is a real, too.
public func CGPDFObjectGetValue(
    _ object: CGPDFObjectRef, _ type: CGPDFObjectType, _ value: UnsafeMutableRawPointer?
) -> Bool {
    let node = PDFNode.of(object)
    switch type {
    case .null: return node.value.type == .null
    case .boolean: return node.read(\.boolean, value?.assumingMemoryBound(to: CGPDFBoolean.self))
    case .integer: return node.read(\.whole, value?.assumingMemoryBound(to: CGPDFInteger.self))
    case .real: return node.read(\.real, value?.assumingMemoryBound(to: CGPDFReal.self))
    case .name: return node.read(\.nameText, value?.assumingMemoryBound(to: UnsafePointer<CChar>.self))
    case .string, .array, .dictionary, .stream:
        return node.read(
            { $0.value.type == type ? $0.pointer : nil }, value?.assumingMemoryBound(to: CGPDFObjectRef.self))
    }
}

extension PDFObject {
    var type: CGPDFObjectType {
        switch self {
        case .null, .reference: .null
        case .bool: .boolean
        case .integer: .integer
        case .real: .real
        case .name: .name
        case .string: .string
        case .array: .array
        case .dictionary: .dictionary
        case .stream, .inline: .stream
        }
    }
}

/// A node's value as C's types; nil for values of another type.
extension PDFNode {
    var boolean: CGPDFBoolean? { if case .bool(let v) = value { v ? 1 : 0 } else { nil } }
    var whole: CGPDFInteger? { if case .integer(let v) = value { v } else { nil } }
    var real: CGPDFReal? { value.number.map { CGPDFReal($0) } }

    var nameText: UnsafePointer<CChar>? {
        guard value.type == .name, let base = cText?.baseAddress else { return nil }
        return UnsafeRawPointer(base).assumingMemoryBound(to: CChar.self)
    }

    func pointer(_ type: CGPDFObjectType) -> OpaquePointer? { value.type == type ? pointer : nil }

    /// Whether the node has such a value, which is written to `target`.
    func read<Value>(_ get: (PDFNode) -> Value?, _ target: UnsafeMutablePointer<Value>?) -> Bool {
        guard let found = get(self) else { return false }
        target?.pointee = found
        return true
    }

    /// Like `read`, for targets that may hold nil.
    func readOptional<Value>(_ get: (PDFNode) -> Value?, _ target: UnsafeMutablePointer<Value?>?) -> Bool {
        guard let found = get(self) else { return false }
        target?.pointee = found
        return true
    }
}

// MARK: Strings and streams

public func CGPDFStringGetLength(_ string: CGPDFStringRef) -> Int {
    PDFNode.of(string).cText.map { $0.count - 1 } ?? 0
}

/// The string's bytes, with a zero behind them; valid as long as the document.
public func CGPDFStringGetBytePtr(_ string: CGPDFStringRef) -> UnsafePointer<UInt8>? {
    PDFNode.of(string).cText?.baseAddress.map { UnsafePointer($0) }
}

/// The string as text (7.9.2.2): UTF-16 or UTF-8 with a mark, else PDFDocEncoding.
public func CGPDFStringCopyTextString(_ string: CGPDFStringRef) -> CFString? {
    PDFNode.of(string).textString.map { NSString(string: $0) }
}

/// The string as a date (7.9.4), `D:YYYYMMDDHHmmSSOHH'mm`; nil when it is none.
public func CGPDFStringCopyDate(_ string: CGPDFStringRef) -> NSDate? {
    PDFNode.of(string).textString.flatMap(PDFText.date).map {
        NSDate(timeIntervalSinceReferenceDate: $0.timeIntervalSinceReferenceDate)
    }
}

/// The stream's bytes, unpacked; nil when they cannot be.
public func CGPDFStreamCopyData(_ stream: CGPDFStreamRef, _ format: UnsafeMutablePointer<CGPDFDataFormat>?) -> CFData? {
    guard let content = PDFNode.of(stream).content else { return nil }
    format?.pointee = content.format
    return NSData(data: Data(content.bytes))
}

public func CGPDFStreamGetDictionary(_ stream: CGPDFStreamRef) -> CGPDFDictionaryRef? {
    PDFNode.of(stream).streamDictionary?.pointer
}

extension PDFNode {
    var textString: String? { if case .string(let bytes) = value { PDFText.string(bytes) } else { nil } }
}
