// SPDX-License-Identifier: MIT
import Foundation

extension CGPDFDocument {
    /// The root of the document's objects (7.7.2); nil while the document is locked.
    public var catalog: CGPDFDictionaryRef? { dictionary("Root") }

    /// Title, author and the like (14.3.3); nil without.
    public var info: CGPDFDictionaryRef? { dictionary("Info") }

    /// Two strings: what the file was made as and what it was changed to (14.4); nil without.
    public var fileIdentifier: CGPDFArrayRef? {
        trailerNode?.part("ID").flatMap { $0.value.type == .array ? $0.pointer : nil }
    }

    private func dictionary(_ key: String) -> CGPDFDictionaryRef? {
        guard isUnlocked, let node = trailerNode?.part(key), node.value.type == .dictionary else { return nil }
        if isEncrypted { Unsupported.report("strings and streams of encrypted documents by CGPDFDocument") }
        return node.pointer
    }

    public var allowsPrinting: Bool { accessPermissions.contains(.allowsLowQualityPrinting) }
    public var allowsCopying: Bool { accessPermissions.contains(.allowsContentCopying) }

    /// What the user password allows (7.6.3.2); everything for files without encryption.
    public var accessPermissions: CGPDFAccessPermissions {
        guard let file, isEncrypted,
            let bits = file.resolve(file.resolve(file.trailer["Encrypt"]).dictionary?["P"]).integer
        else { return .all }
        return CGPDFAccessPermissions.places.reduce(into: []) { result, place in
            if bits >> (place.bit - 1) & 1 == 1 { result.formUnion(place.permission) }
        }
    }

    /// The document's outline: `kCGPDFOutlineChildren` of the root are dictionaries with a title, children and a
    /// destination, the number of a page or a URL. nil without an outline.
    public var outline: CFDictionary? {
        guard isUnlocked, let file else { return nil }
        return PDFOutline(file).root.map { NSDictionary(dictionary: $0) }
    }
}

public struct CGPDFAccessPermissions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static let allowsLowQualityPrinting = CGPDFAccessPermissions(rawValue: 1 << 0)
    public static let allowsHighQualityPrinting = CGPDFAccessPermissions(rawValue: 1 << 1)
    public static let allowsDocumentChanges = CGPDFAccessPermissions(rawValue: 1 << 2)
    public static let allowsDocumentAssembly = CGPDFAccessPermissions(rawValue: 1 << 3)
    public static let allowsContentCopying = CGPDFAccessPermissions(rawValue: 1 << 4)
    public static let allowsContentAccessibility = CGPDFAccessPermissions(rawValue: 1 << 5)
    public static let allowsCommenting = CGPDFAccessPermissions(rawValue: 1 << 6)
    public static let allowsFormFieldEntry = CGPDFAccessPermissions(rawValue: 1 << 7)

    static let all = CGPDFAccessPermissions(rawValue: 0xFF)

    /// Places of the bits in a file, counted from 1 (table 22).
    static let places: [(bit: Int, permission: CGPDFAccessPermissions)] = [
        (3, .allowsLowQualityPrinting), (4, .allowsDocumentChanges), (5, .allowsContentCopying),
        (6, .allowsCommenting), (9, .allowsFormFieldEntry), (10, .allowsContentAccessibility),
        (11, .allowsDocumentAssembly), (12, .allowsHighQualityPrinting),
    ]
}

extension CGPDFPage {
    /// As the file has it: what the page inherits from the page tree is found at its `Parent`.
    public var dictionary: CGPDFDictionaryRef? { node?.pointer }
}

// NSString constants are immutable, hence safe to share.
nonisolated(unsafe) public let kCGPDFOutlineTitle: CFString = "Title"
nonisolated(unsafe) public let kCGPDFOutlineChildren: CFString = "Children"
nonisolated(unsafe) public let kCGPDFOutlineDestination: CFString = "Destination"
nonisolated(unsafe) public let kCGPDFOutlineDestinationRect: CFString = "DestinationRect"
