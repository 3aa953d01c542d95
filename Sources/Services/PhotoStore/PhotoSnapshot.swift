// SPDX-License-Identifier: MIT

/// The whole library at one moment. Copies share their memory until one of them changes.
package struct PhotoSnapshot: Sendable {
    /// The last entry of the history that is in it.
    package internal(set) var lastChange: Int64 = 0
    /// In the order in which the library got them.
    package private(set) var photos: [PhotoRecord] = []
    /// In the person's order.
    package private(set) var albums: [AlbumRecord] = []
    private var places: [String: Int] = [:]
    private var albumPlaces: [String: Int] = [:]

    /// Empty, from before the first change.
    package init() {}

    init(photos: [PhotoRecord], albums: [AlbumRecord], lastChange: Int64) {
        self.lastChange = lastChange
        replace(photos: photos)
        replace(albums: albums)
    }

    /// nil: it is not in the library any more. O(1).
    package func photo(_ identifier: String) -> PhotoRecord? { places[identifier].map { photos[$0] } }
    /// nil: there is none any more. O(1).
    package func album(_ identifier: String) -> AlbumRecord? { albumPlaces[identifier].map { albums[$0] } }

    /// Cost: logarithmic.
    package func photo(number: Int64) -> PhotoRecord? {
        let place = photos.partitioningIndex { $0.number >= number }
        return place < photos.count && photos[place].number == number ? photos[place] : nil
    }

    /// In the album's order; those that are gone are left out.
    package func photos(of album: AlbumRecord) -> [PhotoRecord] { album.members.compactMap(photo(number:)) }

    /// - Parameter parent: nil: those in no folder.
    package func children(of parent: String?) -> [AlbumRecord] { albums.filter { $0.parent == parent } }

    /// The part that an app may see to which the person showed some photos alone.
    package func limited(to identifiers: Set<String>) -> PhotoSnapshot {
        PhotoSnapshot(
            photos: photos.filter { identifiers.contains($0.identifier) }, albums: albums, lastChange: lastChange)
    }

    // MARK: Changing

    mutating func replace(photos: [PhotoRecord]) {
        self.photos = photos.sorted { $0.number < $1.number }
        places = Dictionary(uniqueKeysWithValues: self.photos.enumerated().map { ($1.identifier, $0) })
    }

    mutating func replace(albums: [AlbumRecord]) {
        self.albums = albums.sorted { ($0.position, $0.identifier) < ($1.position, $1.identifier) }
        albumPlaces = Dictionary(uniqueKeysWithValues: self.albums.enumerated().map { ($1.identifier, $0) })
    }

    /// - Parameter changed: photos that were added or changed.
    mutating func apply(changed: [PhotoRecord], deleted: Set<String>) {
        var added: [PhotoRecord] = []
        for record in changed {
            if let place = places[record.identifier] { photos[place] = record } else { added.append(record) }
        }
        guard !added.isEmpty || !deleted.isEmpty else { return }
        replace(photos: photos.filter { !deleted.contains($0.identifier) } + added)
    }
}

extension Array {
    /// The first index from which on `isLate` holds, of an array where it holds for all after one for which it does.
    fileprivate func partitioningIndex(_ isLate: (Element) -> Bool) -> Int {
        var range = startIndex..<endIndex
        while !range.isEmpty {
            let middle = range.lowerBound + range.count / 2
            range = isLate(self[middle]) ? range.lowerBound..<middle : middle + 1..<range.upperBound
        }
        return range.lowerBound
    }
}
