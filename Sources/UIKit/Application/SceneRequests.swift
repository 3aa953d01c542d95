// SPDX-License-Identifier: MIT

/// How a window scene leaves the screen.
open class UIWindowSceneDestructionRequestOptions: UISceneDestructionRequestOptions {
    public enum DismissalAnimation: Int, Sendable { case standard = 1, commit, decline }
    open var windowDismissalAnimation = DismissalAnimation.standard
}
