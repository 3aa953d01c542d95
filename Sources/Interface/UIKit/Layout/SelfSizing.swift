// SPDX-License-Identifier: MIT

/// A cell that can ask its list for another size.
@MainActor
package protocol SizingCell: UIView {
    /// - Parameter byConstraints: constraints changed, not what a view would rather be.
    func contentWantsSize(byConstraints: Bool)
}

/// Lets cells grow and shrink with their contents while they are on the screen: `selfSizingInvalidation`.
@MainActor
enum SelfSizing {
    /// No list has been made yet: nobody has to look for cells.
    static var isWanted = false

    static func contentChanged(in view: UIView, byConstraints: Bool) {
        var next = view.superviewStorage
        while let candidate = next {
            if let cell = candidate.sizingCell { return cell.contentWantsSize(byConstraints: byConstraints) }
            next = candidate.superviewStorage
        }
    }
}
