// SPDX-License-Identifier: MIT
import Foundation

/// Watches and the phones that they are paired with: one file for all devices of this person. A watch has one phone; a phone may
/// have several watches, one of which is active.
package struct DevicePairs: Sendable {
    /// Identifiers of two devices.
    package struct Pair: Codable, Equatable, Sendable {
        /// The UDID of a device whose type is a watch's.
        package var watch: String
        /// The UDID of a device whose type is none.
        package var phone: String
        /// Whether it is the one of the phone's watches that apps speak to.
        package var isActive: Bool
    }

    /// Why two devices are not paired.
    package enum Refusal: Error, Equatable {
        case alreadyPaired
        case watchHasPhone
    }

    /// Written as a whole.
    let file: Path

    /// By their own identifiers.
    package func all() throws -> [String: Pair] {
        guard file.exists else { return [:] }
        do { return try JSONDecoder().decode([String: Pair].self, from: try file.read()) } catch {
            throw Failure(.app, "is no list of pairs: \(error)", at: SourceLocation(file: file))
        }
    }

    /// The first watch of a phone is its active one.
    /// - Returns: the pair's identifier.
    package func add(watch: String, phone: String) throws -> String {
        let identifier = UUID().uuidString
        try change { pairs in
            if pairs.values.contains(where: { $0.watch == watch && $0.phone == phone }) { throw Refusal.alreadyPaired }
            if pairs.values.contains(where: { $0.watch == watch }) { throw Refusal.watchHasPhone }
            let isFirst = !pairs.values.contains { $0.phone == phone }
            pairs[identifier] = Pair(watch: watch, phone: phone, isActive: isFirst)
        }
        return identifier
    }

    /// In place of the phone's others.
    package func activate(_ identifier: String) throws {
        try change { pairs in
            guard let phone = pairs[identifier]?.phone else { return }
            for (other, pair) in pairs where pair.phone == phone { pairs[other]?.isActive = other == identifier }
        }
    }

    /// Another watch of the phone becomes the active one where this was it.
    package func remove(_ identifier: String) throws {
        try change { pairs in
            guard let old = pairs.removeValue(forKey: identifier), old.isActive else { return }
            let next = pairs.filter { $0.value.phone == old.phone }.keys.min()
            if let next { pairs[next]?.isActive = true }
        }
    }

    private func change(_ body: (inout [String: Pair]) throws -> Void) throws {
        try FileLock.hold(Path(file.string + ".lock")) {
            var pairs = try all()
            try body(&pairs)
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
            try file.write(try encoder.encode(pairs))
        }
    }
}
