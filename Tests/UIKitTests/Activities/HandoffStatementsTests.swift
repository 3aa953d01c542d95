// SPDX-License-Identifier: MIT
import Foundation
import TestSupport
import Testing
import TouchstoneDevice

@testable import UIKit

/// What one app offers to other devices: Apple's "Handoff Programming Guide", and the statements HF of the specification.
@MainActor @Suite("Handoff: the device that offers", .serialized)
final class HandoffOfferTests {
    private let stage = Stage()
    private let types = HandoffOffer.declaredTypes
    private static let editing = "org.example.editing"

    init() {
        HandoffOffer.declaredTypes = { [Self.editing] }
        World.shared.update { $0.cloudAccount = "ada" }
    }

    isolated deinit {
        NSUserActivity.current?.invalidate()
        HandoffOffer.declaredTypes = types
        World.shared.update { ($0.cloudAccount, $0.continuity) = (nil, WorldContinuity()) }
    }

    private final class Editor: UIViewController, @preconcurrency NSUserActivityDelegate {
        let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
        var updates = 0
        var saves: [String] = []
        override func viewDidLoad() {
            super.viewDidLoad()
            view.addSubview(field)
        }
        override func updateUserActivityState(_ activity: NSUserActivity) {
            updates += 1
            activity.addUserInfoEntries(from: ["text": field.text ?? ""])
            super.updateUserActivityState(activity)
        }
        func userActivityWillSave(_ userActivity: NSUserActivity) { saves.append("will save") }
        func userActivityWasContinued(_ userActivity: NSUserActivity) { saves.append("continued") }
        func start() -> NSUserActivity {
            let activity = NSUserActivity(activityType: HandoffOfferTests.editing)
            activity.userInfo = ["text": ""]
            activity.delegate = self
            userActivity = activity
            return activity
        }
    }

