// SPDX-License-Identifier: MIT

extension InterfaceLoader: InterfaceMaking {
    /// Everything that the element says of UIKit's own classes; others are reported.
    package func setUp(_ object: __ObjCObject, by node: ResourceNode) {
        switch object {
        case let view as UIView: setView(view, node)
        case let controller as UIViewController: setController(controller, node)
        case let item as UINavigationItem: setNavigationItem(item, node)
        case let item as UIBarButtonItem: setBarButtonItem(item, node)
        case let item as UITabBarItem: setTabBarItem(item, node)
        case let layout as UICollectionViewLayout:
            register(layout, node)
            if let flow = layout as? UICollectionViewFlowLayout { setFlowLayout(flow, node) }
        case let recognizer as UIGestureRecognizer: setRecognizer(recognizer, node)
        default: Unsupported.report("\(type(of: object)) in interface files")
        }
    }

    /// Sets up a view as its element says, subviews included.
    func setView(_ view: UIView, _ node: ResourceNode) {
        register(view, node)
        let node = node.varied(traits)
        setBasics(of: view, node)
        setAppearance(of: view, node)
        setContent(of: view, node)
        addSubviews(to: view, node)
    }
}

extension InterfaceLoader {
    /// Geometry and what decides about layout.
    fileprivate func setBasics(of view: UIView, _ node: ResourceNode) {
        // What has no constraints in the editor follows its mask (Xcode 8 and later), whatever the element says.
        let followsMask = node.bool("fixedFrame", default: false)
        view.translatesAutoresizingMaskIntoConstraints =
            followsMask || node.bool("translatesAutoresizingMaskIntoConstraints", default: true)
        if let mask = node.value("autoresizingMask") { view.autoresizingMask = mask.autoresizingMask }
        if let frame = node.value("frame") {
            view.frame = frame.rect
        } else if let bounds = node.value("bounds") {
            view.bounds = bounds.rect
        }
        update(view, \.autoresizesSubviews, node.bool("autoresizesSubviews", default: true))
        if let mode = node.contentMode { view.contentMode = mode }
        if let insets = node.value("layoutMargins") { view.layoutMargins = insets.insets }
        if let insets = node.value("directionalLayoutMargins") {
            view.directionalLayoutMargins = insets.directionalInsets
        }
        if let flag = node.bool("preservesSuperviewLayoutMargins") { view.preservesSuperviewLayoutMargins = flag }
        if let flag = node.bool("insetsLayoutMarginsFromSafeArea") { view.insetsLayoutMarginsFromSafeArea = flag }
        setPriorities(of: view, node)
        for guide in node.children where guide.name == "viewLayoutGuide" { aliasGuide(guide, of: view) }
    }

    /// Everything that is seen or felt and that all views have.
    fileprivate func setAppearance(of view: UIView, _ node: ResourceNode) {
        update(view, \.isOpaque, node.bool("opaque", default: true))
        update(view, \.clearsContextBeforeDrawing, node.bool("clearsContextBeforeDrawing", default: true))
        update(view, \.clipsToBounds, node.bool("clipsSubviews", default: false))
        update(view, \.isUserInteractionEnabled, node.bool("userInteractionEnabled", default: true))
        update(view, \.isMultipleTouchEnabled, node.bool("multipleTouchEnabled", default: false))
        update(view, \.isHidden, node.bool("hidden", default: false))
        if let alpha = node.number("alpha") { view.alpha = alpha }
        if let tag = node.integer("tag") { view.tag = tag }
        if let color = node.color("backgroundColor", self) { view.backgroundColor = color }
        if let color = node.color("tintColor", self) { view.tintColor = color }
        view.restorationIdentifier = node["restorationIdentifier"]
        switch node["semanticContentAttribute"] {
        case "forceLeftToRight": view.semanticContentAttribute = .forceLeftToRight
        case "forceRightToLeft": view.semanticContentAttribute = .forceRightToLeft
        case "playback": view.semanticContentAttribute = .playback
        case "spatial": view.semanticContentAttribute = .spatial
        default: break
        }
        for child in node.children where child.name == "accessibility" { setAccessibility(of: view, child) }
    }

    private func setAccessibility(of view: UIView, _ node: ResourceNode) {
        if let identifier = node["identifier"] { view.accessibilityIdentifier = identifier }
        if let label = text(node, "label") { view.accessibilityLabel = label }
        if let hint = text(node, "hint") { view.accessibilityHint = hint }
        if let flag = node.value("isElement")?.bool("value") { view.isAccessibilityElement = flag }
        if let traits = node.value("accessibilityTraits") ?? node.value("traits") {
            let names: [(String, UIAccessibilityTraits)] = [
                ("button", .button), ("link", .link), ("image", .image), ("staticText", .staticText),
                ("header", .header),
                ("notEnabled", .notEnabled), ("selected", .selected), ("updatesFrequently", .updatesFrequently),
                ("keyboardKey", .keyboardKey), ("searchField", .searchField), ("adjustable", .adjustable),
                ("playsSound", .playsSound), ("summaryElement", .summaryElement),
                ("startsMediaSession", .startsMediaSession), ("causesPageTurn", .causesPageTurn),
                ("allowsDirectInteraction", .allowsDirectInteraction),
            ]
            view.accessibilityTraits = names.filter { traits.bool($0.0, default: false) }.reduce(into: []) {
                $0.insert($1.1)
            }
        }
    }

    fileprivate func addSubviews(to view: UIView, _ node: ResourceNode) {
        let excluded = node.excludedReferences(of: "subviews", traits)
        var all: [(identifier: String, view: UIView)] = []
        for child in node.child("subviews")?.children ?? [] {
            guard let subview = make(child) as? UIView else { continue }
            all.append((child["id"] ?? "", subview))
            guard !excluded.contains(child["id"] ?? "") else { continue }
            if let stack = view as? UIStackView { stack.addArrangedSubview(subview) } else { view.addSubview(subview) }
        }
        if node.hasVariations { variations.add(.init(holder: view, node: node, subviews: all)) }
    }

    /// Sets the attributes of a view that may depend on size classes.
    func vary(_ view: UIView, _ node: ResourceNode) {
        update(view, \.isHidden, node.bool("hidden", default: false))
        if node.varies("backgroundColor") { view.backgroundColor = node.color("backgroundColor", self) }
        if node.varies("tintColor") { view.tintColor = node.color("tintColor", self) }
        switch view {
        case let stack as UIStackView: setStack(stack, node)
        case let label as UILabel:
            if let font = node.font("fontDescription") { label.font = font }
            if node.varies("textColor"), let color = node.color("textColor", self) { label.textColor = color }
        case let field as UITextField:
            if node.varies("fontDescription"), let font = node.font("fontDescription") { field.font = font }
            if node.varies("textColor"), let color = node.color("textColor", self) { field.textColor = color }
        case let text as UITextView:
            if node.varies("fontDescription"), let font = node.font("fontDescription") { text.font = font }
            if node.varies("textColor"), let color = node.color("textColor", self) { text.textColor = color }
        case let button as UIButton:
            if node.varies("fontDescription"), let font = node.font("fontDescription") {
                button.titlePart?.font = font
            }
        case let picture as UIImageView:
            if node.varies("image") { picture.image = image(node, "image") }
        default: break
        }
    }
}

extension ResourceNode {
    var directionalInsets: NSDirectionalEdgeInsets {
        NSDirectionalEdgeInsets(
            top: number("top") ?? 0, leading: number("leading") ?? 0, bottom: number("bottom") ?? 0,
            trailing: number("trailing") ?? 0)
    }
}
