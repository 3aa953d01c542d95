// SPDX-License-Identifier: MIT
import TestSupport
import UIKit

/// A data source over arrays of texts that notes what it is asked.
@MainActor
final class GridSource: Foundation.NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
    var sections: [[String]]
    let journal = Journal()
    var size: ((IndexPath) -> CGSize)?
    var headerSize = CGSize.zero
    var refuses: Set<IndexPath> = []

    init(_ sections: [[String]]) { self.sections = sections }

    func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        sections[section].count
    }
    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        journal.note("cell \(indexPath[0]).\(indexPath[1])")
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "Cell", for: indexPath)
        (cell as? TextCell)?.text = sections[indexPath.section][indexPath.item]
        return cell
    }
    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "Extra", for: indexPath)
    }
    func collectionView(
        _ collectionView: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath
    ) -> CGSize { size?(indexPath) ?? (layout as? UICollectionViewFlowLayout)?.itemSize ?? .zero }
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        referenceSizeForHeaderInSection section: Int
    ) -> CGSize { headerSize }

    func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool {
        journal.note("shouldHighlight")
        return true
    }
    func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {
        journal.note("didHighlight")
    }
    func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {
        journal.note("didUnhighlight")
    }
    func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
        journal.note("shouldSelect \(indexPath[1])")
        return !refuses.contains(indexPath)
    }
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        journal.note("didSelect \(indexPath[1])")
    }
    func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
        journal.note("didDeselect \(indexPath[1])")
    }
}

/// Counts how often it was made and used again.
final class TextCell: UICollectionViewCell {
    static var made = 0
    static var reused = 0
    var text = ""

    override init(frame: CGRect) {
        super.init(frame: frame)
        Self.made += 1
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }
    override func prepareForReuse() {
        super.prepareForReuse()
        Self.reused += 1
    }
}

extension UICollectionView {
    /// In a window of `simulator`, with the classes above, laid out.
    static func grid(
        _ source: GridSource, _ layout: UICollectionViewLayout, in simulator: Simulator,
        frame: CGRect = CGRect(x: 0, y: 0, width: 320, height: 400)
    ) -> UICollectionView {
        let view = UICollectionView(frame: frame, collectionViewLayout: layout)
        view.contentInsetAdjustmentBehavior = .never
        view.register(TextCell.self, forCellWithReuseIdentifier: "Cell")
        for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
            view.register(
                UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "Extra")
        }
        (view.dataSource, view.delegate) = (source, source)
        simulator.root.view.addSubview(view)
        view.layoutIfNeeded()
        return view
    }

    func text(_ item: Int, _ section: Int = 0) -> String? {
        (cellForItem(at: IndexPath(item: item, section: section)) as? TextCell)?.text
    }
}
