// SPDX-License-Identifier: MIT

// Flat names of types that are nested since Swift 4.2. Apple's older names, which Swift 3 and 4 code uses.
public typealias MKAnnotationViewDragState = MKAnnotationView.DragState
public typealias MKAnnotationViewCollisionMode = MKAnnotationView.CollisionMode
public typealias MKDistanceFormatterUnits = MKDistanceFormatter.Units
public typealias MKDistanceFormatterUnitStyle = MKDistanceFormatter.DistanceUnitStyle
public typealias MKLocalSearchCompletionHandler = MKLocalSearch.CompletionHandler
public typealias MKDirectionsHandler = MKDirections.DirectionsHandler
public typealias MKETAHandler = MKDirections.ETAHandler
public typealias MKMapSnapshotCompletionHandler = MKMapSnapshotter.CompletionHandler
public typealias MKSearchCompletionFilterType = MKLocalSearchCompleter.FilterType
