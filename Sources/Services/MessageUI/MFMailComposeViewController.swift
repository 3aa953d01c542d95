// SPDX-License-Identifier: MIT

public let MFMailComposeErrorDomain = "MFMailComposeErrorDomain"

public enum MFMailComposeResult: Int, Sendable { case cancelled = 0, saved, sent, failed }

public struct MFMailComposeError: CustomNSError, Hashable, Sendable {
    public enum Code: Int, Sendable { case saveFailed = 0, sendFailed }
    public let code: Code
    public static var errorDomain: String { MFMailComposeErrorDomain }
    public var errorCode: Int { code.rawValue }
    public init(_ code: Code) { self.code = code }
    public static var saveFailed: Code { .saveFailed }
    public static var sendFailed: Code { .sendFailed }
}

@preconcurrency @MainActor
public protocol MFMailComposeViewControllerDelegate: NSObjectProtocol {
    /// The app dismisses the controller.
    func mailComposeController(
        _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: (any Error)?)
}

extension MFMailComposeViewControllerDelegate {
    public func mailComposeController(
        _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: (any Error)?
    ) {
        byName(self, "mailComposeController:didFinishWithResult:error:", [controller, result, error])
    }
}

/// A sheet for one mail. The app fills it in before it is shown; the person changes it, and sends it or not.
@preconcurrency @MainActor
open class MFMailComposeViewController: UINavigationController {
    open weak var mailComposeDelegate: (any MFMailComposeViewControllerDelegate)?
    let sheet: MailSheet

    /// Whether the device has a mail account; a device's outbox takes mail always.
    open class func canSendMail() -> Bool { ProcessInfo.processInfo.environment["TOUCHSTONE_NO_MAIL"] != "1" }

    public convenience init() { self.init(nibName: nil, bundle: nil) }

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        sheet = MailSheet()
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        finishMail()
    }

    public required init?(coder: NSCoder) {
        sheet = MailSheet()
        super.init(coder: coder)
        finishMail()
    }

    private func finishMail() {
        viewControllers = [sheet]
        sheet.composer = self
    }

    open func setSubject(_ subject: String) { change { $0.subject = subject } }
    open func setToRecipients(_ toRecipients: [String]?) { change { $0.to = toRecipients ?? [] } }
    open func setCcRecipients(_ ccRecipients: [String]?) { change { $0.cc = ccRecipients ?? [] } }
    open func setBccRecipients(_ bccRecipients: [String]?) { change { $0.bcc = bccRecipients ?? [] } }
    open func setMessageBody(_ body: String, isHTML: Bool) {
        change {
            $0.body = body
            $0.isHTML = isHTML
        }
    }
    open func addAttachmentData(_ attachment: Data, mimeType: String, fileName filename: String) {
        change { $0.attachments.append(.init(data: attachment, mimeType: mimeType, fileName: filename)) }
    }
    open func setPreferredSendingEmailAddress(_ emailAddress: String) { change { $0.from = emailAddress } }

    private func change(_ body: (inout MailMessage) -> Void) {
        body(&sheet.mail)
        sheet.mailDidChange()
    }

    // MARK: What the person does

    func end(_ result: MFMailComposeResult, _ error: (any Error)? = nil) {
        guard let delegate = mailComposeDelegate else { return }
        _ = optionalCall { delegate.mailComposeController(self, didFinishWith: result, error: error) }
    }

    func send(_ mail: MailMessage) {
        do {
            let text = MailWriter(date: Date(), identifier: UUID().uuidString.lowercased()).text(of: mail)
            try Outbox.put(text, in: .mail, suffix: "eml")
            try Outbox.deliver(text, from: mail.from.isEmpty ? "me@touchstone.invalid" : mail.from, to: mail.recipients)
            end(.sent)
        } catch {
            FileHandle.standardError.write(Data("MFMailComposeViewController: \(error)\n".utf8))
            end(.failed, MFMailComposeError(.sendFailed))
        }
    }

    func save(_ mail: MailMessage) {
        do {
            let text = MailWriter(date: Date(), identifier: UUID().uuidString.lowercased()).text(of: mail)
            try Outbox.put(text, in: .drafts, suffix: "eml")
            end(.saved)
        } catch {
            end(.failed, MFMailComposeError(.saveFailed))
        }
    }
}

/// What a mail sheet does once a collaboration is in it.
public enum MFMailComposeControllerDeferredAction: Int, Sendable {
    case none = 0, adjustInsertionPoint, addMissingRecipients
}
