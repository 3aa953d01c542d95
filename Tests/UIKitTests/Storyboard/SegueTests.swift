// SPDX-License-Identifier: MIT
import Testing

@testable import UIKit

/// Segues, as the documentation of `UIStoryboardSegue` and `UIViewController` says.
@MainActor
@Suite(.serialized) struct SegueTests {
    /// Two scenes; `kind` and more attributes of the segue `go` from the first to the second.
    private static func controllers(_ segue: String) throws -> UIViewController {
        let storyboard = try InterfaceFixture.storyboard(
            """
            <scene sceneID="s"><objects><viewController id="main" customClass="SegueSource" customModule="UIKitTests"
            sceneMemberID="viewController"><view key="view" id="v"><rect key="frame" x="0" y="0" width="375" height="667"/>
            </view><connections><segue destination="next" identifier="go" \(segue) id="g"/></connections></viewController>
            </objects></scene>
            <scene sceneID="t"><objects><viewController id="next" sceneMemberID="viewController">
            <view key="view" id="w"><rect key="frame" x="0" y="0" width="375" height="667"/></view></viewController>
            </objects></scene>
            """)
        return try #require(storyboard.instantiateInitialViewController())
    }

    @Test("a segue of a custom class is made by its initialiser, prepared for and performed")
    func custom() throws {
        let source = try #require(
            try Self.controllers("kind=\"custom\" customClass=\"RecordingSegue\" customModule=\"UIKitTests\"")
                as? SegueSource)
        RecordingSegue.performed = []
        source.performSegue(withIdentifier: "go", sender: nil)
        #expect(source.prepared.first is RecordingSegue)
        #expect(RecordingSegue.performed == ["go"])
    }

    @Test("a popover is set up before the source prepares, which may change it")
    func popover() throws {
        let source = try #require(try Self.controllers("kind=\"popoverPresentation\"") as? SegueSource)
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
        window.rootViewController = source
        window.isHidden = false
        defer { window.isHidden = true }
        source.performSegue(withIdentifier: "go", sender: source.view)
        #expect(source.preparedPopover?.sourceView === source.view)
    }
}

final class SegueSource: UIViewController {
    var prepared: [UIStoryboardSegue] = []
    weak var preparedPopover: UIPopoverPresentationController?

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        prepared.append(segue)
        preparedPopover = segue.destination.popoverPresentationController
    }
}

final class RecordingSegue: UIStoryboardSegue {
    static var performed: [String] = []
    override func perform() { Self.performed.append(identifier ?? "") }
}
