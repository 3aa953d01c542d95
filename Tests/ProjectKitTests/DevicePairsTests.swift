// SPDX-License-Identifier: MIT
import Foundation
import Testing

@testable import ProjectKit

/// Watches and phones. Truth: what simctl prints and refuses, as public scripts record it.
@Suite("Pairs of devices")
struct DevicePairsTests {
    private let pairs = DevicePairs(file: Path(NSTemporaryDirectory()) / "pairs-\(UUID().uuidString).json")

    @Test("The first watch of a phone is active, until another is")
    func active() throws {
        defer { clean() }
        let first = try pairs.add(watch: "W1", phone: "P")
        let second = try pairs.add(watch: "W2", phone: "P")
        #expect(try pairs.all()[first]?.isActive == true && pairs.all()[second]?.isActive == false)
        try pairs.activate(second)
        #expect(try pairs.all()[first]?.isActive == false && pairs.all()[second]?.isActive == true)
        try pairs.remove(second)
        #expect(try pairs.all() == [first: DevicePairs.Pair(watch: "W1", phone: "P", isActive: true)])
    }

    @Test("A watch has one phone, and a pair is made once")
    func refused() throws {
        defer { clean() }
        _ = try pairs.add(watch: "W1", phone: "P")
        #expect(throws: DevicePairs.Refusal.alreadyPaired) { try pairs.add(watch: "W1", phone: "P") }
        #expect(throws: DevicePairs.Refusal.watchHasPhone) { try pairs.add(watch: "W1", phone: "Q") }
        #expect(try pairs.all().count == 1)
    }

    @Test("Watches have simctl's identifiers, and are no devices for apps")
    func types() {
        let identifier = "com.apple.CoreSimulator.SimDeviceType.Apple-Watch-Series-9-45mm"
        #expect(WatchTypes.named(identifier) == "Apple Watch Series 9 (45mm)" && DeviceTypes.named(identifier) == nil)
    }

    private func clean() {
        for file in [pairs.file, Path(pairs.file.string + ".lock")] {
            do { try file.remove() } catch { Issue.record(error) }
        }
    }
}
