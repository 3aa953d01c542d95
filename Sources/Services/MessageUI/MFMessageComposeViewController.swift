// SPDX-License-Identifier: MIT
import UniformTypeIdentifiers

public enum MessageComposeResult: Int, Sendable { case cancelled = 0, sent, failed }

public let MFMessageComposeViewControllerAttachmentURL = "MFMessageComposeViewControllerAttachmentURL"
public let MFMessageComposeViewControllerAttachmentAlternateFilename =
    "MFMessageComposeViewControllerAttachmentAlternateFilename"
public let MFMessageComposeViewControllerTextMessageAvailabilityKey =
    "MFMessageComposeViewControllerTextMessageAvailabilityKey"

extension NSNotification.Name {
    public static let MFMessageComposeViewControllerTextMessageAvailabilityDidChange = NSNotification.Name(
        "MFMessageComposeViewControllerTextMessageAvailabilityDidChangeNotification")
}

@preconcurrency @MainActor
public protocol MFMessageComposeViewControllerDelegate: NSObjectProtocol {
    /// The app dismisses the controller.
    func messageComposeViewController(
        _ controller: MFMessageComposeViewController, didFinishWith result: MessageComposeResult)
}

/// A sheet for one message. What is sent goes to the device's outbox as JSON: recipients, subject, text, names and sizes
/// of files.
@preconcurrency @MainActor
open class MFMessageComposeViewController: UINavigationController {
    open weak var messageComposeDelegate: (any MFMessageComposeViewControllerDelegate)?
    open var recipients: [String]? { didSet { sheet.update() } }
    open var body: String? { didSet { sheet.update() } }
    open var subject: String?
    // UIKit keeps something under this name that apps do not see.
    @_nonoverride open private(set) var attachments: [[AnyHashable: Any]]?
    private var files: [(name: String, data: Data)] = []
    private var allowsAttachments = true
    private let sheet: MessageSheet

    open class func canSendText() -> Bool { ProcessInfo.processInfo.environment["TOUCHSTONE_NO_MESSAGES"] != "1" }
    open class func canSendSubject() -> Bool { canSendText() }
    open class func canSendAttachments() -> Bool { canSendText() }
    open class func isSupportedAttachmentUTI(_ uti: String) -> Bool {
        guard let type = UTType(uti) else { return false }
        return [UTType.image, .movie, .audio, .vCard, .pdf, .text].contains { type.conforms(to: $0) }
    }

    public convenience init() { self.init(nibName: nil, bundle: nil) }

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        sheet = MessageSheet()
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        viewControllers = [sheet]
        sheet.composer = self
    }

    public required init?(coder: NSCoder) {
        sheet = MessageSheet()
        super.init(coder: coder)
        viewControllers = [sheet]
        sheet.composer = self
    }

    /// - Returns: false: nobody collaborates through the device's messages.
    open func insertCollaborationItemProvider(_ itemProvider: NSItemProvider) -> Bool {
        Unsupported.report(
            "MFMessageComposeViewController.insertCollaborationItemProvider: messages carry no collaboration")
        return false
    }

    open func disableUserAttachments() { allowsAttachments = false }

    @discardableResult
    open func addAttachmentURL(_ attachmentURL: URL, withAlternateFilename alternateFilename: String?) -> Bool {
        guard attachmentURL.isFileURL, let data = FileManager.default.contents(atPath: attachmentURL.path) else {
            return false
        }
        var record: [AnyHashable: Any] = [MFMessageComposeViewControllerAttachmentURL: attachmentURL]
        record[MFMessageComposeViewControllerAttachmentAlternateFilename] = alternateFilename
        attachments = (attachments ?? []) + [record]
        files.append((alternateFilename ?? attachmentURL.lastPathComponent, data))
        return true
    }

    @discardableResult
    open func addAttachmentData(_ attachmentData: Data, typeIdentifier uti: String, filename: String) -> Bool {
        guard MFMessageComposeViewController.isSupportedAttachmentUTI(uti) else { return false }
        files.append((filename, attachmentData))
        return true
    }

    func end(_ result: MessageComposeResult) {
        messageComposeDelegate?.messageComposeViewController(self, didFinishWith: result)
    }

    func send() {
        struct Record: Encodable {
            struct File: Encodable {
                let name: String
                let bytes: Int
            }
            let recipients: [String]
            let subject: String?
            let body: String
            let attachments: [File]
        }
        let record = Record(
            recipients: recipients ?? [], subject: subject, body: body ?? "",
            attachments: files.map { .init(name: $0.name, bytes: $0.data.count) })
        do {
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
            let text = String(decoding: try encoder.encode(record), as: UTF8.self)
            try Outbox.put(text, in: .messages, suffix: "json")
            end(.sent)
        } catch {
            end(.failed)
        }
    }
}

/// The inside of the message sheet: who gets it, and the text.
final class MessageSheet: UIViewController, UITextViewDelegate {
    weak var composer: MFMessageComposeViewController?
    private let to = ComposeRow(title: "To:", isAddress: true)
    private let text = UITextView()
    private lazy var sendButton = UIBarButtonItem(
        title: MailWords.text("Send"), primaryAction: UIAction { [weak self] _ in self?.composer?.send() })

    override func viewDidLoad() {
        super.viewDidLoad()
        title = MailWords.text("New Message")
        view.backgroundColor = .systemBackground
        navigationItem.rightBarButtonItem = sendButton
        navigationItem.leftBarButtonItem = UIBarButtonItem(
            systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.composer?.end(.cancelled) })
        to.field.addAction(UIAction { [weak self] _ in self?.recipientsDidChange() }, for: .editingChanged)
        text.font = .preferredFont(forTextStyle: .body)
        text.adjustsFontForContentSizeCategory = true
        text.delegate = self
        text.accessibilityIdentifier = "Message"
        view.addSubview(to)
        view.addSubview(text)
        update()
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let area = view.bounds.inset(by: view.safeAreaInsets)
        to.frame = CGRect(x: 0, y: area.minY, width: view.bounds.width, height: ComposeRow.height)
        to.sideInset = view.safeAreaInsets.left
        let y = to.frame.maxY
        text.frame = CGRect(x: area.minX + 12, y: y, width: area.width - 24, height: max(0, area.maxY - y))
    }

    func update() {
        guard isViewLoaded, let composer else { return }
        let names = (composer.recipients ?? []).joined(separator: ", ")
        if to.field.text != names, !to.field.isFirstResponder { to.field.text = names }
        if text.text != composer.body ?? "" { text.text = composer.body ?? "" }
        let hasText = !(composer.body ?? "").isEmpty
        sendButton.isEnabled = hasText && !(composer.recipients ?? []).isEmpty
    }

    private func recipientsDidChange() {
        let parts = (to.field.text ?? "").split(separator: ",")
        composer?.recipients = parts.map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
    }

    func textViewDidChange(_ textView: UITextView) { composer?.body = textView.text }
}
