// SPDX-License-Identifier: MIT

/// What Objective-C finds by name: outlets of storyboards, keys that are observed or set.
@MainActor private func fillMapView(_ t: inout __ObjCTable) {
    t.property("delegate", \MKMapView.delegate)
    t.property("mapType", \MKMapView.mapType)
    t.property("zoomEnabled", \MKMapView.isZoomEnabled, getter: "isZoomEnabled")
    t.property("scrollEnabled", \MKMapView.isScrollEnabled, getter: "isScrollEnabled")
    t.property("rotateEnabled", \MKMapView.isRotateEnabled, getter: "isRotateEnabled")
    t.property("pitchEnabled", \MKMapView.isPitchEnabled, getter: "isPitchEnabled")
    t.property("showsCompass", \MKMapView.showsCompass)
    t.property("showsScale", \MKMapView.showsScale)
    t.property("showsUserLocation", \MKMapView.showsUserLocation)
    t.property("showsBuildings", \MKMapView.showsBuildings)
    t.property("showsTraffic", \MKMapView.showsTraffic)
    t.property("showsPointsOfInterest", \MKMapView.showsPointsOfInterest)
}

@section(".init_array") @used
private let recordMapView: @convention(c) () -> Void = {
    __objcRecord { __objcRegisterMembers(of: MKMapView.self, fillMapView) }
}
