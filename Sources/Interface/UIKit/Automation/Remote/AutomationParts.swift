// SPDX-License-Identifier: MIT

/// Elements for the parts of controls that are drawn in one piece; frames in the view's coordinates.
@MainActor
enum AutomationParts {
    /// nil: the view has no such parts.
    static func of(_ view: UIView) -> [AutomationElement]? {
        switch view {
        case let control as UISegmentedControl: segments(of: control)
        case let stepper as UIStepper: steps(of: stepper)
        case let keyboard as KeyboardView: keys(of: keyboard)
        default: nil
        }
    }

    private static func segments(of control: UISegmentedControl) -> [AutomationElement] {
        zip(control.segments, control.segmentFrames).enumerated().map { index, pair in
            let (segment, frame) = pair
            var element = AutomationElement(role: .button)
            element.label =
                segment.title ?? segment.image?.accessibilityLabel ?? segment.image?.accessibilityIdentifier ?? ""
            element.identifier = segment.image?.accessibilityIdentifier ?? ""
            element.frame = frame
            element.traits = UIAccessibilityTraits.button.rawValue
            element.flags = control.isEnabled && segment.isEnabled ? .enabled : []
            if index == control.selectedSegmentIndex { element.flags.insert(.selected) }
            return element
        }
    }

    private static func steps(of stepper: UIStepper) -> [AutomationElement] {
        let (left, right) = stepper.bounds.divided(atDistance: stepper.bounds.width / 2, from: .minXEdge)
        return [
            ("Decrement", left, stepper.value > stepper.minimumValue),
            ("Increment", right, stepper.value < stepper.maximumValue),
        ]
        .map { label, frame, canStep in
            var element = AutomationElement(role: .button)
            element.label = label
            element.identifier = label
            element.frame = frame
            element.flags = stepper.isEnabled && (canStep || stepper.wraps) ? .enabled : []
            return element
        }
    }

    private static func keys(of keyboard: KeyboardView) -> [AutomationElement] {
        keyboard.shownKeys.filter { !$0.key.isGap }.map { key, frame in
            let name = name(of: key, onPad: [.pad, .padSigns].contains(keyboard.page))
            var element = AutomationElement(role: name.role)
            element.label = name.label
            element.identifier = name.identifier
            element.frame = frame
            element.traits = UIAccessibilityTraits.keyboardKey.rawValue
            return element
        }
    }

    /// - Parameter onPad: of digits, where the key that deletes is called otherwise than beside letters.
    private static func name(
        of key: KeyboardKey, onPad: Bool
    ) -> (role: AutomationRole, label: String, identifier: String) {
        switch key.action {
        case .type: (.key, key.title, key.title)
        case .space: (.key, "space", "space")
        case .delete: onPad ? (.key, "Delete", "Delete") : (.key, "delete", "delete")
        case .shift: (.button, "shift", "shift")
        case .enter: (.button, key.title, key.title.prefix(1).uppercased() + key.title.dropFirst())
        case .page(.letters): (.key, "letters", "more")
        case .page(.numbers): (.key, "numbers", "more")
        case .page(.symbols): (.key, "symbols", "shift")
        case .page(.pad), .page(.padSigns), .page(.latin): (.key, key.title, "more")
        case .kana(let kana): (.key, kana, kana)
        case .variant: (.key, key.title, "variant")
        case .move(let step): (.button, step > 0 ? "next" : "previous", step > 0 ? "next" : "previous")
        case .page(.emoji): (.button, "Emoji", "Emoji")
        case .globe: (.button, "Next keyboard", "Next keyboard")
        case .dictate: (.button, "Dictate", "dictation")
        case .hide: (.button, "Hide keyboard", "Hide keyboard")
        case .category(let index): (.button, EmojiKeys.categories[index].title, "category")
        }
    }
}
