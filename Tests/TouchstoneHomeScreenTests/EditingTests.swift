// SPDX-License-Identifier: MIT
import Foundation
import HostKit
import TestSupport
import Testing
import TouchstoneDevice
import UIKit

@testable import TouchstoneHomeScreen

/// A person moves icons. Truth: iOS's own home screen.
@MainActor
@Suite("Editing the home screen", .serialized)
final class EditingTests {
    private let device = Device(
        folder: FileManager.default.temporaryDirectory.appendingPathComponent("editing-\(UUID().uuidString)"))
    private var launched: [String] = []
    private lazy var home = HomeController(device: device) { [unowned self] icon, _ in launched.append(icon.identifier)
    }
    private lazy var simulator = Simulator(root: home)
    private var board: IconBoard { home.board }

    deinit {
        do { try FileManager.default.removeItem(at: device.folder) } catch { Issue.record(error) }
    }

    private func install(_ letters: String, category: String? = nil) throws {
        for letter in letters {
            let bundle = device.folder.appendingPathComponent("Bundles/\(letter).app")
            try FileManager.default.createDirectory(at: bundle, withIntermediateDirectories: true)
            var information = ["CFBundleIdentifier": "\(letter)", "CFBundleName": "App \(letter)"]
            information["LSApplicationCategoryType"] = category
            try PropertyListSerialization.data(fromPropertyList: information, format: .xml, options: 0)
                .write(to: bundle.appendingPathComponent("Info.plist"))
        }
    }

    private func remove(_ letter: String) throws {
        try FileManager.default.removeItem(at: device.folder.appendingPathComponent("Bundles/\(letter).app"))
    }

    /// Starts the home screen. Of few pixels: what is moved here does not depend on them.
    private func begin(_ letters: String = "abcd") throws {
        try install(letters)
        simulator.send(.screenChanged(ScreenDescription(size: UIScreen.main.bounds.size, scale: 1)))
        simulator.advance(by: 0.5)
    }

    // MARK: What is to be seen

    /// Pages, the dock behind a bar: names of what can be touched there, in reading order, with values.
    private var screen: String {
        func text(_ parent: UIView) -> [String] {
            let views = parent.subviews.compactMap { $0 as? HomeItemView }
            return views.sorted { ($0.center.y, $0.center.x) < ($1.center.y, $1.center.x) }.map {
                ($0.accessibilityLabel ?? "").replacing("App ", with: "")
                    + ($0.accessibilityValue.map { "(\($0))" } ?? "")
            }
        }
        let items = board.pages.subviews.compactMap { $0 as? HomeItemView }
        let width = board.pages.bounds.width
        let pages = Dictionary(grouping: items) { Int($0.center.x / width) }.sorted { $0.key < $1.key }.map { page in
            page.value.sorted { ($0.center.y, $0.center.x) < ($1.center.y, $1.center.x) }.map {
                ($0.accessibilityLabel ?? "").replacing("App ", with: "")
                    + ($0.accessibilityValue.map { "(\($0))" } ?? "")
            }.joined(separator: " ")
        }
        return pages.joined(separator: " / ") + " | " + text(board.dock).joined(separator: " ")
    }

    private static let dock = "Photos Contacts Maps Settings"

    private func middle(_ key: HomeLayout.Key) throws -> CGPoint {
        let view = try #require(board.views[key])
        return view.convert(view.picture.center, to: nil)
    }
    private func app(_ letter: String) throws -> CGPoint { try middle(.app(letter)) }

    /// In editing: the finger rests, goes, rests, and lifts.
    private func drag(_ start: CGPoint, _ end: CGPoint, rest: Double = 0.5, lifts: Bool = true) {
        simulator.down(start)
        simulator.advance(by: 0.25)
        move(start, end, rest: rest)
        if lifts {
            simulator.up(end)
            simulator.advance(by: 0.6)
        }
    }

