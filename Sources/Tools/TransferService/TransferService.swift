// SPDX-License-Identifier: MIT
import CTransfers
import Foundation
import ProjectKit

/// Works off what background sessions of a device's apps have left, whether the apps run or not, and tells them when all of
/// a session is done. One process a device; it ends when nothing is left.
package final class TransferService {
    private let device: Device
    /// Whether the device is still on.
    private let isOn: () -> Bool
    /// Tells an app, by its identifier, that a session's transfers are over.
    private let announce: (_ app: String, _ session: String) throws -> Void
    private var loads: [String: HTTPLoad] = [:]
    private var underWay: [OpaquePointer: HTTPLoad] = [:]

    /// Begins nothing.
    package init(
        _ device: Device, isOn: @escaping () -> Bool,
        announce: @escaping (_ app: String, _ session: String) throws -> Void
    ) {
        (self.device, self.isOn, self.announce) = (device, isOn, announce)
    }

    /// iOS opens at most so many connections to one host.
    private static let connectionsPerHost = 6
    /// Milliseconds between two looks at what apps want.
    private static let rhythm: Int32 = 100

    /// Returns when nothing is left, or another process does it.
    package func run() throws {
        // Who gives the lock back looks once more: what came meanwhile found it taken.
        while isOn(), Self.hasWork(TransferFolder.all(on: device)) {
            try device.transfers.makeDirectory()
            guard try FileLock.holdIfFree(device.transfers / ".lock", work) != nil else { return }
        }
    }

    private static func hasWork(_ jobs: [TransferFolder]) -> Bool {
        jobs.contains { !$0.state.isOver || !$0.isAnnounced }
    }

    private func work() throws {
        guard let pool = ts_transfer_pool_new(Self.connectionsPerHost) else {
            throw Failure(.dependency, "touchstone: transfers need libcurl (libcurl.so.4)")
        }
        while isOn() {
            let jobs = TransferFolder.all(on: device)
            guard Self.hasWork(jobs) else { break }
            try look(at: jobs, pool)
            ts_transfer_pool_work(pool, Self.rhythm)
            var code: Int32 = 0
            while let ended = ts_transfer_pool_next_ended(pool, &code) {
                try end(OpaquePointer(ended), code, pool)
            }
            try announceWhatIsOver()
        }
        for load in underWay.values { try stop(load, pool) }
    }

    // MARK: Transfers

    private func look(at jobs: [TransferFolder], _ pool: OpaquePointer) throws {
        let conditions = try TransferConditions(device)
        for load in Array(underWay.values)
        where !load.job.isThere || load.job.isPaused || !conditions.allow(load.job.order, begins: false) {
            try stop(load, pool)
        }
        let names = Set(jobs.map(\.folder.string))
        loads = loads.filter { names.contains($0.key) }
        for job in jobs where !job.state.isOver && !job.isPaused {
            let load = loads[job.folder.string] ?? HTTPLoad(job)
            loads[job.folder.string] = load
            if load.handle == nil { try begin(load, conditions, pool) }
        }
    }

    private func begin(_ load: HTTPLoad, _ conditions: TransferConditions, _ pool: OpaquePointer) throws {
        guard conditions.date < load.job.order.limit else { return try load.fail(.timedOut, "The request timed out.") }
        guard conditions.allow(load.job.order, begins: true), ts_transfers_real_time() >= load.pause,
            let handle = try load.begin()
        else { return }
        guard ts_transfer_pool_add(pool, handle) else { return try load.fail(.cannotConnect, "no connection") }
        underWay[handle] = load
    }

    private func stop(_ load: HTTPLoad, _ pool: OpaquePointer) throws {
        guard let handle = load.handle else { return }
        ts_transfer_pool_remove(pool, handle)
        underWay[handle] = nil
        try load.interrupt()
    }

    private func end(_ handle: OpaquePointer, _ code: Int32, _ pool: OpaquePointer) throws {
        guard let load = underWay.removeValue(forKey: handle), try load.ended(code),
            ts_transfers_real_time() >= load.pause,
            let next = try load.begin()
        else { return }
        if ts_transfer_pool_add(pool, next) {
            underWay[next] = load
        } else {
            try load.fail(.cannotConnect, "no connection")
        }
    }

    // MARK: Their apps

    /// A session's apps are told once, when all of its transfers are over.
    private func announceWhatIsOver() throws {
        let sessions = Dictionary(grouping: TransferFolder.all(on: device)) { [$0.app, $0.order.session] }
        for (name, jobs) in sessions where jobs.allSatisfy(\.state.isOver) && jobs.contains(where: { !$0.isAnnounced })
        {
            let launches = jobs.contains { $0.order.launches }
            for job in jobs { job.setAnnounced() }
            guard launches else { continue }
            do { try announce(name[0], name[1]) } catch {
                // The app gets it when it next makes the session.
                FileHandle.standardError.write(Data("\(error)\n".utf8))
            }
        }
    }
}

/// What a device allows at a moment.
struct TransferConditions {
    /// Seconds since 1970.
    let date = Date().timeIntervalSince1970
    private let kind: String
    private let isPowered: Bool

    init(_ device: Device) throws {
        let network = try device.world("network")
        let isOff = network["isAirplaneMode"] as? Bool == true
        kind = isOff ? "none" : network["kind"] as? String ?? "wifi"
        isPowered = try device.world("battery")["state"] as? String != "unplugged"
    }

    /// Whether a transfer may go on, or begin: at the system's discretion means with power, and not over the cell. This
    /// machine's own servers can always be reached.
    func allow(_ order: TransferFolder.Order, begins: Bool) -> Bool {
        let host = URLComponents(string: order.url)?.host ?? ""
        let isLocal = host == "localhost" || host == "::1" || host.hasPrefix("127.")
        guard kind != "none" || isLocal, order.allowsCellular || kind != "cellular" || isLocal else { return false }
        guard begins else { return true }
        if let earliest = order.earliest, date < earliest { return false }
        return !order.isDiscretionary || isPowered && kind != "cellular"
    }
}
