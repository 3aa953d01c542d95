// SPDX-License-Identifier: MIT
import HostKit
import TouchstoneDevice

/// What the command line asked for, handed over in `TOUCHSTONE_*` environment variables; docs/ARCHITECTURE.md lists
/// them.
package struct LaunchOptions: Sendable {
    /// The raw values are those of `TOUCHSTONE_HOST`.
    package enum HostKind: String, Sendable { case headless, window, web, session }

    /// Headless also for a word that is none.
    package var host = HostKind.headless
    /// Of a page; nil: the host's choice.
    package var port: Int?
    /// The secret part of a page's address; nil: a random one.
    package var token: String?
    /// Whether the page may be opened from other machines.
    package var isPublic = false
    /// Where nothing is said: the first, or the first tablet for apps that run on nothing else.
    package var device = DeviceProfile.standard
    /// Pixels per point; nil: the device's.
    package var scale: CGFloat?
    /// nil: upright, where the app allows that.
    package var orientation: UIInterfaceOrientation?
    /// Light for every other word.
    package var isDark = false
    /// As `de_DE`; nil: what the device says.
    package var locale: String?
    /// As it was written; `contentSizeCategory` reads it.
    package var contentSize: String?
    /// Where nothing is said: only without a display.
    package var usesVirtualClock = true
    /// Where the virtual clock starts, to keep step with another process; nil: at its own beginning.
    package var clockStart: Double?
    /// The socket to the UI test that drives the app; nil: none does.
    package var automation: Int32?
    /// A file of steps; nil: nobody plays any.
    package var script: String?
    /// Where to write what the script came to; nil: nowhere.
    package var report: String?
    /// Where to note scenes and nibs as they come out of their files.
    package var interfaces: String?
    /// The socket at which the device's commands reach the app, and what they asked for while it did not run.
    package var control: String?
    /// The file of steps that came while the app did not run; nil: there is none.
    package var pendingSteps: String?
    /// Why the device starts the app behind others; nil: a person starts it.
    package enum WakeReason: String, Sendable {
        /// A region's edge was crossed, or the place changed significantly.
        case location
        /// A push says that there is something to load.
        case push
        /// It is time to load what is new, or to do work that the app has asked time for.
        case fetch, task
        /// Transfers that went on without the app have ended.
        case transfer
        /// A person has chosen an action of a notification that leaves the app behind others.
        case response
    }
    /// Counts from the start until the app comes to the front.
    package var wakeReason: WakeReason?
    /// Whether the device's controls stand beside the screen, where the host has room.
    package var showsControls = true
    /// Whether the keyboard on the screen is drawn; hosts with keys of their own need none.
    package var drawsKeyboard = true

    /// Of this process; the environment is read once.
    package static let current = LaunchOptions(ProcessInfo.processInfo.environment)

    /// Ends the program with `EX_USAGE` where `TOUCHSTONE_DEVICE` names no device; other values that mean nothing are
    /// passed over.
    package init(_ environment: [String: String]) {
        func value(_ name: String) -> String? { environment["TOUCHSTONE_" + name].flatMap { $0.isEmpty ? nil : $0 } }
        host = value("HOST").flatMap(HostKind.init) ?? .headless
        port = value("PORT").flatMap(Int.init)
        token = value("TOKEN")
        isPublic = value("PUBLIC") == "1"
        if let name = value("DEVICE") {
            if let found = DeviceProfile.named(name) {
                device = found
            } else {
                let known = DeviceProfile.all.map(\.name).joined(separator: ", ")
                FileHandle.standardError.write(
                    Data("touchstone: --device is '\(name)'; it must be one of \(known)\n".utf8))
                exit(EX_USAGE)
            }
        } else if Bundle.main.infoDictionary?["UIDeviceFamily"] as? [Int] == [2] {
            // What is only for the larger device starts on one.
            device = DeviceProfile.all.first(where: \.isPad) ?? device
        }
        scale = value("SCALE").flatMap(Double.init).map { CGFloat($0) }.flatMap { $0 > 0 ? $0 : nil }
        orientation = value("ORIENTATION").flatMap(Self.orientation)
        isDark = value("APPEARANCE") == "dark"
        locale = value("LOCALE")
        contentSize = value("CONTENT_SIZE")
        usesVirtualClock = (value("CLOCK") ?? (host == .headless ? "virtual" : "real")) == "virtual"
        clockStart = value("CLOCK_START").flatMap(Double.init)
        automation = value("AUTOMATION").flatMap(Int32.init)
        script = value("SCRIPT")
        control = value("CONTROL")
        pendingSteps = value("PENDING")
        wakeReason = value("LAUNCHED_BY").flatMap(WakeReason.init)
        report = value("REPORT")
        showsControls = value("CONTROLS") != "none"
        interfaces = value("INTERFACES")
        drawsKeyboard = (value("KEYBOARD") ?? (host == .headless ? "software" : "hardware")) == "software"
    }

    static func orientation(_ name: String) -> UIInterfaceOrientation? {
        switch name {
        case "portrait": .portrait
        case "portraitUpsideDown": .portraitUpsideDown
        case "landscape", "landscapeLeft": .landscapeLeft
        case "landscapeRight": .landscapeRight
        default: nil
        }
    }

    /// "XL" or, of those for accessibility, "AX3" as on the command line, or Apple's own name.
    var contentSizeCategory: UIContentSizeCategory? { contentSize.flatMap(Self.contentSizeCategory) }

    static func contentSizeCategory(named contentSize: String) -> UIContentSizeCategory? {
        let prefix = "UICTContentSizeCategory"
        if contentSize.hasPrefix(prefix) { return UIContentSizeCategory(rawValue: contentSize) }
        let accessible = ["AX1": "M", "AX2": "L", "AX3": "XL", "AX4": "XXL", "AX5": "XXXL"][contentSize]
        return UIContentSizeCategory(rawValue: prefix + (accessible.map { "Accessibility" + $0 } ?? contentSize))
    }
}
