// SPDX-License-Identifier: MIT
import TouchstoneDevice

/// Which edge of the machine points up; the words of iio-sensor-proxy.
package enum DesktopOrientation: String, Sendable {
    /// As the machine is meant to stand.
    case normal
    case bottomUp = "bottom-up"
    case leftUp = "left-up"
    case rightUp = "right-up"
}

/// The machine's sensors as the device's, by iio-sensor-proxy. Its light sensor moves nothing: apps on iOS do not learn what
/// it says.
///
/// https://hadess.pages.freedesktop.org/iio-sensor-proxy/
enum DesktopSensors {
    private static let service = "net.hadess.SensorProxy"
    private static let path = "/net/hadess/SensorProxy"

    @MainActor
    static func start(
        on bus: BusConnection, _ world: World, turned: @escaping @MainActor @Sendable (DesktopOrientation) -> Void
    ) {
        let held = Held()
        watch(bus, path, service, claim: "ClaimAccelerometer") { properties in
            guard let orientation = orientation(properties), orientation != held.orientation else { return }
            held.orientation = orientation
            turned(orientation)
        }
        watch(bus, path, service, claim: "ClaimProximity") { properties in
            guard properties["HasProximity"]?.flag == true, let isNear = properties["ProximityNear"]?.flag else {
                return
            }
            world.update { $0.isProximate = isNear }
        }
        watch(bus, path + "/Compass", service + ".Compass", claim: "ClaimCompass") { properties in
            world.update { change(&$0.heading, properties) }
        }
    }

    /// What was told last: the other sensors' news turn nothing.
    @MainActor
    private final class Held {
        var orientation: DesktopOrientation?
    }

    @MainActor
    private static func watch(
        _ bus: BusConnection, _ path: String, _ interface: String, claim: String,
        _ body: @escaping @MainActor @Sendable ([String: BusValue]) -> Void
    ) {
        BusProperties(on: bus, of: service, at: path, interface, claim: claim) { result in
            switch result {
            case .success(let properties): body(properties)
            // A machine without a compass need not have that object.
            case .failure(let error) where interface == service || error.isAbsence:
                Desktop.report(.sensors, "iio-sensor-proxy", error)
            case .failure: break
            }
        }.start()
    }

    /// nil: there is no sensor, or the machine lies flat: the device stays as it was held last.
    static func orientation(_ properties: [String: BusValue]) -> DesktopOrientation? {
        guard properties["HasAccelerometer"]?.flag == true else { return nil }
        return properties["AccelerometerOrientation"]?.text.flatMap(DesktopOrientation.init(rawValue:))
    }

    /// A compass that says a negative number says nothing.
    static func change(_ heading: inout WorldHeading?, _ properties: [String: BusValue]) {
        guard properties["HasCompass"]?.flag == true, let degrees = properties["CompassHeading"]?.number,
            degrees >= 0, degrees.isFinite
        else { return }
        heading = heading ?? WorldHeading()
        heading?.magnetic = degrees.truncatingRemainder(dividingBy: 360)
    }
}
