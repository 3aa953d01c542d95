// SPDX-License-Identifier: MIT
import Foundation
import Testing

@testable import MessageUI

/// Mails as RFC 5322, 2045, 2047 and 2231 have them.
@Suite struct MailWriterTests {
    private let writer = MailWriter(date: Date(timeIntervalSince1970: 0), identifier: "id")

    private func mail() -> MailMessage {
        var mail = MailMessage()
        mail.from = "Me <me@example.org>"
        mail.to = ["a@example.org", "b@example.org"]
        mail.bcc = ["secret@example.org"]
        mail.subject = "Hello"
        mail.body = "One\nTwo"
        return mail
    }

    @Test("Headers of a plain mail; blind copies are in none")
    func plain() {
        let text = writer.text(of: mail())
        #expect(text.contains("Date: Thu, 01 Jan 1970 00:00:00 +0000\r\n"))
        #expect(text.contains("To: a@example.org,\r\n b@example.org\r\n"))
        #expect(text.contains("Subject: Hello\r\n"))
        #expect(!text.contains("secret"))
        #expect(!text.replacingOccurrences(of: "\r\n", with: "").contains("\n"))
        #expect(text.contains(Data("One\r\nTwo".utf8).base64EncodedString()))
    }

    @Test("A subject in other letters becomes encoded words of at most 75 characters, none of which cuts a letter")
    func encodedSubject() throws {
        var mail = mail()
        mail.subject = String(repeating: "Grüße 🎈 ", count: 12)
        let text = writer.text(of: mail)
        let words = text.matches(of: /=\?UTF-8\?B\?([A-Za-z0-9+\/=]+)\?=/)
        #expect(words.count > 2)
        #expect(words.allSatisfy { $0.0.count <= 75 })
        let decoded = try words.map { try #require(Data(base64Encoded: String($0.1))) }
        #expect(decoded.allSatisfy { String(data: $0, encoding: .utf8) != nil })
        #expect(decoded.map { String(decoding: $0, as: UTF8.self) }.joined() == mail.subject)
    }

    @Test("Text of the app cannot add headers")
    func injectedHeaders() {
        var mail = mail()
        mail.subject = "x\r\nBcc: all@example.org"
        mail.to = ["a@example.org\nX-Evil: 1"]
        mail.from = "me@example.org\r\nX-Evil: 2"
        let lines = writer.text(of: mail).components(separatedBy: "\r\n")
        #expect(!lines.contains { $0.hasPrefix("Bcc:") || $0.hasPrefix("X-Evil") })
    }

    @Test("Attachments are parts of their own, byte for byte, under their names")
    func attachments() {
        var mail = mail()
        let data = Data((0...255).map { UInt8($0) })
        mail.attachments = [
            .init(data: data, mimeType: "image/png", fileName: "a.png"),
            .init(data: Data(), mimeType: "text/plain", fileName: "Übersicht.txt"),
        ]
        let text = writer.text(of: mail)
        #expect(text.contains("Content-Type: multipart/mixed; boundary=\"touchstone-id\""))
        #expect(text.contains("filename=\"a.png\""))
        #expect(text.contains("filename*=UTF-8''%C3%9Cbersicht.txt"))
        let joined = text.replacingOccurrences(of: "\r\n", with: "")
        #expect(joined.contains(data.base64EncodedString()))
        #expect(text.hasSuffix("--touchstone-id--\r\n"))
    }
}
