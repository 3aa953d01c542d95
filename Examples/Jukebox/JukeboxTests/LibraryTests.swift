// SPDX-License-Identifier: MIT
import AVFoundation
import MediaPlayer
import XCTest

/// The library that Tests/EndToEnd/Samples/music.py writes: ten files, one without tags, and a playlist.
final class LibraryTests: XCTestCase {
    private func items(_ value: Any?, _ property: String, _ type: MPMediaPredicateComparison = .equalTo)
        -> [MPMediaItem]
    {
        let predicate = MPMediaPropertyPredicate(value: value, forProperty: property, comparisonType: type)
        return MPMediaQuery(filterPredicates: [predicate]).items ?? []
    }
    private func song(_ title: String) throws -> MPMediaItem {
        try XCTUnwrap(items(title, MPMediaItemPropertyTitle).first, title)
    }

    /// MU1
    func testThePersonHasAllowedTheLibrary() {
        XCTAssertEqual(MPMediaLibrary.authorizationStatus(), .authorized)
        let answered = expectation(description: "answered")
        MPMediaLibrary.requestAuthorization { status in
            XCTAssertEqual(status, .authorized)
            answered.fulfill()
        }
        wait(for: [answered], timeout: 60)
    }

    /// MU2
    func testTagsComeFromTheFiles() throws {
        let dawn = try song("Dawn")
        XCTAssertEqual(dawn.artist, "Fixed Artist")
        XCTAssertEqual(dawn.albumTitle, "First Light")
        XCTAssertEqual(dawn.genre, "Folk")
        XCTAssertEqual(dawn.composer, "Ada")
        XCTAssertEqual([dawn.albumTrackNumber, dawn.albumTrackCount, dawn.discNumber, dawn.discCount], [1, 3, 1, 1])
        XCTAssertEqual(dawn.playbackDuration, 12, accuracy: 0.001)
        XCTAssertNotNil(dawn.artwork)
        let untagged = try song("untagged")
        XCTAssertNil(untagged.artist)
        XCTAssertNil(untagged.albumTitle)
        let year = Calendar(identifier: .gregorian).component(.year, from: try XCTUnwrap(dawn.releaseDate) + 86_400)
        XCTAssertEqual(year, 2009)
    }

    /// MU25, MU26: the 27 keys of the book's table, each with the kind of its value.
    func testEachPropertyHasItsKind() throws {
        let dawn = try song("Dawn")
        let numbers = [
            MPMediaItemPropertyPersistentID, MPMediaItemPropertyAlbumPersistentID,
            MPMediaItemPropertyArtistPersistentID,
            MPMediaItemPropertyAlbumArtistPersistentID, MPMediaItemPropertyGenrePersistentID,
            MPMediaItemPropertyComposerPersistentID, MPMediaItemPropertyPodcastPersistentID,
            MPMediaItemPropertyMediaType, MPMediaItemPropertyPlaybackDuration, MPMediaItemPropertyAlbumTrackNumber,
            MPMediaItemPropertyAlbumTrackCount, MPMediaItemPropertyDiscNumber, MPMediaItemPropertyDiscCount,
            MPMediaItemPropertyIsCompilation, MPMediaItemPropertyBeatsPerMinute, MPMediaItemPropertyIsCloudItem,
        ]
        for key in numbers { XCTAssertTrue(dawn.value(forProperty: key) is NSNumber, key) }
        let texts = [
            MPMediaItemPropertyTitle, MPMediaItemPropertyAlbumTitle, MPMediaItemPropertyArtist,
            MPMediaItemPropertyAlbumArtist, MPMediaItemPropertyGenre, MPMediaItemPropertyComposer,
        ]
        for key in texts { XCTAssertTrue(dawn.value(forProperty: key) is String, key) }
        XCTAssertTrue(dawn.value(forProperty: MPMediaItemPropertyReleaseDate) is Date)
        XCTAssertTrue(dawn.value(forProperty: MPMediaItemPropertyAssetURL) is URL)
        XCTAssertTrue(dawn.value(forProperty: MPMediaItemPropertyArtwork) is MPMediaItemArtwork)
        XCTAssertNil(dawn.value(forProperty: MPMediaItemPropertyLyrics))
        XCTAssertNil(dawn.value(forProperty: MPMediaItemPropertyComments))
        XCTAssertEqual(numbers.count + texts.count + 5, 27)
        XCTAssertEqual(dawn.value(forKey: "playbackDuration") as? Double, dawn.playbackDuration)
        XCTAssertEqual(dawn.value(forKey: "title") as? String, dawn.title)
        XCTAssertEqual(dawn.value(forKey: "albumTitle") as? String, dawn.albumTitle)
    }

