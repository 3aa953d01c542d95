// SPDX-License-Identifier: MIT

// Scenes of nodes: actions and physics move them once a frame, layers of QuartzCore's compositor show them.
@_exported public import GLKit
@_exported public import UIKit

public typealias SKColor = UIColor

/// How a node's pixels meet what is behind them.
public enum SKBlendMode: Int, Sendable {
    case alpha = 0, add, subtract, multiply, multiplyX2, screen, replace, multiplyAlpha
}

/// How a scene fits into its view.
public enum SKSceneScaleMode: Int, Sendable {
    /// Both axes are scaled, each by its own factor.
    case fill = 0
    /// One factor; what does not fit is cut off.
    case aspectFill
    /// One factor; black bars at the sides.
    case aspectFit
    /// The scene takes on the view's size.
    case resizeFill
}

public enum SKTextureFilteringMode: Int, Sendable { case nearest = 0, linear }
public enum SKLabelVerticalAlignmentMode: Int, Sendable { case baseline = 0, center, top, bottom }
public enum SKLabelHorizontalAlignmentMode: Int, Sendable { case center = 0, left, right }
public enum SKActionTimingMode: Int, Sendable { case linear = 0, easeIn, easeOut, easeInEaseOut }
public enum SKTransitionDirection: Int, Sendable { case up = 0, down, right, left }
public enum SKNodeFocusBehavior: Int, Sendable { case none = 0, occluding, focusable }
public enum SKInterpolationMode: Int, Sendable { case linear = 1, spline, step }
public enum SKRepeatMode: Int, Sendable { case clamp = 1, loop }

public typealias SKActionTimingFunction = (Float) -> Float
