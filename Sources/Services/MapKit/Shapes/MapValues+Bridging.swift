// SPDX-License-Identifier: MIT
public import CoreLocation

// As on iOS, `coordinate as NSValue` and `options[key] as? MKCoordinateSpan` go through the values of MapKit.

extension CLLocationCoordinate2D: _ObjectiveCBridgeable {
    public func _bridgeToObjectiveC() -> NSValue { NSValue(mkCoordinate: self) }

    public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout CLLocationCoordinate2D?) {
        result = source.mkCoordinateValue
    }

    public static func _conditionallyBridgeFromObjectiveC(
        _ source: NSValue, result: inout CLLocationCoordinate2D?
    ) -> Bool {
        guard String(cString: source.objCType) == NSValue.coordinateEncoding else { return false }
        result = source.mkCoordinateValue
        return true
    }

    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> CLLocationCoordinate2D {
        source?.mkCoordinateValue ?? CLLocationCoordinate2D()
    }
}

extension MKCoordinateSpan: _ObjectiveCBridgeable {
    public func _bridgeToObjectiveC() -> NSValue { NSValue(mkCoordinateSpan: self) }

    public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout MKCoordinateSpan?) {
        result = source.mkCoordinateSpanValue
    }

    public static func _conditionallyBridgeFromObjectiveC(
        _ source: NSValue, result: inout MKCoordinateSpan?
    ) -> Bool {
        guard String(cString: source.objCType) == NSValue.spanEncoding else { return false }
        result = source.mkCoordinateSpanValue
        return true
    }

    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> MKCoordinateSpan {
        source?.mkCoordinateSpanValue ?? MKCoordinateSpan()
    }
}
