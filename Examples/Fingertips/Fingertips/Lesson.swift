// SPDX-License-Identifier: MIT
import UIKit

/// One set of recognisers, and what to try with it.
enum Lesson: Int, CaseIterable {
    case tap, pinchSquare, pinchScreen, oneAtATime, bothTogether, singleAndDouble, doubleFirst

    var hint: String {
        switch self {
        case .tap: return "Tap the square."
        case .pinchSquare: return "Pinch, with both fingers on the square."
        case .pinchScreen: return "Pinch anywhere above the log."
        case .oneAtATime: return "Pinch or turn: whichever begins first keeps the other from beginning."
        case .bothTogether: return "Pinch and turn at the same time."
        case .singleAndDouble: return "Double-tap the square: the single tap is heard first."
        case .doubleFirst: return "Double-tap the square: a single tap waits until there is no second one."
        }
    }
}
