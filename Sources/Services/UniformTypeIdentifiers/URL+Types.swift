// SPDX-License-Identifier: MIT
public import FoundationCompat

// Paths and the extensions of types: a type that has no extension adds none.

extension URL {
    /// `name.extension`, unless the name has an extension of the type already.
    public func appendingPathComponent(_ partialName: String, conformingTo contentType: UTType) -> URL {
        let whole = appendingPathComponent(partialName)
        let known = contentType.tags[.filenameExtension] ?? []
        return known.contains(whole.pathExtension.lowercased()) ? whole : whole.appendingPathExtension(for: contentType)
    }

    public mutating func appendPathComponent(_ partialName: String, conformingTo contentType: UTType) {
        self = appendingPathComponent(partialName, conformingTo: contentType)
    }

    public func appendingPathExtension(for contentType: UTType) -> URL {
        contentType.preferredFilenameExtension.map { appendingPathExtension($0) } ?? self
    }

    public mutating func appendPathExtension(for contentType: UTType) {
        self = appendingPathExtension(for: contentType)
    }
}

extension NSItemProvider {
    public var registeredContentTypes: [UTType] { registeredTypeIdentifiers.compactMap { UTType($0) } }

    @discardableResult
    public func loadDataRepresentation(
        for contentType: UTType, completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress {
        loadDataRepresentation(forTypeIdentifier: contentType.identifier, completionHandler: completionHandler)
    }
}
