// SPDX-License-Identifier: MIT
import CCrypto
import Foundation

/// What a person's machines share, so that they know each other: 32 random bytes. Who has them can go on with what the person
/// does; who has not learns that there is a device, and no more.
package struct NeighbourSecret: Hashable, Sendable {
    static let length = 32
    let bytes: [UInt8]

    /// A new one; nil: there is no libcrypto.
    package static func random() -> NeighbourSecret? {
        guard ts_crypto_available() != 0 else { return nil }
        var bytes = [UInt8](repeating: 0, count: length)
        ts_crypto_random(&bytes, length)
        return NeighbourSecret(bytes: bytes)
    }

    private init(bytes: [UInt8]) { self.bytes = bytes }

    /// - Parameter text: 64 hexadecimal digits; space around them is passed over.
    package init?(_ text: String) {
        let digits = text.trimmingCharacters(in: .whitespacesAndNewlines)
        let values = digits.compactMap(\.hexDigitValue)
        guard values.count == 2 * Self.length, values.count == digits.count else { return nil }
        bytes = stride(from: 0, to: values.count, by: 2).map { UInt8(values[$0] << 4 | values[$0 + 1]) }
    }

    /// 64 hexadecimal digits.
    package var text: String { bytes.map { String(format: "%02x", $0) }.joined() }

    /// One key for each direction of one connection.
    func keys(for salt: [UInt8]) -> (toServer: [UInt8], toClient: [UInt8])? {
        var out = [UInt8](repeating: 0, count: 2 * Self.length)
        guard ts_pbkdf2("SHA256", bytes, bytes.count, salt, salt.count, 1, &out, out.count) != 0 else { return nil }
        return (Array(out[..<Self.length]), Array(out[Self.length...]))
    }

    // MARK: Where it is kept

    /// nil: there is none, or the file is damaged.
    package static func read(_ file: URL) -> NeighbourSecret? {
        FileManager.default.contents(atPath: file.path).flatMap { NeighbourSecret(String(decoding: $0, as: UTF8.self)) }
    }

    /// For its owner alone.
    package func write(to file: URL) throws {
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data((text + "\n").utf8).write(to: file, options: .atomic)
        try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: file.path)
    }
}

/// Why the other side was not reached, or not believed.
package enum NeighbourError: Error, CustomStringConvertible, Hashable {
    case unreachable(String)
    /// Another secret, or somebody in between.
    case stranger
    case ended
    case tooLong

    /// Goes on after a device's name: "... cannot be reached".
    package var description: String {
        switch self {
        case .unreachable(let reason): "cannot be reached: \(reason)"
        case .stranger: "has another secret"
        case .ended: "has ended the connection"
        case .tooLong: "sends more than is taken"
        }
    }
}
