// SPDX-License-Identifier: MIT
import Foundation
import ProjectKit

/// Tokens of apps that have left a device, to which the binary interface has tried to push: a file for each, in its app's
/// folder, which holds when the app left.
package struct FeedbackStore: Sendable {
    private let folder: Path

    /// Makes nothing yet.
    package init(_ device: Device) { folder = device.folder / "PushFeedback" }

    private func folder(of app: String) -> Path { folder / app.replacing("/", with: "-") }

    /// A token is there once, however often it is tried.
    /// - Parameter token: in hexadecimal digits.
    package func add(_ token: String, of app: String, at date: Date) throws {
        guard token.allSatisfy(\.isHexDigit) else { return }
        try folder(of: app).makeDirectory()
        let file = folder(of: app) / token
        try file.write(Data("\(Int(date.timeIntervalSince1970))".utf8))
    }

    /// Everything there is of an app, which is gone afterwards: for each token the seconds since 1970 in four bytes, its
    /// length in two, and itself. Numbers are big-endian.
    package func take(of app: String) throws -> Data {
        var answer = Data()
        for file in folder(of: app).children {
            let digits = Array(file.name.utf8)
            let token = stride(from: 0, to: digits.count - 1, by: 2).compactMap { place in
                UInt8(String(decoding: digits[place...place + 1], as: UTF8.self), radix: 16)
            }
            let seconds = UInt32(try file.readText()) ?? 0
            withUnsafeBytes(of: seconds.bigEndian) { answer.append(contentsOf: $0) }
            withUnsafeBytes(of: UInt16(token.count).bigEndian) { answer.append(contentsOf: $0) }
            answer.append(contentsOf: token)
            try file.remove()
        }
        return answer
    }
}
