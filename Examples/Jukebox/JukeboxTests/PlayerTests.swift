// SPDX-License-Identifier: MIT
import MediaPlayer
import XCTest

/// What both kinds of player do alike.
final class PlayerTests: XCTestCase {
    private let players: [MPMusicPlayerController] = [.applicationMusicPlayer, .systemMusicPlayer]

    private func song(_ title: String) throws -> MPMediaItem {
        let predicate = MPMediaPropertyPredicate(value: title, forProperty: MPMediaItemPropertyTitle)
        return try XCTUnwrap(MPMediaQuery(filterPredicates: [predicate]).items?.first, title)
    }
    private func collection(_ titles: String...) throws -> MPMediaItemCollection {
        MPMediaItemCollection(items: try titles.map(song))
    }
    private func pass(_ seconds: Double) {
        let passed = expectation(description: "\(seconds) s")
        DispatchQueue.main.asyncAfter(deadline: .now() + seconds) { passed.fulfill() }
        wait(for: [passed], timeout: seconds + 60)
    }
    /// How often a player tells of something within `body`.
    private func count(_ name: NSNotification.Name, of player: MPMusicPlayerController, _ body: () throws -> Void)
        rethrows
        -> Int
    {
        var count = 0
        let token = NotificationCenter.default.addObserver(forName: name, object: player, queue: nil) { _ in count += 1
        }
        defer { NotificationCenter.default.removeObserver(token) }
        try body()
        return count
    }

    override func tearDown() {
        for player in players {
            player.stop()
            player.repeatMode = .default
            player.shuffleMode = .default
        }
    }

    /// MU7, MU15, MU16
    func testRawValues() {
        let states: [MPMusicPlaybackState] = [
            .stopped, .playing, .paused, .interrupted, .seekingForward, .seekingBackward,
        ]
        XCTAssertEqual(states.map(\.rawValue), [0, 1, 2, 3, 4, 5])
        let repeats: [MPMusicRepeatMode] = [.default, .none, .one, .all]
        XCTAssertEqual(repeats.map(\.rawValue), [0, 1, 2, 3])
        let shuffles: [MPMusicShuffleMode] = [.default, .off, .songs, .albums]
        XCTAssertEqual(shuffles.map(\.rawValue), [0, 1, 2, 3])
    }

    /// MU4 to MU6, MU8, MU9, MU11, MU12
    func testPlayPauseStopAndSeek() throws {
        for player in players {
            player.setQueue(with: try collection("Dawn", "Noon"))
            player.play()
            XCTAssertEqual(player.playbackState, .playing)
            pass(1)
            let start = player.currentPlaybackTime
            pass(2)
            XCTAssertEqual(player.currentPlaybackTime - start, 2, accuracy: 0.3)
            player.pause()
            XCTAssertEqual(player.playbackState, .paused)
            let held = player.currentPlaybackTime
            pass(1)
            XCTAssertEqual(player.currentPlaybackTime, held, accuracy: 0.01)
            player.play()
            pass(1)
            XCTAssertEqual(player.currentPlaybackTime, held + 1, accuracy: 0.3)
            player.skipToBeginning()
            XCTAssertEqual(player.currentPlaybackTime, 0, accuracy: 0.1)
            XCTAssertEqual(player.nowPlayingItem?.title, "Dawn")
            player.skipToNextItem()
            player.currentPlaybackTime = 30
            pass(1)
            XCTAssertEqual(player.currentPlaybackTime, 31, accuracy: 1)
            player.stop()
            XCTAssertEqual(player.playbackState, .stopped)
            player.play()
            XCTAssertEqual(player.playbackState, .playing)
            player.stop()
        }
    }

    /// MU4
    func testTheSystemPlayerStaysAsItIs() throws {
        let system = MPMusicPlayerController.systemMusicPlayer
        system.setQueue(with: try collection("Noon"))
        system.play()
        pass(1)
        system.pause()
        let time = system.currentPlaybackTime
        let own = MPMusicPlayerController.applicationMusicPlayer
        own.setQueue(with: try collection("Dawn"))
        own.play()
        pass(2)
        XCTAssertEqual(system.nowPlayingItem?.title, "Noon")
        XCTAssertEqual(system.currentPlaybackTime, time, accuracy: 0.01)
    }

    /// MU10, MU14, MU17, MU18
    func testItemsFollowEachOther() throws {
        let player = MPMusicPlayerController.applicationMusicPlayer
        player.setQueue(with: try collection("Anchors", "Episode 1", "Buoys"))
        player.repeatMode = .none
        XCTAssertEqual(player.nowPlayingItem?.title, "Anchors")
        player.play()
        pass(7)
        XCTAssertEqual(player.nowPlayingItem?.title, "Episode 1")
        player.skipToNextItem()
        XCTAssertEqual(player.nowPlayingItem?.title, "Buoys")
        player.skipToPreviousItem()
        XCTAssertEqual(player.nowPlayingItem?.title, "Episode 1")
        player.skipToNextItem()
        player.skipToNextItem()
        XCTAssertEqual(player.playbackState, .stopped)
        player.setQueue(with: try collection("Cranes"))
        player.play()
        XCTAssertEqual(player.nowPlayingItem?.title, "Cranes")
        player.setQueue(with: MPMediaQuery.songs())
        XCTAssertEqual(player.nowPlayingItem?.title, "Anchors")
        player.setQueue(with: MPMediaItemCollection(items: []))
        XCTAssertNil(player.nowPlayingItem)
    }

