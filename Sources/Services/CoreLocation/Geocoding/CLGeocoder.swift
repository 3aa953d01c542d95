// SPDX-License-Identifier: MIT
import Dispatch
public import FoundationCompat
import TouchstoneDevice

public typealias CLGeocodeCompletionHandler = @Sendable ([CLPlacemark]?, (any Error)?) -> Void

/// Turns addresses into places and back, one request at a time: towns of the gazetteer; streets are taken as they are
/// written, at their town's centre. A server that `TOUCHSTONE_GEOCODER` names is asked instead. Answers come on the main
/// queue.
open class CLGeocoder: __ObjCObject, @unchecked Sendable {  // its state changes on the main thread alone
    private let world: World
    private var pending: CLGeocodeCompletionHandler?
    private var request = 0
    /// When requests were made, by the device's clock; Apple's service refuses too many a minute.
    @MainActor private static var recent: [Double] = []
    private static let limit = 50
    /// Seconds that an answer takes.
    private static let delay = 0.05
    /// Metres from the nearest town of 15,000 people beyond which there is no address.
    private static let reach = 300_000.0

    private let server: GeocodingServer?
    /// The kind of the server that new geocoders ask, where a person has named one.
    package static var serverKind: String? {
        let server = given.map(\.server) ?? .current
        return server?.kind.rawValue
    }

    /// For geocoders that ask others than the device's.
    @TaskLocal private static var given: (world: World, server: GeocodingServer?)?

    /// The one designated initialiser: subclasses of apps have no other to inherit.
    public override init() {
        (world, server) = Self.given ?? (.shared, .current)
        super.init()
    }

    static func asking(_ server: GeocodingServer? = nil, in world: World) -> CLGeocoder {
        asking(server, in: world) { CLGeocoder() }
    }

    /// Geocoders that `body` makes ask `server`.
    static func asking<Result>(_ server: GeocodingServer?, in world: World, _ body: () -> Result) -> Result {
        $given.withValue((world, server), operation: body)
    }

    open var isGeocoding: Bool { onMainNow { [self] in pending != nil } }

    /// Ends the request that is under way, with an error.
    open func cancelGeocode() {
        onMainNow { [self] in
            let handler = pending
            pending = nil
            request += 1
            DispatchQueue.main.async { handler?(nil, CLError(.geocodeCanceled)) }
        }
    }

    open func reverseGeocodeLocation(
        _ location: CLLocation, completionHandler: @escaping CLGeocodeCompletionHandler
    ) { reverseGeocodeLocation(location, preferredLocale: nil, completionHandler: completionHandler) }

    open func reverseGeocodeLocation(
        _ location: CLLocation, preferredLocale locale: Locale?, completionHandler: @escaping CLGeocodeCompletionHandler
    ) {
        if let server, CLLocationCoordinate2DIsValid(location.coordinate) {
            return ask(server, server.url(of: location.coordinate, language: Self.language(locale)), completionHandler)
        }
        start(completionHandler) {
            guard CLLocationCoordinate2DIsValid(location.coordinate),
                let place = Gazetteer.shared.place(near: location.coordinate, within: Self.reach)
            else { return [] }
            var address = CLPlacemark(place).address
            if let street = StreetSource.finder?.name(location.coordinate) {
                (address.name, address.thoroughfare) = (street, street)
            }
            return [CLPlacemark(location: location, address: address, radius: 100)]
        }
    }

    open func geocodeAddressString(
        _ addressString: String, completionHandler: @escaping CLGeocodeCompletionHandler
    ) { geocodeAddressString(addressString, in: nil, completionHandler: completionHandler) }

    open func geocodeAddressString(
        _ addressString: String, in region: CLRegion?, completionHandler: @escaping CLGeocodeCompletionHandler
    ) { geocodeAddressString(addressString, in: region, preferredLocale: nil, completionHandler: completionHandler) }

