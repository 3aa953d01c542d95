// SPDX-License-Identifier: MIT

/// How a map looks.
///
/// Sendable as on iOS: whoever has it uses it on one thread at a time.
open class MKMapConfiguration: __ObjCObject, NSCopying, @unchecked Sendable {
    public enum ElevationStyle: Int, Sendable { case flat = 0, realistic }
    /// The map is flat either way.
    open var elevationStyle = ElevationStyle.flat
    var mapType: MKMapType { .standard }
    public func copy(with zone: NSZone? = nil) -> Any { self }
}

open class MKStandardMapConfiguration: MKMapConfiguration, @unchecked Sendable {
    public enum EmphasisStyle: Int, Sendable { case `default` = 0, muted }
    open var emphasisStyle = EmphasisStyle.default
    open var pointOfInterestFilter: MKPointOfInterestFilter?
    open var showsTraffic = false
    override var mapType: MKMapType { emphasisStyle == .muted ? .mutedStandard : .standard }

    public override init() { super.init() }
    public convenience init(elevationStyle: ElevationStyle) {
        self.init()
        self.elevationStyle = elevationStyle
    }
    public convenience init(emphasisStyle: EmphasisStyle) {
        self.init()
        self.emphasisStyle = emphasisStyle
    }
    public convenience init(elevationStyle: ElevationStyle, emphasisStyle: EmphasisStyle) {
        self.init(elevationStyle: elevationStyle)
        self.emphasisStyle = emphasisStyle
    }
}

open class MKImageryMapConfiguration: MKMapConfiguration, @unchecked Sendable {
    override var mapType: MKMapType { .satellite }
    public override init() { super.init() }
    public convenience init(elevationStyle: ElevationStyle) {
        self.init()
        self.elevationStyle = elevationStyle
    }
}

open class MKHybridMapConfiguration: MKMapConfiguration, @unchecked Sendable {
    open var pointOfInterestFilter: MKPointOfInterestFilter?
    open var showsTraffic = false
    override var mapType: MKMapType { .hybrid }
    public override init() { super.init() }
    public convenience init(elevationStyle: ElevationStyle) {
        self.init()
        self.elevationStyle = elevationStyle
    }
}

public struct MKMapFeatureOptions: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let pointsOfInterest = Self(rawValue: 1)
    public static let territories = Self(rawValue: 2)
    public static let physicalFeatures = Self(rawValue: 4)
}

public struct MKPointOfInterestCategory: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let airport = Self(rawValue: "MKPOICategoryAirport")
    public static let amusementPark = Self(rawValue: "MKPOICategoryAmusementPark")
    public static let aquarium = Self(rawValue: "MKPOICategoryAquarium")
    public static let atm = Self(rawValue: "MKPOICategoryATM")
    public static let bakery = Self(rawValue: "MKPOICategoryBakery")
    public static let bank = Self(rawValue: "MKPOICategoryBank")
    public static let beach = Self(rawValue: "MKPOICategoryBeach")
    public static let brewery = Self(rawValue: "MKPOICategoryBrewery")
    public static let cafe = Self(rawValue: "MKPOICategoryCafe")
    public static let campground = Self(rawValue: "MKPOICategoryCampground")
    public static let carRental = Self(rawValue: "MKPOICategoryCarRental")
    public static let evCharger = Self(rawValue: "MKPOICategoryEVCharger")
    public static let fireStation = Self(rawValue: "MKPOICategoryFireStation")
    public static let fitnessCenter = Self(rawValue: "MKPOICategoryFitnessCenter")
    public static let foodMarket = Self(rawValue: "MKPOICategoryFoodMarket")
    public static let gasStation = Self(rawValue: "MKPOICategoryGasStation")
    public static let hospital = Self(rawValue: "MKPOICategoryHospital")
    public static let hotel = Self(rawValue: "MKPOICategoryHotel")
    public static let laundry = Self(rawValue: "MKPOICategoryLaundry")
    public static let library = Self(rawValue: "MKPOICategoryLibrary")
    public static let marina = Self(rawValue: "MKPOICategoryMarina")
    public static let movieTheater = Self(rawValue: "MKPOICategoryMovieTheater")
    public static let museum = Self(rawValue: "MKPOICategoryMuseum")
    public static let nationalPark = Self(rawValue: "MKPOICategoryNationalPark")
    public static let nightlife = Self(rawValue: "MKPOICategoryNightlife")
    public static let park = Self(rawValue: "MKPOICategoryPark")
    public static let parking = Self(rawValue: "MKPOICategoryParking")
    public static let pharmacy = Self(rawValue: "MKPOICategoryPharmacy")
    public static let police = Self(rawValue: "MKPOICategoryPolice")
    public static let postOffice = Self(rawValue: "MKPOICategoryPostOffice")
    public static let publicTransport = Self(rawValue: "MKPOICategoryPublicTransport")
    public static let restaurant = Self(rawValue: "MKPOICategoryRestaurant")
    public static let restroom = Self(rawValue: "MKPOICategoryRestroom")
    public static let school = Self(rawValue: "MKPOICategorySchool")
    public static let stadium = Self(rawValue: "MKPOICategoryStadium")
    public static let store = Self(rawValue: "MKPOICategoryStore")
    public static let theater = Self(rawValue: "MKPOICategoryTheater")
    public static let university = Self(rawValue: "MKPOICategoryUniversity")
    public static let winery = Self(rawValue: "MKPOICategoryWinery")
    public static let zoo = Self(rawValue: "MKPOICategoryZoo")
}

// Sendable because nothing of it changes.
open class MKPointOfInterestFilter: __ObjCObject, NSCopying, @unchecked Sendable {
    private let categories: Set<MKPointOfInterestCategory>
    private let includesOthers: Bool
    public init(including categories: [MKPointOfInterestCategory]) {
        self.categories = Set(categories)
        includesOthers = false
        super.init()
    }
    public init(excluding categories: [MKPointOfInterestCategory]) {
        self.categories = Set(categories)
        includesOthers = true
        super.init()
    }
    public class var includingAll: MKPointOfInterestFilter { MKPointOfInterestFilter(excluding: []) }
    public class var excludingAll: MKPointOfInterestFilter { MKPointOfInterestFilter(including: []) }
    open func includes(_ category: MKPointOfInterestCategory) -> Bool {
        categories.contains(category) != includesOthers
    }
    open func excludes(_ category: MKPointOfInterestCategory) -> Bool { !includes(category) }
    open func copy(with zone: NSZone? = nil) -> Any { self }
}
