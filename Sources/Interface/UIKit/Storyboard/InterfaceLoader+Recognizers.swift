// SPDX-License-Identifier: MIT

extension InterfaceKind {
    /// - Parameter plain: makes one of the framework's own class.
    static func recognizer(_ plain: @escaping @MainActor () -> UIGestureRecognizer) -> InterfaceKind {
        InterfaceKind(make: { custom, coder in
            // iOS decodes recognisers, whose initialiser apps hardly ever override; theirs are made with `init()`.
            let recognizer = custom.flatMap { objcNew($0) as? UIGestureRecognizer } ?? plain()
            coder.configure(recognizer)
            return recognizer
        })
    }
}

extension InterfaceLoader {
    func setRecognizer(_ recognizer: UIGestureRecognizer, _ node: ResourceNode) {
        update(recognizer, \.isEnabled, node.bool("enabled", default: true))
        update(recognizer, \.cancelsTouchesInView, node.bool("cancelsTouchesInView", default: true))
        update(recognizer, \.delaysTouchesBegan, node.bool("delaysTouchesBegan", default: false))
        update(recognizer, \.delaysTouchesEnded, node.bool("delaysTouchesEnded", default: true))
        switch recognizer {
        case let tap as UITapGestureRecognizer:
            tap.numberOfTapsRequired = node.integer("numberOfTapsRequired") ?? 1
            tap.numberOfTouchesRequired = node.integer("numberOfTouchesRequired") ?? 1
        case let swipe as UISwipeGestureRecognizer:
            swipe.numberOfTouchesRequired = node.integer("numberOfTouchesRequired") ?? 1
            swipe.direction = Self.direction(node)
        case let press as UILongPressGestureRecognizer:
            if let duration = node.number("minimumPressDuration") { press.minimumPressDuration = Double(duration) }
            if let distance = node.number("allowableMovement") { press.allowableMovement = distance }
            press.numberOfTapsRequired = node.integer("numberOfTapsRequired") ?? 0
        case let pan as UIPanGestureRecognizer:
            pan.minimumNumberOfTouches = node.integer("minimumNumberOfTouches") ?? 1
            if let count = node.integer("maximumNumberOfTouches") { pan.maximumNumberOfTouches = count }
        default: break
        }
    }

    /// An attribute `direction="left"`, or a child with several.
    private static func direction(_ node: ResourceNode) -> UISwipeGestureRecognizer.Direction {
        let names: [(String, UISwipeGestureRecognizer.Direction)] = [
            ("left", .left), ("right", .right), ("up", .up), ("down", .down),
        ]
        if let name = node["direction"] { return names.first { $0.0 == name }?.1 ?? .right }
        let child = node.value("direction")
        let set = names.filter { child?.bool($0.0, default: false) == true }.map(\.1)
        return set.isEmpty ? .right : UISwipeGestureRecognizer.Direction(set)
    }
}
