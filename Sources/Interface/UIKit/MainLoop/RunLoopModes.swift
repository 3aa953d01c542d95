// SPDX-License-Identifier: MIT
import CoreFoundation

extension RunLoop.Mode {
    /// In force while a finger tracks a control or drags a scroll view; timers of the default mode pause.
    public static let tracking = RunLoop.Mode("UITrackingRunLoopMode")
}

/// Makes timers of the common modes fire while tracking.
enum RunLoopModes {
    static func registerTracking() {
        let name = Foundation.NSString(string: RunLoop.Mode.tracking.rawValue)
        CFRunLoopAddCommonMode(CFRunLoopGetMain(), unsafeBitCast(name, to: CoreFoundation.CFString.self))
    }
}
