// SPDX-License-Identifier: MIT
package import CoreGraphics
package import Foundation
import Glibc
package import HostKit

/// What an app tells the owner of the display.
package enum SessionRequest: Codable, Sendable {
    /// The first word.
    /// - isBehind: it was not started by a person, and does not come to the front.
    case hello(app: String, isBehind: Bool)
    /// Frames lie in other memory from now on: a file of the app's process, by its number there, of so many bytes.
    case memory(number: Int, descriptor: Int32, size: Int)
    case frame(SessionFrame)
    /// Whether text is awaited, and where the caret is, in points.
    case textInput(isActive: Bool, caret: CGRect)
    /// Of the clipboard; nil: no text.
    case clipboard(String?)
    /// The app's interface lies from now on, or stands.
    case turn(isLandscape: Bool)
    /// The app comes to the front.
    case raise
    /// What is on the screen, for who cannot see it: JSON.
    case elements(String)
    /// What the app has printed: a PDF.
    case document(title: String, Data)
    /// Samples of 16 bits, left and right in turn.
    case sound(Data)
}

/// What the owner of the display tells an app.
package enum SessionOrder: Codable, Sendable {
    /// The answer to the first word.
    /// - turnsByItself: its other way round has its sides exchanged, as a window has; else it is as the device's model says.
    case welcome(ScreenDescription, turnsByItself: Bool)
    case events([HostEvent])
    /// Memory with this number is open, and those before it are not asked for any more.
    case opened(number: Int)
    /// A frame's place is free again.
    case released(number: Int, place: Int)
    case clipboard(String?)
}

/// Where a frame lies in the memory that the app shares, and what differs from the one before.
package struct SessionFrame: Codable, Sendable {
    /// Of the memory.
    package var number: Int
    /// Of `SessionFrames.places`.
    package var place: Int
    /// Pixels.
    package var width: Int
    /// Pixels.
    package var height: Int
    /// As far as there is memory between rows.
    package var bytesPerRow: Int
    /// Left, top, width and height in pixels of what holds all that differs.
    package var damage: [Int]

    /// Bytes from the memory's start.
    var offset: Int { place * bytesPerRow * height }

    /// More pixels to a side than any screen has.
    private static let limit = 1 << 16

    /// Whether it says nothing that cannot be, whoever says it.
    var isPossible: Bool {
        (0..<SessionFrames.places).contains(place) && (1...Self.limit).contains(width)
            && (1...Self.limit).contains(height) && (width * 4...Self.limit * 8).contains(bytesPerRow)
            && damage.count == 4 && damage.allSatisfy((0...Self.limit).contains)
    }
}

/// Messages one after the other over a socket: four bytes for the length of each, little end first, then JSON.
enum SessionWire {
    /// More than any message has: a document of many pages.
    private static let limit = 1 << 28

    static func packet(_ message: some Encodable) -> Data {
        do {
            let body = try JSONEncoder().encode(message)
            var packet = Data()
            withUnsafeBytes(of: UInt32(body.count).littleEndian) { packet.append(contentsOf: $0) }
            return packet + body
        } catch { preconditionFailure("SessionWire: a message has no infinite numbers: \(error)") }
    }

    /// Waits for the next.
    /// - Returns: nil: the other end has gone, or is none of ours.
    static func read<Message: Decodable>(_ type: Message.Type, from socket: Int32) -> Message? {
        guard let head = LocalStream.read(4, from: socket) else { return nil }
        let length = head.enumerated().reduce(0) { $0 | Int($1.element) << (8 * $1.offset) }
        guard length <= limit, let body = LocalStream.read(length, from: socket) else { return nil }
        return decode(type, Data(body))
    }

    /// Takes whole messages off what has come.
    /// - Returns: nil: they are none of ours.
    static func take<Message: Decodable>(_ type: Message.Type, from bytes: inout Data) -> [Message]? {
        var result: [Message] = []
        while bytes.count >= 4 {
            let length = bytes.prefix(4).enumerated().reduce(0) { $0 | Int($1.element) << (8 * $1.offset) }
            guard length <= limit else { return nil }
            guard bytes.count >= 4 + length else { break }
            guard let message = decode(type, Data(bytes.dropFirst(4).prefix(length))) else { return nil }
            result.append(message)
            bytes = Data(bytes.dropFirst(4 + length))
        }
        return result
    }

    private static func decode<Message: Decodable>(_ type: Message.Type, _ body: Data) -> Message? {
        do { return try JSONDecoder().decode(type, from: body) } catch {
            FileHandle.standardError.write(Data("touchstone: display of the device: \(error)\n".utf8))
            return nil
        }
    }
}
