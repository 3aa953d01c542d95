// SPDX-License-Identifier: MIT

/// What a page says of itself. Sendable as on iOS: filled in by one thread and then handed over.
open class LPLinkMetadata: __ObjCObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    /// What was asked for.
    open var originalURL: URL?
    /// What came, after redirections.
    open var url: URL?
    open var title: String?
    open var iconProvider: NSItemProvider?
    open var imageProvider: NSItemProvider?
    open var videoProvider: NSItemProvider?
    open var remoteVideoURL: URL?
    /// "og:description", below the title.
    var summary: String?

    public override init() { super.init() }

    public static var supportsSecureCoding: Bool { true }
    public required init?(coder: NSCoder) {
        originalURL = coder.decodeObject(forKey: "originalURL") as? URL
        url = coder.decodeObject(forKey: "url") as? URL
        title = coder.decodeObject(forKey: "title") as? String
        remoteVideoURL = coder.decodeObject(forKey: "remoteVideoURL") as? URL
        super.init()
    }
    open func encode(with coder: NSCoder) {
        coder.encode(originalURL, forKey: "originalURL")
        coder.encode(url, forKey: "url")
        coder.encode(title, forKey: "title")
        coder.encode(remoteVideoURL, forKey: "remoteVideoURL")
    }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = LPLinkMetadata()
        copy.originalURL = originalURL
        copy.url = url
        copy.title = title
        copy.iconProvider = iconProvider
        copy.imageProvider = imageProvider
        copy.videoProvider = videoProvider
        copy.remoteVideoURL = remoteVideoURL
        copy.summary = summary
        return copy
    }
}
