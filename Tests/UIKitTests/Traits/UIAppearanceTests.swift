// SPDX-License-Identifier: MIT
import TestSupport
import Testing

@testable import UIKit

@MainActor
private final class TintedSwitch: UISwitch {}

@MainActor
private final class Box: UIView {}

@MainActor @Suite(.serialized)
struct UIAppearanceTests {
    @Test func objectsTakeWhatTheyLackWhenTheyEnterAWindow() {
        TintedSwitch.appearance().onTintColor = .systemPink
        let (plain, own, other) = (TintedSwitch(), TintedSwitch(), UISwitch())
        own.onTintColor = .systemTeal
        #expect(plain.onTintColor == nil)
        let simulator = Simulator()
        for view in [plain, own, other] { simulator.root.view.addSubview(view) }
        #expect(plain.onTintColor == .systemPink)
        #expect(own.onTintColor == .systemTeal)
        #expect(other.onTintColor == nil)
    }

    @Test func containersNarrowIt() {
        TintedSwitch.appearance(whenContainedInInstancesOf: [Box.self]).thumbTintColor = .systemYellow
        let (inside, outside) = (TintedSwitch(), TintedSwitch())
        let box = Box()
        box.addSubview(inside)
        let simulator = Simulator()
        simulator.root.view.addSubview(box)
        simulator.root.view.addSubview(outside)
        #expect(inside.thumbTintColor == .systemYellow)
        #expect(outside.thumbTintColor == nil)
    }
}
