// SPDX-License-Identifier: MIT
import HostKit
import TouchstoneDevice

/// Does what a person does to the device beside its screen: to all apps of a device that has several, else to this one.
@MainActor
enum DeviceControls {
    static func perform(_ control: HostControl) {
        if DeviceSession.display?.takes(control) == true { return }
        let application = UIApplication.shared
        switch control {
        case .home: goHome()
        case .lock: lock()
        case .turnLeft: application.deviceTurned(to: turned(by: 1))
        case .turnRight: application.deviceTurned(to: turned(by: 3))
        case .held(let orientation):
            if let held = UIDeviceOrientation(rawValue: orientation) { application.deviceTurned(to: held) }
        case .shake: application.shake()
        case .volume(let isUp):
            let volume = World.shared.state.volume + (isUp ? 1.0 : -1.0) / 16
            DeviceSession.changeWorld(["volume": max(0, min(1, volume))])
        case .appearance(let isDark):
            if !DeviceSession.setAppearance(isDark: isDark) { application.hostAppearanceChanged(isDark: isDark) }
        case .textSize(let name):
            guard let category = LaunchOptions.contentSizeCategory(named: name) else { return }
            if !DeviceSession.setContentSize(name) { application.contentSizeChanged(to: category) }
        case .network(let kind): DeviceSession.changeWorld(["network": ["kind": kind]])
        case .mirror(let isWanted): AccessibilityMirror.shared.setWanted(isWanted)
        case .language(let name): if !DeviceSession.setLanguage(name) { Relaunch.run(in: name) }
        case .handoff(let app): _ = DeviceSession.continueActivity(of: app)
        case .place(let latitude, let longitude): go(to: "\(latitude),\(longitude)")
        }
    }

    /// An app that is alone leaves the front, and comes back the next time.
    private static func goHome() {
        guard !DeviceSession.launch("com.apple.springboard") else { return }
        let isBehind = UIApplication.shared.applicationState == .background
        HostInput.handle([.activation(isBehind ? .active : .background)])
    }

    private static func lock() {
        guard World.shared.state.lock.isLocked else {
            return DeviceSession.changeWorld(["lock": ["isLocked": true]])
        }
        if !DeviceSession.unlock(nil) { DeviceSession.changeWorld(["lock": ["isLocked": false]]) }
    }

    /// From upright counterclockwise, as a person turns it.
    private static let around: [UIDeviceOrientation] = [
        .portrait, .landscapeLeft, .portraitUpsideDown, .landscapeRight,
    ]

    private static func turned(by quarters: Int) -> UIDeviceOrientation {
        let now = around.firstIndex(of: UIDevice.current.deviceOrientation) ?? 0
        return around[(now + quarters) % around.count]
    }

    private static func go(to place: String) {
        guard !DeviceSession.setLocation(place) else { return }
        do { World.shared.perform(try WorldMove(place)) } catch {
            FileHandle.standardError.write(Data("touchstone: \(error)\n".utf8))
        }
    }
}
