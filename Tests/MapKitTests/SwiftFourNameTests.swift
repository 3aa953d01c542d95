// SPDX-License-Identifier: MIT
import MapKit
import Testing

/// Apple's flat names, as documented for Objective-C, are what Swift 3 and 4 code calls the nested types of today.
struct SwiftFourNameTests {
    @Test func flatNamesAreTodaysTypes() {
        #expect(MKAnnotationViewDragState.self == MKAnnotationView.DragState.self)
        #expect(MKAnnotationViewCollisionMode.self == MKAnnotationView.CollisionMode.self)
        #expect(MKDistanceFormatterUnits.self == MKDistanceFormatter.Units.self)
        #expect(MKSearchCompletionFilterType.self == MKLocalSearchCompleter.FilterType.self)
        #expect(MKLocalSearchCompletionHandler.self == MKLocalSearch.CompletionHandler.self)
    }
}
