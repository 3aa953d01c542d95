// SPDX-License-Identifier: MIT
import CCrypto
import Foundation
import Glibc

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

    /// For its owner alone, from its first byte. Commands, which write it, do not stand on FoundationCompat with its `SafeFile`.
    package func write(to file: URL) throws {
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        let draft = file.appendingPathExtension(UUID().uuidString)
        let handle = open(draft.path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
        guard handle >= 0 else { throw Self.error(errno, file) }
        do {
            let output = FileHandle(fileDescriptor: handle, closeOnDealloc: true)
            try output.write(contentsOf: Data((text + "\n").utf8))
            try output.synchronize()
            guard rename(draft.path, file.path) == 0 else { throw Self.error(errno, file) }
        } catch {
            unlink(draft.path)
            throw error
        }
    }

    private static func error(_ code: Int32, _ file: URL) -> any Error {
        CocoaError(code == ENOSPC ? .fileWriteOutOfSpace : .fileWriteUnknown, userInfo: [NSFilePathErrorKey: file.path])
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
