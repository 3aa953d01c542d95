// SPDX-License-Identifier: MIT
public import Contacts
import CoreLocation

extension MKPlacemark {
    public convenience init(coordinate: CLLocationCoordinate2D, postalAddress: CNPostalAddress) {
        let location = CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude)
        self.init(placemark: CLPlacemark(location: location, name: nil, postalAddress: postalAddress))
    }
}

extension NSUserActivity {
    private static let key = "MKMapItem"

    /// The place that the activity is about, for suggestions of the system.
    public var mapItem: MKMapItem! {
        get { userInfo?[Self.key] as? MKMapItem }
        set { userInfo = (userInfo ?? [:]).merging([Self.key: newValue as Any]) { $1 } }
    }
}

extension NSNotification.Name {
    public static let MKAnnotationCalloutInfoDidChange = NSNotification.Name("MKAnnotationCalloutInfoDidChange")
}
