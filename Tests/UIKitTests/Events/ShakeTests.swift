// SPDX-License-Identifier: MIT
import TestSupport
import Testing

@testable import UIKit

/// Public tutorials' controllers hear of a shake inside of navigation controllers without ever becoming first responder.
@MainActor @Suite("Shaking the device", .serialized)
struct ShakeTests {
    private final class Listener: UIViewController {
        var heard: [UIEvent.EventSubtype] = []
        override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) { heard.append(motion) }
    }

    @Test("the controller that shows hears of it, however deep it lies")
    func shownController() {
        let (root, top) = (Listener(), Listener())
        let tabs = UITabBarController()
        let navigation = UINavigationController(rootViewController: root)
        tabs.viewControllers = [navigation, UIViewController()]
        let simulator = Simulator(root: tabs)
        simulator.advance(by: 0.1)
        UIApplication.shared.shake()
        #expect(root.heard == [.motionShake])
        navigation.pushViewController(top, animated: false)
        simulator.advance(by: 0.1)
        UIApplication.shared.shake()
        #expect(top.heard == [.motionShake] && root.heard.count == 1)
    }

    private final class Field: UITextField {
        var count = 0
        override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) { count += 1 }
    }

    @Test("a first responder hears of it instead")
    func firstResponder() {
        let root = Listener()
        let field = Field(frame: CGRect(x: 10, y: 100, width: 200, height: 30))
        root.view.addSubview(field)
        let simulator = Simulator(root: UINavigationController(rootViewController: root))
        simulator.advance(by: 0.1)
        field.becomeFirstResponder()
        simulator.advance(by: 1)
        UIApplication.shared.shake()
        #expect(field.count == 1 && root.heard.isEmpty)
        field.resignFirstResponder()
    }
}
