// SPDX-License-Identifier: MIT

extension UICollectionView {
    /// Whether the views in sight stand for elements that exist, each for one, and where the layout put them.
    func checkElements() {
        guard batch == nil, data.isLoaded else { return }
        var seen = Set<ObjectIdentifier>()
        for (key, view) in elements.visible {
            precondition(seen.insert(ObjectIdentifier(view)).inserted, "\(view) stands for two elements of \(self)")
            precondition(view.holder === self, "\(view) does not know that it shows an element of \(self)")
            precondition(
                key.category != .cell || data.contains(key.path),
                "\(view) stands for item \(key.path), which \(self) has not")
            guard let shown = view.shownAttributes else { preconditionFailure("\(view) shows nothing in \(self)") }
            precondition(shown.key == key, "\(view) shows \(shown) and stands for \(key)")
        }
        for view in elements.leaving {
            precondition(!seen.contains(ObjectIdentifier(view)), "\(view) is on its way out of \(self) and in sight")
        }
        for (path, cell) in prefetch.cells {
            precondition(!seen.contains(ObjectIdentifier(cell)), "\(cell) is made ahead in \(self) and in sight")
            precondition(data.contains(path), "\(cell) is made ahead for item \(path), which \(self) has not")
            precondition(elements.visible[.cell(path)] == nil, "\(self) has two cells for item \(path)")
        }
        for path in selected { precondition(data.contains(path), "item \(path) is selected and \(self) has it not") }
    }
}
