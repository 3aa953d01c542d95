// SPDX-License-Identifier: MIT
import XCTest

@testable import Matinee

final class ScreenTests: XCTestCase {
    private let library = Library(inMemory: true)

    private func screen<Screen: UIViewController>(_ name: String) throws -> Screen {
        let storyboard = UIStoryboard(name: "Main", bundle: nil)
        return try XCTUnwrap(storyboard.instantiateViewController(withIdentifier: name) as? Screen)
    }

    private func texts(_ screen: UITableViewController, section: Int = 0) -> [[String?]] {
        (0..<screen.tableView.numberOfRows(inSection: section)).map { row in
            let cell = screen.tableView(screen.tableView, cellForRowAt: IndexPath(row: row, section: section))
            let content = cell.contentConfiguration as? UIListContentConfiguration
            return [content?.text, content?.secondaryText]
        }
    }

    /// CD51
    func testFriendsShowWhatTheyHave() throws {
        let friends: FriendsViewController = try screen("Friends")
        friends.library = library
        friends.loadViewIfNeeded()
        XCTAssertEqual(texts(friends), [["Ada", "2 movies"], ["Blaise", "None"], ["Grace", "1 movie"]])
        friends.add("  Edsger ")
        friends.add("   ")
        XCTAssertEqual(texts(friends).map(\.first), ["Ada", "Blaise", "Edsger", "Grace"])
    }

    /// CD51
    func testSharedMoviesFollowAChangeAtOnce() throws {
        let shared: SharedViewController = try screen("Shared")
        shared.library = library
        shared.loadViewIfNeeded()
        XCTAssertEqual(texts(shared).map(\.first), ["A Trip to the Moon", "Nosferatu", "Safety Last!"])
        let nosferatu = try XCTUnwrap(shared.results.fetchedObjects?[1])
        nosferatu.lend(to: nil)
        try library.save()
        XCTAssertEqual(texts(shared).map(\.first), ["A Trip to the Moon", "Safety Last!"])
    }

    /// CD47
    func testCancelAfterAddLeavesTheNewMovie() throws {
        let movies: MoviesViewController = try screen("Movies")
        movies.library = library
        movies.loadViewIfNeeded()
        let editor: MovieEditorViewController = try screen("Editor")
        editor.library = library
        editor.movie = try library.addMovie()
        editor.loadViewIfNeeded()
        XCTAssertEqual(editor.movie?.year, "2014")
        XCTAssertEqual(editor.movie?.timesWatched, 0)
        editor.cancelEditing(self)
        XCTAssertTrue(texts(movies, section: 1).contains(["New Movie", "2014"]))
    }

    /// CD47
    func testCancelAfterEditsRollsBack() throws {
        let movies: MoviesViewController = try screen("Movies")
        movies.library = library
        movies.loadViewIfNeeded()
        let before = texts(movies)
        let editor: MovieEditorViewController = try screen("Editor")
        editor.library = library
        editor.movie = movies.results.object(at: IndexPath(row: 0, section: 0))
        editor.loadViewIfNeeded()
        editor.sharedSwitch.isOn = false
        editor.sharedChanged(editor.sharedSwitch)
        editor.cancelEditing(self)
        XCTAssertEqual(texts(movies), before)
    }

    func testSaveKeepsTitleAndYear() throws {
        let editor: MovieEditorViewController = try screen("Editor")
        editor.library = library
        editor.movie = try library.addMovie()
        editor.loadViewIfNeeded()
        editor.titleField.text = "The Long Tide"
        editor.yearPicker.selectRow(0, inComponent: 0, animated: false)
        editor.saveMovie(self)
        XCTAssertEqual(editor.movie?.title, "The Long Tide")
        XCTAssertEqual(editor.movie?.year, "1888")
        XCTAssertFalse(library.context.hasChanges)
    }
}
