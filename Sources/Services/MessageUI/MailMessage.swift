// SPDX-License-Identifier: MIT

/// A mail on its way: addresses, a text, files.
struct MailMessage {
    struct Attachment {
        let data: Data
        let mimeType: String
        let fileName: String
    }

    var from = ""
    var to: [String] = []
    var cc: [String] = []
    var bcc: [String] = []
    var subject = ""
    var body = ""
    var isHTML = false
    var attachments: [Attachment] = []

    /// Everybody who gets it.
    var recipients: [String] { to + cc + bcc }
}

/// Writes a mail as RFC 5322 has it, with MIME (RFC 2045 to 2047) where its text or files need that.
struct MailWriter {
    /// Of the mail; part of its header and of what tells mails apart.
    let date: Date
    /// Tells this mail from all others: the left side of its Message-ID.
    let identifier: String

    private static let lineEnd = "\r\n"
    private static let longestLine = 76

    /// Blind copies stay out of the text, as RFC 5322, 3.6.3 wants.
    func text(of mail: MailMessage) -> String {
        var lines = headers(of: mail)
        if mail.attachments.isEmpty {
            lines += bodyPart(of: mail)
        } else {
            let boundary = "touchstone-\(identifier)"
            lines += ["Content-Type: multipart/mixed; boundary=\"\(boundary)\"", "", "--\(boundary)"]
            lines += bodyPart(of: mail)
            for attachment in mail.attachments { lines += ["--\(boundary)"] + part(of: attachment) }
            lines += ["--\(boundary)--", ""]
        }
        return lines.joined(separator: Self.lineEnd)
    }

    private func headers(of mail: MailMessage) -> [String] {
        var lines = ["Date: \(Self.dateFormat.string(from: date))", "Message-ID: <\(identifier)@touchstone.invalid>"]
        if !mail.from.isEmpty { lines.append("From: \(Self.plain(mail.from))") }
        if !mail.to.isEmpty { lines.append(Self.addresses("To", mail.to)) }
        if !mail.cc.isEmpty { lines.append(Self.addresses("Cc", mail.cc)) }
        lines.append(Self.unstructured("Subject", mail.subject))
        lines.append("MIME-Version: 1.0")
        return lines
    }

    private func bodyPart(of mail: MailMessage) -> [String] {
        let type = mail.isHTML ? "text/html" : "text/plain"
        return ["Content-Type: \(type); charset=utf-8", "Content-Transfer-Encoding: base64", ""]
            + Self.base64Lines(Data(Self.withLineEnds(mail.body).utf8)) + [""]
    }

    private func part(of attachment: MailMessage.Attachment) -> [String] {
        [
            "Content-Type: \(Self.plain(attachment.mimeType))", "Content-Transfer-Encoding: base64",
            "Content-Disposition: attachment; \(Self.parameter("filename", attachment.fileName))", "",
        ] + Self.base64Lines(attachment.data) + [""]
    }

    // MARK: Encodings

    private static func base64Lines(_ data: Data) -> [String] {
        let text = Array(data.base64EncodedString().utf8)
        return stride(from: 0, to: text.count, by: longestLine).map {
            String(decoding: text[$0..<min($0 + longestLine, text.count)], as: UTF8.self)
        }
    }

    /// Text lines end with CR and LF on the wire, however they were written.
    private static func withLineEnds(_ text: String) -> String {
        text.replacingOccurrences(of: lineEnd, with: "\n").replacingOccurrences(of: "\n", with: lineEnd)
    }

    /// Line ends in a header would begin another one.
    private static func plain(_ text: String) -> String {
        String(text.unicodeScalars.filter { $0 != "\r" && $0 != "\n" }.map(Character.init))
    }

    /// Addresses on lines of their own where they are many.
    private static func addresses(_ name: String, _ list: [String]) -> String {
        "\(name): " + list.map(plain).joined(separator: ",\(lineEnd) ")
    }

    /// Text as it is where a header may hold it, else as encoded words of at most 75 characters (RFC 2047, 2).
    private static func unstructured(_ name: String, _ text: String) -> String {
        let text = plain(text)
        let isPlain = text.unicodeScalars.allSatisfy { (0x20...0x7e).contains($0.value) }
        if isPlain, text.count + name.count < longestLine, !text.contains("=?") { return "\(name): \(text)" }
        var words: [String] = []
        var part = Data()
        // 45 bytes become 60 characters, and 12 are around them. A character is never cut in two.
        for character in text {
            if part.count + character.utf8.count > 45 {
                words.append("=?UTF-8?B?\(part.base64EncodedString())?=")
                part = Data()
            }
            part.append(contentsOf: character.utf8)
        }
        if !part.isEmpty { words.append("=?UTF-8?B?\(part.base64EncodedString())?=") }
        return "\(name): " + words.joined(separator: "\(lineEnd) ")
    }

    /// A parameter, by RFC 2231 where it is not plain.
    private static func parameter(_ name: String, _ value: String) -> String {
        let isPlain = value.unicodeScalars.allSatisfy {
            (0x20...0x7e).contains($0.value) && $0 != "\"" && $0 != "\\"
        }
        if isPlain { return "\(name)=\"\(value)\"" }
        let allowed = CharacterSet(charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789.-_")
        return "\(name)*=UTF-8''" + (value.addingPercentEncoding(withAllowedCharacters: allowed) ?? "file")
    }

    private static let dateFormat: DateFormatter = {
        let format = DateFormatter()
        format.locale = Locale(identifier: "en_US_POSIX")
        format.timeZone = TimeZone(identifier: "UTC")
        format.dateFormat = "EEE, dd MMM yyyy HH:mm:ss Z"
        return format
    }()
}
