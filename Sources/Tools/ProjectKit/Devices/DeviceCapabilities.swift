// SPDX-License-Identifier: MIT
import Foundation

/// What a model has of the hardware that apps may require with `UIRequiredDeviceCapabilities`:
/// https://developer.apple.com/support/required-device-capabilities/
package struct DeviceCapabilities {
    private let isPhone: Bool
    /// As in `iPhone15,4`: 15.
    private let generation: Int
    private let variant: Int

    /// - Parameter model: a name of `DeviceTypes`; any other has what the first of them has.
    package init(model: String) {
        let identifier = (DeviceTypes.models.first { $0.key == model } ?? DeviceTypes.models[0]).value
        isPhone = identifier.hasPrefix("iPhone")
        let numbers = identifier.split { !$0.isNumber }.compactMap { Int($0) }
        (generation, variant) = (numbers.first ?? 0, numbers.last ?? 0)
    }

    /// Every model that runs iOS 17, or did run what is older, has these.
    private static let common: Set<String> = [
        "accelerometer", "armv6", "armv7", "armv7s", "auto-focus-camera", "bluetooth-le", "camera-flash",
        "front-facing-camera", "gamekit", "gyroscope", "healthkit", "hidpi", "location-services", "magnetometer",
        "microphone", "opengles-1", "opengles-2", "peer-peer", "still-camera", "video-camera", "wifi",
    ]

    /// Whether the model has it; of iPads those without a cell's radio are meant.
    package func has(_ capability: String) -> Bool {
        switch capability {
        case "telephony", "sms", "gps": isPhone
        case "nfc": isPhone && generation >= 9
        // Of 64 bits: from the iPhone 5s and the first iPad Air on.
        case "arm64", "metal", "opengles-3": generation >= (isPhone ? 6 : 4)
        case "arkit": generation >= (isPhone ? 8 : 6)
        case "iphone-ipad-minimum-performance-a12": generation >= (isPhone ? 11 : 8)
        case "iphone-performance-gaming-tier": isPhone && (generation > 16 || generation == 16 && variant <= 2)
        case "driverkit": !isPhone && generation >= 13
        default: Self.common.contains(capability)
        }
    }

    /// What of an app's requirement does not hold, in order.
    /// - Parameter requirement: the value in Info.plist: a list of what there must be, or names with whether each must be.
    package func lacks(of requirement: Any?) -> [String] {
        switch requirement {
        case let names as [String]: names.filter { !has($0) }
        case let wanted as [String: Bool]: wanted.filter { has($0.key) != $0.value }.keys.sorted()
        default: []
        }
    }
}
