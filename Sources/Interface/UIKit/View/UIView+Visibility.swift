// SPDX-License-Identifier: MIT

extension UIView {
    func changeHidden(_ hidden: Bool) {
        guard backingLayer.isHidden != hidden else { return }
        backingLayer.isHidden = hidden
        hiddenDidChange()
    }
}
