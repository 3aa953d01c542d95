// SPDX-License-Identifier: MIT

extension XCUIElement {
    /// Types into the element, which has to have the keyboard.
    public func typeText(_ text: String) {
        let session = UITestSession.shared
        session.note("Type '\(text)' into \(spokenName)")
        guard prepare(), let node = node() else { return }
        let nodes = [node] + node.descendants
        guard self is XCUIApplication || nodes.contains(where: \.hasFocus) else {
            return session.fail(
                "Failed to synthesize event: Neither element nor any descendant has keyboard focus. Event dispatch snapshot: "
                    + ElementDescription.line(of: node))
        }
        if let failure = application.process?.ask(.type(text))?.reply.failure {
            session.fail("Failed to synthesize event: \(failure)")
        }
        settle()
    }

    /// A key with modifiers, as a hardware keyboard sends it.
    public func typeKey(_ key: String, modifierFlags flags: KeyModifierFlags) {
        UITestSession.shared.note("Type '\(key)' key with modifiers")
        guard prepare() else { return }
        if let failure = application.process?.ask(.key(key, modifiers: flags.names))?.reply.failure {
            UITestSession.shared.fail(failure)
        }
        settle()
    }
    public func typeKey(_ key: XCUIKeyboardKey, modifierFlags flags: KeyModifierFlags) {
        typeKey(key.name, modifierFlags: flags)
    }

    public struct KeyModifierFlags: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let capsLock = KeyModifierFlags(rawValue: 1 << 0)
        public static let shift = KeyModifierFlags(rawValue: 1 << 1)
        public static let control = KeyModifierFlags(rawValue: 1 << 2)
        public static let option = KeyModifierFlags(rawValue: 1 << 3)
        public static let alternate = option
        public static let command = KeyModifierFlags(rawValue: 1 << 4)
        public static let function = KeyModifierFlags(rawValue: 1 << 5)

        var names: [String] {
            [(Self.shift, "shift"), (.control, "control"), (.option, "option"), (.command, "command")]
                .filter { contains($0.0) }.map(\.1)
        }
    }

    // MARK: Values

    /// Turns the wheel to the row of that title.
    public func adjust(toPickerWheelValue pickerWheelValue: String) {
        adjust("Adjust \(spokenName) to '\(pickerWheelValue)'") { .selectWheel(id: $0, value: pickerWheelValue) }
    }

    /// From 0 at the left end to 1.
    public func adjust(toNormalizedSliderPosition normalizedSliderPosition: CGFloat) {
        adjust("Adjust \(spokenName) to \(normalizedSliderPosition)") {
            .setSlider(id: $0, position: min(1, max(0, Double(normalizedSliderPosition))))
        }
    }

    /// From 0 at the left end to 1.
    public var normalizedSliderPosition: CGFloat {
        let text = (value as? String ?? "").filter { "0123456789.".contains($0) }
        return CGFloat(Double(text) ?? 0) / 100
    }

    private func adjust(_ step: String, _ request: (UInt32) -> AutomationRequest) {
        let session = UITestSession.shared
        session.note(step)
        guard prepare(), let node = node() else { return }
        if let failure = application.process?.ask(request(node.element.id))?.reply.failure {
            session.fail("\(failure): \(ElementDescription.line(of: node))")
        }
        settle()
    }
}

/// Keys that have no character.
public struct XCUIKeyboardKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    var name: String { Self.names[rawValue] ?? rawValue }

    public static let delete = Self(rawValue: "\u{8}")
    public static let `return` = Self(rawValue: "\n")
    public static let enter = Self(rawValue: "\u{3}")
    public static let tab = Self(rawValue: "\t")
    public static let space = Self(rawValue: " ")
    public static let escape = Self(rawValue: "\u{1B}")
    public static let upArrow = Self(rawValue: "\u{F700}")
    public static let downArrow = Self(rawValue: "\u{F701}")
    public static let leftArrow = Self(rawValue: "\u{F702}")
    public static let rightArrow = Self(rawValue: "\u{F703}")
    public static let forwardDelete = Self(rawValue: "\u{F728}")
    public static let home = Self(rawValue: "\u{F729}")
    public static let end = Self(rawValue: "\u{F72B}")
    public static let pageUp = Self(rawValue: "\u{F72C}")
    public static let pageDown = Self(rawValue: "\u{F72D}")

    /// As scripts call the keys.
    private static let names = [
        "\u{8}": "delete", "\n": "return", "\u{3}": "enter", "\t": "tab", " ": "space", "\u{1B}": "escape",
        "\u{F700}": "up", "\u{F701}": "down", "\u{F702}": "left", "\u{F703}": "right", "\u{F728}": "forwardDelete",
        "\u{F729}": "home", "\u{F72B}": "end", "\u{F72C}": "pageUp", "\u{F72D}": "pageDown",
    ]
}
