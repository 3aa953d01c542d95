// SPDX-License-Identifier: MIT

extension Sequence where Element: Hashable {
    /// Each element once, where it came first.
    func uniqued() -> [Element] {
        var seen: Set<Element> = []
        return filter { seen.insert($0).inserted }
    }
}