    /// MU13
    func testSeekingGoesOnUntilItEnds() throws {
        let player = MPMusicPlayerController.applicationMusicPlayer
        player.setQueue(with: try collection("Noon"))
        player.play()
        player.beginSeekingForward()
        XCTAssertEqual(player.playbackState, .seekingForward)
        pass(2)
        XCTAssertGreaterThan(player.currentPlaybackTime, 5)
        player.beginSeekingBackward()
        XCTAssertEqual(player.playbackState, .seekingBackward)
        player.endSeeking()
        XCTAssertEqual(player.playbackState, .playing)
    }

    /// MU15
    func testRepeating() throws {
        let player = MPMusicPlayerController.applicationMusicPlayer
        player.setQueue(with: try collection("Anchors", "Buoys"))
        player.repeatMode = .one
        player.play()
        pass(7)
        XCTAssertEqual(player.nowPlayingItem?.title, "Anchors")
        XCTAssertEqual(player.playbackState, .playing)
        player.repeatMode = .all
        player.skipToNextItem()
        pass(7)
        XCTAssertEqual(player.nowPlayingItem?.title, "Anchors")
        XCTAssertEqual(player.playbackState, .playing)
    }

    /// MU16
    func testShuffling() throws {
        let player = MPMusicPlayerController.applicationMusicPlayer
        let songs = try XCTUnwrap(MPMediaQuery().items)
        XCTAssertEqual(songs.count, 10)
        func order() -> [String] {
            var titles: [String] = []
            while let item = player.nowPlayingItem {
                titles.append(item.title ?? "")
                player.skipToNextItem()
            }
            return titles
        }
        player.shuffleMode = .songs
        player.setQueue(with: MPMediaItemCollection(items: songs))
        let shuffled = order()
        XCTAssertEqual(shuffled.sorted(), songs.compactMap(\.title).sorted())
        XCTAssertNotEqual(shuffled, songs.compactMap(\.title))
        player.shuffleMode = .albums
        player.setQueue(with: MPMediaItemCollection(items: songs))
        let byAlbum = order().filter { ["Anchors", "Buoys", "Cranes", "Docks"].contains($0) }
        XCTAssertEqual(byAlbum, ["Anchors", "Buoys", "Cranes", "Docks"])
    }

    /// MU19 to MU21
    func testNotificationsComeOnceAndOnlyWhenWanted() throws {
        // The app's own screen listens to the other one.
        let player: MPMusicPlayerController = .systemMusicPlayer
        let two = try collection("Anchors", "Buoys")
        let silent = count(.MPMusicPlayerControllerPlaybackStateDidChange, of: player) {
            player.setQueue(with: two)
            player.play()
            player.stop()
        }
        XCTAssertEqual(silent, 0)
        player.beginGeneratingPlaybackNotifications()
        let states = count(.MPMusicPlayerControllerPlaybackStateDidChange, of: player) {
            player.play()
            player.play()
            player.pause()
            player.pause()
        }
        XCTAssertEqual(states, 2)
        let items = count(.MPMusicPlayerControllerNowPlayingItemDidChange, of: player) {
            player.setQueue(with: two)
            player.play()
            player.skipToNextItem()
            pass(7)
        }
        XCTAssertEqual(items, 3, "a new queue, a skip, an end")
        player.endGeneratingPlaybackNotifications()
        let after = count(.MPMusicPlayerControllerPlaybackStateDidChange, of: player) {
            player.setQueue(with: two)
            player.play()
        }
        XCTAssertEqual(after, 0)
    }

    /// MU23
    func testTheVolumeIsTheDevices() {
        let volume = MPMusicPlayerController.applicationMusicPlayer.volume
        XCTAssertTrue((0...1).contains(volume))
        XCTAssertEqual(volume, AVAudioSession.sharedInstance().outputVolume)
    }

    /// MU22
    func testTheVolumeIsToldOfAndItsSlidersFollow() throws {
        let views = [MPVolumeView(frame: .zero), MPVolumeView(frame: .zero)]
        let sliders = try views.map { try XCTUnwrap($0.subviews.compactMap { $0 as? UISlider }.first) }
        let player = MPMusicPlayerController.applicationMusicPlayer
        let before = player.volume
        player.beginGeneratingPlaybackNotifications()
        let told = count(.MPMusicPlayerControllerVolumeDidChange, of: player) {
            for value in [0.25, before] {
                sliders[0].value = value
                sliders[0].sendActions(for: .valueChanged)
                XCTAssertEqual(sliders[1].value, value)
                XCTAssertEqual(player.volume, value)
            }
        }
        player.endGeneratingPlaybackNotifications()
        XCTAssertEqual(told, 2)
    }

    func testQueuesGrowAtBothPlaces() throws {
        let player = MPMusicPlayerController.applicationMusicPlayer
        player.setQueue(with: try collection("Anchors", "Buoys"))
        player.append(MPMusicPlayerMediaItemQueueDescriptor(itemCollection: try collection("Docks")))
        player.prepend(MPMusicPlayerMediaItemQueueDescriptor(itemCollection: try collection("Cranes")))
        var titles: [String] = []
        while let item = player.nowPlayingItem {
            titles.append(item.title ?? "")
            player.skipToNextItem()
        }
        XCTAssertEqual(titles, ["Anchors", "Cranes", "Buoys", "Docks"])
        let cut = MPMusicPlayerMediaItemQueueDescriptor(itemCollection: try collection("Anchors", "Noon"))
        let noon = try song("Noon")
        cut.startItem = noon
        cut.setStartTime(100, for: noon)
        cut.setEndTime(102, for: noon)
        player.setQueue(with: cut)
        player.play()
        pass(1)
        XCTAssertEqual(player.nowPlayingItem?.title, "Noon")
        XCTAssertEqual(player.currentPlaybackTime, 101, accuracy: 0.3)
        pass(2)
        XCTAssertEqual(player.playbackState, .stopped)
    }
}
