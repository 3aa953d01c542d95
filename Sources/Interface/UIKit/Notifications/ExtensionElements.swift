// SPDX-License-Identifier: MIT

extension ExtensionView {
    /// What the extension has on its screen, as its process tells it.
    func read(_ list: [[String: Any]]) -> [UIAccessibilityElement] {
        list.compactMap { values in
            guard let frame = values["frame"] as? [Double], frame.count == 4 else { return nil }
            let element = UIAccessibilityElement(accessibilityContainer: self)
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
