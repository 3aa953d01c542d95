// SPDX-License-Identifier: MIT
public import FoundationCompat

/// Of errors of file providers, which loading a file may end with.
public let NSFileProviderErrorDomain = "NSFileProviderErrorDomain"

/// What becomes of a file that is promised.
public struct NSItemProviderFileOptions: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The reader gets the file itself, not a copy.
    public static let openInPlace = NSItemProviderFileOptions(rawValue: 1)
}

// Promises are data here: a file is read when it is asked for, and written again for who wants one.
extension NSItemProvider {
    /// Promises a file. Only its content is handed over, so that no reader gets it in place.
    public func registerFileRepresentation(
        forTypeIdentifier typeIdentifier: String, fileOptions: NSItemProviderFileOptions = [],
        visibility: NSItemProviderRepresentationVisibility,
        loadHandler: @escaping (@escaping @Sendable (URL?, Bool, (any Error)?) -> Void) -> Progress?
    ) {
        registerDataRepresentation(forTypeIdentifier: typeIdentifier, visibility: visibility) { completion in
            loadHandler { file, _, error in
                guard let file else { return completion(nil, error) }
                do { completion(try Data(contentsOf: file), nil) } catch { completion(nil, error) }
            }
        }
    }

    /// Writes the item into a temporary file of its name and type, which is deleted when the handler, called on another
    /// queue, returns.
    @discardableResult
    public func loadFileRepresentation(
        forTypeIdentifier typeIdentifier: String,
        completionHandler: @escaping @Sendable (URL?, (any Error)?) -> Void
    ) -> Progress {
        loadInPlaceFileRepresentation(forTypeIdentifier: typeIdentifier) { file, _, error in
            completionHandler(file, error)
        }
    }

    /// As `loadFileRepresentation`; `isInPlace` is always false: a provider holds no file of its own.
    @discardableResult
    public func loadInPlaceFileRepresentation(
        forTypeIdentifier typeIdentifier: String,
        completionHandler: @escaping @Sendable (URL?, Bool, (any Error)?) -> Void
    ) -> Progress {
        let name = suggestedName ?? typeIdentifier
        let type = registeredTypeIdentifiers.first { UniformType.conforms($0, to: typeIdentifier) } ?? typeIdentifier
        return loadDataRepresentation(forTypeIdentifier: typeIdentifier) { data, error in
            DispatchQueue.global().async {
                guard let data else { return completionHandler(nil, false, error) }
                do {
                    try Self.withFile(named: name, type: type, data) { completionHandler($0, false, nil) }
                } catch {
                    completionHandler(nil, false, error)
                }
            }
        }
    }

    private static func withFile(named name: String, type: String, _ data: Data, _ use: (URL) -> Void) throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        var file = folder.appendingPathComponent(name)
        if let suffix = UniformType.named(type)?.extensions.first, file.pathExtension.isEmpty {
            file.appendPathExtension(suffix)
        }
        try data.write(to: file)
        use(file)
        try FileManager.default.removeItem(at: folder)
    }

    /// The types that readers may have as the options say: none in place.
    public func registeredTypeIdentifiers(fileOptions: NSItemProviderFileOptions) -> [String] {
        fileOptions.contains(.openInPlace) ? [] : registeredTypeIdentifiers
    }

    public func hasRepresentationConforming(
        toTypeIdentifier typeIdentifier: String, fileOptions: NSItemProviderFileOptions
    ) -> Bool {
        registeredTypeIdentifiers(fileOptions: fileOptions).contains { UniformType.conforms($0, to: typeIdentifier) }
    }
}
