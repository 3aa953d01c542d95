// SPDX-License-Identifier: MIT

/// What an extension has on its screen, for the readers and tests of the process that shows it: a flat list of what has a name
/// or a value. In the extension made anew at each look, told when it has changed.
@MainActor
struct ExtensionLook {
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
}
