// SPDX-License-Identifier: MIT
import CoreData
import XCTest

@testable import Matinee

final class LibraryTests: XCTestCase {
    private let library = Library(inMemory: true)

    private func movie(_ title: String) throws -> Movie {
        let request: NSFetchRequest<Movie> = Movie.fetchRequest()
        request.predicate = NSPredicate(format: "title == %@", title)
        return try XCTUnwrap(library.context.fetch(request).first)
    }

    func testAFirstLibraryHasMovies() throws {
        let matrix = try movie("The Matrix")
        XCTAssertEqual(matrix.year, "1999")
        XCTAssertFalse(matrix.lent)
        XCTAssertNil(matrix.lentOn)
        XCTAssertEqual(matrix.timesWatched, 20)
        XCTAssertEqual(matrix.cellTitle, "The Matrix (1999)")
    }

    func testTheListIsGroupedByWhatIsLent() throws {
        let results = library.movies()
        try results.performFetch()
        XCTAssertEqual(results.sections?.map(\.name), ["1", "0"])
        XCTAssertEqual(
            results.sections?.first?.objects?.compactMap { ($0 as? Movie)?.title },
            ["A Trip to the Moon", "Nosferatu", "Safety Last!"])
    }

    /// CD25
    func testLendingSetsBothSides() throws {
        let matrix = try movie("The Matrix")
        let results = library.friends()
        try results.performFetch()
        let blaise = try XCTUnwrap(results.fetchedObjects?.first { $0.friendName == "Blaise" })
        XCTAssertEqual(blaise.lentText, "None")
        matrix.lend(to: blaise)
        XCTAssertEqual(blaise.lentMovies as? Set<Movie>, [matrix])
        XCTAssertNotNil(matrix.lentOn)
        XCTAssertEqual(blaise.lentText, "1 movie")
        matrix.lend(to: nil)
        XCTAssertEqual(blaise.lentMovies?.count, 0)
        XCTAssertNil(matrix.lentOn)
        XCTAssertFalse(matrix.lent)
    }
}
