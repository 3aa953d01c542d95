// SPDX-License-Identifier: MIT
import TouchstoneDevice

/// The app under test, or another one by its bundle identifier: a process of its own.
@preconcurrency @MainActor
open class XCUIApplication: XCUIElement {
    public enum State: UInt, Sendable {
        case unknown = 0
        case notRunning = 1
        case runningBackgroundSuspended = 2
        case runningBackground = 3
        case runningForeground = 4
    }

    let bundleIdentifier: String

    open var launchArguments: [String] = []
    open var launchEnvironment: [String: String] = [:]

    /// The app that the target of the tests names.
    public init() {
        bundleIdentifier = UITestConfiguration.current?.target ?? ""
        super.init(root: ())
    }

    public init(bundleIdentifier: String) {
        self.bundleIdentifier = bundleIdentifier
        super.init(root: ())
    }

    // MARK: Process

    /// Starts the app and waits until it rests. One that runs is ended first.
    open func launch() {
        let session = UITestSession.shared
        session.note("Launch \(bundleIdentifier)")
        // It is always there.
        guard !isHomeScreen else { return }
        guard UITestSession.isUITest else {
            return session.fail("XCUIApplication is for UI tests: these tests run inside of their app")
        }
        guard UITestConfiguration.current?.apps[bundleIdentifier] != nil else {
            return session.fail("Failed to launch \(bundleIdentifier): the app is not installed")
        }
        _ = session.launch(bundleIdentifier, arguments: launchArguments, environment: launchEnvironment)
    }

    /// Brings the app to the front; starts it where it does not run.
    open func activate() {
        let session = UITestSession.shared
        session.note("Activate \(bundleIdentifier)")
        guard !isHomeScreen else { return }
        guard let process, process.isAlive else { return launch() }
        if process.isInBackground {
            _ = process.ask(.foreground)
            process.isInBackground = false
        }
        session.bringToFront(process)
        _ = process.ask(.rest(atMost: 3))
    }

    open func terminate() {
        UITestSession.shared.note("Terminate \(bundleIdentifier)")
        process?.end()
    }

    open var state: State {
        guard let process else { return .notRunning }
        // An app that has died is noticed when it is asked.
        _ = process.snapshot()
        guard process.isAlive else { return .notRunning }
        guard process.isInBackground else { return .runningForeground }
        return process.isSuspended ? .runningBackgroundSuspended : .runningBackground
    }

    open func wait(for state: State, timeout: TimeInterval) -> Bool {
        waitUntil(timeout: timeout) { self.state == state }
    }

    /// Opens a URL in the app.
    open func open(_ url: URL) {
        if process?.isAlive != true { launch() }
        UITestSession.shared.note("Open URL \(url)")
        _ = process?.ask(.open(url.absoluteString))
        _ = process?.ask(.rest(atMost: 3))
    }

    /// The app asks again for what it was allowed or refused. For what no app asks for here it is reported.
    open func resetAuthorizationStatus(for resource: XCUIProtectedResource) {
        UITestSession.shared.note("Reset authorization status of \(resource)")
        guard let kind = resource.permission else {
            return Unsupported.report("XCUIApplication.resetAuthorizationStatus(for: .\(resource))")
        }
        let variables = UITestConfiguration.current?.apps[bundleIdentifier]?.environment ?? [:]
        guard let folder = variables["TOUCHSTONE_DEVICE_FOLDER"] else { return }
        let device = Device(folder: URL(fileURLWithPath: folder, isDirectory: true))
        Permissions(device: device, app: bundleIdentifier).set(kind, to: .notDetermined)
    }

    // MARK: Elements

    /// The home screen, from which system alerts come.
    nonisolated static let homeScreen = "com.apple.springboard"
    var isHomeScreen: Bool { bundleIdentifier == Self.homeScreen }

    /// The home screen is asked of the app in front of it.
    var process: AppUnderTest? {
        isHomeScreen ? UITestSession.shared.front : UITestSession.shared.process(of: bundleIdentifier)
    }
    var isAlive: Bool { process?.isAlive ?? false }

    func tree() -> ElementNode? {
        guard let process, process.isAlive else {
            if process?.crash == nil {
                UITestSession.shared.fail(
                    "Failed to get matching snapshots: Application \(bundleIdentifier) is not running")
            }
            return nil
        }
        return isHomeScreen ? process.systemSnapshot() : process.snapshot()
    }

    override var application: XCUIApplication { self }
    override var chainText: String { "Application '\(bundleIdentifier)'" }
    override func node() -> ElementNode? { tree() }
    override func nodes() -> [ElementNode] { isAlive ? [tree()].compactMap { $0 } : [] }
    override var query: XCUIElementQuery { XCUIElementQuery(self, []) }
}

/// What apps ask permission for.
public enum XCUIProtectedResource: Int, Sendable {
    case contacts = 1, calendar, reminders, photos, microphone, camera, mediaLibrary, homeKit, systemRootDirectory
    case userDesktopDirectory, userDownloadsDirectory, userDocumentsDirectory
    case bluetooth = -0x40000000
    case keyboardNetwork, location, health
    case userTracking, focus, localNetwork

    /// nil: apps here have no such permission.
    var permission: PermissionKind? {
        switch self {
        case .contacts: .contacts
        case .calendar: .calendar
        case .reminders: .reminders
        case .photos: .photos
        case .microphone: .microphone
        case .camera: .camera
        case .mediaLibrary: .mediaLibrary
        case .homeKit: .homekit
        case .bluetooth: .bluetooth
        case .location: .location
        case .health: .health
        case .userTracking: .tracking
        case .focus: .focus
        case .localNetwork: .localNetwork
        case .systemRootDirectory, .userDesktopDirectory, .userDownloadsDirectory, .userDocumentsDirectory,
            .keyboardNetwork:
            nil
        }
    }
}
