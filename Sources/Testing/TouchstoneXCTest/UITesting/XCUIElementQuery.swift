// SPDX-License-Identifier: MIT

/// A search for elements, done anew each time something is asked of its result.
@preconcurrency @MainActor
open class XCUIElementQuery: __ObjCObject, XCUIElementTypeQueryProvider {
    /// How the elements of a query come from those of the one before it.
    enum Step {
        case descendants(XCUIElement.ElementType)
        case children(XCUIElement.ElementType)
        case matching(type: XCUIElement.ElementType, name: String?)
        case predicate(NSPredicate)
        case containing(type: XCUIElement.ElementType, name: String?)
        case containingPredicate(NSPredicate)
        /// Which of the elements: from an element that stands for one.
        case index(Int)
        case first
    }

    let application: XCUIApplication
    let steps: [Step]

    init(_ application: XCUIApplication, _ steps: [Step]) {
        (self.application, self.steps) = (application, steps)
        super.init()
    }

    private func adding(_ step: Step) -> XCUIElementQuery { XCUIElementQuery(application, steps + [step]) }

    // MARK: Results

    /// All elements at this moment.
    open var allElementsBoundByIndex: [XCUIElement] { (0..<count).map { element(boundBy: $0) } }

    /// Likewise; they stay the same elements when others come before them, as long as their attributes do.
    open var allElementsBoundByAccessibilityElement: [XCUIElement] { allElementsBoundByIndex }

    open var count: Int { matches().count }

    /// The only element; asking it for something fails the test where there are several.
    open var element: XCUIElement { XCUIElement(self, .only) }
    open var firstMatch: XCUIElement { XCUIElement(self, .first) }

    open func element(boundBy index: Int) -> XCUIElement { XCUIElement(self, .index(index)) }
    open func element(at index: Int) -> XCUIElement { element(boundBy: index) }
    open func element(matching predicate: NSPredicate) -> XCUIElement { matching(predicate).element }
    open func element(matching elementType: XCUIElement.ElementType, identifier: String?) -> XCUIElement {
        matching(elementType, identifier: identifier).element
    }

    /// The element of that identifier, label, title, value or placeholder.
    open subscript(key: String) -> XCUIElement { matching(identifier: key).element }

    // MARK: Further searches

    open func descendants(matching elementType: XCUIElement.ElementType) -> XCUIElementQuery {
        adding(.descendants(elementType))
    }
    open func children(matching elementType: XCUIElement.ElementType) -> XCUIElementQuery {
        adding(.children(elementType))
    }
    open func matching(_ predicate: NSPredicate) -> XCUIElementQuery { adding(.predicate(predicate)) }
    open func matching(_ elementType: XCUIElement.ElementType, identifier: String?) -> XCUIElementQuery {
        adding(.matching(type: elementType, name: identifier))
    }
    open func matching(identifier: String) -> XCUIElementQuery {
        adding(.matching(type: .any, name: identifier))
    }
    /// Of the elements those that have such a descendant.
    open func containing(_ predicate: NSPredicate) -> XCUIElementQuery { adding(.containingPredicate(predicate)) }
    open func containing(_ elementType: XCUIElement.ElementType, identifier: String?) -> XCUIElementQuery {
        adding(.containing(type: elementType, name: identifier))
    }

    // MARK: Searching

    func matches() -> [ElementNode] {
        guard let root = application.tree() else { return [] }
        return matches(in: root)
    }

    func matches(in root: ElementNode) -> [ElementNode] {
        steps.reduce([root]) { nodes, step in Self.apply(step, to: nodes) }
    }

    static func apply(_ step: Step, to nodes: [ElementNode]) -> [ElementNode] {
        switch step {
        case .descendants(let type):
            return once(nodes.flatMap(\.descendants)).filter { type == .any || $0.type == type }
        case .children(let type):
            return nodes.flatMap(\.nodes).filter { type == .any || $0.type == type }
        case .matching(let type, let name): return nodes.filter { fits($0, type, name) }
        case .predicate(let predicate): return nodes.filter { predicate.evaluate(with: $0) }
        case .containing(let type, let name):
            return nodes.filter { $0.descendants.contains { fits($0, type, name) } }
        case .containingPredicate(let predicate):
            return nodes.filter { $0.descendants.contains { predicate.evaluate(with: $0) } }
        case .index(let index): return nodes.indices.contains(index) ? [nodes[index]] : []
        case .first: return Array(nodes.prefix(1))
        }
    }

    private static func fits(_ node: ElementNode, _ type: XCUIElement.ElementType, _ name: String?) -> Bool {
        (type == .any || node.type == type) && (name.map(node.names.contains) ?? true)
    }

    /// Elements found by way of several ancestors count once.
    private static func once(_ nodes: [ElementNode]) -> [ElementNode] {
        var seen: Set<ObjectIdentifier> = []
        return nodes.filter { seen.insert(ObjectIdentifier($0)).inserted }
    }

    // MARK: Description

    nonisolated open override var description: String { MainActor.assumeIsolated { chainText } }
    nonisolated open override var debugDescription: String {
        MainActor.assumeIsolated { ElementDescription.text(of: self) }
    }

    var chainText: String {
        ([application.chainText] + steps.map(Self.text)).joined(separator: " -> ")
    }

    static func text(_ step: Step) -> String {
        switch step {
        case .descendants(let type): "Descendants matching type \(type.printedName)"
        case .children(let type): "Children matching type \(type.printedName)"
        case .matching(.any, let name): "Elements matching predicate '\"\(name ?? "")\" IN identifiers'"
        case .matching(let type, let name):
            "Elements matching type \(type.printedName)" + (name.map { " and identifier '\($0)'" } ?? "")
        case .predicate(let predicate): "Elements matching predicate '\(predicate)'"
        case .containing(let type, let name):
            "Elements containing elements matching type \(type.printedName)"
                + (name.map { " and identifier '\($0)'" } ?? "")
        case .containingPredicate(let predicate):
            "Elements containing elements matching predicate '\(predicate)'"
        case .index(let index): "Element at index \(index)"
        case .first: "First Match"
        }
    }
}
