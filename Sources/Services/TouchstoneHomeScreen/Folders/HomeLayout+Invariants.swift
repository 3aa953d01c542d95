// SPDX-License-Identifier: MIT

extension HomeLayout {
    /// What is wrong with the layout, by name; empty: nothing.
    func violations(limits: Limits) -> [String] {
        var result: [String] = []
        let doubled = Dictionary(grouping: apps) { $0 }.filter { $0.value.count > 1 }.keys.sorted()
        if !doubled.isEmpty { result.append("in two places: \(doubled.joined(separator: ", "))") }
        for (number, page) in pages.enumerated() where page.count > limits.perPage {
            result.append("page \(number) has \(page.count) of \(limits.perPage)")
        }
        if pages.isEmpty { result.append("no page") }
        if dock.count > limits.dock { result.append("the dock has \(dock.count) of \(limits.dock)") }
        for folder in folders where folder.apps.isEmpty { result.append("folder \(folder.number) is empty") }
        if Set(folders.map(\.number)).count != folders.count { result.append("two folders of one number") }
        return result
    }

    /// Traps where the layout is wrong; in debug builds only.
    func checkInvariants(limits: Limits) {
        assert(violations(limits: limits).isEmpty, "HomeLayout: \(violations(limits: limits).joined(separator: "; "))")
    }
}
