// SPDX-License-Identifier: MIT
import Testing

@testable import ProjectKit

/// Truth: Apple's table "Required device capabilities".
struct DeviceCapabilityTests {
    @Test(
        "AP15: what the model lacks is named",
        arguments: [
            ("iPhone 15", ["telephony", "nfc", "arkit", "metal", "arm64", "armv7"], []),
            ("iPad (10th generation)", ["telephony", "sms", "gps", "wifi", "metal"], ["telephony", "sms", "gps"]),
            ("iPhone 6", ["nfc", "arkit", "metal"], ["nfc", "arkit"]),
            ("iPhone 4s", ["arm64", "metal", "armv7"], ["arm64", "metal"]),
            ("iPhone 15 Pro", ["iphone-performance-gaming-tier"], []),
            ("iPhone 15", ["iphone-performance-gaming-tier"], ["iphone-performance-gaming-tier"]),
            ("iPhone 15", ["teleportation"], ["teleportation"]),
        ])
    func lacks(_ model: String, _ required: [String], _ unmet: [String]) {
        #expect(DeviceCapabilities(model: model).lacks(of: required) == unmet)
    }

    @Test("AP15: a dictionary also says what the device must not have")
    func dictionary() {
        let phone = DeviceCapabilities(model: "iPhone 15")
        #expect(phone.lacks(of: ["telephony": false, "wifi": true, "nfc": true]) == ["telephony"])
        #expect(phone.lacks(of: nil).isEmpty && phone.lacks(of: "wifi").isEmpty)
    }
}
