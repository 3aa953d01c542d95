// SPDX-License-Identifier: MIT
import TestSupport
import Testing

@testable import UIKit

/// What apps are told when the screen turns or changes its looks, and how scenes ask for another orientation.
@MainActor @Suite(.serialized)
struct SceneGeometryTests {
    final class Delegate: UIResponder, UIWindowSceneDelegate {
        let journal = Journal()
        func windowScene(
            _ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace,
            interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
            traitCollection previousTraitCollection: UITraitCollection
        ) {
            journal.note(
                "\(Int(previousCoordinateSpace.bounds.width)) \(previousInterfaceOrientation.rawValue) "
                    + "\(previousTraitCollection.userInterfaceStyle.rawValue)")
        }
    }

    final class Upright: UIViewController {
        override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
    }

    private func withScene(_ body: (UIWindowScene) throws -> Void) throws {
        let scene = try #require(UIApplication.shared.defaultWindowScene)
        try body(scene)
        UIApplication.shared.deviceTurned(to: .landscapeLeft)
        UIApplication.shared.deviceTurned(to: .portrait)
        UIApplication.shared.hostAppearanceChanged(isDark: false)
    }

    @Test("A scene turns to what it asks for, and its delegate hears how it was")
    func request() throws {
        let simulator = Simulator()
        try withScene { scene in
            let delegate = Delegate()
            let saved = (UIApplication.shared.scenes, scene.delegate)
            defer { (UIApplication.shared.scenes, scene.delegate) = saved }
            (UIApplication.shared.scenes, scene.delegate) = ([scene], delegate)
            scene.requestGeometryUpdate(.iOS(interfaceOrientations: .landscapeRight))
            simulator.advance(by: 1)
            #expect(scene.interfaceOrientation == .landscapeRight)
            #expect(simulator.window.bounds.size == CGSize(width: 852, height: 393))
            #expect(delegate.journal.take() == ["393 1 1"])
            UIApplication.shared.hostAppearanceChanged(isDark: true)
            #expect(delegate.journal.take() == ["852 3 1"])
        }
    }

    @Test("A request that the controller does not allow fails with geometryRequestDenied")
    func refusal() throws {
        let simulator = Simulator(root: Upright())
        try withScene { scene in
            var failure: NSError?
            scene.requestGeometryUpdate(.iOS(interfaceOrientations: .landscape)) { failure = $0 as NSError }
            simulator.advance(by: 0.1)
            #expect(failure?.domain == UISceneErrorDomain && failure?.code == 101)
            #expect(
                failure?.localizedDescription
                    == "None of the requested orientations are supported by the view controller. Requested: "
                    + "landscapeLeft, landscapeRight; Supported: portrait")
            #expect(scene.interfaceOrientation == .portrait)
        }
    }

    @Test("Setting the device's orientation by key turns the interface")
    func byKey() throws {
        let simulator = Simulator()
        try withScene { scene in
            UIDevice.current.setValue(UIInterfaceOrientation.landscapeLeft.rawValue, forKey: "orientation")
            simulator.advance(by: 1)
            #expect(scene.interfaceOrientation == .landscapeLeft)
        }
    }

    @Test("The status bar turns white with a dark interface")
    func dark() throws {
        _ = Simulator()
        try withScene { _ in
            UIApplication.shared.hostAppearanceChanged(isDark: true)
            #expect(UIApplication.shared.statusBar.isLight(over: UIScreen.main.traitCollection))
        }
    }
}
