// SPDX-License-Identifier: MIT

/// What an extension answers: how to draw a thumbnail. Sendable: immutable.
open class QLThumbnailReply: __ObjCObject, @unchecked Sendable {
    private enum Drawing {
        case file(URL)
        case context(CGSize, (CGContext) -> Bool)
        case current(CGSize, () -> Bool)
    }
    private let drawing: Drawing
    open var extensionBadge = ""

    public init(imageFileURL fileURL: URL) {
        drawing = .file(fileURL)
        super.init()
    }
    public init(contextSize: CGSize, drawing drawingBlock: @escaping (CGContext) -> Bool) {
        drawing = .context(contextSize, drawingBlock)
        super.init()
    }
    public init(contextSize: CGSize, currentContextDrawing drawingBlock: @escaping () -> Bool) {
        drawing = .current(contextSize, drawingBlock)
        super.init()
    }

    /// The picture; nil when the drawing said that it failed.
    @MainActor package func image(scale: CGFloat) -> UIImage? {
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        var isDrawn = true
        switch drawing {
        case .file(let url): return UIImage(contentsOfFile: url.path)
        case .context(let size, let body):
            let image = UIGraphicsImageRenderer(size: size, format: format).image { isDrawn = body($0.cgContext) }
            return isDrawn ? image : nil
        case .current(let size, let body):
            let image = UIGraphicsImageRenderer(size: size, format: format).image { _ in isDrawn = body() }
            return isDrawn ? image : nil
        }
    }
}

/// What an extension is asked for. Sendable: immutable.
open class QLFileThumbnailRequest: __ObjCObject, @unchecked Sendable {
    open private(set) var fileURL: URL
    open private(set) var maximumSize: CGSize
    open private(set) var minimumSize: CGSize
    open private(set) var scale: CGFloat

    /// Sizes in points.
    package init(fileURL: URL, maximumSize: CGSize, minimumSize: CGSize, scale: CGFloat) {
        self.fileURL = fileURL
        self.maximumSize = maximumSize
        self.minimumSize = minimumSize
        self.scale = scale
        super.init()
    }
}

/// The class of an extension that draws thumbnails of an app's own files. Extensions do not run beside an app here.
open class QLThumbnailProvider: __ObjCObject {
    public override init() { super.init() }
    open func provideThumbnail(
        for request: QLFileThumbnailRequest, _ handler: @escaping (QLThumbnailReply?, (any Error)?) -> Void
    ) { handler(nil, QLThumbnailError(.generationFailed)) }
}
