// SPDX-License-Identifier: MIT
import SystemConfiguration
import Testing
import TouchstoneDevice

@MainActor
@Suite(.serialized)
struct ReachabilityTests {
    private func flags(_ target: SCNetworkReachability) -> SCNetworkReachabilityFlags {
        var flags = SCNetworkReachabilityFlags()
        #expect(SCNetworkReachabilityGetFlags(target, &flags))
        return flags
    }

    @Test("SV11: flags follow the world's network; the device itself is always reachable")
    func flagsOfKinds() throws {
        let start = World.shared.state.network
        defer { World.shared.update { $0.network = start } }
        let host = try #require(SCNetworkReachabilityCreateWithName(nil, "example.com"))
        let own = try #require(SCNetworkReachabilityCreateWithName(nil, "localhost"))
        var zero = sockaddr_in()
        zero.sin_len = UInt8(MemoryLayout<sockaddr_in>.size)
        zero.sin_family = sa_family_t(AF_INET)
        let any = try #require(
            withUnsafePointer(to: &zero) { pointer in
                pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                    SCNetworkReachabilityCreateWithAddress(kCFAllocatorDefault, $0)
                }
            })
        World.shared.update { $0.network.kind = .wifi }
        #expect(flags(host) == .reachable && flags(any) == .reachable)
        World.shared.update { $0.network.kind = .cellular }
        #expect(flags(host).contains([.reachable, .isWWAN]))
        World.shared.update { $0.network.isAirplaneMode = true }
        #expect(flags(host).isEmpty && flags(own).contains(.reachable))
    }

    @Test("SV11: a callback hears of changes on its queue, with its context, until it is unscheduled")
    func callbacks() async throws {
        let start = World.shared.state.network
        defer { World.shared.update { $0.network = start } }
        World.shared.update { $0.network.kind = .wifi }
        final class Heard { var flags: [SCNetworkReachabilityFlags] = [] }
        let heard = Heard()
        let host = try #require(SCNetworkReachabilityCreateWithName(nil, "example.com"))
        var context = SCNetworkReachabilityContext(
            version: 0, info: Unmanaged.passUnretained(heard).toOpaque(), retain: nil, release: nil,
            copyDescription: nil)
        let callback: SCNetworkReachabilityCallBack = { _, flags, info in
            guard let info else { return }
            Unmanaged<Heard>.fromOpaque(info).takeUnretainedValue().flags.append(flags)
        }
        let queue = DispatchQueue(label: "reachability")
        #expect(SCNetworkReachabilitySetCallback(host, callback, &context))
        #expect(SCNetworkReachabilitySetDispatchQueue(host, queue))
        await Task.yield()
        World.shared.update { $0.network.kind = .cellular }
        World.shared.update { $0.network.isConstrained = true }
        World.shared.update { $0.network.kind = .none }
        queue.sync {}
        #expect(SCNetworkReachabilitySetDispatchQueue(host, nil))
        World.shared.update { $0.network.kind = .wifi }
        queue.sync {}
        #expect(heard.flags == [[.reachable, .transientConnection, .isWWAN], []])
    }
}
