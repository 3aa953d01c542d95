// SPDX-License-Identifier: MIT
import Foundation

/// A push of the binary interface, Apple's before HTTP/2: simple (0), with an identifier (1), or of items (2).
/// https://developer.apple.com/library/archive/documentation/NetworkingInternet/Conceptual/RemoteNotificationsPG/BinaryProviderAPI.html
package struct BinaryFrame: Equatable, Sendable {
    /// The device's; of any length here.
    package var token = Data()
    /// JSON, as it came.
    package var payload = Data()
    /// The sender's own number, which a refusal names.
    package var identifier: UInt32 = 0
    /// Seconds since 1970; 0: is not kept. nil: not said.
    package var expiration: UInt32?
    /// 5 or 10; nil: at once.
    package var priority: UInt8?

    /// What has come of a stream.
    package enum Reading: Equatable, Sendable {
        /// A frame, and how many bytes it took.
        case frame(BinaryFrame, Int)
        /// More has to come first.
        case unfinished
        /// Nobody knows where the next frame would begin.
        case broken
    }

    /// The first frame of some bytes.
    package static func read(_ bytes: Data) -> Reading {
        var reader = Reader(bytes)
        guard let command = reader.number(1) else { return .unfinished }
        switch command {
        case 0, 1: return plain(&reader, hasIdentifier: command == 1)
        case 2: return items(&reader)
        default: return .broken
        }
    }

    private static func plain(_ reader: inout Reader, hasIdentifier: Bool) -> Reading {
        var frame = BinaryFrame()
        if hasIdentifier {
            guard let identifier = reader.number(4), let expiration = reader.number(4) else { return .unfinished }
            (frame.identifier, frame.expiration) = (identifier, expiration)
        }
        guard let token = reader.block(), let payload = reader.block() else { return .unfinished }
        (frame.token, frame.payload) = (token, payload)
        return .frame(frame, reader.place)
    }

    private static func items(_ reader: inout Reader) -> Reading {
        guard let length = reader.number(4) else { return .unfinished }
        guard length <= mostBytes else { return .broken }
        guard let content = reader.bytes(Int(length)) else { return .unfinished }
        var frame = BinaryFrame()
        var items = Reader(content)
        while let kind = items.number(1) {
            guard let value = items.block() else { return .broken }
            frame.take(kind, value)
        }
        return .frame(frame, reader.place)
    }

    /// Items of other kinds are passed over.
    private mutating func take(_ kind: UInt32, _ value: Data) {
        let number = value.reduce(UInt32(0)) { $0 &<< 8 | UInt32($1) }
        switch kind {
        case 1: token = value
        case 2: payload = value
        case 3: identifier = number
        case 4: expiration = number
        case 5: priority = UInt8(truncatingIfNeeded: number)
        default: break
        }
    }

    /// More than any token and payload take.
    private static let mostBytes: UInt32 = 16384

    /// Numbers are big-endian.
    private struct Reader {
        private let bytes: Data
        private(set) var place = 0

        init(_ bytes: Data) { self.bytes = bytes }

        mutating func bytes(_ count: Int) -> Data? {
            guard bytes.count - place >= count else { return nil }
            defer { place += count }
            return Data(bytes.dropFirst(place).prefix(count))
        }

        mutating func number(_ count: Int) -> UInt32? { bytes(count)?.reduce(0) { $0 << 8 | UInt32($1) } }

        /// With its length before it.
        mutating func block() -> Data? { number(2).flatMap { bytes(Int($0)) } }
    }

    // MARK: Answers

    /// The request of HTTP/2 that says the same.
    package func request(of certificate: ClientCertificate) -> ProviderRequest {
        var request = ProviderRequest()
        request.method = "POST"
        request.path = "/3/device/" + tokenText
        request.body = payload
        request.certificate = certificate
        if let expiration { request.headers.append(("apns-expiration", String(expiration))) }
        if let priority { request.headers.append(("apns-priority", String(priority))) }
        return request
    }

    /// In lower-case hexadecimal digits.
    package var tokenText: String { token.map { String(format: "%02x", $0) }.joined() }

    /// The frame that closes a connection; a simple push's number is 0.
    package func error(for refusal: ProviderRefusal) -> Data {
        Data([8, Self.status(of: refusal, token: token)])
            + withUnsafeBytes(of: identifier.bigEndian) { Data($0) }
    }

    private static func status(of refusal: ProviderRefusal, token: Data) -> UInt8 {
        switch refusal {
        case .missingDeviceToken: 2
        case .missingTopic: 3
        case .payloadEmpty: 4
        case .badTopic: 6
        case .payloadTooLarge: 7
        case .badDeviceToken: token.count == 32 ? 8 : 5
        case .deviceTokenNotForTopic, .topicDisallowed: 8
        case .internalServerError: 1
        default: 255
        }
    }
}
