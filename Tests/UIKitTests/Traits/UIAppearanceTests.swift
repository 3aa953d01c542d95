// SPDX-License-Identifier: MIT
import TestSupport
import Testing

@testable import UIKit

@MainActor
private final class TintedSwitch: UISwitch {}

@MainActor
private final class Box: UIView {}

/// As keyboard managers' bars are: a static value sets the proxy, and every initialiser asks for that value.
@MainActor
private final class StyledBar: UIToolbar {
    private static let style: Void = {
        StyledBar.appearance().tintColor = .systemPink
        StyledBar.appearance().barTintColor = .systemTeal
    }()
    private var others: [UIView]?

    override init(frame: CGRect) {
        _ = Self.style
        super.init(frame: frame)
    }
    required init?(coder: NSCoder) { nil }
    override var tintColor: UIColor! { didSet { for other in others ?? [] { other.tintColor = tintColor } } }
}

@MainActor
private final class StyledItem: UIBarButtonItem {
    private static let style: Void = { StyledItem.appearance().tintColor = .systemPink }()

    override init() {
        _ = Self.style
        super.init()
    }
    required init?(coder: NSCoder) { nil }
}

@MainActor @Suite(.serialized)
struct UIAppearanceTests {
    @Test("A class may set its own proxy while a static value is made that its initialisers ask for")
    func proxyOfAClassInTheMaking() {
        let simulator = Simulator()
        let bar = StyledBar(frame: CGRect(x: 0, y: 0, width: 200, height: 44))
        let item = StyledItem()
        item.title = "Done"
        bar.items = [item]
        simulator.root.view.addSubview(bar)
        #expect(bar.barTintColor == .systemTeal)
        #expect(bar.tintColor == .systemPink)
    }

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
