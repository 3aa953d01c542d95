// SPDX-License-Identifier: MIT

/// The titles that `indexTitles(for:)` gives, along the trailing edge.
extension UICollectionView: SectionIndexList {
    var sectionIndexColor: UIColor? { nil }
    var sectionIndexBackgroundColor: UIColor? { nil }
    var sectionIndexTrackingBackgroundColor: UIColor? { nil }

    func loadIndexTitles() {
        let titles = sourceStorage.flatMap { source in optionalCall { source.indexTitles(for: self) } } ?? nil
        guard let titles, !titles.isEmpty else {
            indexView?.removeFromSuperview()
            indexView = nil
            return
        }
        if let indexView { return indexView.titles = titles }
        let view = SectionIndexView(list: self, titles: titles)
        indexView = view
        addSubview(view)
        setNeedsLayout()
    }

    func arrangeIndex() {
        guard let indexView else { return }
        indexView.frame = indexFrame
        if subviewList.last !== indexView { bringSubviewToFront(indexView) }
    }

    func goToIndexTitle(_ title: String, _ index: Int) {
        guard let source = sourceStorage,
            let path = optionalCall({ source.collectionView(self, indexPathForIndexTitle: title, at: index) }),
            data.contains(path)
        else { return }
        scroll(toItem: path, layoutStorage.scrollsSideways ? .left : .top, animated: false)
    }
}

extension UICollectionViewLayout {
    fileprivate final var scrollsSideways: Bool {
        (self as? UICollectionViewFlowLayout)?.scrollDirection == .horizontal
            || (self as? UICollectionViewCompositionalLayout)?.configuration.scrollDirection == .horizontal
    }
}