    /// - Parameter region: what lies in it comes first.
    open func geocodeAddressString(
        _ addressString: String, in region: CLRegion?, preferredLocale locale: Locale?,
        completionHandler: @escaping CLGeocodeCompletionHandler
    ) {
        if let server {
            let url = server.url(
                finding: addressString, near: region as? CLCircularRegion, language: Self.language(locale))
            return ask(server, url, completionHandler)
        }
        start(completionHandler) {
            let found = AddressSearch(addressString).matches().map {
                CLPlacemark($0.place, street: $0.street, postalCode: $0.postalCode).atStreet()
            }
            guard let circle = region as? CLCircularRegion else { return found }
            let isInside = { (mark: CLPlacemark) in mark.location.map { circle.contains($0.coordinate) } ?? false }
            return found.filter(isInside) + found.filter { !isInside($0) }
        }
    }

    open func geocodeAddressDictionary(
        _ addressDictionary: [AnyHashable: Any], completionHandler: @escaping CLGeocodeCompletionHandler
    ) {
        let parts = ["Street", "City", "State", "ZIP", "Country"].compactMap { addressDictionary[$0] as? String }
        geocodeAddressString(parts.joined(separator: ", "), completionHandler: completionHandler)
    }

    private func start(
        _ handler: @escaping CLGeocodeCompletionHandler, _ find: @escaping @Sendable () -> [CLPlacemark]
    ) {
        onMainNow { [self] in
            if let error = refusal() { return DispatchQueue.main.async { handler(nil, error) } }
            pending = handler
            request += 1
            let number = request
            world.clock.after(Self.delay) { [weak self] in
                // An app may let go of its geocoder and still wait for the answer.
                guard let self else { return Self.answer(handler, find()) }
                guard number == request, pending != nil else { return }
                pending = nil
                Self.answer(handler, find())
            }
        }
    }

    private static func language(_ locale: Locale?) -> String {
        (locale ?? .current).language.languageCode?.identifier ?? "en"
    }

    /// Seconds, real, until a server counts as not to be had.
    private static let patience = 20.0

    private func ask(_ server: GeocodingServer, _ url: URL?, _ handler: @escaping CLGeocodeCompletionHandler) {
        onMainNow { [self] in
            if let error = refusal() { return DispatchQueue.main.async { handler(nil, error) } }
            guard let url else { return DispatchQueue.main.async { handler(nil, CLError(.network)) } }
            pending = handler
            request += 1
            let number = request
            let hold = ClockHold()
            var call = URLRequest(url: url)
            call.timeoutInterval = Self.patience
            // Nominatim's rules want a client's name.
            call.setValue("Touchstone (\(AppIdentity.identifier))", forHTTPHeaderField: "User-Agent")
            URLSession.shared.dataTask(with: call) { data, response, _ in
                let status = (response as? HTTPURLResponse)?.statusCode
                DispatchQueue.main.async { [self] in
                    hold.release()
                    guard number == request, pending != nil else { return }
                    pending = nil
                    do {
                        guard let data, status == 200 else { throw CLError(.network) }
                        Self.answer(handler, try server.placemarks(data))
                    } catch { handler(nil, error) }
                }
            }.resume()
        }
    }

    /// Why no request can be made now: another is under way, there is no network, or there were too many.
    @MainActor private func refusal() -> CLError? {
        if pending != nil { return CLError(.geocodeCanceled) }
        guard world.state.network.isReachable else { return CLError(.network) }
        let now = world.clock.now
        Self.recent.removeAll { now - $0 > 60 || $0 > now }
        guard Self.recent.count < Self.limit else { return CLError(.network) }
        Self.recent.append(now)
        return nil
    }

    private static func answer(_ handler: CLGeocodeCompletionHandler, _ found: [CLPlacemark]) {
        if found.isEmpty { handler(nil, CLError(.geocodeFoundNoResult)) } else { handler(found, nil) }
    }
}
