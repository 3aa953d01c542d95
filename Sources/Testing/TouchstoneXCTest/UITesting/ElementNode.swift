// SPDX-License-Identifier: MIT

/// An element of one tree of the app, with its place in it. Predicates ask it for attributes by name.
final class ElementNode: __ObjCObject, XCUIElementSnapshot {
    // Constants, so that predicates may read them from anywhere.
    nonisolated let element: AutomationElement
    nonisolated let nodes: [ElementNode]
    // Set once, when the tree is made.
    nonisolated(unsafe) private(set) weak var parent: ElementNode?

    nonisolated init(_ element: AutomationElement) {
        self.element = element
        nodes = element.children.map { ElementNode($0) }
        super.init()
        for node in nodes { node.parent = self }
    }

    nonisolated var type: XCUIElement.ElementType { XCUIElement.ElementType(element.role) }

    /// The application without what belongs to the system, or the home screen with what does.
    nonisolated static func application(_ root: AutomationElement, ofSystem isSystem: Bool) -> ElementNode {
        var root = root
        root.children = root.children.filter { $0.flags.contains(.system) == isSystem }
        if isSystem { (root.identifier, root.label) = (XCUIApplication.homeScreen, " ") }
        return ElementNode(root)
    }

    /// Itself and all that it contains, each before its children.
    nonisolated func visit(_ body: (ElementNode) -> Void) {
        body(self)
        for node in nodes { node.visit(body) }
    }

    /// What it contains at any depth.
    nonisolated var descendants: [ElementNode] {
        var all: [ElementNode] = []
        for node in nodes { node.visit { all.append($0) } }
        return all
    }

    /// From the application to this one.
    nonisolated var path: [ElementNode] { (parent?.path ?? []) + [self] }

    /// By what a test may call it with a subscript.
    nonisolated var names: [String] {
        [element.identifier, element.label, element.title, element.value, element.placeholder].compactMap { $0 }
            .filter { !$0.isEmpty }
    }

    // MARK: Attributes

    var identifier: String { element.role == .application ? "" : element.identifier }
    var frame: CGRect { element.frame }
    var value: Any? { element.value }
    var title: String { element.title }
    var label: String { element.label }
    var elementType: XCUIElement.ElementType { type }
    var isEnabled: Bool { element.flags.contains(.enabled) }
    var isSelected: Bool { element.flags.contains(.selected) }
    var hasFocus: Bool { element.flags.contains(.focused) }
    var placeholderValue: String? { element.placeholder }
    var horizontalSizeClass: XCUIElement.SizeClass { Self.sizeClass(path.first?.frame.width ?? 0) }
    var verticalSizeClass: XCUIElement.SizeClass { Self.sizeClass(path.first?.frame.height ?? 0) }
    var children: [any XCUIElementSnapshot] { nodes }

    /// As devices have it: regular is what is as long as a phone is tall.
    private static func sizeClass(_ length: CGFloat) -> XCUIElement.SizeClass { length > 500 ? .regular : .compact }

    var dictionaryRepresentation: [XCUIElement.AttributeName: Any] {
        [
            .elementType: elementType.rawValue, .identifier: identifier, .label: label, .title: title,
            .value: value ?? "", .placeholderValue: placeholderValue ?? "", .enabled: isEnabled,
            .selected: isSelected, .hasFocus: hasFocus,
            .frame: ["X": frame.minX, "Y": frame.minY, "Width": frame.width, "Height": frame.height],
            .horizontalSizeClass: horizontalSizeClass.rawValue, .verticalSizeClass: verticalSizeClass.rawValue,
            .children: nodes.map(\.dictionaryRepresentation),
        ]
    }

    // MARK: Predicates

    /// - Returns: nil: there is no such attribute.
    nonisolated static func attribute(_ key: String, of element: AutomationElement) -> Any?? {
        switch key {
        case "identifier": .some(element.identifier)
        case "label": .some(element.label)
        case "title": .some(element.title)
        case "value": .some(element.value)
        case "placeholderValue": .some(element.placeholder)
        case "elementType": .some(NSNumber(value: UInt(element.role.rawValue)))
        case "enabled", "isEnabled": .some(NSNumber(value: element.flags.contains(.enabled)))
        case "selected", "isSelected": .some(NSNumber(value: element.flags.contains(.selected)))
        case "hasFocus", "hasKeyboardFocus": .some(NSNumber(value: element.flags.contains(.focused)))
        case "frame": .some(element.frame)
        case "exists": .some(NSNumber(value: true))
        default: nil
        }
    }

    nonisolated override func value(forKey key: String) -> Any? {
        if key == "identifiers" { return names }
        if key == "hittable" || key == "isHittable" {
            return MainActor.assumeIsolated { NSNumber(value: UITestSession.shared.hitPoint(of: self) != nil) }
        }
        if key == "children" { return nodes }
        guard let value = Self.attribute(key, of: element) else { return super.value(forKey: key) }
        return value
    }
}
