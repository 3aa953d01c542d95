// SPDX-License-Identifier: MIT
import Foundation
import TestSupport
import Testing
import UIKit

/// Sizes that views are asked for. Truth: the documentation of `systemLayoutSizeFitting(_:)`,
/// `UILabel.preferredMaxLayoutWidth`, `preferredLayoutAttributesFitting(_:)` and `UIStackView`.
@MainActor @Suite(.serialized)
struct LayoutFittingTests {
    @Test("once laid out, a view is asked as small as possible for its texts at the width they have")
    func wrappingText() {
        let header = UIView()
        let label = UILabel()
        label.numberOfLines = 0
        label.text = String(repeating: "words that wrap ", count: 10)
        label.translatesAutoresizingMaskIntoConstraints = false
        header.addSubview(label)
        NSLayoutConstraint.activate([
            label.leadingAnchor.constraint(equalTo: header.leadingAnchor, constant: 10),
            label.trailingAnchor.constraint(equalTo: header.trailingAnchor, constant: -10),
            label.topAnchor.constraint(equalTo: header.topAnchor, constant: 20),
            label.bottomAnchor.constraint(equalTo: header.bottomAnchor, constant: -20),
        ])
        let controller = UIViewController()
        header.frame = CGRect(x: 0, y: 100, width: 300, height: 300)
        controller.view.addSubview(header)
        let simulator = Simulator(root: controller)
        simulator.advance(by: 0.1)
        let wrapped = label.sizeThatFits(CGSize(width: 280, height: CGFloat.greatestFiniteMagnitude))
        let size = header.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        #expect(wrapped.height > 60)
        #expect(abs(size.height - wrapped.height - 40) < 0.01)
        #expect(size.width <= 300)
        // The question changes nothing.
        simulator.advance(by: 0.1)
        #expect(label.frame.width == 280)
    }

    private final class Header: UICollectionReusableView {
        let label = UILabel()
        override init(frame: CGRect) {
            super.init(frame: frame)
            label.text = "Title"
            label.translatesAutoresizingMaskIntoConstraints = false
            addSubview(label)
            label.centerYAnchor.constraint(equalTo: centerYAnchor).isActive = true
            label.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
        }
        required init?(coder: NSCoder) { nil }
    }

    private final class Items: Foundation.NSObject, UICollectionViewDataSource {
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }
        func collectionView(_ view: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
            view.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        }
        func collectionView(
            _ view: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
        ) -> UICollectionReusableView {
            view.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "header", for: indexPath)
        }
    }

    @Test("a header whose constraints leave its height free keeps the estimate")
    func estimatedHeader() throws {
        let full = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(40))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: full, subitems: [NSCollectionLayoutItem(layoutSize: full)])
        let section = NSCollectionLayoutSection(group: group)
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(50))
        section.boundarySupplementaryItems = [
            NSCollectionLayoutBoundarySupplementaryItem(layoutSize: size, elementKind: "header", alignment: .top)
        ]
        let items = Items()
        let view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 300, height: 400),
            collectionViewLayout: UICollectionViewCompositionalLayout(section: section))
        view.contentInsetAdjustmentBehavior = .never
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        view.register(Header.self, forSupplementaryViewOfKind: "header", withReuseIdentifier: "header")
        view.dataSource = items
        let controller = UIViewController()
        controller.view.addSubview(view)
        let simulator = Simulator(root: controller)
        simulator.advance(by: 0.1)
        let header = try #require(
            view.supplementaryView(forElementKind: "header", at: IndexPath(item: 0, section: 0)))
        #expect(header.frame.height == 50)
        #expect(view.cellForItem(at: IndexPath(item: 0, section: 0))?.frame.minY == 50)
    }

    @Test("a stack view of a given length whose views are all hidden keeps that length", arguments: [true, false])
    func allHidden(isHorizontal: Bool) {
        let views = (0..<3).map { _ in UIView() }
        let stack = UIStackView(arrangedSubviews: views)
        stack.axis = isHorizontal ? .horizontal : .vertical
        stack.distribution = .fillEqually
        stack.spacing = 8
        stack.translatesAutoresizingMaskIntoConstraints = false
        let controller = UIViewController()
        controller.view.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor, constant: 16),
            stack.topAnchor.constraint(equalTo: controller.view.topAnchor, constant: 16),
            stack.widthAnchor.constraint(equalToConstant: 200), stack.heightAnchor.constraint(equalToConstant: 100),
        ])
        let simulator = Simulator(root: controller)
        simulator.advance(by: 0.1)
        for view in views { view.isHidden = true }
        simulator.advance(by: 0.1)
        #expect(stack.frame == CGRect(x: 16, y: 16, width: 200, height: 100))
        for view in views { view.isHidden = false }
        simulator.advance(by: 0.1)
        #expect(views[2].frame.maxX == 200 && views[2].frame.maxY == 100)
    }
}
