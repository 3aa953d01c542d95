// SPDX-License-Identifier: MIT
import TestSupport
import Testing

@testable import UIKit

/// Members of `AnyObject` as actions read them of their sender, whose type nobody says.
@MainActor
struct UnknownObjectTests {
    @Test("A sender's members have their types where nothing else says them")
    func members() {
        let segments = UISegmentedControl(items: ["a", "b"])
        (segments.tag, segments.selectedSegmentIndex) = (7, 1)
        segments.frame = CGRect(x: 1, y: 2, width: 100, height: 32)
        let sender: Any = segments
        switch __any(sender as AnyObject).tag {
        case 7: break
        default: Issue.record("the tag is \(__any(sender as AnyObject).tag!)")
        }
        let index = __any(sender as AnyObject).selectedSegmentIndex
        #expect(index == 1)
        #expect(__any(sender as AnyObject).frame.minY == 2)
        #expect(__any(sender as AnyObject).superview == nil)
        let item = UIBarButtonItem()
        item.tag = 3
        #expect(__any(item as AnyObject).tag! + 1 == 4)
        let toggle = UISwitch()
        toggle.isOn = true
        #expect(__any(toggle as AnyObject).isOn)
        let button = UIButton()
        button.setTitle("Go", for: .normal)
        #expect(__any(button as AnyObject).currentTitle == "Go")
    }
}
