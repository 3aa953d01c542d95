// SPDX-License-Identifier: MIT
import Foundation
import Testing
import TouchstoneDevice

@testable import CoreLocation

@MainActor @Suite(.serialized) struct AuthorizationTests {
    @Test("LO1: without a usage text nothing is asked and the status stays not determined")
    func missingText() async {
        let scene = Scene(.notDetermined, usage: [])
        scene.permissions.prepare(.location, .granted)
        let (manager, _) = scene.manager()
        manager.requestWhenInUseAuthorization()
        await scene.pass(1)
        #expect(manager.authorizationStatus == .notDetermined)
    }

    @Test("LO2: always needs both of its texts; the old key alone counts too")
    func always() async {
        let texts: [(Set<String>, CLAuthorizationStatus)] = [
            (["NSLocationWhenInUseUsageDescription"], .notDetermined),
            (
                ["NSLocationAlwaysAndWhenInUseUsageDescription", "NSLocationWhenInUseUsageDescription"],
                .authorizedAlways
            ),
            (["NSLocationAlwaysUsageDescription"], .authorizedAlways),
        ]
        for (usage, status) in texts {
            let scene = Scene(.notDetermined, usage: usage)
            scene.permissions.prepare(.location, .granted)
            let (manager, _) = scene.manager()
            manager.requestAlwaysAuthorization()
            #expect(manager.authorizationStatus == status)
        }
    }

    @Test("LO3, LO4, PP9: one question with the app's text and three answers; once answered nothing is asked")
    func question() async throws {
        let scene = Scene(.notDetermined)
        nonisolated(unsafe) var asked: [PermissionPrompt] = []  // requests come from this thread
        Permissions.present { prompt, answered in
            asked.append(prompt)
            answered(1)
        }
        let (manager, _) = scene.manager()
        manager.requestWhenInUseAuthorization()
        manager.requestWhenInUseAuthorization()
        #expect(asked.count == 1)
        let prompt = try #require(asked.first)
        #expect(prompt.message == "For the map.")
        #expect(prompt.buttons.map(\.title) == ["Allow Once", "Allow While Using App", "Don’t Allow"])
        #expect(manager.authorizationStatus == .authorizedWhenInUse)
    }

    // https://developer.apple.com/documentation/corelocation/cllocationmanager/1620551-requestalwaysauthorization:
    // "This method displays two prompts: an initial prompt, and a second prompt that appears only after an event occurs
    // that requires Always authorization."
    @Test(
        "LO4, LO47: asked for always at first, a person allows use; what comes of it behind other apps asks once more")
    func provisional() async {
        let scene = Scene(
            .notDetermined,
            usage: ["NSLocationAlwaysAndWhenInUseUsageDescription", "NSLocationWhenInUseUsageDescription"])
        nonisolated(unsafe) var asked: [[String]] = []  // requests come from this thread
        Permissions.present { prompt, answered in
            asked.append(prompt.buttons.map(\.title))
            answered(asked.count == 1 ? 1 : 0)
        }
        scene.move(to: 1, 1)
        let (manager, listener) = scene.manager()
        await scene.pass(0)
        manager.requestAlwaysAuthorization()
        await scene.pass(0)
        #expect(asked == [["Allow Once", "Allow While Using App", "Don’t Allow"]])
        #expect(listener.authorizations == [.notDetermined, .authorizedAlways])
        manager.startMonitoring(
            for: CLCircularRegion(
                center: CLLocationCoordinate2D(latitude: 0, longitude: 0), radius: 100, identifier: "home"))
        scene.surroundings.moved(toBackground: true)
        scene.move(to: 0, 0)
        await scene.pass(21)
        #expect(listener.regions == ["enter home"])
        #expect(asked.last == ["Keep Only While Using", "Change to Always Allow"])
        await scene.pass(0)
        #expect(listener.authorizations.last == .authorizedWhenInUse)
        // "Core Location limits calls to requestAlwaysAuthorization(). After your app calls this method, further calls
        // have no effect."
        manager.requestAlwaysAuthorization()
        #expect(asked.count == 2)
        // As "Reset Location & Privacy".
        scene.permissions.set(.location, to: .notDetermined)
        manager.requestAlwaysAuthorization()
        #expect(asked.count == 3)
    }

    @Test("LO5, LO6: the delegate hears of the status at first, after the answer and after each change in Settings")
    func changes() async {
        let scene = Scene(.notDetermined)
        scene.permissions.prepare(.location, .whenInUse)
        let (manager, listener) = scene.manager()
        await scene.pass(0)
        manager.requestWhenInUseAuthorization()
        await scene.pass(0)
        scene.permissions.set(.location, to: .denied)
        await scene.pass(0)
        scene.permissions.set(.location, to: .granted)
        await scene.pass(0)
        scene.world.update { $0.locationServices = false }
        await scene.pass(0)
        #expect(
            listener.authorizations
                == [.notDetermined, .authorizedWhenInUse, .denied, .authorizedAlways, .denied])
    }

    @Test("LO7: raw values of the status")
    func rawValues() {
        let all: [CLAuthorizationStatus] = [
            .notDetermined, .restricted, .denied, .authorizedAlways, .authorizedWhenInUse,
        ]
        #expect(all.map(\.rawValue) == [0, 1, 2, 3, 4])
    }

    @Test("LO21, LO22: codes and domain of errors")
    func errors() {
        let codes: [CLError.Code] = [
            .locationUnknown, .denied, .network, .headingFailure, .regionMonitoringDenied, .regionMonitoringFailure,
            .regionMonitoringSetupDelayed, .regionMonitoringResponseDelayed, .geocodeFoundNoResult,
            .geocodeFoundPartialResult, .geocodeCanceled, .deferredFailed, .deferredNotUpdatingLocation,
        ]
        #expect(codes.map(\.rawValue) == Array(0...12))
        let error = CLError(.network) as any Error
        #expect((error as NSError).domain == "kCLErrorDomain")
        #expect((error as NSError).code == 2)
        #expect((error as? CLError)?.code == CLError.network)
    }
}
