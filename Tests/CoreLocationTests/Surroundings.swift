// SPDX-License-Identifier: MIT
import Dispatch
import Foundation
import TouchstoneDevice

@testable import CoreLocation

/// A device of its own, on a clock that tests advance, and a delegate that writes down what it hears.
@MainActor
final class Scene {
    let clock = ManualClock()
    let world: World
    let permissions: Permissions
    let surroundings: LocationSurroundings
    let device = Device(
        folder: FileManager.default.temporaryDirectory.appendingPathComponent(
            "touchstone-location-\(UUID().uuidString)"))
    var usage: Set<String>

    init(_ state: PermissionState = .whenInUse, usage: Set<String> = ["NSLocationWhenInUseUsageDescription"]) {
        self.usage = usage
        world = World(clock: clock)
        permissions = Permissions(device: device, app: "com.example.places") {
            usage.contains($0) ? "For the map." : nil
        }
        permissions.set(.location, to: state)
        surroundings = LocationSurroundings(world: world, permissions: permissions, device: device)
    }

    deinit {
        do { try FileManager.default.removeItem(at: device.folder) } catch {}
    }

    func manager() -> (CLLocationManager, Listener) {
        let manager = CLLocationManager.on(surroundings)
        let listener = Listener()
        manager.delegate = listener
        return (manager, listener)
    }

    /// Lets time pass, and what was queued be delivered.
    func pass(_ seconds: Double) async {
        clock.advance(by: seconds)
        for _ in 0..<3 {
            await withCheckedContinuation { continuation in
                DispatchQueue.main.async { continuation.resume() }
            }
        }
    }

    /// Lets time pass until readers of sequences have what they were handed: threads of their own bring it.
    func until(_ isDone: () -> Bool) async {
        for _ in 0..<10_000 where !isDone() { await pass(1) }
    }

    func move(to latitude: Double, _ longitude: Double) {
        world.determine(WorldFix(latitude: latitude, longitude: longitude))
    }
}

final class Listener: __ObjCObject, CLLocationManagerDelegate, @unchecked Sendable {  // main thread only
    var locations: [CLLocation] = []
    var errors: [CLError.Code] = []
    var authorizations: [CLAuthorizationStatus] = []
    var headings: [CLHeading] = []
    var regions: [String] = []
    var wantsCalibration = false

    func locationManagerShouldDisplayHeadingCalibration(_ manager: CLLocationManager) -> Bool { wantsCalibration }

    func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
        self.locations += locations
    }
    func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {
        if let error = error as? CLError { errors.append(error.code) }
    }
    func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
        authorizations.append(manager.authorizationStatus)
    }
    func locationManager(_ manager: CLLocationManager, didUpdateHeading newHeading: CLHeading) {
        headings.append(newHeading)
    }
    func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion) {
        regions.append("enter " + region.identifier)
    }
    func locationManager(_ manager: CLLocationManager, didExitRegion region: CLRegion) {
        regions.append("exit " + region.identifier)
    }
    func locationManager(
        _ manager: CLLocationManager, monitoringDidFailFor region: CLRegion?, withError error: any Error
    ) {
        regions.append("fail \(region?.identifier ?? "") \((error as? CLError)?.code.rawValue ?? -1)")
    }
}
