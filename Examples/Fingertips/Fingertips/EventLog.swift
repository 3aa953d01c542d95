// SPDX-License-Identifier: MIT
import UIKit

/// What the recognisers said, newest last. Changes of one gesture share a line, as there are sixty a second.
struct EventLog {
    private(set) var lines: [String] = []
    private var lastWasChange = false
    private let start = CACurrentMediaTime()

    mutating func note(_ name: String, _ state: UIGestureRecognizer.State, _ detail: String = "") {
        let time = String(format: "%.2f s", CACurrentMediaTime() - start)
        let line = "\(time)  \(name) \(state.word) \(detail)".trimmingCharacters(in: .whitespaces)
        let isChange = state == .changed
        if isChange && lastWasChange && lines.last?.contains(name) == true { lines.removeLast() }
        lines.append(line)
        lastWasChange = isChange
    }
}

extension UIGestureRecognizer.State {
    var word: String {
        switch self {
        case .possible: return "is possible"
        case .began: return "began"
        case .changed: return "changed"
        // Also what a discrete gesture ends with: `.recognized` is the same value.
        case .ended: return "ended"
        case .cancelled: return "was cancelled"
        case .failed: return "failed"
        @unknown default: return "is in an unknown state"
        }
    }
}
