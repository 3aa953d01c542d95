// SPDX-License-Identifier: MIT
import Foundation
import Testing

@testable import UIKit

/// https://developer.apple.com/documentation/uikit/uiscenesession/staterestorationactivity: kept while the scene is not
/// connected. A relaunch is another session in the same process.
@MainActor @Suite(.serialized)
struct SceneRestorationTests {
    init() {
        RestorationState.folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("scenes-\(ProcessInfo.processInfo.processIdentifier)")
    }

    private func session() -> UISceneSession {
        let configuration = UISceneConfiguration(name: nil, sessionRole: .windowApplication)
        return UISceneSession(role: .windowApplication, configuration: configuration)
    }

    private func relaunched(_ change: (UISceneSession) -> Void) -> UISceneSession {
        let (old, new) = (session(), session())
        change(old)
        SceneRestoration.save([old])
        SceneRestoration.restore(new)
        return new
    }

    @Test("an activity comes back with all kinds of values that it may carry")
    func activity() throws {
        let place = try #require(URL(string: "https://example.org/a?b=c"))
        let date = Date(timeIntervalSince1970: 1_000_000)
        let next = relaunched {
            let activity = NSUserActivity(activityType: "org.example.note")
            (activity.title, activity.webpageURL, activity.targetContentIdentifier) = ("Note", place, "note 7")
            activity.userInfo = [
                "number": 7, "text": "a", "flag": true, "date": date, "data": Data([1, 2]), "place": place,
                "set": Set(["x", "y"]), "list": [1, 2], "inner": ["none": NSNull()],
            ]
            $0.stateRestorationActivity = activity
        }
        let found = try #require(next.stateRestorationActivity)
        #expect(found.activityType == "org.example.note" && found.title == "Note")
        #expect(found.webpageURL == place && found.targetContentIdentifier == "note 7")
        let values = try #require(found.userInfo)
        #expect(values["number"] as? Int == 7 && values["text"] as? String == "a" && values["flag"] as? Bool == true)
        #expect(values["date"] as? Date == date && values["data"] as? Data == Data([1, 2]))
        #expect(values["place"] as? URL == place && values["set"] as? Set<String> == ["x", "y"])
        #expect(values["list"] as? [Int] == [1, 2] && (values["inner"] as? [String: Any])?["none"] is NSNull)
    }

    @Test("a session's own values come back; one without an activity has none at the next launch")
    func userInfo() {
        let next = relaunched { $0.userInfo = ["tab": 2] }
        #expect(next.userInfo?["tab"] as? Int == 2)
        #expect(next.stateRestorationActivity == nil)
        #expect(relaunched { _ in }.userInfo == nil)
    }
}
