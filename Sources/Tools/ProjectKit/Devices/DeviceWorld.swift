// SPDX-License-Identifier: MIT
import Foundation

extension Device {
    /// What commands have changed of the world around the device, in the form that `TOUCHSTONE_WORLD` takes; apps read
    /// it when they start.
    var world: Path { folder / "world.json" }

    /// A part of the world, as `lock`; empty: as it is on a new device.
    package func world(_ part: String) throws -> [String: Any] { try worldParts()[part] as? [String: Any] ?? [:] }

    /// What a part of the world is that is no object, as `cloudAccount`.
    func worldValue(_ name: String) throws -> Any? { try worldParts()[name] }

    /// Changes properties of parts, `{"lock": {"isLocked": true}}`; null takes one away.
    package func changeWorld(_ changes: [String: Any]) throws {
        var parts = try worldParts()
        for (name, change) in changes {
            guard let change = change as? [String: Any] else {
                parts[name] = change is NSNull ? nil : change
                continue
            }
            parts[name] = Self.merged(parts[name] as? [String: Any] ?? [:], change)
        }
        try world.write(try JSONSerialization.data(withJSONObject: parts, options: [.prettyPrinted, .sortedKeys]))
    }

    /// Objects in objects are changed in the same way.
    private static func merged(_ old: [String: Any], _ changes: [String: Any]) -> [String: Any] {
        var result = old
        for (key, value) in changes {
            if let part = value as? [String: Any] {
                result[key] = merged(result[key] as? [String: Any] ?? [:], part)
            } else {
                result[key] = value is NSNull ? nil : value
            }
        }
        return result
    }

    private func worldParts() throws -> [String: Any] {
        guard world.exists else { return [:] }
        guard let parts = try JSONSerialization.jsonObject(with: world.read()) as? [String: Any] else {
            throw Failure(.app, "is no object of JSON", at: SourceLocation(file: world))
        }
        return parts
    }
}
