// SPDX-License-Identifier: MIT

/// Handlers for what comes between a test and its app, such as system alerts.
@MainActor
enum Interruptions {
    struct Monitor {
        let token: NSObjectProtocol
        let description: String
        let handler: (XCUIElement) -> Bool
    }

    private static var monitors: [Monitor] = []

    static func add(_ description: String, _ handler: @escaping (XCUIElement) -> Bool) -> NSObjectProtocol {
        let token = __ObjCObject()
        monitors.append(Monitor(token: token, description: description, handler: handler))
        return token
    }

    static func remove(_ token: NSObjectProtocol) { monitors.removeAll { $0.token === token } }
    static func removeAll() { monitors = [] }

    private static var isHandling = false

    /// Lets the monitors deal with a system alert that stands in front of the app. One that no monitor takes is refused, as
    /// Xcode does.
    /// - Returns: whether the action may go ahead.
    static func handle(before element: XCUIElement) -> Bool {
        guard !isHandling, !element.application.isHomeScreen, let process = element.application.process else {
            return true
        }
        isHandling = true
        defer { isHandling = false }
        let system = XCUIApplication(bundleIdentifier: XCUIApplication.homeScreen)
        for _ in 0..<5 {
            guard process.systemSnapshot()?.descendants.contains(where: { $0.type == .alert }) == true else { break }
            let alert = system.alerts.firstMatch
            UITestSession.shared.note("Interruption: \(alert.label)")
            if !isTaken(alert) { refuse(alert) }
            _ = process.ask(.rest(atMost: 2))
        }
        return true
    }

    /// Deals with an alert of the app's own that keeps a test from an element, as with one of the system: it is offered to
    /// the monitors, then cancelled, or its first button is tapped ("Handling UI Interruptions": "your app presents a
    /// modal view that takes focus away from the UI under test").
    /// - Returns: whether there was one.
    static func handleAlert(above element: XCUIElement) -> Bool {
        guard !isHandling, let process = element.application.process else { return false }
        let alert = element.application.alerts.firstMatch
        guard alert.exists else { return false }
        isHandling = true
        defer { isHandling = false }
        UITestSession.shared.note("Interruption: \(alert.label)")
        if !isTaken(alert) { refuse(alert) }
        _ = process.ask(.rest(atMost: 2))
        return true
    }

    /// A touch of the app as a whole lets the monitors deal with an alert of the app's own, for which tests touch it. Where
    /// there are none it is a touch like others.
    static func handleAlert(beforeTouching element: XCUIElement, _ node: ElementNode) {
        guard node.type == .application, !monitors.isEmpty else { return }
        _ = handleAlert(above: element)
    }

    private static func isTaken(_ alert: XCUIElement) -> Bool {
        monitors.reversed().contains { monitor in
            UITestSession.shared.note("Invoking UI interruption monitors: \(monitor.description)")
            return monitor.handler(alert)
        }
    }

    private static func refuse(_ alert: XCUIElement) {
        let buttons = alert.buttons.allElementsBoundByIndex
        let refusal = buttons.first { $0.label.hasPrefix("Don") || $0.label == "Cancel" }
        (refusal ?? buttons.first)?.tap()
    }
}

extension XCTestCase {
    /// Calls `handler` when something, such as an alert, interrupts the test; the handlers added last are asked first.
    @discardableResult
    @preconcurrency @MainActor
    public func addUIInterruptionMonitor(
        withDescription handlerDescription: String, handler: @escaping (XCUIElement) -> Bool
    ) -> NSObjectProtocol {
        Interruptions.add(handlerDescription, handler)
    }

    @preconcurrency @MainActor
    public func removeUIInterruptionMonitor(_ monitor: NSObjectProtocol) { Interruptions.remove(monitor) }
}
