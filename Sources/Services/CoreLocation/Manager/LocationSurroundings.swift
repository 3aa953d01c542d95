// SPDX-License-Identifier: MIT
import Dispatch
import FoundationCompat
import Synchronization
import TouchstoneDevice

/// What all managers of an app share: the world, the permission, the monitored regions, whether the app is in front.
final class LocationSurroundings: Sendable {
    static let shared = LocationSurroundings(world: .shared, permissions: .current, device: .current)

    let world: World
    let permissions: Permissions
    private let usage: @Sendable (String) -> Bool
    /// What outlives the process.
    let register: LocationRegister
    @MainActor let regions: RegionMonitor
    @MainActor let use: LocationUse
    private let asked = Mutex(false)
    private let isReduced = Mutex(false)
    @MainActor private(set) var isInBackground = false
    @MainActor private var observers: [Int: @MainActor () -> Void] = [:]
    @MainActor private var observerCount = 0

    /// - Parameter usage: whether Info.plist has a text under a key.
    init(world: World, permissions: Permissions, device: Device) {
        self.world = world
        self.permissions = permissions
        usage = { permissions.hasUsageText($0) }
        let register = LocationRegister(device: device, app: permissions.app)
        self.register = register
        (regions, use) = onMainNow {
            (RegionMonitor(register), LocationUse(LocationRecord(device: device), app: permissions.app))
        }
        onMainNow { [self] in
            isInBackground = Self.hasWokenApp
            // What Settings has switched off for all apps.
            if LocationRecord.services(of: device).state(of: .location) == .denied {
                world.update { $0.locationServices = false }
            }
            regions.surroundings = self
            watch()
        }
    }

    /// - Returns: whether this is the first time.
    func isFirstQuestion() -> Bool {
        asked.withLock { hasAsked in
            defer { hasAsked = true }
            return !hasAsked
        }
    }

    /// Whether the device started the app because it crossed an edge or went a good way.
    static var hasWokenApp: Bool { Device.variable("LAUNCHED_BY") == "location" }

    @MainActor private func watch() {
        _ = permissions.observe { [weak self] kind in
            guard kind == .location, let self else { return }
            DispatchQueue.main.async { MainActor.assumeIsolated { self.changed() } }
        }
        _ = world.observe { [weak self] old, new in
            if old.locationServices != new.locationServices { self?.changed() }
        }
        _ = AppPresence.observe { [weak self] in self?.moved(toBackground: $0) }
    }

    @MainActor func moved(toBackground isBackground: Bool) {
        isInBackground = isBackground
        changed()
    }

    /// Sessions that keep positions coming behind other apps.
    @MainActor private var sessions = 0
    @MainActor var hasBackgroundSession: Bool { sessions > 0 && AppIdentity.backgroundModes.contains("location") }
    @MainActor func sessionsChanged(by step: Int) {
        sessions += step
        changed()
    }

    /// Permission, the global switch, or the app's place has changed.
    @MainActor private func changed() { for number in observers.keys.sorted() { observers[number]?() } }

    @MainActor func observe(_ body: @escaping @MainActor () -> Void) -> Int {
        observerCount += 1
        observers[observerCount] = body
        return observerCount
    }

    @MainActor func removeObserver(_ number: Int) { observers[number] = nil }

    // MARK: Permission

    var authorization: CLAuthorizationStatus {
        let state = permissions.state(of: .location)
        if state != .notDetermined, !world.state.locationServices { return .denied }
        switch state {
        case .notDetermined: return .notDetermined
        case .restricted: return .restricted
        case .denied: return .denied
        case .whenInUse, .once, .limited: return .authorizedWhenInUse
        case .granted, .provisional: return .authorizedAlways
        }
    }

    var accuracy: CLAccuracyAuthorization {
        let isReduced = isReduced.withLock { $0 } || permissions.state(of: .location) == .limited
        return isReduced ? .reducedAccuracy : .fullAccuracy
    }

    func setAccuracy(_ accuracy: CLAccuracyAuthorization) { isReduced.withLock { $0 = accuracy == .reducedAccuracy } }

    private static let missingText =
        "This app has attempted to access privacy-sensitive data without a usage description. The app's Info.plist must "
        + "contain "

    func requestWhenInUse() {
        askForServices()
        guard authorization == .notDetermined, world.state.locationServices else { return }
        guard usage("NSLocationWhenInUseUsageDescription") else {
            return complain("an “NSLocationWhenInUseUsageDescription” key")
        }
        permissions.request(.location) { _ in }
    }

    func requestAlways() {
        let hasBoth =
            usage("NSLocationAlwaysAndWhenInUseUsageDescription") && usage("NSLocationWhenInUseUsageDescription")
        guard hasBoth || usage("NSLocationAlwaysUsageDescription") else {
            return complain(
                "both “NSLocationAlwaysAndWhenInUseUsageDescription” and “NSLocationWhenInUseUsageDescription” keys")
        }
        askForServices()
        guard world.state.locationServices else { return }
        permissions.requestLocationAlways()
    }

    /// Whether what needs no background mode (regions, visits, significant changes) may be told now: behind other apps it
    /// takes "always". The first that is told there has a person asked who allowed it before knowing that it happens.
    @MainActor func mayTell() -> Bool {
        guard isAllowed else { return false }
        guard isInBackground else { return true }
        guard authorization == .authorizedAlways else { return false }
        permissions.confirmLocationAlways()
        return true
    }

    private func complain(_ keys: String) {
        let text = Self.missingText + keys + " with string values explaining to the user how the app uses this data\n"
        FileHandle.standardError.write(Data(text.utf8))
    }

    // MARK: Positions

    var isAllowed: Bool { authorization.rawValue >= CLAuthorizationStatus.authorizedAlways.rawValue }

    var lastFix: CLLocation? {
        guard isAllowed, let fix = visibleFix(in: world.state) else { return nil }
        return CLLocation(fix, accuracy: 0, at: world.locationDate)
    }

    /// With the scheme's "Allow Location Simulation" off, an app knows what a receiver finds and nothing else.
    private static let isSimulated = Device.variable("LOCATION_SIMULATION") != "NO"
    static func fix(
        _ state: WorldState, isSimulated: Bool = isSimulated, isReal: Bool = PositionSource.isReceiver
    ) -> WorldFix? {
        // Until the receiver has found the device it stands where no one has led it, which is no finding.
        if isReal { return state.location == .apple ? nil : state.location }
        return isSimulated ? state.location : nil
    }

    /// With reduced accuracy, apps learn of a place within some kilometres: the middle of a cell of a twentieth of a
    /// degree.
    func visibleFix(in state: WorldState) -> WorldFix? {
        let fix = Self.fix(state)
        guard var fix, accuracy == .reducedAccuracy else { return fix }
        fix.latitude = (fix.latitude * 20).rounded() / 20
        fix.longitude = (fix.longitude * 20).rounded() / 20
        fix.horizontalAccuracy = 5000
        (fix.altitude, fix.verticalAccuracy, fix.speed, fix.course, fix.floor) = (0, -1, -1, -1, nil)
        return fix
    }
}
