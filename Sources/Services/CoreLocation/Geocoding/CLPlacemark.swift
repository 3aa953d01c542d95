// SPDX-License-Identifier: MIT
public import FoundationCompat

/// A place with its address.
///
/// Sendable because nothing of it changes.
open class CLPlacemark: __ObjCObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    /// The parts of an address; what is not known is nil.
    package struct Address: Codable, Sendable {
        /// Of a point of interest, else the street with its number, else the town's.
        package var name: String?
        /// The street without its number.
        package var thoroughfare: String?
        /// The number of the house.
        package var subThoroughfare: String?
        package var locality: String?
        /// A part of the town.
        package var subLocality: String?
        /// The state or region: its letters in the countries whose post writes them.
        package var administrativeArea: String?
        /// The county.
        package var subAdministrativeArea: String?
        /// As the country's post writes it.
        package var postalCode: String?
        /// Two letters.
        package var isoCountryCode: String?
        /// The country's name, as the source writes it.
        package var country: String?
        /// The lake or river there.
        package var inlandWater: String?
        /// The sea there.
        package var ocean: String?
        /// Places that the point belongs to.
        package var areasOfInterest: [String]?
        /// nil: not known.
        package var timeZone: TimeZone?
        /// OpenStreetMap's word for a point of interest: "museum".
        package var kind: String?
        /// Nothing is known.
        package init() {}
    }

    open private(set) var location: CLLocation?
    open private(set) var region: CLRegion?
    /// Empty parts are nil.
    package let address: Address

    /// - Parameter radius: metres within which the whole place lies.
    package init(location: CLLocation?, address: Address, radius: Double = 1000) {
        self.location = location
        self.address = address
        region = location.map {
            let c = $0.coordinate
            return CLCircularRegion(
                center: c, radius: radius,
                identifier: String(format: "<%+.8f,%+.8f> radius %.2f", c.latitude, c.longitude, radius))
        }
        super.init()
    }

    public convenience init(placemark: CLPlacemark) {
        self.init(location: placemark.location, address: placemark.address)
    }

    open var name: String? { address.name }
    open var thoroughfare: String? { address.thoroughfare }
    open var subThoroughfare: String? { address.subThoroughfare }
    open var locality: String? { address.locality }
    open var subLocality: String? { address.subLocality }
    open var administrativeArea: String? { address.administrativeArea }
    open var subAdministrativeArea: String? { address.subAdministrativeArea }
    open var postalCode: String? { address.postalCode }
    open var isoCountryCode: String? { address.isoCountryCode }
    open var country: String? { address.country }
    open var inlandWater: String? { address.inlandWater }
    open var ocean: String? { address.ocean }
    open var areasOfInterest: [String]? { address.areasOfInterest }
    open var timeZone: TimeZone? { address.timeZone }

    /// The address under the keys of the old address book.
    open var addressDictionary: [AnyHashable: Any]? {
        let street = [address.subThoroughfare, address.thoroughfare].compactMap { $0 }.joined(separator: " ")
        let values: [(String, Any?)] = [
            ("Street", street.isEmpty ? nil : street), ("Thoroughfare", address.thoroughfare),
            ("SubThoroughfare", address.subThoroughfare), ("City", address.locality),
            ("SubLocality", address.subLocality), ("State", address.administrativeArea),
            ("SubAdministrativeArea", address.subAdministrativeArea), ("ZIP", address.postalCode),
            ("Country", address.country), ("CountryCode", address.isoCountryCode), ("Name", address.name),
            ("FormattedAddressLines", formattedLines(street)),
        ]
        return Dictionary(values.compactMap { key, value in value.map { (AnyHashable(key), $0) } }) { $1 }
    }

    private func formattedLines(_ street: String) -> [String] {
        let region = [address.administrativeArea, address.postalCode].compactMap { $0 }.joined(separator: "  ")
        let city = [address.locality, region.isEmpty ? nil : region].compactMap { $0 }.joined(separator: ", ")
        return [street, city, address.country ?? ""].filter { !$0.isEmpty }
    }

    open override var description: String {
        let lines = [name].compactMap { $0 } + formattedLines("")
        let place = location.map { "<\($0.coordinate.latitude),\($0.coordinate.longitude)>" } ?? "nowhere"
        return "\(lines.joined(separator: ", ")) @ \(place)"
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }

    // MARK: Coding

    open class var supportsSecureCoding: Bool { true }

    open func encode(with coder: NSCoder) {
        coder.encode(location, forKey: "location")
        coder.encode(region, forKey: "region")
        do {
            coder.encode(try JSONEncoder().encode(address) as NSData, forKey: "address")
        } catch { preconditionFailure("texts of an address can be written: \(error)") }
    }

    /// nil: the archive has no address.
    public required init?(coder: NSCoder) {
        guard let data = coder.decodeObject(of: NSData.self, forKey: "address"),
            case .success(let address) = Result(catching: {
                try JSONDecoder().decode(Address.self, from: Data(referencing: data))
            })
        else { return nil }
        self.address = address
        location = coder.decodeObject(of: CLLocation.self, forKey: "location")
        region = coder.decodeObject(of: CLCircularRegion.self, forKey: "region")
        super.init()
    }
}

extension CLPlacemark {
    /// A town of the gazetteer.
    package convenience init(_ place: Gazetteer.Place, street: String? = nil, postalCode: String? = nil) {
        let gazetteer = Gazetteer.shared
        let region = gazetteer.regions[place.region]
        let country = gazetteer.countries[region.country]
        var address = Address()
        let parts = street.map(Self.streetParts)
        address.thoroughfare = parts?.name
        address.subThoroughfare = parts?.number
        address.name = street ?? place.name
        address.locality = place.name
        // Where GeoNames has the letters that addresses are written with; its numbers are nobody's.
        let isWritten = !region.code.isEmpty && region.code.allSatisfy(\.isLetter)
        address.administrativeArea = isWritten && ["US", "CA", "AU"].contains(country.code) ? region.code : region.name
        if address.administrativeArea?.isEmpty == true { address.administrativeArea = nil }
        address.postalCode = postalCode
        address.country = country.name
        address.isoCountryCode = country.code
        address.timeZone = TimeZone(identifier: gazetteer.zones[place.zone])
        // A city of a million people has about ten kilometres to its edge.
        let radius = 10 * place.population.squareRoot()
        self.init(
            location: CLLocation(
                coordinate: CLLocationCoordinate2D(latitude: place.latitude, longitude: place.longitude), altitude: 0,
                horizontalAccuracy: 100, verticalAccuracy: -1, timestamp: Date()),
            address: address, radius: radius)
    }

    /// "2100 York St" and "Unter den Linden 77".
    private static func streetParts(_ street: String) -> (name: String, number: String?) {
        let words = street.split(separator: " ").map(String.init)
        guard words.count > 1 else { return (street, nil) }
        if words[0].first?.isNumber == true { return (words.dropFirst().joined(separator: " "), words[0]) }
        if words[words.count - 1].first?.isNumber == true {
            return (words.dropLast().joined(separator: " "), words[words.count - 1])
        }
        return (street, nil)
    }
}