    /// MU27: over a relaunch they are the same because the names make them, which the second look at the files shows.
    func testSongsOfOneAlbumShareItsNumber() throws {
        let (dawn, noon, anchors) = (try song("Dawn"), try song("Noon"), try song("Anchors"))
        XCTAssertEqual(dawn.albumPersistentID, noon.albumPersistentID)
        XCTAssertEqual(dawn.artistPersistentID, noon.artistPersistentID)
        XCTAssertNotEqual(dawn.persistentID, noon.persistentID)
        XCTAssertNotEqual(dawn.albumPersistentID, anchors.albumPersistentID)
        XCTAssertNotEqual(dawn.genrePersistentID, anchors.genrePersistentID)
    }

    /// MU28
    func testArtworkIsDrawnInTheSizeWanted() throws {
        let picture = try XCTUnwrap(try song("Dawn").artwork?.image(at: CGSize(width: 120, height: 120)))
        XCTAssertEqual(picture.size, CGSize(width: 120, height: 120))
        XCTAssertNil(try song("Anchors").artwork)
    }

    /// MU29, MU37: no item of the device lies in a cloud.
    func testAnItemsFileCanBePlayed() throws {
        let dawn = try song("Dawn")
        XCTAssertFalse(dawn.isCloudItem)
        let item = AVPlayerItem(url: try XCTUnwrap(dawn.assetURL))
        let player = AVPlayer(playerItem: item)
        let ready = expectation(for: NSPredicate { _, _ in item.status == .readyToPlay }, evaluatedWith: nil)
        wait(for: [ready], timeout: 60)
        XCTAssertEqual(player.currentItem?.duration.seconds ?? 0, 12, accuracy: 0.01)
        XCTAssertTrue(MPMediaPickerController(mediaTypes: .any).showsCloudItems)
    }

    /// MU30
    func testQueriesWithoutAFilterHaveEveryItem() {
        XCTAssertEqual(MPMediaQuery().items?.count, 10)
        XCTAssertEqual(MPMediaQuery.songs().items?.count, 9)
        XCTAssertEqual(MPMediaQuery.podcasts().items?.map(\.title), ["Episode 1"])
        XCTAssertEqual(items("Nobody", MPMediaItemPropertyArtist), [])
    }

    /// MU31, MU32
    func testPredicatesFindWhatTheyName() {
        XCTAssertEqual(items("Fixed Artist", MPMediaItemPropertyArtist).map(\.title), ["Dawn", "Dusk", "Noon"])
        XCTAssertEqual(items("fixed", MPMediaItemPropertyArtist, .contains).count, 3)
        XCTAssertEqual(items("fixed", MPMediaItemPropertyArtist).count, 0)
        let query = MPMediaQuery(filterPredicates: [
            MPMediaPropertyPredicate(value: "Fixed Artist", forProperty: MPMediaItemPropertyArtist),
            MPMediaPropertyPredicate(value: "Ben", forProperty: MPMediaItemPropertyComposer),
        ])
        XCTAssertEqual(query.items?.map(\.title), ["Dusk"])
    }

    /// MU33
    func testEachKeyThatFiltersFindsItsItem() throws {
        let dawn = try song("Dawn")
        let talk = try song("Episode 1")
        let keys = [
            MPMediaItemPropertyPersistentID, MPMediaItemPropertyAlbumPersistentID,
            MPMediaItemPropertyArtistPersistentID,
            MPMediaItemPropertyAlbumArtistPersistentID, MPMediaItemPropertyGenrePersistentID,
            MPMediaItemPropertyComposerPersistentID, MPMediaItemPropertyPodcastPersistentID,
            MPMediaItemPropertyMediaType, MPMediaItemPropertyTitle, MPMediaItemPropertyAlbumTitle,
            MPMediaItemPropertyArtist, MPMediaItemPropertyAlbumArtist, MPMediaItemPropertyGenre,
            MPMediaItemPropertyComposer, MPMediaItemPropertyIsCompilation, MPMediaItemPropertyIsCloudItem,
        ]
        XCTAssertEqual(keys.count, 16)
        for key in keys {
            XCTAssertTrue(MPMediaItem.canFilter(byProperty: key), key)
            let item = key == MPMediaItemPropertyPodcastPersistentID ? talk : dawn
            XCTAssertTrue(items(item.value(forProperty: key), key).contains { $0 === item }, key)
        }
        let others = [
            MPMediaItemPropertyPlaybackDuration, MPMediaItemPropertyAlbumTrackNumber,
            MPMediaItemPropertyAlbumTrackCount,
            MPMediaItemPropertyDiscNumber, MPMediaItemPropertyDiscCount, MPMediaItemPropertyArtwork,
            MPMediaItemPropertyLyrics, MPMediaItemPropertyReleaseDate, MPMediaItemPropertyBeatsPerMinute,
            MPMediaItemPropertyComments, MPMediaItemPropertyAssetURL,
        ]
        XCTAssertEqual(others.count, 11)
        for key in others { XCTAssertFalse(MPMediaItem.canFilter(byProperty: key), key) }
    }

