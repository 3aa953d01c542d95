// SPDX-License-Identifier: MIT
internal import CViewDescriptors

/// How an attachment takes its place in TextKit 2.
public protocol NSTextAttachmentLayout: NSObjectProtocol {
    func image(
        for bounds: CGRect, attributes: [NSAttributedString.Key: Any], location: any NSTextLocation,
        textContainer: NSTextContainer?
    ) -> UIImage?
    func attachmentBounds(
        for attributes: [NSAttributedString.Key: Any], location: any NSTextLocation,
        textContainer: NSTextContainer?, proposedLineFragment: CGRect, position: CGPoint
    ) -> CGRect
    func viewProvider(
        for parentView: UIView?, location: any NSTextLocation, textContainer: NSTextContainer?
    ) -> NSTextAttachmentViewProvider?
}

/// Gives an attachment a view in place of a picture.
open class NSTextAttachmentViewProvider: __ObjCObject, @unchecked Sendable {
    // Unchecked: used on the main thread.

    open private(set) weak var textAttachment: NSTextAttachment?
    open internal(set) weak var textLayoutManager: NSTextLayoutManager?
    public let location: any NSTextLocation
    /// The attachment is as large as the view wants to be, not as its own bounds say.
    open var tracksTextAttachmentViewBounds = false
    private weak var parentView: UIView?
    private var loaded: UIView?
    private var isLoading = false

    public init(
        textAttachment: NSTextAttachment, parentView: UIView?, textLayoutManager: NSTextLayoutManager?,
        location: any NSTextLocation
    ) {
        self.textAttachment = textAttachment
        self.parentView = parentView
        self.textLayoutManager = textLayoutManager
        self.location = location
        super.init()
    }

    /// Made by `loadView` when somebody asks.
    open var view: UIView? {
        get {
            if loaded == nil, !isLoading {
                isLoading = true
                loadView()
                isLoading = false
            }
            return loaded
        }
        set { loaded = newValue }
    }

    /// A subclass sets `view`.
    open func loadView() { MainActor.assumeIsolated { loaded = UIView() } }

    open func attachmentBounds(
        for attributes: [NSAttributedString.Key: Any], location: any NSTextLocation,
        textContainer: NSTextContainer?, proposedLineFragment: CGRect, position: CGPoint
    ) -> CGRect {
        guard tracksTextAttachmentViewBounds else { return textAttachment?.bounds ?? .zero }
        return MainActor.assumeIsolated {
            guard let view else { return .zero }
            let natural = view.bounds.size == .zero ? view.intrinsicContentSize : view.bounds.size
            return CGRect(x: 0, y: 0, width: max(0, natural.width), height: max(0, natural.height))
        }
    }
}

extension NSTextAttachment: NSTextAttachmentLayout {
    public func image(
        for bounds: CGRect, attributes: [NSAttributedString.Key: Any], location: any NSTextLocation,
        textContainer: NSTextContainer?
    ) -> UIImage? {
        image(forBounds: bounds, textContainer: textContainer, characterIndex: (location as? TextOffset)?.unit ?? 0)
    }

    public func attachmentBounds(
        for attributes: [NSAttributedString.Key: Any], location: any NSTextLocation,
        textContainer: NSTextContainer?, proposedLineFragment: CGRect, position: CGPoint
    ) -> CGRect {
        attachmentBounds(
            for: textContainer, proposedLineFragment: proposedLineFragment, glyphPosition: position,
            characterIndex: (location as? TextOffset)?.unit ?? 0)
    }
}

/// Classes by the types of files whose attachments they show.
@MainActor
enum AttachmentViews {
    static var classes: [String: NSTextAttachmentViewProvider.Type] = [:]

    /// An object of a class known only at run time, by its own initialiser: a required one would break every subclass that
    /// overrides it.
    nonisolated static func make(
        _ cls: NSTextAttachmentViewProvider.Type, _ attachment: NSTextAttachment, _ parent: UIView?,
        _ manager: NSTextLayoutManager?, _ location: any NSTextLocation
    ) -> NSTextAttachmentViewProvider? {
        func retained(_ object: AnyObject?) -> UnsafeRawPointer? {
            object.map { UnsafeRawPointer(Unmanaged.passRetained($0).toOpaque()) }
        }
        let conformance = withUnsafePointer(to: location) {
            UnsafeRawPointer($0).load(fromByteOffset: MemoryLayout<UInt>.size, as: UnsafeRawPointer.self)
        }
        let made = tvd_new_attachment_provider(
            unsafeBitCast(cls, to: UnsafeRawPointer.self), retained(attachment), retained(parent), retained(manager),
            retained(location), conformance)
        return made.map { Unmanaged<NSTextAttachmentViewProvider>.fromOpaque($0).takeRetainedValue() }
    }
}
