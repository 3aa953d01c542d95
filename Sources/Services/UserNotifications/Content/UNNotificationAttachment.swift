// SPDX-License-Identifier: MIT
import TouchstoneDevice

/// A picture, sound or film shown with a notification.
open class UNNotificationAttachment: __ObjCObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    // Sendable: never changes.
    final let attachment: NotificationRecord.Attachment

    init(_ attachment: NotificationRecord.Attachment) {
        self.attachment = attachment
        super.init()
    }

    /// - Parameters:
    ///   - identifier: empty: one is made.
    ///   - URL: a file on disk.
    ///   - options: `UNNotificationAttachmentOptionsTypeHintKey` names the type of a file whose extension does not.
    /// - Throws: `UNError` for what is no file, of no type that notifications show, or larger than they take.
    public convenience init(identifier: String, url URL: URL, options: [AnyHashable: Any]? = nil) throws {
        guard URL.isFileURL else { throw UNError(.attachmentInvalidURL, "Invalid attachment file URL") }
        let hint = options?[UNNotificationAttachmentOptionsTypeHintKey] as? String
        guard let kind = AttachmentKind(hint: hint, file: URL) else {
            throw UNError(.attachmentUnrecognizedType, "Unrecognized attachment file type")
        }
        let size: Int
        do { size = try URL.resourceValues(forKeys: [.fileSizeKey]).fileSize ?? 0 } catch {
            throw UNError(.attachmentInvalidURL, "Invalid attachment file URL")
        }
        guard size <= kind.limit else {
            throw UNError(.attachmentInvalidFileSize, "Invalid attachment file size")
        }
        let name = identifier.isEmpty ? UUID().uuidString : identifier
        self.init(NotificationRecord.Attachment(identifier: name, file: URL, type: kind.type))
    }

    open var identifier: String { attachment.identifier }
    open var url: URL { attachment.file }
    /// A uniform type identifier.
    open var type: String { attachment.type }

    open func copy(with zone: NSZone? = nil) -> Any { self }
    open override func isEqual(_ object: Any?) -> Bool {
        (object as? UNNotificationAttachment)?.attachment == attachment
    }
    open override var hash: Int { identifier.hashValue }

    public static var supportsSecureCoding: Bool { true }
    open func encode(with coder: NSCoder) {
        var record = NotificationRecord(identifier: "", origin: .request)
        record.attachments = [attachment]
        coder.encode(RecordCoding.data(record) as NSData, forKey: "record")
    }
    public required convenience init?(coder: NSCoder) {
        guard let attachment = RecordCoding.record(in: coder)?.attachments.first else { return nil }
        self.init(attachment)
    }
}

/// The files that notifications show, and how large they may be.
///
/// https://developer.apple.com/documentation/usernotifications/unnotificationattachment
private struct AttachmentKind {
    let type: String
    /// Bytes.
    let limit: Int

    private static let megabyte = 1_048_576
    private static let kinds: [(extensions: [String], type: String, megabytes: Int)] = [
        (["aiff", "aif"], "public.aiff-audio", 5), (["wav"], "com.microsoft.waveform-audio", 5),
        (["mp3"], "public.mp3", 5), (["m4a", "mp4a"], "public.mpeg-4-audio", 5),
        (["jpg", "jpeg"], "public.jpeg", 10), (["gif"], "com.compuserve.gif", 10), (["png"], "public.png", 10),
        (["mpg", "mpeg"], "public.mpeg", 50), (["m2v"], "public.mpeg-2-video", 50), (["mp4"], "public.mpeg-4", 50),
        (["avi"], "public.avi", 50),
    ]

    init?(hint: String?, file: URL) {
        let ending = file.pathExtension.lowercased()
        let found = Self.kinds.first { hint.map($0.type.elementsEqual) ?? $0.extensions.contains(ending) }
        guard let found else { return nil }
        type = found.type
        limit = found.megabytes * Self.megabyte
    }
}

public let UNNotificationAttachmentOptionsTypeHintKey = "UNNotificationAttachmentOptionsTypeHintKey"
public let UNNotificationAttachmentOptionsThumbnailHiddenKey = "UNNotificationAttachmentOptionsThumbnailHiddenKey"
public let UNNotificationAttachmentOptionsThumbnailClippingRectKey =
    "UNNotificationAttachmentOptionsThumbnailClippingRectKey"
public let UNNotificationAttachmentOptionsThumbnailTimeKey = "UNNotificationAttachmentOptionsThumbnailTimeKey"
