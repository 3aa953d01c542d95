// SPDX-License-Identifier: MIT

extension InterfaceLoader {
    func setPriorities(of view: UIView, _ node: ResourceNode) {
        func priority(_ key: String) -> UILayoutPriority? { node.number(key).map { UILayoutPriority(Float($0)) } }
        if let value = priority("horizontalHuggingPriority") { view.setContentHuggingPriority(value, for: .horizontal) }
        if let value = priority("verticalHuggingPriority") { view.setContentHuggingPriority(value, for: .vertical) }
        if let value = priority("horizontalCompressionResistancePriority") {
            view.setContentCompressionResistancePriority(value, for: .horizontal)
        }
        if let value = priority("verticalCompressionResistancePriority") {
            view.setContentCompressionResistancePriority(value, for: .vertical)
        }
    }

    func aliasGuide(_ node: ResourceNode, of view: UIView) {
        guard let identifier = node["id"] else { return }
        switch (node["key"], view) {
        case ("safeArea", _): alias(identifier, view.safeAreaLayoutGuide)
        case ("keyboard", _): alias(identifier, view.keyboardLayoutGuide)
        case ("contentLayoutGuide", let scroll as UIScrollView): alias(identifier, scroll.contentLayoutGuide)
        case ("frameLayoutGuide", let scroll as UIScrollView): alias(identifier, scroll.frameLayoutGuide)
        default: Unsupported.report("layout guide '\(node["key"] ?? "")' in interface files")
        }
    }
}
