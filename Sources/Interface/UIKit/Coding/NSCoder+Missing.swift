// SPDX-License-Identifier: MIT

extension NSCoder {
    /// What an archive has under a key. nil: nothing; Foundation's own `decodeObject` ends the program there on Linux, and
    /// returns nil on iOS.
    func objectIfAny(forKey key: String) -> Any? {
        containsValue(forKey: key) ? decodeObject(forKey: key) : nil
    }
}
