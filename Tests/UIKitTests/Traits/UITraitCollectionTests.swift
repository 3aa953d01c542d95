// SPDX-License-Identifier: MIT
import Testing
import UIKit

@Suite struct UITraitCollectionTests {
    private enum Contrast: UITraitDefinition {
        static var defaultValue: Int { 7 }
    }

    @Test func laterCollectionsWin() {
        let merged = UITraitCollection(traitsFrom: [
            UITraitCollection(userInterfaceStyle: .light), UITraitCollection(displayScale: 2),
            UITraitCollection(userInterfaceStyle: .dark),
        ])
        #expect(merged.userInterfaceStyle == .dark)
        #expect(merged.displayScale == 2)
        #expect(merged.containsTraits(in: UITraitCollection(displayScale: 2)))
        #expect(!merged.containsTraits(in: UITraitCollection(displayScale: 3)))
    }

    @Test func customTraitsHaveDefaults() {
        let plain = UITraitCollection()
        #expect(plain[Contrast.self] == 7)
        let changed = plain.modifyingTraits { $0[Contrast.self] = 9 }
        #expect(changed[Contrast.self] == 9)
        #expect(changed != plain)
        #expect(changed.changedTraits(from: plain).count == 1)
    }

    @Test func colorAppearanceIsStyleContrastLevelGamutIdiom() {
        let light = UITraitCollection(userInterfaceStyle: .light)
        let bigger = light.modifyingTraits { $0.preferredContentSizeCategory = .extraLarge }
        let dark = light.modifyingTraits { $0.userInterfaceStyle = .dark }
        #expect(!light.hasDifferentColorAppearance(comparedTo: bigger))
        #expect(light.hasDifferentColorAppearance(comparedTo: dark))
        #expect(light.hasDifferentColorAppearance(comparedTo: nil))
    }

    @Test func contentSizesAreOrdered() {
        #expect(UIContentSizeCategory.small < .large)
        #expect(UIContentSizeCategory.accessibilityMedium > .extraExtraExtraLarge)
        #expect(UIContentSizeCategory.accessibilityMedium.isAccessibilityCategory)
        #expect(!UIContentSizeCategory.extraExtraExtraLarge.isAccessibilityCategory)
    }

    @Test func currentIsPerThreadAndRestored() async {
        let dark = UITraitCollection(userInterfaceStyle: .dark)
        await MainActor.run {
            dark.performAsCurrent { #expect(UITraitCollection.current.userInterfaceStyle == .dark) }
            #expect(UITraitCollection.current.userInterfaceStyle == .light)
        }
    }
}
