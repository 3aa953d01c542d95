// SPDX-License-Identifier: MIT
import AVFoundation
import Foundation
import MediaPlayer
import Testing
import UIKit

/// Sound's places on the screen: the volume's slider and the picker of songs.
@MainActor @Suite(.serialized) struct VolumeStatementsTests {
    private func descendants<View: UIView>(_ kind: View.Type, of view: UIView) -> [View] {
        view.subviews.flatMap { ($0 as? View).map { [$0] } ?? descendants(kind, of: $0) }
    }

    @Test("MU42: the slider stands at the device's volume, and moves it; the view keeps its frame")
    func slider() throws {
        let frame = CGRect(x: 125, y: 115, width: 185, height: 20)
        let view = MPVolumeView(frame: frame)
        view.layoutIfNeeded()
        #expect(view.frame == frame)
        let slider = try #require(descendants(UISlider.self, of: view).first)
        let session = AVAudioSession.sharedInstance()
        let before = session.outputVolume
        #expect(abs(slider.value - before) < 0.001)
        slider.value = 0.25
        slider.sendActions(for: .valueChanged)
        #expect(session.outputVolume == 0.25)
        slider.value = before
        slider.sendActions(for: .valueChanged)
    }

    @Test("MU43: while there is no other output there is no button for them")
    func routes() {
        let view = MPVolumeView(frame: CGRect(x: 0, y: 0, width: 185, height: 20))
        view.layoutIfNeeded()
        let buttons = descendants(UIButton.self, of: view)
        #expect(!view.areWirelessRoutesAvailable && buttons.allSatisfy(\.isHidden))
    }

    @Test("MU39: one song at first, and no words above the title")
    func picker() {
        let picker = MPMediaPickerController(mediaTypes: .music)
        #expect(!picker.allowsPickingMultipleItems && picker.prompt == nil && picker.mediaTypes == .music)
    }

    @Test("ME18: a film that is not there, or none, fails, with its reason")
    func films() async throws {
        let text = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).mp4")
        try Data("no film".utf8).write(to: text)
        defer { try? FileManager.default.removeItem(at: text) }  // Only the temporary folder is left fuller.
        for url in [URL(fileURLWithPath: "/no/such/film.mp4"), text] {
            let item = AVPlayerItem(url: url)
            let player = AVPlayer(playerItem: item)
            player.play()
            for _ in 0..<100 where item.status == .unknown { try await Task.sleep(nanoseconds: 100_000_000) }
            #expect(item.status == .failed && item.error != nil)
            #expect(player.timeControlStatus != .playing)
        }
    }
}
