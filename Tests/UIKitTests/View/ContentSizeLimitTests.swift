// SPDX-License-Identifier: MIT
import Testing
import UIKit

/// `minimumContentSizeCategory` and `maximumContentSizeCategory`, as Apple documents them.
@MainActor @Suite(.serialized)
struct ContentSizeLimitTests {
    @Test("Text inside a view stays within the view's limits")
    func limits() {
        let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let label = UILabel(frame: outer.bounds)
        outer.addSubview(label)
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        window.addSubview(outer)
        window.isHidden = false
        defer { window.isHidden = true }
        window.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
        #expect(label.traitCollection.preferredContentSizeCategory == .accessibilityLarge)
        outer.maximumContentSizeCategory = .extraLarge
        #expect(label.traitCollection.preferredContentSizeCategory == .extraLarge)
        #expect(window.traitCollection.preferredContentSizeCategory == .accessibilityLarge)
        label.minimumContentSizeCategory = .extraExtraLarge
        #expect(label.traitCollection.preferredContentSizeCategory == .extraExtraLarge)
        window.traitOverrides.preferredContentSizeCategory = .small
        #expect(outer.traitCollection.preferredContentSizeCategory == .small)
        outer.maximumContentSizeCategory = nil
        label.minimumContentSizeCategory = nil
        #expect(label.traitCollection.preferredContentSizeCategory == .small)
        #expect(label.appliedContentSizeCategoryLimitsDescription == "no limits")
    }
}
