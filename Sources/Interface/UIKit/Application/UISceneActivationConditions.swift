// SPDX-License-Identifier: MIT

/// By what a scene says which content it can show, and which it would rather show than others.
@preconcurrency @MainActor
open class UISceneActivationConditions: __ObjCObject {
    /// Looks at `self` in a content's identifier. false: the scene can never show it.
    open var canActivateForTargetContentIdentifierPredicate = NSPredicate(value: true)
    /// Looks at `self` in a content's identifier, if the scene can show it at all.
    open var prefersToActivateForTargetContentIdentifierPredicate = NSPredicate(value: false)

    public override init() { super.init() }
}
