// SPDX-License-Identifier: MIT

/// An element of the app, found anew each time something is asked of it.
@preconcurrency @MainActor
open class XCUIElement: __ObjCObject, XCUIElementAttributes, XCUIElementTypeQueryProvider, XCUIElementSnapshotProviding,
    XCUIScreenshotProviding
{
    /// Which of a query's elements this is.
    enum Choice { case only, first, index(Int) }

    private let search: XCUIElementQuery?
    private let choice: Choice

    init(_ query: XCUIElementQuery, _ choice: Choice) {
        (search, self.choice) = (query, choice)
        super.init()
    }

    /// An application, which is its own root.
    init(root: Void) {
        (search, choice) = (nil, .only)
        super.init()
    }

    var query: XCUIElementQuery {
        guard let search else { preconditionFailure("an XCUIElement without a query must be an XCUIApplication") }
        return search
    }
    var application: XCUIApplication { query.application }

    /// The query that finds this element alone.
    private var ownQuery: XCUIElementQuery {
        switch choice {
        case .only: query
        case .first: XCUIElementQuery(query.application, query.steps + [.first])
        case .index(let index): XCUIElementQuery(query.application, query.steps + [.index(index)])
        }
    }
    var chainText: String { ownQuery.chainText }

    // MARK: Finding

    /// The elements it may be: one, none, or several where only one may be.
    func nodes() -> [ElementNode] {
        guard application.isAlive else { return [] }
        return ownQuery.matches()
    }

    /// The element; nil with a failure of the test where there is none or more than one.
    func node() -> ElementNode? {
        let session = UITestSession.shared
        let found = ownQuery.matches()
        guard let node = found.first else {
            if application.isAlive {
                session.fail("Failed to get matching snapshot: No matches found for \(chainText)\(candidates)")
            }
            return nil
        }
        if case .only = choice, found.count > 1 {
            let list = found.prefix(10).map { "    \(ElementDescription.line(of: $0))" }.joined(separator: "\n")
            session.fail(
                "Failed to get matching snapshot: Multiple matching elements found for \(chainText).\nSparse tree of matches:\n\(list)"
            )
            return nil
        }
        return node
    }

    /// Elements of the kinds that were looked for, to see what the name should have been.
    private var candidates: String {
        guard let root = application.process?.snapshot() else { return "" }
        let wider = XCUIElementQuery(application, Array(query.steps.dropLast())).matches(in: root)
        guard !wider.isEmpty, !query.steps.isEmpty else { return "" }
        let lines = wider.prefix(20).map { "\n    \(ElementDescription.line(of: $0))" }.joined()
        return " from input {\(lines)\(wider.count > 20 ? "\n    ..." : "")\n}"
    }

    // MARK: Attributes

    open var exists: Bool { !nodes().isEmpty }
    /// Whether a touch in its middle, or thereabouts, would reach it.
    open var isHittable: Bool {
        guard let node = nodes().first else { return false }
        return hitPoint(of: node) != nil
    }
    open var identifier: String { node()?.identifier ?? "" }
    open var frame: CGRect { node()?.frame ?? .zero }
    open var value: Any? { node()?.value }
    open var title: String { node()?.title ?? "" }
    open var label: String { node()?.label ?? "" }
    open var elementType: ElementType { node()?.elementType ?? .any }
    open var isEnabled: Bool { node()?.isEnabled ?? false }
    open var isSelected: Bool { node()?.isSelected ?? false }
    open var hasFocus: Bool { node()?.hasFocus ?? false }
    open var placeholderValue: String? { node()?.placeholderValue }
    open var horizontalSizeClass: SizeClass { node()?.horizontalSizeClass ?? .unspecified }
    open var verticalSizeClass: SizeClass { node()?.verticalSizeClass ?? .unspecified }

    func hitPoint(of node: ElementNode, revealing reveals: Bool = false) -> CGPoint? {
        guard let reply = application.process?.ask(.hitPoint(id: node.element.id, reveals: reveals))?.reply,
            reply.flag == true, let x = reply.x, let y = reply.y
        else { return nil }
        return CGPoint(x: x, y: y)
    }

    // MARK: Further searches

    open func descendants(matching elementType: ElementType) -> XCUIElementQuery {
        XCUIElementQuery(application, ownQuery.steps + [.descendants(elementType)])
    }
    open func children(matching elementType: ElementType) -> XCUIElementQuery {
        XCUIElementQuery(application, ownQuery.steps + [.children(elementType)])
    }
    open var firstMatch: XCUIElement { XCUIElement(ownQuery, .first) }

    // MARK: Waiting

    /// Whether the element is there before the time is over. Costs no more time than the app computes.
    open func waitForExistence(timeout: TimeInterval) -> Bool {
        UITestSession.shared.note("Waiting \(timeout)s for \(spokenName) to exist")
        return waitUntil(timeout: timeout) { self.exists }
    }

    open func waitForNonExistence(timeout: TimeInterval) -> Bool { waitForNonExistence(withTimeout: timeout) }
    open func waitForNonExistence(withTimeout timeout: TimeInterval) -> Bool {
        UITestSession.shared.note("Waiting \(timeout)s for \(spokenName) to not exist")
        return waitUntil(timeout: timeout) { !self.exists }
    }

    /// Whether a property has the value before the time is over.
    public final func wait<Value: Equatable>(
        for keyPath: KeyPath<XCUIElement, Value>, toEqual expectedValue: Value, timeout: TimeInterval
    ) -> Bool {
        waitUntil(timeout: timeout) { self.exists && self[keyPath: keyPath] == expectedValue }
    }

    /// Runs the app until `condition` holds, asking whenever something has changed on the screen.
    func waitUntil(timeout: TimeInterval, _ condition: () -> Bool) -> Bool {
        let end = FrameClock.now + max(0, timeout)
        while !condition() {
            guard FrameClock.now < end, let process = application.process, process.isAlive else { return false }
            // What changes nothing on the screen, as an identifier, is noticed after a second.
            _ = process.ask(.run(until: min(end, FrameClock.now + 1), orChange: true))
        }
        return true
    }

    // MARK: Snapshots

    open func snapshot() throws -> any XCUIElementSnapshot {
        guard let node = nodes().first else {
            throw NSError(
                domain: "com.apple.dt.xctest.ui-testing.error", code: 10008,
                userInfo: [NSLocalizedDescriptionKey: "No matches found for \(chainText)"])
        }
        return node
    }

    open func screenshot() -> XCUIScreenshot {
        let frame = node()?.frame ?? .zero
        return XCUIScreen.picture(of: application.process, in: frame)
    }

    /// As steps and messages call it: `"Login" Button`.
    var spokenName: String {
        let kind = query.steps.last {
            if case .descendants = $0 { true } else if case .children = $0 { true } else { false }
        }
        var type = XCUIElement.ElementType.any
        if case .descendants(let found) = kind { type = found }
        if case .children(let found) = kind { type = found }
        for case .matching(let own, let name?) in query.steps.suffix(1) {
            return "\"\(name)\" \((own == .any ? type : own).printedName)"
        }
        return type == .any ? "Element" : type.printedName
    }

    nonisolated open override var description: String { MainActor.assumeIsolated { spokenName } }
    nonisolated open override var debugDescription: String {
        MainActor.assumeIsolated { ElementDescription.text(of: self) }
    }

    /// For predicates, as `exists == true`.
    nonisolated open override func value(forKey key: String) -> Any? {
        // Does not leave the thread, which is the main one.
        nonisolated(unsafe) var result: Any?
        MainActor.assumeIsolated { result = attribute(key) }
        return result
    }

    private func attribute(_ key: String) -> Any? {
        switch key {
        case "exists": return NSNumber(value: exists)
        case "hittable", "isHittable": return NSNumber(value: isHittable)
        default: break
        }
        if let node = nodes().first { return node.value(forKey: key) }
        let isKnown = ElementNode.attribute(key, of: AutomationElement(role: .other)) != nil
        return isKnown ? nil : value(forUndefinedKey: key)
    }
}