    /// Lets what waits for the main queue go first: main-actor tests do not run on the main thread.
    private func mainQueue() async {
        await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } }
    }

    /// An editor on a list, on show.
    private func push() -> (Editor, UINavigationController) {
        let navigation = UINavigationController(rootViewController: UIViewController())
        stage.simulator.window.rootViewController = navigation
        let editor = Editor()
        navigation.pushViewController(editor, animated: false)
        stage.simulator.advance(by: 0.1)
        return (editor, navigation)
    }

    @Test("HF1, HF3: only what Info.plist lists is offered, and only with an account and Bluetooth")
    func conditions() {
        _ = stage.simulator
        let other = NSUserActivity(activityType: "org.example.other")
        other.becomeCurrent()
        #expect(HandoffOffer.activity == nil)
        let listed = NSUserActivity(activityType: Self.editing)
        listed.becomeCurrent()
        #expect(HandoffOffer.activity === listed)
        World.shared.update { $0.continuity.isBluetoothOn = false }
        #expect(HandoffOffer.activity == nil)
        World.shared.update { $0.continuity.isBluetoothOn = true }
        World.shared.update { $0.cloudAccount = nil }
        #expect(HandoffOffer.activity == nil)
    }

    @Test("HF23: what is not eligible is not offered")
    func eligibility() {
        let activity = NSUserActivity(activityType: Self.editing)
        activity.becomeCurrent()
        activity.isEligibleForHandoff = false
        #expect(HandoffOffer.activity == nil)
        activity.isEligibleForHandoff = true
        #expect(HandoffOffer.activity === activity)
    }

    @Test("HF14, HF15: a controller's activity is offered once the controller is on screen, and is over when it leaves")
    func controllers() {
        let navigation = UINavigationController(rootViewController: UIViewController())
        stage.simulator.window.rootViewController = navigation
        let editor = Editor()
        let activity = editor.start()
        #expect(HandoffOffer.activity == nil)
        navigation.pushViewController(editor, animated: false)
        stage.simulator.advance(by: 0.1)
        #expect(HandoffOffer.activity === activity)
        navigation.popViewController(animated: false)
        stage.simulator.advance(by: 0.1)
        #expect(HandoffOffer.activity == nil && !activity.isValid)
    }

    @Test("HF16: without one of its own, the first responder's nearest above has the current activity")
    func chain() {
        let (editor, _) = push()
        let activity = editor.start()
        NSUserActivity(activityType: Self.editing).becomeCurrent()
        #expect(NSUserActivity.current !== activity)
        #expect(editor.field.becomeFirstResponder())
        #expect(NSUserActivity.current === activity)
    }

    @Test("HF17, HF19: needsSave has the delegate and then the responder asked, and is false afterwards")
    func saving() async {
        let (editor, _) = push()
        let activity = editor.start()
        editor.field.text = "tea"
        activity.needsSave = true
        await mainQueue()
        #expect(editor.updates == 0)
        stage.simulator.advance(by: 1)
        #expect(editor.updates == 1 && editor.saves == ["will save"])
        #expect(!activity.needsSave && activity.userInfo?["text"] as? String == "tea")
    }

    @Test("HF18, HF33: a hundred key presses in a second are few saves, and the last text is among them")
    func keystrokes() async {
        let (editor, _) = push()
        let activity = editor.start()
        editor.field.addAction(UIAction { _ in activity.needsSave = true }, for: .editingChanged)
        editor.field.becomeFirstResponder()
        for number in 0..<100 {
            editor.field.insertText("\(number % 10)")
            await mainQueue()
            stage.simulator.advance(by: 0.01)
        }
        stage.simulator.advance(by: 1)
        #expect(editor.updates >= 1 && editor.updates <= 5)
        #expect(activity.userInfo?["text"] as? String == editor.field.text)
        #expect(editor.field.text?.count == 100)
    }

    @Test("HF13, HF20: another device gets what is unsaved, and every value as it was")
    func transfer() throws {
        let (editor, _) = push()
        let activity = editor.start()
        let date = Date(timeIntervalSince1970: 1_400_000_000)
        let page = try #require(URL(string: "https://example.org/note"))
        activity.title = "A note"
        activity.webpageURL = page
        activity.userInfo = [
            "number": 7, "share": 0.5, "date": date, "data": Data([1, 2]), "list": ["a", 2] as [Any],
            "inner": ["deep": true], "url": page,
        ]
        editor.field.text = "unsaved"
        activity.needsSave = true
        let sent = try #require(Data(base64Encoded: try HandoffOffer.handOver()))
        let arrived = try NSUserActivity(archived: sent)
        #expect(arrived.activityType == Self.editing && arrived.title == "A note" && arrived.webpageURL == page)
        let values = try #require(arrived.userInfo)
        #expect(values["text"] as? String == "unsaved" && values["number"] as? Int == 7)
        #expect(values["share"] as? Double == 0.5 && values["date"] as? Date == date)
        #expect(values["data"] as? Data == Data([1, 2]) && values["url"] as? URL == page)
        #expect((values["list"] as? [Any])?.first as? String == "a")
        #expect((values["inner"] as? [AnyHashable: Any])?["deep"] as? Bool == true)
    }

    @Test("HF21: invalidate ends it at once and for good; a second call does nothing")
    func invalidation() {
        let (editor, _) = push()
        let activity = editor.start()
        #expect(HandoffOffer.activity === activity)
        activity.invalidate()
        activity.invalidate()
        activity.needsSave = true
        activity.becomeCurrent()
        stage.simulator.advance(by: 1)
        #expect(HandoffOffer.activity == nil && editor.updates == 0)
    }

    @Test("HF22: the source is told once that another device has taken over")
    func continued() {
        let (editor, _) = push()
        let activity = editor.start()
        HandoffOffer.wasContinued("of another one")
        HandoffOffer.wasContinued(activity.identifier)
        HandoffOffer.wasContinued(activity.identifier)
        #expect(editor.saves == ["continued"])
    }
}

/// What an app hears that goes on with an activity.
@MainActor @Suite("Handoff: the device that goes on", .serialized)
final class HandoffContinuationTests {
    private let stage = Stage()
    private let types = HandoffOffer.declaredTypes
    private let before = UIApplication.shared.delegateStorage
    private static let editing = "org.example.editing"

    init() { HandoffOffer.declaredTypes = { [Self.editing] } }

    isolated deinit {
        HandoffOffer.declaredTypes = types
        UIApplication.shared.delegateStorage = before
    }

    private final class Delegate: UIResponder, UIApplicationDelegate {
        let journal = Journal()
        var takes = true
        var restored: [any UIUserActivityRestoring]? = []

        func application(
            _ application: UIApplication, willContinueUserActivityWithType userActivityType: String
        ) -> Bool {
            journal.note("will \(userActivityType)")
            return takes
        }
        func application(
            _ application: UIApplication, continue userActivity: NSUserActivity,
            restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
        ) -> Bool {
            journal.note("continue \(userActivity.activityType) \(userActivity.userInfo?["text"] ?? "-")")
            restorationHandler(restored)
            return true
        }
        func application(
            _ application: UIApplication, didFailToContinueUserActivityWithType userActivityType: String,
            error: any Error
        ) { journal.note("failed \(userActivityType) \((error as? CocoaError)?.errorCode ?? 0)") }
    }

    private final class Restoring: UIResponder {
        let name: String
        let journal: Journal
        init(_ name: String, _ journal: Journal) {
            (self.name, self.journal) = (name, journal)
            super.init()
        }
        override func restoreUserActivityState(_ activity: NSUserActivity) {
            journal.note("restore \(name) \(activity.activityType)")
        }
    }

