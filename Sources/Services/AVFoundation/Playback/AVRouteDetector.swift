// SPDX-License-Identifier: MIT

extension NSNotification.Name {
    public static let AVRouteDetectorMultipleRoutesDetectedDidChange = NSNotification.Name(
        "AVRouteDetectorMultipleRoutesDetectedDidChangeNotification")
}

/// Looks for other loudspeakers and screens. The device has its own alone.
open class AVRouteDetector: __ObjCObject {
    public override init() { super.init() }
    open var isRouteDetectionEnabled = false
    open var multipleRoutesDetected: Bool { false }
    open var detectsCustomRoutes = false
}
