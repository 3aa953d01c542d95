// SPDX-License-Identifier: MIT

/// What a person does in editing.
extension HomeLayout {
    /// Moves to a place, counted without what moves; beyond the end is the end. Others move away, to the next pages where the
    /// page is full. A folder that loses its last app goes; pages that lose theirs stay until `tidy`.
    /// - Returns: false: there is no room in the dock, or a folder does not go into a folder; nothing has changed.
    @discardableResult
    mutating func move(_ key: Key, to place: Place, limits: Limits) -> Bool {
        guard let item = item(key) else { return false }
        var next = self
        next.take(key)
        guard next.put(item, at: place, limits: limits) else { return false }
        self = next
        return true
    }

    /// Makes a folder in the place of an app, with it and another.
    /// - Returns: the folder's number; nil: either is no app of its own, and nothing has changed.
    mutating func join(_ app: String, onto target: String, name: String) -> Int? {
        guard app != target, let from = place(of: .app(app)), let to = place(of: .app(target)) else { return nil }
        if case .folder = to.container { return nil }
        let number = (folders.map(\.number).max() ?? 0) + 1
        replace(.app(target), with: .folder(Folder(number: number, name: name, apps: [target])))
        take(.app(app), at: from)
        change(number) { $0.apps.append(app) }
        return number
    }

    /// Puts an app at the end of a folder.
    /// - Returns: false: it is no app of its own, or there is no such folder.
    @discardableResult
    mutating func put(_ app: String, into number: Int, limits: Limits) -> Bool {
        guard let folder = folder(number), !folder.apps.contains(app) else { return false }
        return move(.app(app), to: Place(container: .folder(number), index: folder.apps.count), limits: limits)
    }

    /// A name of blanks alone leaves the old one.
    mutating func rename(_ number: Int, to name: String) {
        let name = name.trimmingCharacters(in: .whitespacesAndNewlines)
        if !name.isEmpty { change(number) { $0.name = name } }
    }

    /// Pages without anything go; one stays.
    mutating func tidy() {
        pages.removeAll(where: \.isEmpty)
        if pages.isEmpty { pages = [[]] }
    }

    /// Takes something from its place, and its folder with it where that is empty then.
    mutating func take(_ key: Key) {
        if let place = place(of: key) { take(key, at: place) }
    }

    // MARK: Steps

    private mutating func take(_ key: Key, at place: Place) {
        switch place.container {
        case .page(let number): pages[number].removeAll { $0.key == key }
        case .dock: dock.removeAll { $0.key == key }
        case .folder(let number):
            guard case .app(let app) = key else { return }
            change(number) { $0.apps.removeAll { $0 == app } }
            if folder(number)?.apps.isEmpty == true { take(.folder(number)) }
        }
    }

    private mutating func put(_ item: Item, at place: Place, limits: Limits) -> Bool {
        switch place.container {
        case .page(let number):
            while pages.count <= number { pages.append([]) }
            pages[number].insert(item, at: min(max(0, place.index), pages[number].count))
            spill(from: number, limits)
        case .dock:
            guard dock.count < limits.dock else { return false }
            dock.insert(item, at: min(max(0, place.index), dock.count))
        case .folder(let number):
            guard case .app(let app) = item, folder(number) != nil else { return false }
            change(number) { $0.apps.insert(app, at: min(max(0, place.index), $0.apps.count)) }
        }
        return true
    }

    /// What a page has no room for begins the next one.
    mutating func spill(from number: Int, _ limits: Limits) {
        var number = number
        while pages.indices.contains(number), pages[number].count > limits.perPage {
            let rest = Array(pages[number].dropFirst(limits.perPage))
            pages[number].removeLast(rest.count)
            if number + 1 == pages.count { pages.append([]) }
            pages[number + 1].insert(contentsOf: rest, at: 0)
            number += 1
        }
    }

    private mutating func change(_ number: Int, _ body: (inout Folder) -> Void) {
        guard var folder = folder(number) else { return }
        body(&folder)
        replace(.folder(number), with: .folder(folder))
    }

    private mutating func replace(_ key: Key, with item: Item) {
        for number in pages.indices {
            if let index = pages[number].firstIndex(where: { $0.key == key }) { pages[number][index] = item }
        }
        if let index = dock.firstIndex(where: { $0.key == key }) { dock[index] = item }
    }
}