    private func delegate() -> Delegate {
        _ = stage.simulator
        let delegate = Delegate()
        UIApplication.shared.delegateStorage = delegate
        return delegate
    }

    private func activity() -> NSUserActivity {
        let activity = NSUserActivity(activityType: Self.editing)
        activity.userInfo = ["text": "tea"]
        return activity
    }

    private func perform(_ step: [String: Any]) throws {
        var failure: String?
        StepPerformer().perform(try ScriptStep(number: 1, step).action) { failure = $0 }
        #expect(failure == nil)
    }

    @Test("HF7, HF8: will-continue comes at once with the type, continue with the activity when it arrives")
    func order() throws {
        let delegate = delegate()
        try perform(["willContinue": Self.editing])
        stage.simulator.advance(by: 2)
        #expect(delegate.journal.take() == ["will org.example.editing"])
        try perform(["continue": ["type": Self.editing, "userInfo": ["text": "tea"]]])
        #expect(delegate.journal.take() == ["continue org.example.editing tea"])
    }

    @Test("HF9: what will-continue says is known, and the system shows that one waits where the app does not")
    func refusal() throws {
        let delegate = delegate()
        delegate.takes = false
        ActivityContinuation.begin(Self.editing)
        stage.simulator.advance(by: 0.1)
        #expect(ActivityContinuation.isAwaited == false)
        #expect(ActivityContinuation.isShowingWait)
        ActivityContinuation.deliver(activity())
        #expect(!ActivityContinuation.isShowingWait)
        delegate.takes = true
        ActivityContinuation.begin(Self.editing)
        #expect(ActivityContinuation.isAwaited == true && !ActivityContinuation.isShowingWait)
    }

    @Test("HF10: a transfer that breaks is told with NSUserActivityHandoffFailedError, and continue does not come")
    func failure() throws {
        let delegate = delegate()
        try perform(["willContinue": Self.editing])
        try perform(["continuationFailed": Self.editing])
        #expect(delegate.journal.take() == ["will org.example.editing", "failed org.example.editing 4608"])
    }

    @Test("HF11: the restoration handler has each object restore, in order; nil and an empty list none")
    func restoring() {
        let delegate = delegate()
        delegate.restored = ["a", "b"].map { Restoring($0, delegate.journal) }
        ActivityContinuation.deliver(activity())
        #expect(
            delegate.journal.take().dropFirst() == ["restore a org.example.editing", "restore b org.example.editing"])
        for none in [nil, []] as [[any UIUserActivityRestoring]?] {
            delegate.restored = none
            ActivityContinuation.deliver(activity())
            #expect(delegate.journal.take().count == 1)
        }
    }

    @Test("HF1: a type that Info.plist does not list is not continued")
    func unlisted() throws {
        let delegate = delegate()
        try perform(["willContinue": "org.example.other"])
        #expect(delegate.journal.entries.isEmpty)
    }

    @Test("HF29: the stack is right in the same turn after popping to the root and pushing without animation")
    func stack() {
        let navigation = UINavigationController(rootViewController: UIViewController())
        stage.simulator.window.rootViewController = navigation
        navigation.pushViewController(UIViewController(), animated: false)
        let list = UIViewController()
        navigation.popToRootViewController(animated: false)
        navigation.pushViewController(list, animated: false)
        #expect(navigation.viewControllers.count == 2 && navigation.topViewController === list)
    }

    @Test("HF30: a row that is selected without a position does not scroll the table")
    func selection() {
        final class Rows: NSObject, UITableViewDataSource {
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 100 }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                UITableViewCell()
            }
        }
        let rows = Rows()
        let table = UITableView(frame: stage.simulator.root.view.bounds)
        table.dataSource = rows
        stage.simulator.root.view.addSubview(table)
        stage.simulator.advance(by: 0.1)
        let start = table.contentOffset
        table.selectRow(at: IndexPath(row: 90, section: 0), animated: false, scrollPosition: .none)
        #expect(table.indexPathForSelectedRow == IndexPath(row: 90, section: 0) && table.contentOffset == start)
        table.removeFromSuperview()
    }

    @Test("HF28: a document that is there opens and is normal; a missing one does not, and nothing crashes")
    func documents() throws {
        _ = stage.simulator
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).txt")
        try Data("note".utf8).write(to: file)
        let (there, missing) = (
            DocumentTests.Note(fileURL: file), DocumentTests.Note(fileURL: file.appendingPathExtension("no"))
        )
        var answers: [Bool] = []
        there.open { answers.append($0) }
        for _ in 0..<4 { stage.simulator.advance(by: 0.01) }
        missing.open { answers.append($0) }
        for _ in 0..<4 { stage.simulator.advance(by: 0.01) }
        #expect(answers == [true, false] && there.documentState == .normal && there.text == "note")
    }
}
