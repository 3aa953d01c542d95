// SPDX-License-Identifier: MIT
import AVFoundation
import UIKit
import XCTest

/// The editor of films as a person uses it, by `UIVideoEditorController`'s documentation.
final class FilmEditorTests: XCTestCase {
    private final class Listener: NSObject, UIVideoEditorControllerDelegate, UINavigationControllerDelegate {
        var saved: [String] = []
        var cancels = 0
        var heard: XCTestExpectation?

        func videoEditorController(_ editor: UIVideoEditorController, didSaveEditedVideoToPath editedVideoPath: String)
        {
            saved.append(editedVideoPath)
            heard?.fulfill()
        }
        func videoEditorController(_ editor: UIVideoEditorController, didFailWithError error: Error) {
            XCTFail("\(error)")
            heard?.fulfill()
        }
        func videoEditorControllerDidCancel(_ editor: UIVideoEditorController) {
            cancels += 1
            heard?.fulfill()
        }
    }
    private let listener = Listener()

    private func editor(of film: URL, most: TimeInterval = 600) throws -> UIVideoEditorController {
        XCTAssertTrue(UIVideoEditorController.canEditVideo(atPath: film.path))
        let editor = UIVideoEditorController()
        editor.videoPath = film.path
        editor.videoMaximumDuration = most
        editor.delegate = listener
        let scene = try XCTUnwrap(UIApplication.shared.connectedScenes.first as? UIWindowScene)
        let root = try XCTUnwrap(scene.windows.first?.rootViewController)
        let shown = expectation(description: "shown")
        root.present(editor, animated: false) { shown.fulfill() }
        wait(for: [shown], timeout: 20)
        return editor
    }

    private func handle(_ name: String, in view: UIView) -> UIView? {
        if view.accessibilityLabel == name { return view }
        return view.subviews.lazy.compactMap { self.handle(name, in: $0) }.first
    }

    private func press(_ item: UIBarButtonItem?) throws {
        let heard = expectation(description: "heard")
        listener.heard = heard
        try XCTUnwrap(item?.primaryAction).performWithSender(item, target: nil)
        wait(for: [heard], timeout: 60)
    }

    private func close(_ editor: UIViewController) {
        let gone = expectation(description: "gone")
        editor.dismiss(animated: false) { gone.fulfill() }
        wait(for: [gone], timeout: 20)
    }

    func testBothEndsAreCut() throws {
        let editor = try editor(of: FlagFilm.make("whole", for: self, seconds: 4))
        let screen = try XCTUnwrap(editor.topViewController)
        try XCTUnwrap(handle("Trim Start", in: screen.view)).accessibilityIncrement()
        try XCTUnwrap(handle("Trim End", in: screen.view)).accessibilityDecrement()
        try press(screen.navigationItem.rightBarButtonItem)
        let path = try XCTUnwrap(listener.saved.first)
        XCTAssertEqual(AVURLAsset(url: URL(fileURLWithPath: path)).duration.seconds, 2, accuracy: 0.15)
        close(editor)
    }

    func testALongFilmIsShortenedToTheMost() throws {
        let editor = try editor(of: FlagFilm.make("long", for: self, seconds: 4), most: 3)
        try press(editor.topViewController?.navigationItem.rightBarButtonItem)
        let path = try XCTUnwrap(listener.saved.first)
        XCTAssertEqual(AVURLAsset(url: URL(fileURLWithPath: path)).duration.seconds, 3, accuracy: 0.15)
        close(editor)
    }

    func testCancelSavesNothing() throws {
        let editor = try editor(of: FlagFilm.make("left", for: self, seconds: 2))
        try press(editor.topViewController?.navigationItem.leftBarButtonItem)
        XCTAssertEqual(listener.cancels, 1)
        XCTAssertEqual(listener.saved, [])
        close(editor)
    }

    func testAScreenThatIsClosedWhileItSavesSavesNothing() throws {
        let editor = try editor(of: FlagFilm.make("closed", for: self, seconds: 4))
        let before = try temporaryFiles()
        let save = try XCTUnwrap(editor.topViewController?.navigationItem.rightBarButtonItem)
        let heard = expectation(description: "heard")
        heard.isInverted = true
        listener.heard = heard
        try XCTUnwrap(save.primaryAction).performWithSender(save, target: nil)
        close(editor)
        wait(for: [heard], timeout: 5)
        XCTAssertEqual(listener.saved, [])
        XCTAssertEqual(try temporaryFiles(), before)
    }

    private func temporaryFiles() throws -> Set<String> {
        Set(try FileManager.default.contentsOfDirectory(atPath: NSTemporaryDirectory()))
    }

    func testWhatIsNoFilmCannotBeEdited() throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("words.txt")
        try Data("no film".utf8).write(to: file)
        XCTAssertFalse(UIVideoEditorController.canEditVideo(atPath: file.path))
        XCTAssertFalse(UIVideoEditorController.canEditVideo(atPath: "/nowhere.mp4"))
    }
}
