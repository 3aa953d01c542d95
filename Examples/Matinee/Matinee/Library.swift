// SPDX-License-Identifier: MIT
import CoreData

/// The person's movies and friends.
final class Library {
    static let shared = Library()

    let container: NSPersistentContainer
    var context: NSManagedObjectContext { container.viewContext }

    init(inMemory: Bool = false) {
        container = NSPersistentContainer(name: "Matinee")
        if inMemory {
            let description = NSPersistentStoreDescription()
            description.type = NSInMemoryStoreType
            container.persistentStoreDescriptions = [description]
        }
        container.loadPersistentStores { _, error in
            if let error { fatalError("The library cannot be opened: \(error)") }
        }
        seed()
    }

    /// A few movies and friends for a library that is empty.
    private func seed() {
        guard (try? context.count(for: Movie.fetchRequest())) == 0 else { return }
        let friends = ["Ada", "Blaise", "Grace"].map { name -> Friend in
            let friend = Friend(context: context)
            friend.friendName = name
            return friend
        }
        let movies: [(title: String, year: String, watched: Int32, friend: Friend?)] = [
            ("The Matrix", "1999", 20, nil), ("Metropolis", "1927", 3, nil), ("Safety Last!", "1923", 7, friends[0]),
            ("A Trip to the Moon", "1902", 12, friends[0]), ("The General", "1926", 5, nil),
            ("Nosferatu", "1922", 1, friends[2]),
        ]
        for row in movies {
            let movie = Movie(context: context)
            movie.title = row.title
            movie.year = row.year
            movie.timesWatched = row.watched
            movie.lend(to: row.friend)
        }
        do { try save() } catch { NSLog("The first movies cannot be saved: %@", "\(error)") }
    }

    /// A movie that is stored already, as the editor's Cancel takes back changes alone.
    func addMovie() throws -> Movie {
        let movie = Movie(context: context)
        try save()
        return movie
    }

    func save() throws {
        if context.hasChanges { try context.save() }
    }

    /// By title; those that are lent come first where `onlyLent` is false.
    func movies(onlyLent: Bool = false) -> NSFetchedResultsController<Movie> {
        let request: NSFetchRequest<Movie> = Movie.fetchRequest()
        request.sortDescriptors = [
            NSSortDescriptor(key: "lent", ascending: false), NSSortDescriptor(key: "title", ascending: true),
        ]
        if onlyLent { request.predicate = NSPredicate(format: "lent == YES") }
        request.fetchBatchSize = 20
        return NSFetchedResultsController(
            fetchRequest: request, managedObjectContext: context, sectionNameKeyPath: onlyLent ? nil : "lent",
            cacheName: nil)
    }

    func friends() -> NSFetchedResultsController<Friend> {
        let request: NSFetchRequest<Friend> = Friend.fetchRequest()
        request.sortDescriptors = [NSSortDescriptor(key: "friendName", ascending: true)]
        return NSFetchedResultsController(
            fetchRequest: request, managedObjectContext: context, sectionNameKeyPath: nil, cacheName: nil)
    }
}

extension Movie {
    /// To nobody: it is back.
    func lend(to friend: Friend?) {
        lentToFriend = friend
        setShared(friend != nil)
    }

    func setShared(_ isShared: Bool) {
        if isShared != lent { lentOn = isShared ? Date() : nil }
        lent = isShared
        if !isShared { lentToFriend = nil }
    }

    var cellTitle: String { "\(title ?? "") (\(year ?? ""))" }
}

extension Friend {
    var lentText: String {
        switch lentMovies?.count ?? 0 {
        case 0: return "None"
        case 1: return "1 movie"
        case let count: return "\(count) movies"
        }
    }
}
