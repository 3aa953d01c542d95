// SPDX-License-Identifier: MIT
import Foundation
import Testing

@testable import PushService

/// Frames of Apple's "Binary Provider API", byte by byte as its tables have them.
@Suite struct BinaryFrameTests {
    private static let token = Data((0..<32).map { UInt8($0) })
    private static let payload = Data(#"{"aps":{}}"#.utf8)
    private static let block = Data([0, 32]) + token + Data([0, 10]) + payload

    private func frame(_ bytes: Data) -> BinaryFrame? {
        guard case .frame(let frame, let length) = BinaryFrame.read(bytes), length == bytes.count else { return nil }
        return frame
    }

    @Test("NO44: a frame is a command, the token with its length and the payload with its length")
    func simple() throws {
        let read = try #require(frame(Data([0]) + Self.block))
        #expect(read.token == Self.token && read.payload == Self.payload && read.identifier == 0)
        #expect(read.tokenText.hasPrefix("000102") && read.expiration == nil)
    }

    @Test("frames of identifiers and of items say more")
    func others() throws {
        let enhanced = try #require(frame(Data([1, 0, 0, 0, 77, 0, 0, 1, 0]) + Self.block))
        #expect(enhanced.identifier == 77 && enhanced.expiration == 256 && enhanced.payload == Self.payload)
        var items = Data([1, 0, 32]) + Self.token + Data([2, 0, 10]) + Self.payload
        items += Data([3, 0, 4, 0, 0, 1, 2, 4, 0, 4, 0, 0, 0, 9, 5, 0, 1, 10])
        let read = try #require(frame(Data([2, 0, 0, 0, UInt8(items.count)]) + items))
        #expect(read.token == Self.token && read.payload == Self.payload)
        #expect(read.identifier == 258 && read.expiration == 9 && read.priority == 10)
    }

    @Test("a frame that has come in part waits, whatever is missing; another command breaks the stream")
    func parts() {
        let whole = Data([0]) + Self.block
        for count in 0..<whole.count { #expect(BinaryFrame.read(whole.prefix(count)) == .unfinished) }
        #expect(BinaryFrame.read(Data([9, 0, 0])) == .broken)
        #expect(BinaryFrame.read(Data([2, 255, 0, 0, 0])) == .broken)
        // What follows is the next one's.
        guard case .frame(_, let length) = BinaryFrame.read(whole + whole) else {
            Issue.record("no frame")
            return
        }
        #expect(length == whole.count)
    }

    @Test("NO46: the frame of an unknown token is command 8, status 8, and the push's number")
    func refusal() {
        var frame = BinaryFrame()
        (frame.identifier, frame.token) = (77, Self.token)
        #expect(frame.error(for: .badDeviceToken) == Data([8, 8, 0, 0, 0, 77]))
        frame.token = Data([1])
        #expect(frame.error(for: .badDeviceToken) == Data([8, 5, 0, 0, 0, 77]))
        #expect(frame.error(for: .payloadTooLarge) == Data([8, 7, 0, 0, 0, 77]))
    }
}
