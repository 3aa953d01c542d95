// SPDX-License-Identifier: MIT
import CoreGraphics

/// How large and how turned the square is, over all gestures so far.
struct Pose: Equatable {
    private(set) var scale: CGFloat = 1
    private(set) var angle: CGFloat = 0

    // What the gesture under way has already added.
    private var scaleOfGesture: CGFloat = 1
    private var angleOfGesture: CGFloat = 0

    /// A recogniser's scale begins at 1 with each pinch: what counts is by how much it has grown since.
    mutating func pinch(to newScale: CGFloat, isBeginning: Bool) {
        if isBeginning { scaleOfGesture = 1 }
        scale = max(0.2, scale + newScale - scaleOfGesture)
        scaleOfGesture = newScale
    }

    mutating func turn(to newAngle: CGFloat, isBeginning: Bool) {
        if isBeginning { angleOfGesture = 0 }
        angle += newAngle - angleOfGesture
        angleOfGesture = newAngle
    }

    var transform: CGAffineTransform { CGAffineTransform(rotationAngle: angle).scaledBy(x: scale, y: scale) }
}
