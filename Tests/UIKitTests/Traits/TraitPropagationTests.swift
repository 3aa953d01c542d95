// SPDX-License-Identifier: MIT
import TestSupport
import Testing

@testable import UIKit

@MainActor @Suite(.serialized)
struct TraitPropagationTests {
    @Test func styleReachesTheWholeTree() {
        let simulator = Simulator()
        let (outer, inner) = (UIView(), UIView())
        outer.addSubview(inner)
        simulator.root.view.addSubview(outer)
        inner.backgroundColor = .systemBackground
        #expect(inner.layer.backgroundColor?.components?.first == 1)
        simulator.window.overrideUserInterfaceStyle = .dark
        #expect(inner.traitCollection.userInterfaceStyle == .dark)
        #expect(inner.layer.backgroundColor?.components?.first == 0)
        outer.overrideUserInterfaceStyle = .light
        #expect(inner.traitCollection.userInterfaceStyle == .light)
        #expect(simulator.root.traitCollection.userInterfaceStyle == .dark)
    }

    @Test func registrationsHearOnlyTheirTraits() {
        let simulator = Simulator()
        let journal = Journal()
        let view = UIView()
        simulator.root.view.addSubview(view)
        let registration = view.registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
            (view: UIView, previous: UITraitCollection) in
            journal.note("\(previous.userInterfaceStyle) to \(view.traitCollection.userInterfaceStyle)")
        }
        view.traitOverrides.preferredContentSizeCategory = .extraLarge
        #expect(journal.take().isEmpty)
        simulator.window.overrideUserInterfaceStyle = .dark
        #expect(journal.take() == ["light to dark"])
        view.unregisterForTraitChanges(registration)
        simulator.window.overrideUserInterfaceStyle = .light
        #expect(journal.take().isEmpty)
    }

    @Test func overridesOfAViewEndWithIt() {
        let simulator = Simulator()
        let (outer, inner) = (UIView(), UIView())
        outer.addSubview(inner)
        simulator.root.view.addSubview(outer)
        outer.traitOverrides.userInterfaceLevel = .elevated
        #expect(inner.traitCollection.userInterfaceLevel == .elevated)
        #expect(simulator.root.view.traitCollection.userInterfaceLevel == .base)
        outer.traitOverrides.remove(UITraitUserInterfaceLevel.self)
        #expect(inner.traitCollection.userInterfaceLevel == .base)
    }

    @Test func controllersOverrideForTheirChildren() {
        let simulator = Simulator()
        let child = UIViewController()
        simulator.root.addChild(child)
        simulator.root.view.addSubview(child.view)
        simulator.root.setOverrideTraitCollection(
            UITraitCollection(horizontalSizeClass: .regular), forChild: child)
        #expect(child.traitCollection.horizontalSizeClass == .regular)
        #expect(child.view.traitCollection.horizontalSizeClass == .regular)
        #expect(simulator.root.traitCollection.horizontalSizeClass == .compact)
    }
}
