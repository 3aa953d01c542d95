// SPDX-License-Identifier: MIT
import Testing

@testable import ProjectKit

/// Variables that public libraries read on the simulator, in the forms they expect: the model as `utsname.machine` says it
/// on the device, and `Runtime: iOS 17.5` among what describes the simulator.
struct SimulatorVariableTests {
    private func variables(_ settings: LaunchSettings) -> [String: String] {
        settings.environment(home: Path("/device/containers/app"), report: nil)
    }

    @Test func theModelIsTold() {
        var settings = LaunchSettings()
        #expect(variables(settings)["SIMULATOR_MODEL_IDENTIFIER"] == "iPhone15,4")
        settings.device = "ipad air 2"
        #expect(variables(settings)["SIMULATOR_MODEL_IDENTIFIER"] == "iPad5,3")
        #expect(variables(settings)["SIMULATOR_DEVICE_NAME"] == "iPad Air 2")
    }

    @Test func devicesHaveTheirNamesAndNumbers() {
        var settings = LaunchSettings()
        DeviceRecord(name: "Mine", type: "iPhone 16", udid: "N").apply(to: &settings)
        settings.device = "iPhone 16"
        let found = variables(settings)
        #expect(found["SIMULATOR_DEVICE_NAME"] == "Mine")
        #expect(found["SIMULATOR_UDID"] == "N")
        #expect(found["SIMULATOR_VERSION_INFO"]?.contains("Device: Mine (N) - Runtime: iOS 17.5 (") == true)
    }

    @Test func equalRunsHaveEqualVariables() {
        #expect(variables(LaunchSettings()) == variables(LaunchSettings()))
    }

    @Test func schemesMaySayOtherwise() {
        var settings = LaunchSettings()
        settings.variables["SIMULATOR_UDID"] = "own"
        #expect(variables(settings)["SIMULATOR_UDID"] == "own")
    }
}
