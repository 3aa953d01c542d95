// SPDX-License-Identifier: MIT
import Foundation
import Glibc
import Synchronization
import TestSupport
import Testing
import TouchstoneDevice

@testable import TouchstoneHomeScreen

/// Where icons stand, apart from how they look. Truth: what iOS does, and a slow model beside.
@Suite("The home screen's layout")
struct HomeLayoutTests {
    private let limits = HomeLayout.Limits(perPage: 3, dock: 2)

    /// Pages, the dock behind a bar, folders in brackets.
    private func text(_ layout: HomeLayout) -> String {
        func text(_ item: HomeLayout.Item) -> String {
            switch item {
            case .app(let app): app
            case .folder(let folder): "\(folder.name)[\(folder.apps.joined(separator: " "))]"
            }
        }
        let pages = layout.pages.map { $0.map(text).joined(separator: " ") }.joined(separator: " / ")
        return pages + " | " + layout.dock.map(text).joined(separator: " ")
    }

    private func place(_ container: HomeLayout.Container, _ index: Int) -> HomeLayout.Place {
        HomeLayout.Place(container: container, index: index)
    }

    @Test("AP50: on a new device the system's apps are in the dock, the others on pages")
    func fresh() {
        let layout = HomeLayout(apps: ["a", "b", "c", "d"], system: ["x", "y"], limits: limits)
        #expect(text(layout) == "a b c / d | x y")
    }

    @Test("AP41: others move away, to the next pages where the page is full; a full dock takes nothing")
    func moving() {
        var layout = HomeLayout(apps: ["a", "b", "c", "d", "e"], system: ["x", "y"], limits: limits)
        layout.move(.app("e"), to: place(.page(0), 1), limits: limits)
        #expect(text(layout) == "a e b / c d | x y")
        let isTaken = layout.move(.app("a"), to: place(.dock, 0), limits: limits)
        #expect(!isTaken)
        layout.move(.app("x"), to: place(.page(2), 9), limits: limits)
        #expect(text(layout) == "a e b / c d / x | y")
        layout.move(.app("a"), to: place(.dock, 0), limits: limits)
        #expect(text(layout) == "e b / c d / x | a y")
    }

    @Test("folders: made of two apps, filled, emptied; one that loses its last app goes")
    func folders() throws {
        var layout = HomeLayout(apps: ["a", "b", "c", "d"], system: [], limits: limits)
        let made = layout.join("a", onto: "c", name: "Games")
        let number = try #require(made)
        #expect(text(layout) == "b Games[c a] / d | ")
        let isPut = layout.put("d", into: number, limits: limits)
        #expect(isPut && text(layout) == "b Games[c a d] /  | ")
        layout.rename(number, to: "  ")
        layout.rename(number, to: " Play ")
        layout.move(.app("a"), to: place(.folder(number), 0), limits: limits)
        #expect(text(layout) == "b Play[a c d] /  | ")
        let isNested = layout.move(.folder(number), to: place(.folder(number), 0), limits: limits)
        #expect(!isNested)
        for app in ["a", "c", "d"] { layout.move(.app(app), to: place(.page(0), 0), limits: limits) }
        layout.tidy()
        #expect(text(layout) == "d c a / b | ")
    }

    @Test(
        "AP41: installs and removals: what is new goes to the first free place, what leaves takes an empty folder along"
    )
    func fitting() throws {
        var layout = HomeLayout(apps: ["a", "b", "c", "d"], system: ["x"], limits: limits)
        _ = layout.join("a", onto: "b", name: "Pair")
        layout.fit(apps: ["c", "d", "e", "f"], system: ["x"], limits: limits)
        #expect(text(layout) == "c e f / d | x")
        layout.fit(apps: ["d", "g"], system: ["x"], limits: limits)
        #expect(text(layout) == "g / d | x" || text(layout) == "d g | x")
        layout.fit(apps: [], system: ["x"], limits: limits)
        #expect(text(layout) == " | x")
    }

    // MARK: Random moves

    /// The same in one flat list of rows "container index app", looked through each time.
    private struct SlowModel {
        var rows: [(container: String, items: [[String]])]

