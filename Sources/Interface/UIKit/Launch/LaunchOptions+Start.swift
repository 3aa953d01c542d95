// SPDX-License-Identifier: MIT
import FoundationCompat
import HostKit
import TouchstoneDesktop
import TouchstoneDevice

/// How what was asked for comes about.
extension LaunchOptions {
    @MainActor
    func configureScreen() {
        let screen = UIScreen.main
        screen.device = device
        let orientation = orientation ?? UIApplication.shared.launchOrientation
        UIDevice.current.interfaceOrientation = orientation
        UIDevice.current.deviceOrientation = UIDeviceOrientation(rawValue: orientation.rawValue) ?? .portrait
        var description = device.screen(landscape: orientation.isLandscape)
        if let scale { description.scale = scale }
        screen.change(to: description)
        screen.updateTraits { values in
            values.userInterfaceStyle = .ofApp(onDarkDevice: isDark)
            if Self.readsRightToLeft { values.layoutDirection = .rightToLeft }
            if let category = contentSizeCategory { values.preferredContentSizeCategory = category }
        }
    }

    /// The direction of the language the app appears in, which it has to be localised in; or what Xcode's "right-to-left
    /// pseudolanguage" passes.
    private static var readsRightToLeft: Bool {
        let arguments = CommandLine.arguments
        if let index = arguments.firstIndex(of: "-AppleTextDirection"), arguments.dropFirst(index + 1).first == "YES" {
            return true
        }
        guard let language = LocalizedStrings.languages(of: .main).first, language != "Base" else { return false }
        return Locale.Language(identifier: language).characterDirection == .rightToLeft
    }

    /// Before anything of the app runs: clock and stack.
    @MainActor
    func prepareProcess() {
        StackLimit.raise()
        // What the app prints is seen at once, and not lost when it dies.
        printLinesAtOnce()
        CrashNote.install()
        if usesVirtualClock { VirtualClock.start(at: clockStart ?? VirtualClock.startTime) }
        startDevice()
    }

    /// The device's surroundings and its questions to the person.
    @MainActor
    private func startDevice() {
        do {
            try World.shared.start()
            try Desktop.start {
                UIApplication.shared.deviceTurned(to: UIDeviceOrientation($0))
            } darkened: {
                HostInput.handle([.appearanceChanged(isDark: $0)])
            }
        } catch {
            FileHandle.standardError.write(Data("touchstone: \(error)\n".utf8))
            exit(EX_USAGE)
        }
        KeychainKeepers.current = DesktopKeeper()
        if Device.variable("PERMISSIONS") != nil { _ = Permissions.current }
        PermissionAlert.install()
        OwnerAlert.install()
        WorldNotices.install()
        UIDevice.current.onProximity = ProximityCurtain.update
        DeviceLock.install()
        PhoneCalls.install()
        IdleTimer.install()
        MemoryLimit.install()
        HostInput.isTouched = IdleTimer.restart
        SelectionActions.install()
        DetectedItem.install()
        NetworkOffers.start()
    }

    @MainActor
    func startScript() {
        guard let script else { return }
        do {
            ScriptRunner.start(try ScriptStep.read(file: script))
        } catch {
            FileHandle.standardError.write(Data("\(error)\n".utf8))
            exit(2)
        }
    }
}

extension UIDeviceOrientation {
    /// A machine that stands as it is meant to is a device held upright. With its left edge up the device's top points to the
    /// right.
    fileprivate init(_ orientation: DesktopOrientation) {
        switch orientation {
        case .normal: self = .portrait
        case .bottomUp: self = .portraitUpsideDown
        case .leftUp: self = .landscapeRight
        case .rightUp: self = .landscapeLeft
        }
    }
}
