// SPDX-License-Identifier: MIT

extension InterfaceLoader {
    func connectAction(_ source: AnyObject, _ node: ResourceNode) {
        guard let name = node["selector"] else { return }
        // The first responder is no object: actions to it look for a target when they are sent.
        let target = object(node["destination"])
        let action = Selector(name)
        switch source {
        case let control as UIControl:
            control.addTarget(target, action: action, for: Self.event(node["eventType"], of: control))
        case let recognizer as UIGestureRecognizer:
            if let target { recognizer.addTarget(target, action: action) }
        default: connectBarItem(source, target, action)
        }
    }

    private static func event(_ name: String?, of control: UIControl) -> UIControl.Event {
        switch name {
        case "touchDown": .touchDown
        case "touchDownRepeat": .touchDownRepeat
        case "touchDragInside": .touchDragInside
        case "touchDragOutside": .touchDragOutside
        case "touchDragEnter": .touchDragEnter
        case "touchDragExit": .touchDragExit
        case "touchUpInside": .touchUpInside
        case "touchUpOutside": .touchUpOutside
        case "touchCancel": .touchCancel
        case "valueChanged": .valueChanged
        case "primaryActionTriggered": .primaryActionTriggered
        case "menuActionTriggered": .menuActionTriggered
        case "editingDidBegin": .editingDidBegin
        case "editingChanged": .editingChanged
        case "editingDidEnd": .editingDidEnd
        case "editingDidEndOnExit": .editingDidEndOnExit
        default: .primaryActionTriggered
        }
    }
}
