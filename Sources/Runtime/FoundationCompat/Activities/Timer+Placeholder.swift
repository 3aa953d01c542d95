// SPDX-License-Identifier: MIT

extension Timer {
    /// `Timer()`: a timer that is on no run loop and never fires, as code writes that wants to have one before the
    /// first real timer. The parameter exists because an extension may not declare `init()` again; leave it out.
    public convenience init(__placeholder: Void = ()) {
        self.init(timeInterval: .greatestFiniteMagnitude, repeats: false) { _ in }
        invalidate()
    }
}
