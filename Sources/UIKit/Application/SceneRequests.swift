// SPDX-License-Identifier: MIT

/// How a window scene leaves the screen.
open class UIWindowSceneDestructionRequestOptions: UISceneDestructionRequestOptions {
    public enum DismissalAnimation: Int, Sendable { case standard = 1, commit, decline }
    /// Without effect here: scenes are not destroyed on request.
    open var windowDismissalAnimation = DismissalAnimation.standard
}
