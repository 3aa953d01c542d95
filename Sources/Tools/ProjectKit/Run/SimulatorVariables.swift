// SPDX-License-Identifier: MIT
import Foundation

/// What the iOS Simulator tells its apps about itself in their environment: there `hw.machine` and `uname` speak of the
/// Mac, so apps and libraries that want the model's name read it here, and tests what the simulator's version cannot do.
///
/// The simulator's folders and those of its host are left out: apps stay in their sandbox.
struct SimulatorVariables {
    /// A name of `DeviceTypes` in either case; nil, or unknown: the first.
    var type: String?
    /// As the person calls the device; nil: as its type.
    var name: String?
    /// nil: a device of one run, all of which have the same number, so that equal runs give equal results.
    var udid: String?

    static let udidOfFreshDevices = "00000000-0000-4000-8000-000000000000"
    /// As `UIDevice.systemVersion` and `kern.osversion` say.
    private static let (version, build) = ("17.5", "21F79")

    var all: [String: String] {
        let model =
            DeviceTypes.models.first { $0.key.lowercased() == type?.lowercased() } ?? DeviceTypes.models[0]
        let (name, udid) = (name ?? model.key, udid ?? Self.udidOfFreshDevices)
        return [
            "SIMULATOR_DEVICE_NAME": name,
            "SIMULATOR_MODEL_IDENTIFIER": model.value,
            "SIMULATOR_PRODUCT_CLASS": model.value.hasPrefix("iPad") ? "iPad" : "iPhone",
            "SIMULATOR_UDID": udid,
            "SIMULATOR_RUNTIME_VERSION": Self.version,
            "SIMULATOR_RUNTIME_BUILD_VERSION": Self.build,
            "SIMULATOR_VERSION_INFO":
                "Touchstone - Device: \(name) (\(udid)) - Runtime: iOS \(Self.version) (\(Self.build)) "
                + "- DeviceType: \(model.key)",
        ]
    }
}
