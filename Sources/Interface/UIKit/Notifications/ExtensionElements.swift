// SPDX-License-Identifier: MIT

/// What an extension has on its screen, for the readers and tests of the process that shows it: a flat list of what has a name
/// or a value. In the extension made anew at each look, told when it has changed.
@MainActor
package struct ExtensionElements {
    private var tree = AutomationTree()
    /// nil: nothing was told yet.
    private var last: [AutomationElement]?

    /// nil: the same as at the last look.
    mutating func news() -> [[String: Any]]? {
        var found: [AutomationElement] = []
        Self.collect(tree.make().children, into: &found)
        if let last, found.count == last.count, zip(found, last).allSatisfy(Self.areAlike) { return nil }
        last = found
        return found.map(Self.values)
    }

    private static func collect(_ elements: [AutomationElement], into list: inout [AutomationElement]) {
        for element in elements {
            if element.role != .window, isNamed(element), isPlaced(element.frame) {
                var alone = element
                alone.children = []
                list.append(alone)
            }
            collect(element.children, into: &list)
        }
    }

    private static func isNamed(_ element: AutomationElement) -> Bool {
        !element.label.isEmpty || !element.identifier.isEmpty || element.value?.isEmpty == false
    }

    private static func isPlaced(_ frame: CGRect) -> Bool {
        [frame.minX, frame.minY, frame.width, frame.height].allSatisfy(\.isFinite)
    }

    private static func areAlike(_ one: AutomationElement, _ other: AutomationElement) -> Bool {
        one.role == other.role && one.identifier == other.identifier && one.label == other.label
            && one.value == other.value && one.frame == other.frame && one.traits == other.traits
    }

    // MARK: On the way

    private static func values(of element: AutomationElement) -> [String: Any] {
        let frame = element.frame
        var values: [String: Any] = [
            "role": Int(element.role.rawValue), "identifier": element.identifier, "label": element.label,
            "traits": "\(element.traits)",
            "frame": [frame.minX, frame.minY, frame.width, frame.height].map(Double.init),
        ]
        values["value"] = element.value
        return values
    }

    /// - Parameter view: shows the extension's screen from its upper left corner on.
    static func read(_ list: [[String: Any]], in view: UIView) -> [UIAccessibilityElement] {
        list.compactMap { values in
            guard let frame = values["frame"] as? [Double], frame.count == 4 else { return nil }
            let element = UIAccessibilityElement(accessibilityContainer: view)
            element.accessibilityFrameInContainerSpace = CGRect(
                x: frame[0], y: frame[1], width: frame[2], height: frame[3])
            element.automationRole = (values["role"] as? Int).flatMap {
                UInt8(exactly: $0).flatMap(AutomationRole.init(rawValue:))
            }
            element.accessibilityIdentifier = (values["identifier"] as? String).flatMap { $0.isEmpty ? nil : $0 }
            element.accessibilityLabel = (values["label"] as? String).flatMap { $0.isEmpty ? nil : $0 }
            element.accessibilityValue = values["value"] as? String
            let traits = (values["traits"] as? String).flatMap(UInt64.init)
            element.accessibilityTraits = UIAccessibilityTraits(rawValue: traits ?? 0)
            return element
        }
    }
}
