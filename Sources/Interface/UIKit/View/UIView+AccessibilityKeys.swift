// SPDX-License-Identifier: MIT
import ObjCRuntime

// Accessibility is an informal protocol of every object on iOS, so its members are in no list of UIView's; interface files
// set them by key.

@MainActor private func fillAccessibility(_ table: inout __ObjCTable) {
    table.property("isAccessibilityElement", \UIView.isAccessibilityElement)
    table.property("accessibilityLabel", \UIView.accessibilityLabel)
    table.property("accessibilityHint", \UIView.accessibilityHint)
    table.property("accessibilityValue", \UIView.accessibilityValue)
    table.property("accessibilityTraits", \UIView.accessibilityTraits)
    table.property("accessibilityElementsHidden", \UIView.accessibilityElementsHidden)
    table.property("accessibilityViewIsModal", \UIView.accessibilityViewIsModal)
    table.property("shouldGroupAccessibilityChildren", \UIView.shouldGroupAccessibilityChildren)
    table.property("accessibilityLanguage", \UIView.accessibilityLanguage)
    table.property("accessibilityFrame", \UIView.accessibilityFrame)
}

@section(".init_array") @used
private let recordAccessibility: @convention(c) () -> Void = {
    __objcRecord { __objcRegister(UIView.self, fillAccessibility) }
}
