// SPDX-License-Identifier: MIT
import CoreGraphics
import Foundation
import TestSupport

extension SeededNumbers {
    mutating func number(_ range: ClosedRange<Double>) -> CGFloat { CGFloat(Double.random(in: range, using: &self)) }
    mutating func point(_ range: ClosedRange<Double> = -100...100) -> CGPoint {
        CGPoint(x: number(range), y: number(range))
    }
}

extension CGPoint {
    func distance(to other: CGPoint) -> CGFloat { hypot(x - other.x, y - other.y) }
}
