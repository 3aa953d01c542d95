// SPDX-License-Identifier: MIT

/// Apps come and go.
extension HomeLayout {
    /// The device's own apps in the dock, the others on pages, in the order given.
    init(apps: [String], system: [String], limits: Limits) {
        self.init()
        fit(apps: apps, system: system, limits: limits)
    }

    /// Brings the layout to the apps that the device has: what left loses its place, what is new gets the first free one, one
    /// of the device's own in the dock where that has room. What stands twice keeps its first place.
    mutating func fit(apps: [String], system: [String], limits: Limits) {
        let known = Set(apps + system)
        var seen: Set<String> = []
        keepApps { known.contains($0) && seen.insert($0).inserted }
        if pages.isEmpty { pages = [[]] }
        while dock.count > limits.dock { pages[0].append(dock.removeLast()) }
        var number = 0
        while number < pages.count {
            spill(from: number, limits)
            number += 1
        }
        for app in system where !seen.contains(app) {
            if dock.count < limits.dock { dock.append(.app(app)) } else { addToPages(app, limits) }
        }
        for app in apps where !seen.contains(app) { addToPages(app, limits) }
        tidy()
    }

    private mutating func addToPages(_ app: String, _ limits: Limits) {
        let free = pages.firstIndex { $0.count < limits.perPage }
        if let free { pages[free].append(.app(app)) } else { pages.append([.app(app)]) }
    }

    private mutating func keepApps(_ isKept: (String) -> Bool) {
        var numbers: Set<Int> = []
        func kept(_ item: Item) -> Item? {
            switch item {
            case .app(let app): return isKept(app) ? item : nil
            case .folder(var folder):
                folder.apps = folder.apps.filter(isKept)
                return folder.apps.isEmpty || !numbers.insert(folder.number).inserted ? nil : .folder(folder)
            }
        }
        for number in pages.indices { pages[number] = pages[number].compactMap(kept) }
        dock = dock.compactMap(kept)
    }
}
