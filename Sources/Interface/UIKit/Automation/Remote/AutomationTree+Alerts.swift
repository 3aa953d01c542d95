// SPDX-License-Identifier: MIT

extension AutomationTree {
    /// Texts and fields in one scroll view, what can be chosen in another, as on iOS, where tests that Xcode has recorded
    /// go that way; what cancels a sheet stands below both.
    mutating func alertContents(of view: UIView) -> AutomationElement {
        let groups = view.subviews.compactMap { element(for: $0) }
        func isButton(_ part: AutomationElement) -> Bool { targets[Int(part.id)].view is AlertButton }
        func isField(_ part: AutomationElement) -> Bool { targets[Int(part.id)].view is UITextField }
        func cancels(_ part: AutomationElement) -> Bool {
            let button = targets[Int(part.id)].view as? AlertButton
            return view is ActionSheetView && button?.action.style == .cancel
        }
        let parts = groups.flatMap { $0.children.contains(where: isButton) ? $0.children : [$0] }
        let buttons = parts.filter(isButton)
        let fields = parts.filter(isField)
        let others = parts.filter { !isButton($0) && !isField($0) }
        let area = view.accessibilityFrame
        func group(_ role: AutomationRole, _ children: [AutomationElement]) -> AutomationElement {
            var element = AutomationElement(role: role)
            element.id = add(Target(view: view))
            element.frame = area
            element.children = children
            return element
        }
        let texts = group(.scrollView, [group(.other, others + (fields.isEmpty ? [] : [list(of: fields)]))])
        let actions = group(.scrollView, [group(.other, [group(.other, buttons.filter { !cancels($0) })])])
        return group(.other, [group(.other, [texts, actions] + buttons.filter(cancels))])
    }

    /// The fields are cells of a collection view, each below four views of its own, the last beside its frame. Recorded:
    /// `collectionViews.cells.children(matching: .other).element` three times, `.children(matching: .other)
    /// .element(boundBy: 1).children(matching: .textField)`.
    private mutating func list(of fields: [AutomationElement]) -> AutomationElement {
        func around(_ role: AutomationRole, _ field: AutomationElement, _ children: [AutomationElement])
            -> AutomationElement
        {
            var element = AutomationElement(role: role)
            element.id = add(targets[Int(field.id)])
            element.frame = field.frame
            element.children = children
            return element
        }
        let cells = fields.map { field in
            let ends = [around(.other, field, []), around(.other, field, [field])]
            return around(.cell, field, [around(.other, field, [around(.other, field, [around(.other, field, ends)])])])
        }
        var list = around(.collectionView, fields[0], cells)
        list.frame = fields.reduce(fields[0].frame) { $0.union($1.frame) }
        return list
    }
}
