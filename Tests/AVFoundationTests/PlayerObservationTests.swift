// SPDX-License-Identifier: MIT
import AVKit
import Testing

/// Key paths that Apple's documentation tells apps to observe.
@MainActor
@Suite struct PlayerObservationTests {
    @Test("A player's controller tells when its film is ready to be seen")
    func readiness() {
        let controller = AVPlayerViewController()
        var seen: [Bool] = []
        let observation = controller.observe(\.isReadyForDisplay, options: [.initial, .new]) { _, change in
            let isReady = change.newValue ?? true
            MainActor.assumeIsolated { seen.append(isReady) }
        }
        #expect(seen == [false])
        #expect(controller.value(forKey: "readyForDisplay") as? Bool == false)
        #expect(controller.value(forKey: "videoBounds") is CGRect)
        observation.invalidate()
    }

    // "Observe this property to determine whether Picture in Picture is possible"
    @Test("Picture in picture tells whether it is possible and going on")
    func pictureInPicture() throws {
        let controller = try #require(AVPictureInPictureController(playerLayer: AVPlayerLayer(player: AVPlayer())))
        var seen: [Bool?] = []
        let observations = [\AVPictureInPictureController.isPictureInPicturePossible, \.isPictureInPictureActive].map {
            controller.observe($0, options: [.initial, .new]) { _, change in
                let value = change.newValue
                MainActor.assumeIsolated { seen.append(value) }
            }
        }
        #expect(seen.count == 2 && seen[1] == false)
        observations.forEach { $0.invalidate() }
    }
}
