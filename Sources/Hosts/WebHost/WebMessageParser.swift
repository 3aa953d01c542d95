// SPDX-License-Identifier: MIT
internal import CoreGraphics
import Foundation
internal import HostKit

/// Reads what a page sends: one JSON object a message, `{"t":"touch",...}`.
///
/// A page is not trusted: unknown, malformed or absurd messages are dropped, never trapped on.
struct WebMessageParser {
    enum Message {
        case events([HostEvent])
        case acknowledged
        case hidden(Bool)
        case clipboard(String)
        case elements(isWanted: Bool)
        case unknown
    }

    let clock: @Sendable () -> Double
    /// Fingers that are down, by page, so that a closed page lifts them.
    private var down: [Int32: [Int: CGPoint]] = [:]
    /// Keys that are down, by page and usage.
    private var held: [Int32: [Int: HostKey]] = [:]

    init(clock: @escaping @Sendable () -> Double) { self.clock = clock }

    private struct Wire: Decodable {
        var t: String
        var touches: [Touch]?
        var phase: String?
        var x: Double?
        var y: Double?
        var dx: Double?
        var dy: Double?
        var text: String?
        var usage: Int?
        var modifiers: Int?
        var value: Bool?
        var name: String?

        struct Touch: Decodable {
            var id: Int
            var phase: String
            var x: Double
            var y: Double
            var force: Double?
        }
    }

    mutating func parse(_ bytes: UnsafeRawBufferPointer, client: Int32) -> Message {
        // What does not decode is no message of our page.
        guard let wire = try? JSONDecoder().decode(Wire.self, from: Data(bytes)) else { return .unknown }
        switch wire.t {
        case "ack": return .acknowledged
        case "touch": return touches(wire.touches ?? [], client: client)
        case "key": return key(wire, client: client)
        case "text": return .events([.text(wire.text ?? "")])
        case "marked": return .events([.markedText(wire.text ?? "")])
        case "scroll": return scroll(wire)
        case "hover": return hover(wire)
        case "click": return secondaryClick(wire)
        case "dark": return .events([.appearanceChanged(isDark: wire.value ?? false)])
        case "control": return Self.control(wire).map { .events([.control($0)]) } ?? .unknown
        case "mirror": return .elements(isWanted: wire.value ?? false)
        case "hidden": return .hidden(wire.value ?? false)
        case "clipboard": return wire.text.map { .clipboard($0) } ?? .unknown
        default: return .unknown
        }
    }

    private static func control(_ wire: Wire) -> HostControl? {
        switch wire.name {
        case "home": return .home
        case "lock": return .lock
        case "left": return .turnLeft
        case "right": return .turnRight
        case "shake": return .shake
        case "volumeUp": return .volume(isUp: true)
        case "volumeDown": return .volume(isUp: false)
        case "appearance": return wire.value.map { .appearance(isDark: $0) }
        case "textSize": return wire.text.map { .textSize($0) }
        case "language": return wire.text.flatMap(language)
        case "handoff": return wire.text.map { .handoff($0) }
        case "network": return ["wifi", "cellular", "none"].contains(wire.text) ? wire.text.map { .network($0) } : nil
        case "place":
            guard let x = wire.x, let y = wire.y, abs(x) <= 180, abs(y) <= 90 else { return nil }
            return .place(latitude: y, longitude: x)
        default: return nil
        }
    }

    /// As de_DE or zh_Hans_CN.
    private static func language(_ text: String) -> HostControl? {
        let parts = text.split(separator: "_", omittingEmptySubsequences: false)
        let isName =
            (1...3).contains(parts.count)
            && parts.allSatisfy { part in
                (2...4).contains(part.count) && part.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
            }
        return isName ? .language(text) : nil
    }

    /// Ends the fingers and keys of a page that closed.
    mutating func endInput(of client: Int32) -> [HostEvent] {
        let touches = (down.removeValue(forKey: client) ?? [:]).sorted { $0.key < $1.key }.map {
            HostTouch(identifier: $0.key, phase: .cancelled, location: $0.value)
        }
        let keys = (held.removeValue(forKey: client) ?? [:]).sorted { $0.key < $1.key }.map { _, key in
            HostEvent.key(HostKey(phase: .up, usage: key.usage), time: clock())
        }
        return (touches.isEmpty ? [] : [.touches(touches, time: clock())]) + keys
    }

    private mutating func touches(_ wires: [Wire.Touch], client: Int32) -> Message {
        let touches = wires.prefix(16).compactMap { touch($0, client: client) }
        return touches.isEmpty ? .unknown : .events([.touches(touches, time: clock())])
    }

    private mutating func touch(_ wire: Wire.Touch, client: Int32) -> HostTouch? {
        let phases: [String: HostTouch.Phase] = [
            "began": .began, "moved": .moved, "ended": .ended, "cancelled": .cancelled,
        ]
        guard let phase = phases[wire.phase], isSane(wire.x), isSane(wire.y) else { return nil }
        let identifier = Int(client) << 16 | (wire.id & 0xffff)
        let location = CGPoint(x: wire.x, y: wire.y)
        switch phase {
        case .began: down[client, default: [:]][identifier] = location
        case .moved:
            guard down[client]?[identifier] != nil else { return nil }
            down[client]?[identifier] = location
        case .ended, .cancelled:
            guard down[client]?.removeValue(forKey: identifier) != nil else { return nil }
        }
        return HostTouch(identifier: identifier, phase: phase, location: location, force: CGFloat(wire.force ?? 0))
    }

    private mutating func key(_ wire: Wire, client: Int32) -> Message {
        let phases: [String: HostKey.Phase] = ["down": .down, "repeat": .repeated, "up": .up]
        guard let phase = phases[wire.phase ?? ""], let usage = wire.usage, (0...0xff).contains(usage) else {
            return .unknown
        }
        let text = wire.text ?? ""
        let modifiers = HostKey.Modifiers(rawValue: (wire.modifiers ?? 0) & 0x1f_0000)
        let key = HostKey(
            phase: phase, usage: usage, characters: text, charactersIgnoringModifiers: text.lowercased(),
            modifiers: modifiers)
        held[client, default: [:]][usage] = phase == .up ? nil : key
        return .events([.key(key, time: clock())])
    }

    private func scroll(_ wire: Wire) -> Message {
        guard let x = wire.x, let y = wire.y, let dx = wire.dx, let dy = wire.dy,
            [x, y, dx, dy].allSatisfy(isSane)
        else { return .unknown }
        return .events([
            .scroll(location: CGPoint(x: x, y: y), delta: CGVectorPoints(dx: dx, dy: dy), time: clock())
        ])
    }

    /// A pointer without a place has left.
    private func hover(_ wire: Wire) -> Message {
        guard let x = wire.x, let y = wire.y else { return .events([.hover(location: nil, time: clock())]) }
        guard isSane(x), isSane(y) else { return .unknown }
        return .events([.hover(location: CGPoint(x: x, y: y), time: clock())])
    }

    private func secondaryClick(_ wire: Wire) -> Message {
        guard let x = wire.x, let y = wire.y, isSane(x), isSane(y) else { return .unknown }
        return .events([.secondaryClick(location: CGPoint(x: x, y: y), time: clock())])
    }

    private func isSane(_ value: Double) -> Bool { value.isFinite && abs(value) < 1e6 }
}
