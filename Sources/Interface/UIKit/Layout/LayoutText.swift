// SPDX-License-Identifier: MIT

/// Constraints as UIKit describes them.
@MainActor
enum LayoutText {
    /// `UILabel:0x600002 'text'`, `UILayoutGuide:0x600003'UIViewSafeAreaLayoutGuide'`.
    static func name(of item: AnyObject?) -> String {
        guard let item else { return "(null)" }
        let base = "\(objcClassName(type(of: item))):\(addressText(item))"
        if let guide = item as? UILayoutGuide, !guide.identifier.isEmpty { return "\(base)'\(guide.identifier)'" }
        if let view = item as? UIView, let label = view.layoutDescriptionText { return "\(base)'\(label)'" }
        return base
    }
}

extension LayoutOperand {
    var text: String {
        let end = "\(LayoutText.name(of: item)).\(attribute.text)"
        return isDistance ? "\(end) - \(LayoutText.name(of: startNode?.item)).\(startAttribute.text)" : end
    }

    var anchorClassName: String {
        if isDistance { return "NSLayoutDimension" }
        switch attribute.kind {
        case .horizontal: return "NSLayoutXAxisAnchor"
        case .vertical: return "NSLayoutYAxisAnchor"
        case .size: return "NSLayoutDimension"
        case .none: return "NSLayoutAnchor"
        }
    }
}

extension NSLayoutConstraint {
    /// `<NSLayoutConstraint:0x600 'name' H:|-(8)-[UIView:0x7f8]   (active, names: '|':UIWindow:0x7f9 )>`
    var constraintDescription: String {
        var text =
            "<\(type(of: self) == NSLayoutConstraint.self ? className : objcClassName(type(of: self))):\(addressText(self))"
        if let identifier { text += " '\(identifier)'" }
        let (body, container) = sentence
        text += " \(body)"
        if priority != .required { text += " priority:\(CGFloat(priority.rawValue).short)" }
        text += "   (\(isActive ? "active" : "inactive")"
        if let container { text += ", names: '|':\(container) " }
        return text + ")>"
    }

    /// The equation, in the visual format where that says it more plainly, and then the container it names `|`.
    private var sentence: (String, container: String?) {
        if let visual = visualSentence { return visual }
        var text = "\(first.text) \(relation.text) "
        if second.isEmpty { return (text + constant.short, nil) }
        if multiplier != 1 { text += "\(multiplier.short)*" }
        text += second.text
        if constant != 0 { text += " \(constant < 0 ? "-" : "+") \(abs(constant).short)" }
        return (text, nil)
    }

    private var visualSentence: (String, container: String?)? {
        guard multiplier == 1, !first.isDistance, !second.isDistance, let a = first.node?.view,
            let b = second.node?.view, relation == .equal || a !== b
        else { return nil }
        let prefix = first.axis == .horizontal ? "H:" : "V:"
        let suffix = first.attribute.isAbsoluteSide ? "(LTR)" : ""
        func gap(_ flipped: Bool) -> String {
            let distance = flipped ? -constant : constant
            var sign = ""
            if relation != .equal { sign = (relation == .greaterThanOrEqual) != flipped ? ">=" : "<=" }
            return "-(\(sign)\(distance.short))-"
        }
        let view = { (view: UIView) in "[\(LayoutText.name(of: view))]" }
        switch (first.attribute, second.attribute) {
        case (.leading, .leading), (.top, .top), (.left, .left):
            if b === a.superview {
                return ("\(prefix)|\(gap(false))\(view(a))\(suffix)", LayoutText.name(of: b))
            }
            if a === b.superview {
                return ("\(prefix)|\(gap(true))\(view(b))\(suffix)", LayoutText.name(of: a))
            }
        case (.trailing, .trailing), (.bottom, .bottom), (.right, .right):
            if b === a.superview {
                return ("\(prefix)\(view(a))\(gap(true))|\(suffix)", LayoutText.name(of: b))
            }
            if a === b.superview {
                return ("\(prefix)\(view(b))\(gap(false))|\(suffix)", LayoutText.name(of: a))
            }
        case (.leading, .trailing), (.top, .bottom), (.left, .right):
            return ("\(prefix)\(view(b))\(gap(false))\(view(a))\(suffix)", nil)
        case (.trailing, .leading), (.bottom, .top), (.right, .left):
            return ("\(prefix)\(view(a))\(gap(true))\(view(b))\(suffix)", nil)
        default: break
        }
        return nil
    }
}