    private func move(_ start: CGPoint, _ end: CGPoint, rest: Double = 0.5) {
        for step in 1...10 {
            let part = CGFloat(step) / 10
            simulator.move(
                CGPoint(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part))
            simulator.advance(by: 0.02)
        }
        simulator.advance(by: rest)
    }

    private func edit() {
        board.setEditing(true)
        simulator.advance(by: 0.4)
    }

    private func find(_ name: String) throws -> CGPoint { try #require(ElementFinder.find(name), "\(name)") }
    private func isThere(_ name: String) -> Bool { ElementFinder.find(name) != nil }

    // MARK: Editing

    @Test("AP41: a press on nothing begins editing, Done ends it; only apps that were installed can be removed")
    func begins() throws {
        try begin()
        #expect(screen == "a b c d | \(Self.dock)")
        let free = CGPoint(x: 200, y: 500)
        simulator.down(free)
        simulator.advance(by: 0.7)
        simulator.up(free)
        simulator.advance(by: 0.4)
        #expect(board.isEditing && isThere("Done") && isThere("Delete App a") && !isThere("Delete Maps"))
        simulator.tap(try app("a"))
        #expect(launched.isEmpty)
        simulator.tap(try find("Done"))
        simulator.advance(by: 0.4)
        #expect(!board.isEditing && !isThere("Done") && !isThere("Delete App a"))
        simulator.tap(try app("a"))
        #expect(launched == ["a"])
    }

    @Test("icons tremble by the clock: the same at the same time, neighbours not alike")
    func trembles() throws {
        try begin()
        edit()
        func angles() -> [Double] {
            "abcd".map { letter in
                let layer = board.views[.app(String(letter))]?.layer.presentation()
                return (layer?.value(forKeyPath: "transform.rotation.z") as? Double) ?? 0
            }
        }
        let first = angles()
        #expect(Set(first.map { ($0 * 10_000).rounded() }).count > 1)
        #expect(first.allSatisfy { abs($0) <= 0.033 })
        simulator.advance(by: 0.26)
        #expect(zip(first, angles()).allSatisfy { abs($0 - $1) < 1e-6 })
        board.setEditing(false)
        simulator.advance(by: 0.4)
        #expect(angles().allSatisfy { $0 == 0 })
    }

    @Test("a long press has the quick actions, Edit Home Screen and Remove App; the latter asks as the minus does")
    func menu() throws {
        try begin()
        simulator.down(try app("a"))
        simulator.advance(by: 0.8)
        simulator.up(try app("a"))
        simulator.advance(by: 0.4)
        #expect(isThere("Edit Home Screen") && isThere("Remove App") && !board.isEditing)
        simulator.tap(try find("Remove App"))
        simulator.advance(by: 0.6)
        let alert = try #require(home.presentedViewController as? UIAlertController)
        #expect(alert.title == "Delete “App a”?" && alert.actions.map(\.title) == ["Cancel", "Delete"])
        simulator.tap(try find("Cancel"))
        simulator.advance(by: 0.6)
        edit()
        simulator.tap(try find("Delete App b"))
        simulator.advance(by: 0.6)
        #expect((home.presentedViewController as? UIAlertController)?.title == "Delete “App b”?")
        simulator.tap(try find("Cancel"))
        simulator.advance(by: 0.6)
        board.setEditing(false)
        simulator.advance(by: 0.4)
        simulator.down(try middle(.app("com.apple.Maps")))
        simulator.advance(by: 0.8)
        #expect(isThere("Edit Home Screen") && !isThere("Remove App"))
        simulator.up(try middle(.app("com.apple.Maps")))
    }

    @Test("a finger that has opened the menu and moves on takes the icon along")
    func goesOn() throws {
        try begin()
        let (start, end) = (try app("a"), CGPoint(x: 300, y: 400))
        simulator.down(start)
        simulator.advance(by: 0.8)
        move(start, end)
        simulator.up(end)
        simulator.advance(by: 0.6)
        #expect(board.isEditing && !isThere("Edit Home Screen"))
        #expect(screen == "b c d a | \(Self.dock)")
    }

    // MARK: Moving

    @Test("AP41: others move away while the finger rests; a cancelled touch leaves all as it was")
    func moves() throws {
        try begin()
        edit()
        var end = try app("d")
        end.x += 26
        drag(try app("a"), end, lifts: false)
        #expect(screen == "b c d a | \(Self.dock)")
        simulator.cancel(end)
        simulator.advance(by: 0.6)
        #expect(screen == "a b c d | \(Self.dock)")
        drag(try app("a"), end)
        #expect(screen == "b c d a | \(Self.dock)")
        #expect(HomeLayoutStore(device: device).read() == board.layout)
    }

    @Test("into the dock while it has room, and out of it")
    func docks() throws {
        try begin()
        edit()
        drag(try app("a"), try middle(.app("com.apple.Maps")), rest: 0.1)
        #expect(screen.hasSuffix("| \(Self.dock)"))
        drag(try middle(.app("com.apple.Maps")), CGPoint(x: 200, y: 500))
        #expect(screen.hasSuffix("Maps | Photos Contacts Settings"))
        var end = try middle(.app("com.apple.Preferences"))
        end.x += 30
        drag(try app("b"), end)
        #expect(screen.hasSuffix("Maps | Photos Contacts Settings b"))
    }

    @Test("AP41: at an edge the next page comes, a new one too; an empty one goes with Done")
    func turns() throws {
        try begin()
        edit()
        let edge = CGPoint(x: home.view.bounds.width - 5, y: 300)
        drag(try app("a"), edge, rest: 1.2, lifts: false)
        #expect(board.currentPage == 1)
        move(edge, CGPoint(x: 100, y: 300))
        simulator.up(CGPoint(x: 100, y: 300))
        simulator.advance(by: 0.6)
        #expect(screen == "b c d / a | \(Self.dock)")
        let back = CGPoint(x: 5, y: 300)
        drag(try app("a"), back, rest: 0.9, lifts: false)
        move(back, CGPoint(x: 300, y: 400))
        simulator.up(CGPoint(x: 300, y: 400))
        simulator.advance(by: 0.6)
        board.setEditing(false)
        simulator.advance(by: 0.4)
        #expect(screen == "b c d a | \(Self.dock)" && board.pageCount == 1)
    }

    // MARK: Folders

    @Test("an icon on another makes a folder, named after the category of both; one more goes in; badges add up")
    func folds() throws {
        try install("ab", category: "public.app-category.games")
        let store = NotificationStore(device: device)
        try store.setBadge(2, of: "a")
        try store.setBadge(3, of: "c")
        try begin("cd")
        edit()
        drag(try app("a"), try app("b"))
        #expect(screen == "Games folder(2 apps, 2 new items) c(3 new items) d | \(Self.dock)")
        drag(try app("c"), try middle(.folder(1)))
        #expect(screen == "Games folder(3 apps, 5 new items) d | \(Self.dock)")
        drag(try middle(.folder(1)), try app("d"))
        #expect(screen.hasPrefix("d Games folder") || screen.hasPrefix("Games folder"))
        #expect(board.layout.folders.map(\.apps) == [["b", "a", "c"]])
        #expect(board.views[.folder(1)]?.accessibilityTraits.contains(.button) == true)
    }

    private func fold(_ letters: String) throws {
        try begin(letters)
        edit()
        let list = letters.map { String($0) }
        drag(try app(list[1]), try app(list[0]))
        for letter in list.dropFirst(2) { drag(try app(letter), try middle(.folder(1))) }
    }

    @Test("a tap opens a folder, its apps launch; a tap beside closes it")
    func opens() throws {
        try fold("ab")
        board.setEditing(false)
        simulator.advance(by: 0.4)
        simulator.tap(try middle(.folder(1)))
        simulator.advance(by: 0.5)
        #expect(isThere("open folder") && isThere("a") && isThere("b"))
        simulator.tap(try app("a"))
        #expect(launched == ["a"])
        simulator.tap(CGPoint(x: 200, y: 780))
        simulator.advance(by: 0.5)
        #expect(board.folder == nil && !isThere("open folder"))
        #expect(home.goHome() == false)
        simulator.tap(try middle(.folder(1)))
        simulator.advance(by: 0.5)
        #expect(home.goHome() && board.folder == nil)
        simulator.advance(by: 0.5)
    }

    @Test("in editing the name can be written")
    func renames() throws {
        try fold("ab")
        simulator.tap(try middle(.folder(1)))
        simulator.advance(by: 0.5)
        simulator.tap(try find("folder name"))
        simulator.advance(by: 0.5)
        let field = try #require(ElementFinder.view("folder name") as? UITextField)
        #expect(field.isEditing && field.text == "Folder")
        field.text = "Pair"
        _ = field.delegate?.textFieldShouldReturn(field)
        field.resignFirstResponder()
        simulator.advance(by: 0.5)
        #expect(board.layout.folders.map(\.name) == ["Pair"])
        #expect(HomeLayoutStore(device: device).read()?.folders.map(\.name) == ["Pair"])
    }

    @Test("apps are dragged out of an open folder; one that loses its last goes; nine a page")
    func unfolds() throws {
        try fold("abcdefghij")
        #expect(screen == "Folder folder(10 apps) | \(Self.dock)")
        simulator.tap(try middle(.folder(1)))
        simulator.advance(by: 0.5)
        let folder = try #require(board.folder)
        #expect(folder.content.contentSize.width == folder.content.bounds.width * 2)
        let beside = CGPoint(x: 200, y: 780)
        drag(try app("a"), beside, rest: 0.6, lifts: false)
        #expect(board.folder == nil)
        move(beside, CGPoint(x: 300, y: 500))
        simulator.up(CGPoint(x: 300, y: 500))
        simulator.advance(by: 0.6)
        #expect(screen == "Folder folder(9 apps) a | \(Self.dock)")
        for letter in "bcdefghij" { try remove(String(letter)) }
        home.reload()
        #expect(screen == "a | \(Self.dock)")
    }

    @Test("AP41: what is installed goes to the first free place, also while an icon is in the person's hand")
    func installs() throws {
        try begin()
        edit()
        drag(try app("d"), CGPoint(x: 300, y: 500), lifts: false)
        try install("0")
        home.reload()
        simulator.up(CGPoint(x: 300, y: 500))
        simulator.advance(by: 0.6)
        #expect(board.layout.apps.sorted().prefix(5) == ["0", "a", "b", "c", "com.apple.Maps"])
        drag(try app("a"), CGPoint(x: 300, y: 500), lifts: false)
        try remove("a")
        home.reload()
        simulator.up(CGPoint(x: 300, y: 500))
        simulator.advance(by: 0.6)
        #expect(!board.layout.apps.contains("a"))
    }

    @Test("random drags lose and double nothing", arguments: [11, 12] as [UInt64])
    func random(_ seed: UInt64) throws {
        try begin("abcdefgh")
        edit()
        var numbers = SeededNumbers(seed: seed)
        for step in 0..<12 {
            let views = board.views.values.filter { $0.window != nil && $0.alpha == 1 }
                .sorted { ($0.accessibilityIdentifier ?? "") < ($1.accessibilityIdentifier ?? "") }
            guard let view = views.randomElement(using: &numbers) else { break }
            let start = view.convert(view.picture.center, to: nil)
            guard home.view.bounds.contains(start) else { continue }
            let end = CGPoint(
                x: .random(in: 5...388, using: &numbers), y: .random(in: 80...840, using: &numbers))
            drag(start, end, rest: .random(in: 0...1.4, using: &numbers))
            if let limits = board.geometry?.limits {
                #expect(board.layout.violations(limits: limits).isEmpty, "seed \(seed), step \(step)")
            }
            #expect(board.layout.apps.count == 12 && Set(board.layout.apps).count == 12, "seed \(seed), step \(step)")
        }
    }
}
