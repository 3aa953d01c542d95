// SPDX-License-Identifier: MIT

/// Something a test leaves behind; a file in the folder that `touchstone test --attachments` names.
open class XCTAttachment: __ObjCObject {
    public enum Lifetime: Int, Sendable { case keepAlways = 0, deleteOnSuccess = 1 }
    public enum ImageQuality: Int, Sendable { case original = 0, medium = 1, low = 2 }

    open var name: String?
    open var userInfo: [AnyHashable: Any]?
    open var lifetime = Lifetime.deleteOnSuccess
    public final let uniformTypeIdentifier: String
    private let content: Data?
    private let fileExtension: String

    /// - Parameters:
    ///   - identifier: nil: plain data.
    ///   - name: nil: a name is made up.
    ///   - payload: nil: nothing is written.
    public init(
        uniformTypeIdentifier identifier: String?, name: String?, payload: Data?,
        userInfo: [AnyHashable: Any]? = nil
    ) {
        let own = name.map { URL(fileURLWithPath: $0) }
        uniformTypeIdentifier = identifier ?? "public.data"
        content = payload
        let given = own?.pathExtension ?? ""
        fileExtension = given.isEmpty ? Self.fileExtension(of: identifier ?? "public.data") : given
        self.name = given.isEmpty ? name : own?.deletingPathExtension().lastPathComponent
        self.userInfo = userInfo
        super.init()
    }

    private static func fileExtension(of identifier: String) -> String {
        switch identifier {
        case "public.plain-text", "public.utf8-plain-text": "txt"
        case "com.apple.property-list": "plist"
        case "public.data", "public.image": "data"
        default: identifier.split(separator: ".").last.map(String.init) ?? "data"
        }
    }

    // MARK: What is attached

    public convenience init(data payload: Data) {
        self.init(uniformTypeIdentifier: nil, name: nil, payload: payload)
    }
    public convenience init(data payload: Data, uniformTypeIdentifier identifier: String) {
        self.init(uniformTypeIdentifier: identifier, name: nil, payload: payload)
    }
    public convenience init(string: String) {
        self.init(uniformTypeIdentifier: "public.plain-text", name: nil, payload: Data(string.utf8))
    }
    public convenience init(image: UIImage) { self.init(image: image, quality: .original) }
    /// Original quality is PNG, the others are JPEG.
    public convenience init(image: UIImage, quality: ImageQuality) {
        switch quality {
        case .original: self.init(uniformTypeIdentifier: "public.png", name: nil, payload: image.pngData())
        case .medium, .low:
            let data = image.jpegData(compressionQuality: quality == .medium ? 0.7 : 0.3)
            self.init(uniformTypeIdentifier: "public.jpeg", name: nil, payload: data)
        }
    }
    /// A picture of the screen as it is.
    @preconcurrency @MainActor public convenience init(screenshot: XCUIScreenshot) {
        self.init(image: screenshot.image)
    }
    @preconcurrency @MainActor public convenience init(screenshot: XCUIScreenshot, quality: ImageQuality) {
        self.init(image: screenshot.image, quality: quality)
    }
    public convenience init(plistObject object: Any) {
        let data = Self.encoded {
            try PropertyListSerialization.data(fromPropertyList: object, format: .xml, options: 0)
        }
        self.init(uniformTypeIdentifier: "com.apple.property-list", name: nil, payload: data)
    }
    public convenience init(archivableObject object: any NSSecureCoding) {
        self.init(archivableObject: object, uniformTypeIdentifier: "com.apple.keyed-archive")
    }
    public convenience init(archivableObject object: any NSSecureCoding, uniformTypeIdentifier identifier: String) {
        let data = Self.encoded {
            try NSKeyedArchiver.archivedData(withRootObject: object, requiringSecureCoding: true)
        }
        self.init(uniformTypeIdentifier: identifier, name: nil, payload: data)
    }
    public convenience init(contentsOfFile url: URL) {
        self.init(contentsOfFile: url, uniformTypeIdentifier: nil)
    }
    public convenience init(contentsOfFile url: URL, uniformTypeIdentifier identifier: String?) {
        self.init(
            uniformTypeIdentifier: identifier, name: url.lastPathComponent,
            payload: Self.encoded { try Data(contentsOf: url) })
    }
    /// Only a folder's list of files is kept.
    public convenience init(compressedContentsOfDirectory url: URL) {
        Unsupported.report("XCTAttachment(compressedContentsOfDirectory:)")
        let names = FileManager.default.enumerator(atPath: url.path)?.compactMap { $0 as? String } ?? []
        self.init(
            uniformTypeIdentifier: "public.plain-text", name: url.lastPathComponent + ".txt",
            payload: Data(names.sorted().joined(separator: "\n").utf8))
    }

    /// What cannot be encoded is said and not attached.
    private static func encoded(_ body: () throws -> Data) -> Data? {
        do { return try body() } catch {
            ConsoleReporter.say("attachment not made: \(error.localizedDescription)")
            return nil
        }
    }

    // MARK: Writing

    /// The file; nil when nobody asked for attachments, or there is nothing to write.
    final func write(for test: String) -> URL? {
        guard let content else { return nil }
        return AttachmentFolder.write(content, named: name ?? "Attachment", fileExtension, for: test)
    }
}