    /// MU34
    func testAKeyThatDoesNotFilterFindsNothing() {
        XCTAssertEqual(items(NSNumber(value: 12), MPMediaItemPropertyPlaybackDuration), [])
    }

    /// MU35, MU36
    func testKindsOfMedia() throws {
        let kinds: [(MPMediaType, UInt)] = [
            (.music, 1), (.podcast, 2), (.audioBook, 4), (.audioITunesU, 8), (.anyAudio, 0xFF), (.movie, 0x100),
            (.tvShow, 0x200), (.videoPodcast, 0x400), (.musicVideo, 0x800), (.videoITunesU, 0x1000),
            (.anyVideo, 0xFF00),
        ]
        for (kind, value) in kinds { XCTAssertEqual(kind.rawValue, value) }
        XCTAssertTrue(MPMediaType.any.isSuperset(of: [.anyAudio, .anyVideo]))
        XCTAssertEqual(try song("Episode 1").mediaType, .podcast)
        XCTAssertEqual(try song("Dawn").mediaType, .music)
    }

    func testGroupsAndTheirLetters() {
        let albums = MPMediaQuery.albums()
        XCTAssertEqual(
            (albums.collections ?? []).map { $0.representativeItem?.albumTitle ?? "-" },
            ["-", "First Light", "Harbour", "Weather"])
        let songs = MPMediaQuery.songs()
        XCTAssertEqual(
            songs.items?.map { $0.title ?? "" },
            ["Anchors", "Buoys", "Cranes", "Dawn", "Docks", "Dusk", "Noon", "The Storm", "untagged"])
        XCTAssertEqual(songs.itemSections?.map(\.title), ["A", "B", "C", "D", "N", "S", "U"])
        XCTAssertEqual(songs.itemSections?[3].range, NSRange(location: 3, length: 3))
        let lists = MPMediaQuery.playlists().collections as? [MPMediaPlaylist]
        XCTAssertEqual(lists?.first { $0.name == "Evening" }?.items.map(\.title), ["The Storm", "Dawn", "Buoys"])
    }

    func testAPlaylistIsMadeAndFilled() throws {
        // The library outlives the tests.
        let name = "Mine \(UUID().uuidString)"
        let metadata = MPMediaPlaylistCreationMetadata(name: name)
        metadata.descriptionText = "Made by a test"
        let identifier = UUID()
        let made = expectation(description: "made")
        MPMediaLibrary.default().getPlaylist(with: identifier, creationMetadata: metadata) { list, error in
            XCTAssertNil(error)
            XCTAssertEqual(list?.name, name)
            XCTAssertEqual(list?.descriptionText, "Made by a test")
            made.fulfill()
        }
        wait(for: [made], timeout: 60)
        let list = try XCTUnwrap(playlist(name))
        XCTAssertEqual(list.count, 0)
        let added = expectation(description: "added")
        list.add([try song("Noon"), try song("Dawn")]) { error in
            XCTAssertNil(error)
            added.fulfill()
        }
        wait(for: [added], timeout: 60)
        XCTAssertEqual(playlist(name)?.items.map(\.title), ["Noon", "Dawn"])
        let missing = expectation(description: "missing")
        MPMediaLibrary.default().getPlaylist(with: UUID(), creationMetadata: nil) { list, error in
            XCTAssertNil(list)
            XCTAssertEqual((error as? MPError)?.code, .notFound)
            missing.fulfill()
        }
        wait(for: [missing], timeout: 60)
    }
    private func playlist(_ name: String) -> MPMediaPlaylist? {
        (MPMediaQuery.playlists().collections ?? []).compactMap { $0 as? MPMediaPlaylist }.first { $0.name == name }
    }
}
