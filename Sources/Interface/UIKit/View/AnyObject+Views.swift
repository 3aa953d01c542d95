// SPDX-License-Identifier: MIT

/// Members that have one type in every class of UIKit, for code that reads them of `AnyObject` without saying which type it
/// expects: `switch (sender as AnyObject).tag`.
extension __AnyMembers {
    public var tag: Int! { known("tag") }
    public var selectedSegmentIndex: Int! { known("selectedSegmentIndex") }
    public var isOn: Bool! { known("isOn") }
    public var isSelected: Bool! { known("isSelected") }
    public var frame: CGRect! { known("frame") }
    public var bounds: CGRect! { known("bounds") }
    public var center: CGPoint! { known("center") }
    public var currentTitle: String? { known("currentTitle") }
    public var superview: UIView? { known("superview") }

    private func known<Value>(_ name: String) -> Value { self[dynamicMember: name] }
}
