// SPDX-License-Identifier: MIT
import HostKit
import QuartzCore

extension RenderedFrame {
    /// What a host is told of it.
    var change: FrameChange {
        FrameChange(
            damage: damage, drawn: drawn,
            move: move.map { FrameChange.Move(target: $0.target, dx: $0.shift.x, dy: $0.shift.y) })
    }
}
