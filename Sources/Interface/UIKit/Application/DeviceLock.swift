// SPDX-License-Identifier: MIT
import HostKit
import TouchstoneDevice

/// What an app hears when the device is locked and unlocked: its data goes and comes, and it leaves the screen meanwhile.
@MainActor
enum DeviceLock {
    private static var observer: Int?
    /// Whether the app was in front when the device was locked.
    private static var bringsBack = false

    static func install() {
        guard observer == nil else { return }
        World.shared.update { $0.biometry.sensor = $0.biometry.sensor ?? modelSensor }
        observer = World.shared.observe { old, new in
            guard old.lock != new.lock else { return }
            if !old.lock.protectsData, new.lock.protectsData { announceLoss() }
            if !old.lock.isLocked, new.lock.isLocked { leave() }
            if old.lock.protectsData, !new.lock.protectsData { announceReturn() }
            if old.lock.isLocked, !new.lock.isLocked { comeBack() }
        }
    }

    /// A home button has the sensor for fingers; what came before the 5s has none.
    private static var modelSensor: WorldBiometry.Sensor {
        let model = UIScreen.main.device
        if ["iPhone 4s"].contains(model.name) { return .none }
        let hasTopButtonSensor = ["iPad (10th generation)", "iPad mini (6th generation)"].contains(model.name)
        return model.homeIndicator && !hasTopButtonSensor ? .face : .touch
    }

    private static func announceLoss() {
        let application = UIApplication.shared
        application.delegateStorage?.applicationProtectedDataWillBecomeUnavailable(application)
        NotificationCenter.default.post(
            name: UIApplication.protectedDataWillBecomeUnavailableNotification, object: application)
    }

    private static func announceReturn() {
        let application = UIApplication.shared
        application.delegateStorage?.applicationProtectedDataDidBecomeAvailable(application)
        NotificationCenter.default.post(
            name: UIApplication.protectedDataDidBecomeAvailableNotification, object: application)
    }

    private static func leave() {
        // The home screen is what shows that the device is locked.
        guard AppIdentity.identifier != "com.apple.springboard" else { return HostInput.handle([.activation(.active)]) }
        bringsBack = UIApplication.shared.applicationState != .background
        HostInput.handle([.activation(.background)])
    }

    private static func comeBack() {
        if bringsBack { HostInput.handle([.activation(.active)]) }
        bringsBack = false
    }
}
