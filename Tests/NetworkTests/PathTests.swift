// SPDX-License-Identifier: MIT
import Foundation
import Network
import Testing
import TouchstoneDevice

@MainActor
@Suite(.serialized)
struct PathTests {
    @Test(
        "SV11, SV14: a monitor tells the path at its start and each change after it, on its queue; cellular is expensive"
    )
    func monitor() async {
        let start = World.shared.state.network
        defer { World.shared.update { $0.network = start } }
        World.shared.update { $0.network.kind = .wifi }
        let (monitor, wifi) = (NWPathMonitor(), NWPathMonitor(requiredInterfaceType: .wifi))
        let paths = Events<NWPath>()
        monitor.pathUpdateHandler = { paths.add($0) }
        monitor.start(queue: DispatchQueue(label: "paths"))
        let first = await paths.first { _ in true }
        #expect(first?.status == .satisfied && first?.usesInterfaceType(.wifi) == true && first?.isExpensive == false)
        World.shared.update { $0.network.kind = .cellular }
        let second = await paths.first { _ in true }
        #expect(second?.isExpensive == true && second?.usesInterfaceType(.cellular) == true)
        #expect(wifi.currentPath.status == .unsatisfied)
        World.shared.update { $0.network.isAirplaneMode = true }
        #expect(await paths.first { _ in true }?.status == .unsatisfied)
        monitor.cancel()
    }
}
