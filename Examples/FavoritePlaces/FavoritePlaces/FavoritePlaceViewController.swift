// SPDX-License-Identifier: MIT
import MapKit
import UIKit

protocol FavoritePlaceViewControllerDelegate: AnyObject {
    var currentLocationMapItem: MKMapItem { get }
    func favoritePlaceViewControllerDidFinish(_ controller: FavoritePlaceViewController)
    func displayDirections(for route: MKRoute)
}

/// The form in which a favorite is added or changed.
final class FavoritePlaceViewController: UIViewController, UITextFieldDelegate {
    @IBOutlet var nameField: UITextField!
    @IBOutlet var streetField: UITextField!
    @IBOutlet var cityField: UITextField!
    @IBOutlet var stateField: UITextField!
    @IBOutlet var postalField: UITextField!
    @IBOutlet var latitudeField: UITextField!
    @IBOutlet var longitudeField: UITextField!
    @IBOutlet var geocodeButton: UIButton!
    @IBOutlet var geofenceLabel: UILabel!
    @IBOutlet var geofenceSwitch: UISwitch!
    @IBOutlet var radiusSlider: UISlider!
    @IBOutlet var radiusLabel: UILabel!
    @IBOutlet var directionsButton: UIButton!
    @IBOutlet var mapsButton: UIButton!

    /// nil: a new one.
    var place: FavoritePlace?
    weak var delegate: FavoritePlaceViewControllerDelegate?

    private var places: PlaceStore { AppDelegate.shared.places }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = place == nil ? "New Favorite" : "Favorite"
        if !CLLocationManager.isMonitoringAvailable(for: CLCircularRegion.self) {
            geofenceSwitch.isHidden = true
            geofenceLabel.text = "Geofence N/A"
        }
        show()
    }

    private func show() {
        directionsButton.isEnabled = place != nil
        mapsButton.isEnabled = place != nil
        if let place {
            nameField.text = place.placeName
            streetField.text = place.placeStreetAddress
            cityField.text = place.placeCity
            stateField.text = place.placeState
            postalField.text = place.placePostal
            latitudeField.text = String(format: "%f", place.latitude)
            longitudeField.text = String(format: "%f", place.longitude)
            geofenceSwitch.isOn = place.displayProximity
            radiusSlider.value = Float(place.displayRadius)
        }
        radiusChanged(radiusSlider)
    }

    var address: Address {
        Address(
            street: streetField.text ?? "", city: cityField.text ?? "", state: stateField.text ?? "",
            postal: postalField.text ?? "")
    }

    // MARK: Actions

    @IBAction func geocodeLocationTouched(_ sender: UIButton) {
        view.endEditing(true)
        latitudeField.text = "Geocoding..."
        longitudeField.text = "Geocoding..."
        geocodeButton.setTitle("Geocoding now...", for: .normal)
        geocodeButton.isEnabled = false
        LocationManager.shared.geocoder.geocodeAddressString(address.text) { [weak self] placemarks, error in
            self?.geocodingEnded(placemarks, error)
        }
    }

    private func geocodingEnded(_ placemarks: [CLPlacemark]?, _ error: Error?) {
        geocodeButton.setTitle("Geocode Location Now", for: .normal)
        geocodeButton.isEnabled = true
        guard let coordinate = placemarks?.last?.location?.coordinate else {
            latitudeField.text = "Not found"
            longitudeField.text = "Not found"
            return showAlert("Geocoding Error", error?.localizedDescription ?? "No place was found.")
        }
        latitudeField.text = String(format: "%f", coordinate.latitude)
        longitudeField.text = String(format: "%f", coordinate.longitude)
    }

    @IBAction func radiusChanged(_ sender: UISlider) {
        radiusLabel.text = "\(Int(sender.value.rounded())) m"
    }

    @IBAction func getDirectionsTouched(_ sender: UIButton) {
        guard let place, let delegate else { return }
        let request = MKDirections.Request()
        request.source = delegate.currentLocationMapItem
        request.destination = mapItem(for: place)
        MKDirections(request: request).calculate { [weak self] response, error in
            guard let self else { return }
            if let error { return showAlert("Directions Error", error.localizedDescription) }
            guard let route = response?.routes.first else {
                return showAlert("No Directions", "There are no directions available.")
            }
            for (index, step) in route.steps.enumerated() {
                NSLog("%d. %.0f m: %@", index + 1, step.distance, step.instructions as NSString)
            }
            self.delegate?.displayDirections(for: route)
        }
    }

    @IBAction func showInMapsTouched(_ sender: UIButton) {
        guard let place else { return }
        let isOpen = mapItem(for: place).openInMaps(launchOptions: Self.mapsOptions)
        if !isOpen { NSLog("Maps could not be opened") }
    }

    static let mapsOptions: [String: Any] = [
        MKLaunchOptionsDirectionsModeKey: MKLaunchOptionsDirectionsModeDriving,
        MKLaunchOptionsMapTypeKey: NSNumber(value: MKMapType.standard.rawValue),
    ]

    func mapItem(for place: FavoritePlace) -> MKMapItem {
        let item = MKMapItem(placemark: MKPlacemark(coordinate: place.coordinate, addressDictionary: nil))
        item.name = place.placeName
        return item
    }

    @IBAction func saveTouched(_ sender: UIBarButtonItem) {
        guard let latitude = Double(latitudeField.text ?? ""), let longitude = Double(longitudeField.text ?? "") else {
            return showAlert("Where Is It?", "A favorite needs a latitude and a longitude.")
        }
        let place = place ?? places.add()
        place.placeName = nameField.text
        place.placeStreetAddress = streetField.text
        place.placeCity = cityField.text
        place.placeState = stateField.text
        place.placePostal = postalField.text
        place.coordinate = CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
        place.displayProximity = geofenceSwitch.isOn
        place.displayRadius = Double(radiusSlider.value.rounded())
        places.save()
        delegate?.favoritePlaceViewControllerDidFinish(self)
    }

    @IBAction func cancelTouched(_ sender: UIBarButtonItem) {
        delegate?.favoritePlaceViewControllerDidFinish(self)
    }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        textField.resignFirstResponder()
        return true
    }

    private func showAlert(_ title: String, _ message: String) {
        let alert = UIAlertController(title: title, message: message, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        present(alert, animated: true)
    }
}
