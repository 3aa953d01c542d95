// SPDX-License-Identifier: MIT

/// The colours and the picture of a feature's kind.
///
/// Sendable because nothing of it changes.
open class MKIconStyle: __ObjCObject, @unchecked Sendable {
    open private(set) var backgroundColor: UIColor
    open private(set) var image: UIImage
    init(_ backgroundColor: UIColor, _ image: UIImage) { (self.backgroundColor, self.image) = (backgroundColor, image) }
}

/// A name of the map itself that a person selected. The map makes none: `selectableMapFeatures` reports.
///
/// Sendable because nothing of it changes.
open class MKMapFeatureAnnotation: __ObjCObject, MKAnnotation, @unchecked Sendable {
    public enum FeatureType: Int, Sendable { case pointOfInterest = 0, territory, physicalFeature }

    open private(set) var coordinate: CLLocationCoordinate2D
    open private(set) var title: String?
    open private(set) var featureType: FeatureType
    open private(set) var pointOfInterestCategory: MKPointOfInterestCategory?
    open var subtitle: String? { nil }
    open var iconStyle: MKIconStyle? {
        pointOfInterestCategory.map { _ in MKIconStyle(.systemBlue, UIImage(systemName: "mappin") ?? UIImage()) }
    }

    init(
        _ coordinate: CLLocationCoordinate2D, _ title: String?, _ type: FeatureType,
        _ category: MKPointOfInterestCategory?
    ) {
        (self.coordinate, self.title, featureType, pointOfInterestCategory) = (coordinate, title, type, category)
    }
}

/// Looks up what is known of a selected feature.
///
/// Sendable as on iOS: whoever has it uses it on one thread at a time.
open class MKMapItemRequest: __ObjCObject, @unchecked Sendable {
    open private(set) var mapFeatureAnnotation: MKMapFeatureAnnotation
    open private(set) var isLoading = false
    open private(set) var isCancelled = false
    open var featureAnnotation: MKMapFeatureAnnotation { mapFeatureAnnotation }

    public init(mapFeatureAnnotation: MKMapFeatureAnnotation) { self.mapFeatureAnnotation = mapFeatureAnnotation }

    open func getMapItem(completionHandler: @escaping @Sendable (MKMapItem?, (any Error)?) -> Void) {
        isLoading = true
        DispatchQueue.main.async { [self] in
            isLoading = false
            guard !isCancelled else { return completionHandler(nil, MKError(.unknown)) }
            let item = MKMapItem(placemark: MKPlacemark(coordinate: mapFeatureAnnotation.coordinate))
            item.name = mapFeatureAnnotation.title
            item.pointOfInterestCategory = mapFeatureAnnotation.pointOfInterestCategory
            completionHandler(item, nil)
        }
    }

    open var mapItem: MKMapItem {
        get async throws {
            try await withCheckedThrowingContinuation { continuation in
                getMapItem { item, error in
                    if let item { continuation.resume(returning: item) }
                    if item == nil { continuation.resume(throwing: error ?? MKError(.unknown)) }
                }
            }
        }
    }

    open func cancel() { isCancelled = true }
}
