// SPDX-License-Identifier: MIT
import XCTest

@testable import Relay

/// The way of an activity through the app, without another device.
@MainActor
final class RestorationTests: XCTestCase {
    private var delegate: AppDelegate { UIApplication.shared.delegate as! AppDelegate }
    private var navigation: UINavigationController { delegate.window!.rootViewController as! UINavigationController }

    override func setUp() async throws {
        navigation.popToRootViewController(animated: false)
        Note.all = [Note(title: "Milk", text: "and eggs", date: Date(timeIntervalSince1970: 1_400_000_000))]
    }

    private func go(on activity: NSUserActivity) -> Bool {
        delegate.application(UIApplication.shared, continue: activity) { objects in
            for object in objects ?? [] { object.restoreUserActivityState(activity) }
        }
    }

    private func activity(_ userInfo: [AnyHashable: Any]) -> NSUserActivity {
        let activity = NSUserActivity(activityType: Note.activityType)
        activity.userInfo = userInfo
        return activity
    }

    /// HF31, HF34
    func testTheEditorShowsWhatIsUnsavedAndTheStoredDate() throws {
        XCTAssertTrue(go(on: activity(["index": 0, "title": "Milk!", "text": "and flour"])))
        let editor = try XCTUnwrap(navigation.topViewController as? NoteViewController)
        editor.loadViewIfNeeded()
        XCTAssertEqual(editor.titleField.text, "Milk!")
        XCTAssertEqual(editor.noteView.text, "and flour")
        XCTAssertEqual(editor.index, 0)
        XCTAssertEqual(Note.all[0].date, Date(timeIntervalSince1970: 1_400_000_000))
        let list = try XCTUnwrap(navigation.viewControllers[1] as? NotesViewController)
        XCTAssertEqual(list.tableView.indexPathForSelectedRow, IndexPath(row: 0, section: 0))
    }

    /// HF31
    func testThePreparedSegueHasTheActivityItself() {
        final class Spy: NotesViewController {
            var senders: [Any?] = []
            override func prepare(for segue: UIStoryboardSegue, sender: Any?) { senders.append(sender) }
        }
        let spy = Spy()
        let sent = activity(["index": 0])
        let segue = UIStoryboardSegue(identifier: "showNote", source: spy, destination: NoteViewController())
        spy.prepare(for: segue, sender: sent)
        XCTAssertTrue(spy.senders.first as? NSUserActivity === sent)
    }

    /// HF32
    func testAnActivityWithoutItsKeysShowsTheList() {
        XCTAssertTrue(go(on: activity([:])))
        XCTAssertTrue(navigation.topViewController is NotesViewController)
        XCTAssertTrue(go(on: activity(["index": 7])))
        XCTAssertTrue(navigation.topViewController is NotesViewController)
    }

    /// HF35
    func testWithoutAnAccountTheFirstScreenSaysSo() throws {
        XCTAssertNil(FileManager.default.ubiquityIdentityToken)
        let home = try XCTUnwrap(navigation.viewControllers[0] as? HomeViewController)
        let footer = home.tableView(home.tableView, titleForFooterInSection: 0)
        XCTAssertEqual(footer?.contains("Sign in to iCloud"), true)
        home.tableView(home.tableView, didSelectRowAt: IndexPath(row: 0, section: 0))
        XCTAssertTrue(navigation.topViewController is HomeViewController)
    }

    /// HF33
    func testTypingSetsNeedsSave() throws {
        XCTAssertTrue(go(on: activity(["index": 0, "title": "Milk", "text": ""])))
        let editor = try XCTUnwrap(navigation.topViewController as? NoteViewController)
        editor.loadViewIfNeeded()
        editor.viewWillAppear(false)
        let offered = try XCTUnwrap(editor.userActivity)
        XCTAssertFalse(offered.needsSave)
        _ = editor.textField(editor.titleField, shouldChangeCharactersIn: NSRange(), replacementString: "a")
        XCTAssertTrue(offered.needsSave)
        offered.needsSave = false
        editor.textViewDidChange(editor.noteView)
        XCTAssertTrue(offered.needsSave)
    }

    /// HF27
    func testADocumentOfTheDeviceItselfHasNoActivity() throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("Local.note")
        try JSONEncoder().encode(NoteDocument.Content(title: "a", text: "b")).write(to: file)
        let document = NoteDocument(fileURL: file)
        let opened = expectation(description: "opened")
        document.open { isOpen in
            XCTAssertTrue(isOpen)
            opened.fulfill()
        }
        wait(for: [opened], timeout: 5)
        XCTAssertEqual(document.documentState, .normal)
        XCTAssertNil(document.userActivity)
    }
}
