// SPDX-License-Identifier: MIT

extension UIView {
    /// Where the interface reads from right to left, mirrors the frames that `layoutSubviews` has just given to `views`,
    /// which it placed as for left to right.
    package final func mirrorPlaced(_ views: [UIView]) {
        guard isRightToLeft else { return }
        for view in views {
            var frame = view.frame
            frame.origin.x = bounds.width - frame.maxX
            view.frame = frame
        }
    }
}
