// SPDX-License-Identifier: MIT
import CoreText

/// What an attachment needs to take its place in a line and to draw itself.
public protocol NSTextAttachmentContainer: NSObjectProtocol {
    func image(forBounds imageBounds: CGRect, textContainer: NSTextContainer?, characterIndex charIndex: Int)
        -> UIImage?
    func attachmentBounds(
        for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect, glyphPosition position: CGPoint,
        characterIndex charIndex: Int
    ) -> CGRect
}

/// An image or file that stands in text as one character.
open class NSTextAttachment: __ObjCObject, NSTextAttachmentContainer, NSSecureCoding, DrawingInlineObject,
    @unchecked Sendable
{
    // Sendable as on iOS; whoever makes one finishes changing it before sharing it.

    public static var character: Int { 0xFFFC }

    open var contents: Data?
    open var fileType: String?
    open var image: UIImage?
    /// Relative to the baseline, y up, in points. Zero: the image's size, standing on the baseline.
    open var bounds = CGRect.zero
    /// Room on either side within a line, points.
    open var lineLayoutPadding: CGFloat = 0
    /// Whether a view may stand for the attachment (TextKit 2).
    open var allowsTextAttachmentView = true
    /// A view stands for it: the class of its type's views is known.
    open var usesTextAttachmentView: Bool {
        allowsTextAttachmentView && fileType.flatMap(Self.textAttachmentViewProviderClass(forFileType:)) != nil
    }
    /// The attachment as a file of its own: what RTFD writes.
    open var fileWrapper: FileWrapper? {
        get { wrapper ?? contents.map { FileWrapper(regularFileWithContents: $0) } }
        set {
            wrapper = newValue
            contents = newValue?.regularFileContents
            if let contents { image = UIImage(data: contents) }
        }
    }
    private var wrapper: FileWrapper?

    /// Attachments of a type, a uniform type identifier, are shown by views of a class.
    open class func registerViewProviderClass(
        _ textAttachmentViewProviderClass: AnyClass, forFileType fileType: String
    ) {
        let provider = textAttachmentViewProviderClass as? NSTextAttachmentViewProvider.Type
        MainActor.assumeIsolated { AttachmentViews.classes[fileType] = provider }
    }

    open class func textAttachmentViewProviderClass(forFileType fileType: String) -> AnyClass? {
        MainActor.assumeIsolated { AttachmentViews.classes[fileType] }
    }

    /// The view that stands for the attachment in a text view; nil: it is drawn.
    open func viewProvider(
        for parentView: UIView?, location: any NSTextLocation, textContainer: NSTextContainer?
    ) -> NSTextAttachmentViewProvider? {
        guard allowsTextAttachmentView, let fileType,
            let made = Self.textAttachmentViewProviderClass(forFileType: fileType) as? NSTextAttachmentViewProvider.Type
        else { return nil }
        return AttachmentViews.make(made, self, parentView, textContainer?.textLayoutManager, location)
    }

    public init(data contentData: Data?, ofType uti: String?) {
        contents = contentData
        fileType = uti
        super.init()
        if let contentData { image = UIImage(data: contentData) }
    }

    public override convenience init() { self.init(data: nil, ofType: nil) }

    public convenience init(image: UIImage) {
        self.init(data: nil, ofType: nil)
        self.image = image
    }

    /// The image to draw; subclasses may choose by bounds.
    open func image(
        forBounds imageBounds: CGRect, textContainer: NSTextContainer?, characterIndex charIndex: Int
    ) -> UIImage? { image }

    open func attachmentBounds(
        for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect, glyphPosition position: CGPoint,
        characterIndex charIndex: Int
    ) -> CGRect {
        if bounds != .zero { return bounds }
        return CGRect(origin: .zero, size: image?.size ?? CGSize(width: 32, height: 32))
    }

    /// As wide as the attachment says, with the padding at its sides. A box that has no end counts as empty.
    package func inlineBounds(lineWidth: Double, font: FontCore, characterIndex: Int) -> CGRect {
        let width = lineWidth.isFinite ? lineWidth : 1e7
        let line = CGRect(x: 0, y: 0, width: width, height: font.lineHeight)
        let box =
            laidOutProvider.map {
                $0.attachmentBounds(
                    for: [:], location: $0.location, textContainer: nil, proposedLineFragment: line, position: .zero)
            }
            ?? attachmentBounds(
                for: nil, proposedLineFragment: line, glyphPosition: .zero, characterIndex: characterIndex)
        guard !box.isNull, !box.isInfinite else { return .zero }
        var room = box.standardized
        room.size.width += 2 * max(0, lineLayoutPadding)
        return room
    }

    /// The provider whose view shows the attachment and gives it its size.
    weak var laidOutProvider: NSTextAttachmentViewProvider?

    /// Does nothing where a view stands for the attachment.
    /// - Parameter rect: user space, as `isFlipped` says.
    package func drawInline(in context: CGContext, rect: CGRect, isFlipped: Bool, characterIndex: Int) {
        guard laidOutProvider == nil else { return }
        let rect = rect.insetBy(dx: max(0, lineLayoutPadding), dy: 0)
        guard let image = image(forBounds: rect, textContainer: nil, characterIndex: characterIndex) else { return }
        guard isFlipped else {
            if let pixels = image.storage.cgImage { context.draw(pixels, in: rect) }
            return
        }
        UIGraphicsPushContext(context)
        image.draw(in: rect)
        UIGraphicsPopContext()
    }

    // MARK: NSSecureCoding

    open class var supportsSecureCoding: Bool { true }

    open func encode(with coder: NSCoder) {
        coder.encode(contents.map { $0 as NSData }, forKey: "NSAttachmentContents")
        coder.encode(fileType.map { $0 as NSString }, forKey: "NSAttachmentType")
        coder.encode(NSValue(rect: bounds), forKey: "NSAttachmentBounds")
    }

    public required init?(coder: NSCoder) {
        contents = coder.decodeObject(of: NSData.self, forKey: "NSAttachmentContents") as Data?
        fileType = coder.decodeObject(of: NSString.self, forKey: "NSAttachmentType") as String?
        super.init()
        if let contents { image = UIImage(data: contents) }
        bounds = coder.decodeObject(of: NSValue.self, forKey: "NSAttachmentBounds")?.rectValue ?? .zero
    }
}