        /// Every app, sorted.
        var apps: [String] { rows.flatMap { $0.items.flatMap { $0 } }.sorted() }

        mutating func take(_ apps: [String]) {
            for row in rows.indices {
                rows[row].items = rows[row].items.map { $0.filter { !apps.contains($0) } }.filter { !$0.isEmpty }
            }
        }
    }

    private func model(of layout: HomeLayout) -> SlowModel {
        let pages = layout.pages.enumerated().map { ("page \($0)", $1.map(\.apps)) }
        return SlowModel(rows: pages + [("dock", layout.dock.map(\.apps))])
    }

    @Test("no app is lost or doubled by any sequence of moves", arguments: [1, 2, 3, 4, 5, 6, 7, 8] as [UInt64])
    func sequences(_ seed: UInt64) throws {
        var numbers = SeededNumbers(seed: seed)
        let apps = (0..<14).map { "a\($0)" }
        var layout = HomeLayout(apps: apps, system: ["x", "y"], limits: limits)
        let all = (apps + ["x", "y"]).sorted()
        for step in 0..<400 {
            let before = layout
            change(&layout, &numbers)
            #expect(layout.violations(limits: limits).isEmpty, "seed \(seed), step \(step)")
            #expect(layout.apps.sorted() == all, "seed \(seed), step \(step)")
            compare(before, layout)
            let data = try JSONEncoder().encode(layout)
            #expect(try JSONDecoder().decode(HomeLayout.self, from: data) == layout)
        }
    }

    /// What did not move stands in the same order as before, by the slow model: pages are one list, since they overflow.
    private func compare(_ before: HomeLayout, _ after: HomeLayout) {
        let moved = Set(before.apps).filter { app in
            before.folders.first { $0.apps.contains(app) }?.number
                != after.folders.first { $0.apps.contains(app) }?.number
        }
        var (old, new) = (model(of: before), model(of: after))
        #expect(old.apps == new.apps)
        // One key alone has moved: without it both are the same list.
        let candidates = before.items.map(\.apps) + moved.map { [$0] } + before.apps.map { [$0] }
        let isSame = candidates.contains { gone in
            (old, new) = (model(of: before), model(of: after))
            old.take(gone)
            new.take(gone)
            func flat(_ model: SlowModel) -> [[String]] { model.rows.dropLast().flatMap(\.items) }
            func dock(_ model: SlowModel) -> [[String]] { model.rows.last?.items ?? [] }
            return flat(old) == flat(new) && dock(old) == dock(new)
        }
        #expect(isSame, "\(text(before)) became \(text(after))")
    }

    private func change(_ layout: inout HomeLayout, _ numbers: inout SeededNumbers) {
        let keys = layout.items.map(\.key) + layout.folders.flatMap { $0.apps.map(HomeLayout.Key.app) }
        guard let key = keys.randomElement(using: &numbers) else { return }
        let containers: [HomeLayout.Container] =
            layout.pages.indices.map { .page($0) } + [.page(layout.pages.count), .dock]
            + layout.folders.map { .folder($0.number) }
        switch Int.random(in: 0..<6, using: &numbers) {
        case 0:
            if case .app(let app) = key, case .app(let other)? = keys.randomElement(using: &numbers) {
                _ = layout.join(app, onto: other, name: "Folder")
            }
        case 1:
            if case .app(let app) = key, let folder = layout.folders.randomElement(using: &numbers) {
                layout.put(app, into: folder.number, limits: limits)
            }
        case 2: layout.tidy()
        default:
            guard let container = containers.randomElement(using: &numbers) else { return }
            let index = Int.random(in: -1...4, using: &numbers)
            layout.move(key, to: place(container, index), limits: limits)
        }
    }

    // MARK: The file

    private func device() -> Device {
        Device(folder: FileManager.default.temporaryDirectory.appendingPathComponent("layout-\(UUID().uuidString)"))
    }

