// SPDX-License-Identifier: MIT
import Testing
import UIKit

/// Framework members by their Objective-C names, as nibs and key-value coding use them.
@Suite @MainActor struct MemberTableTests {
    @Test("properties by key")
    func keys() {
        let view = UIView()
        view.setValue(UIColor.red, forKey: "backgroundColor")
        view.setValue(true, forKey: "hidden")
        view.setValue(0.5, forKeyPath: "alpha")
        view.setValue(8, forKeyPath: "layer.cornerRadius")
        #expect(view.backgroundColor == .red)
        #expect(view.isHidden)
        #expect(view.alpha == 0.5)
        #expect(view.layer.cornerRadius == 8)
        #expect(view.value(forKey: "isHidden") as? Bool == true)
    }

    @Test("methods by selector")
    func selectors() {
        let outer = UIView()
        let inner = UIView()
        outer.addSubview(inner)
        #expect(inner.responds(to: Selector("removeFromSuperview")))
        inner.perform(Selector("removeFromSuperview"))
        #expect(inner.superview == nil)
        #expect(!inner.responds(to: Selector("nope:")))
        let navigation = UINavigationController(rootViewController: UIViewController())
        navigation.pushViewController(UIViewController(), animated: false)
        navigation.perform(Selector("popViewControllerAnimated:"), with: false)
        #expect(navigation.viewControllers.count == 1)
    }
}
