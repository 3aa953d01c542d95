// SPDX-License-Identifier: MIT

/// What makes no sense as a constraint, in UIKit's words.
extension NSLayoutConstraint {
    private static let initializer =
        "*** +[NSLayoutConstraint constraintWithItem:attribute:relatedBy:toItem:attribute:multiplier:constant:]: "

    static func check(
        _ item: Any, _ attribute: Attribute, _ other: Any?, _ otherAttribute: Attribute, _ multiplier: CGFloat,
        _ constant: CGFloat
    ) {
        check(multiplier: multiplier, constant: constant)
        check(item, "first")
        if let other, otherAttribute != .notAnAttribute { check(other, "second") }
        if attribute == .notAnAttribute {
            refuse("\(initializer)Invalid attribute NSLayoutAttributeNotAnAttribute for the first item")
        }
        let isConstant = other == nil || otherAttribute == .notAnAttribute || multiplier == 0
        if isConstant {
            guard attribute.kind == .size else {
                refuse(
                    "\(initializer)A multiplier of 0 or a nil second item together with a location for the first "
                        + "attribute creates an illegal constraint of a location equal to a constant. Location "
                        + "attributes must be specified in pairs.")
            }
            return
        }
        // Positions of different axes may be compared, whatever that is good for.
        guard (attribute.kind == .size) == (otherAttribute.kind == .size) else {
            refuse("\(initializer)Invalid pairing of layout attributes")
        }
        if attribute.isDirectional && otherAttribute.isAbsoluteSide
            || attribute.isAbsoluteSide && otherAttribute.isDirectional
        {
            refuse(
                "\(initializer)A constraint cannot be made between a leading/trailing attribute and a right/left "
                    + "attribute. Use leading/trailing for both or neither.")
        }
    }

    private static func check(_ item: Any, _ place: String) {
        if item is UIView || item is UILayoutGuide || item is any UILayoutSupport { return }
        refuse("\(initializer)Constraint must contain a \(place) layout item: \(item) is not one")
    }

    static func check(multiplier: CGFloat, constant: CGFloat) {
        if !multiplier.isFinite {
            NSException.raise(
                .internalInconsistencyException,
                "Multiplier is not finite!  That's illegal.  multiplier:\(multiplier)")
        }
        if !constant.isFinite {
            NSException.raise(
                .internalInconsistencyException, "Constant is not finite!  That's illegal.  constant:\(constant)")
        }
    }

    static func refuse(_ reason: String) -> Never { NSException.raise(.invalidArgumentException, reason) }
}
