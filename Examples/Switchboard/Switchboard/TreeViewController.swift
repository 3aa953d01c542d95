// SPDX-License-Identifier: MIT
import UIKit

/// An element: its attributes and text, and what is in it.
class TreeViewController: FactsViewController {
    private let node: MarkupNode?

    init(_ node: MarkupNode?) {
        self.node = node
        super.init(style: .insetGrouped)
        title = node?.name ?? "XML Tree"
    }

    required init?(coder: NSCoder) { fatalError("TreeViewController: is made in code only") }

    override func viewDidLoad() {
        super.viewDidLoad()
        let attributes = (node?.attributes ?? [:]).sorted { $0.key < $1.key }.map { Fact(name: $0.key, value: $0.value) }
        let text = node?.text ?? ""
        facts = attributes + (text.isEmpty ? [] : [Fact(name: "Text", value: text)])
    }

    override var deeds: [Deed] {
        (node?.children ?? []).map { child in
            Deed(title: child.name) { [weak self] in
                self?.navigationController?.pushViewController(TreeViewController(child), animated: true)
            }
        }
    }
}
