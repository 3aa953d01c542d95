// SPDX-License-Identifier: MIT

extension InterfaceCoder {
    /// The layout of a collection view, which it needs before everything else.
    @MainActor
    package func collectionLayout() -> UICollectionViewLayout? {
        guard let node = node.value("collectionViewLayout") else { return nil }
        return loader.make(node) as? UICollectionViewLayout
    }

    /// Sets up a layout as its element says. Called at the end of `UICollectionViewLayout.init(coder:)`.
    @MainActor
    package func configure(_ layout: UICollectionViewLayout) {
        loader.register(layout, node)
    }
}