    @Test("the layout is kept as readable text, apps by name and folders as objects")
    func file() throws {
        let device = device()
        defer { #expect(throws: Never.self) { try FileManager.default.removeItem(at: device.folder) } }
        let store = HomeLayoutStore(device: device)
        #expect(store.read() == nil)
        var layout = HomeLayout(apps: ["a", "b", "c"], system: ["x"], limits: limits)
        _ = layout.join("a", onto: "b", name: "Pair")
        store.write(layout)
        #expect(store.read() == layout)
        let text = try String(contentsOf: store.file, encoding: .utf8).filter { !$0.isWhitespace }
        #expect(text == #"{"dock":["x"],"pages":[[{"apps":["b","a"],"folder":1,"name":"Pair"},"c"]]}"#)
    }

    @Test(
        "a broken file counts as none, and one that lies is brought into order",
        arguments: ["", "{", "[]", "{\"pages\": 1}"])
    func broken(_ text: String) throws {
        let device = device()
        defer { #expect(throws: Never.self) { try FileManager.default.removeItem(at: device.folder) } }
        let store = HomeLayoutStore(device: device)
        try FileManager.default.createDirectory(
            at: store.file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: store.file)
        #expect(store.read() == nil)
        let lie =
            #"{"dock":["a","a","a"],"pages":[["a",{"apps":["a"],"folder":1,"name":"F"},{"apps":[],"folder":1,"name":""}]]}"#
        try Data(lie.utf8).write(to: store.file)
        var layout = try #require(store.read())
        layout.fit(apps: ["a", "b"], system: ["x"], limits: limits)
        #expect(layout.violations(limits: limits).isEmpty && layout.apps.sorted() == ["a", "b", "x"])
    }

    @Test("killed at any moment while it writes, the layout is the old one or the new one", arguments: 0..<12)
    func killed(_ round: Int) async throws {
        let store = HomeLayoutStore(device: Self.killedDevice(getpid()))
        defer {
            #expect(throws: Never.self) { try FileManager.default.removeItem(at: Self.killedDevice(getpid()).folder) }
        }
        store.write(Self.layouts[0])
        try await killedChild(round)
        #expect(store.read().map { Self.layouts.contains($0) } == true)
        // What was acknowledged before the kill is there, or what came after it.
        store.write(Self.layouts[1])
        #expect(store.read() == Self.layouts[1])
    }

    /// One of the children for each share of the file's time.
    private func killedChild(_ round: Int) async throws {
        switch round % 3 {
        case 0: await #expect(processExitsWith: .signal(SIGKILL)) { HomeLayoutTests.writeUntilKilled(after: 3) }
        case 1: await #expect(processExitsWith: .signal(SIGKILL)) { HomeLayoutTests.writeUntilKilled(after: 11) }
        default: await #expect(processExitsWith: .signal(SIGKILL)) { HomeLayoutTests.writeUntilKilled(after: 40) }
        }
    }

    private static func killedDevice(_ process: pid_t) -> Device {
        Device(folder: FileManager.default.temporaryDirectory.appendingPathComponent("killed-\(process)"))
    }

    private static let layouts = ["a", "b"].map { letter in
        HomeLayout(
            apps: (0..<200).map { "\(letter)\($0)" }, system: [], limits: HomeLayout.Limits(perPage: 24))
    }

    /// In a child of the test's process. Another thread kills it while the write after so many is under way.
    private static func writeUntilKilled(after count: Int) {
        let store = HomeLayoutStore(device: killedDevice(getppid()))
        let written = Atomic(0)
        Thread.detachNewThread {
            while written.load(ordering: .relaxed) < count { sched_yield() }
            kill(getpid(), SIGKILL)
        }
        while true {
            store.write(layouts[written.load(ordering: .relaxed) % 2])
            written.add(1, ordering: .relaxed)
        }
    }

    // MARK: Names

    @Test(
        "a folder is named after the category of both apps",
        arguments: [
            ("public.app-category.games", "public.app-category.games", "Games"),
            ("public.app-category.word-games", "public.app-category.action-games", "Games"),
            ("public.app-category.food-and-drink", "public.app-category.travel", "Food & Drink"),
            ("public.app-category.games", nil, "Folder"), (nil, "public.app-category.games", "Folder"),
            ("of my own", "of my own", "Folder"),
        ] as [(String?, String?, String)])
    func names(_ target: String?, _ other: String?, _ name: String) {
        #expect(FolderName.guess(target, other) == name)
    }
}
