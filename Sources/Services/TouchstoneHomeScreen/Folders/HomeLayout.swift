// SPDX-License-Identifier: MIT
import FoundationCompat

/// Where what stands on the home screen stands: pages, the dock, folders. Each app is in one place.
///
/// Every change leaves the invariants of `HomeLayout+Invariants` true.
struct HomeLayout: Equatable, Codable {
    /// Several apps in the place of one.
    struct Folder: Equatable, Codable {
        /// No other folder has it.
        let number: Int
        var name: String
        /// In their order, nine a page; never none.
        var apps: [String]

        private enum CodingKeys: String, CodingKey { case number = "folder", name, apps }
    }

    /// What has a place of its own on a page or in the dock. Apps by bundle identifier.
    enum Item: Equatable {
        case app(String)
        case folder(Folder)

        var key: Key {
            switch self {
            case .app(let identifier): .app(identifier)
            case .folder(let folder): .folder(folder.number)
            }
        }
        var apps: [String] {
            switch self {
            case .app(let identifier): [identifier]
            case .folder(let folder): folder.apps
            }
        }
        var folder: Folder? { if case .folder(let folder) = self { folder } else { nil } }
    }

    /// What a person takes hold of.
    enum Key: Hashable {
        case app(String)
        case folder(Int)
    }

    /// What holds places.
    enum Container: Hashable {
        /// From 0.
        case page(Int)
        case dock
        /// By number.
        case folder(Int)
    }

    struct Place: Hashable {
        var container: Container
        /// From 0, in reading order.
        var index: Int
    }

    /// How much there is room for.
    struct Limits: Equatable {
        let perPage: Int
        var dock = 4
    }

    /// One at least.
    var pages: [[Item]] = [[]]
    var dock: [Item] = []

    /// Apps of a page of a folder.
    static let folderPage = 9

    // MARK: Looking

    var items: [Item] { pages.flatMap { $0 } + dock }
    var folders: [Folder] { items.compactMap(\.folder) }
    /// Of all places.
    var apps: [String] { items.flatMap(\.apps) }

    func folder(_ number: Int) -> Folder? { folders.first { $0.number == number } }

    /// nil: it is not here.
    func item(_ key: Key) -> Item? {
        if let item = items.first(where: { $0.key == key }) { return item }
        guard case .app(let app) = key, apps.contains(app) else { return nil }
        return .app(app)
    }

    /// nil: it is not here.
    func place(of key: Key) -> Place? {
        for (number, page) in pages.enumerated() {
            if let index = page.firstIndex(where: { $0.key == key }) {
                return Place(container: .page(number), index: index)
            }
        }
        if let index = dock.firstIndex(where: { $0.key == key }) { return Place(container: .dock, index: index) }
        guard case .app(let app) = key else { return nil }
        return folders.lazy.compactMap { folder in
            folder.apps.firstIndex(of: app).map { Place(container: .folder(folder.number), index: $0) }
        }.first
    }

    func count(in container: Container) -> Int {
        switch container {
        case .page(let number): pages.indices.contains(number) ? pages[number].count : 0
        case .dock: dock.count
        case .folder(let number): folder(number)?.apps.count ?? 0
        }
    }
}
