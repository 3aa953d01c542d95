// SPDX-License-Identifier: MIT
public import Contacts
import FoundationCompat

extension CLPlacemark {
    /// nil where no part of the address is known.
    public var postalAddress: CNPostalAddress? {
        let result = CNMutablePostalAddress()
        result.street = [subThoroughfare, thoroughfare].compactMap { $0 }.joined(separator: " ")
        result.subLocality = subLocality ?? ""
        result.city = locality ?? ""
        result.subAdministrativeArea = subAdministrativeArea ?? ""
        result.state = administrativeArea ?? ""
        result.postalCode = postalCode ?? ""
        result.country = country ?? ""
        result.isoCountryCode = isoCountryCode ?? ""
        let parts = [result.street, result.city, result.state, result.postalCode, result.country]
        return parts.allSatisfy(\.isEmpty) ? nil : result
    }

    public convenience init(location: CLLocation, name: String?, postalAddress: CNPostalAddress?) {
        var address = Address()
        func known(_ text: String?) -> String? { (text ?? "").isEmpty ? nil : text }
        address.name = name
        address.thoroughfare = known(postalAddress?.street)
        address.subLocality = known(postalAddress?.subLocality)
        address.locality = known(postalAddress?.city)
        address.subAdministrativeArea = known(postalAddress?.subAdministrativeArea)
        address.administrativeArea = known(postalAddress?.state)
        address.postalCode = known(postalAddress?.postalCode)
        address.country = known(postalAddress?.country)
        address.isoCountryCode = known(postalAddress?.isoCountryCode)
        self.init(location: location, address: address)
    }
}

extension CLGeocoder {
    public func geocodePostalAddress(
        _ postalAddress: CNPostalAddress, completionHandler: @escaping CLGeocodeCompletionHandler
    ) { geocodePostalAddress(postalAddress, preferredLocale: nil, completionHandler: completionHandler) }

    public func geocodePostalAddress(
        _ postalAddress: CNPostalAddress, preferredLocale locale: Locale?,
        completionHandler: @escaping CLGeocodeCompletionHandler
    ) {
        let town = [postalAddress.state, postalAddress.postalCode].filter { !$0.isEmpty }.joined(separator: " ")
        let parts = [postalAddress.street, postalAddress.city, town, postalAddress.country].filter { !$0.isEmpty }
        geocodeAddressString(
            parts.joined(separator: ", "), in: nil, preferredLocale: locale, completionHandler: completionHandler)
    }
}
