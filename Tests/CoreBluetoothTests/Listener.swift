// SPDX-License-Identifier: MIT
import Foundation
import TestSupport
import TouchstoneDevice

@testable import CoreBluetooth
@testable import UIKit

/// What delegates hear, in its order.
@MainActor
final class Listener: NSObject, CBCentralManagerDelegate, CBPeripheralDelegate {
    nonisolated(unsafe) var notes: [String] = []
    nonisolated(unsafe) var found: [CBPeripheral] = []
    nonisolated(unsafe) var advertisement: [String: Any] = [:]
    nonisolated(unsafe) var restored: [String: Any] = [:]

    func take() -> [String] {
        defer { notes = [] }
        return notes
    }
    private nonisolated func note(_ text: String, _ error: (any Error)? = nil) {
        notes.append(error.map { "\(text): \($0.localizedDescription)" } ?? text)
    }
    private nonisolated func hex(_ data: Data?) -> String { data.map { WorldBytes($0).hexadecimal } ?? "nil" }

    nonisolated func centralManagerDidUpdateState(_ central: CBCentralManager) { note("\(central.state)") }
    nonisolated func centralManager(_ central: CBCentralManager, willRestoreState dict: [String: Any]) {
        restored = dict
        note("restore")
    }
    nonisolated func centralManager(
        _ central: CBCentralManager, didDiscover peripheral: CBPeripheral, advertisementData: [String: Any],
        rssi RSSI: NSNumber
    ) {
        if !found.contains(where: { $0 === peripheral }) { found.append(peripheral) }
        advertisement = advertisementData
        note("found \(peripheral.name ?? "nameless") \(RSSI)")
    }
    nonisolated func centralManager(_ central: CBCentralManager, didConnect peripheral: CBPeripheral) {
        note("connected")
    }
    nonisolated func centralManager(
        _ central: CBCentralManager, didFailToConnect peripheral: CBPeripheral, error: (any Error)?
    ) { note("failed", error) }
    nonisolated func centralManager(
        _ central: CBCentralManager, didDisconnectPeripheral peripheral: CBPeripheral, error: (any Error)?
    ) { note("disconnected", error) }

    nonisolated func peripheral(_ peripheral: CBPeripheral, didDiscoverServices error: (any Error)?) {
        note("services " + (peripheral.services ?? []).map(\.uuid.uuidString).joined(separator: " "), error)
    }
    nonisolated func peripheral(
        _ peripheral: CBPeripheral, didDiscoverCharacteristicsFor service: CBService, error: (any Error)?
    ) {
        note("\(service.uuid): " + (service.characteristics ?? []).map(\.uuid.uuidString).joined(separator: " "), error)
    }
    nonisolated func peripheral(
        _ peripheral: CBPeripheral, didDiscoverDescriptorsFor characteristic: CBCharacteristic, error: (any Error)?
    ) {
        note("descriptors " + (characteristic.descriptors ?? []).map(\.uuid.uuidString).joined(separator: " "), error)
    }
    nonisolated func peripheral(
        _ peripheral: CBPeripheral, didUpdateValueFor characteristic: CBCharacteristic, error: (any Error)?
    ) { note("\(characteristic.uuid.uuidString) is \(hex(characteristic.value))", error) }
    nonisolated func peripheral(
        _ peripheral: CBPeripheral, didWriteValueFor characteristic: CBCharacteristic, error: (any Error)?
    ) { note("\(characteristic.uuid.uuidString) written", error) }
    nonisolated func peripheral(
        _ peripheral: CBPeripheral, didUpdateNotificationStateFor characteristic: CBCharacteristic,
        error: (any Error)?
    ) { note("\(characteristic.uuid.uuidString) tells \(characteristic.isNotifying)", error) }
    nonisolated func peripheral(
        _ peripheral: CBPeripheral, didUpdateValueFor descriptor: CBDescriptor, error: (any Error)?
    ) { note("\(descriptor.uuid.uuidString) is \(descriptor.value ?? "nil")", error) }
    nonisolated func peripheral(_ peripheral: CBPeripheral, didReadRSSI RSSI: NSNumber, error: (any Error)?) {
        note("strength \(RSSI)", error)
    }
    nonisolated func peripheral(_ peripheral: CBPeripheral, didModifyServices invalidatedServices: [CBService]) {
        note("gone " + invalidatedServices.map(\.uuid.uuidString).joined(separator: " "))
    }
    nonisolated func peripheralDidUpdateName(_ peripheral: CBPeripheral) { note("called \(peripheral.name ?? "")") }
    nonisolated func peripheralIsReady(toSendWriteWithoutResponse peripheral: CBPeripheral) { note("ready") }
}

/// A world of its own, whose time the test moves.
@MainActor
final class Air {
    let clock = ManualClock()
    let listener = Listener()

    init(_ world: String = "{}") throws {
        UIApplication.shared.state = .active
        RadioClock.current = clock
        Permissions.current.set(.bluetooth, to: .granted)
        World.shared.update { $0 = WorldState() }
        try change(world)
    }

    func end() {
        World.shared.update { $0 = WorldState() }
        Permissions.current.set(.bluetooth, to: .notDetermined)
        RadioClock.current = World.shared.clock
    }

    func change(_ json: String) throws {
        try World.shared.merge(JSONSerialization.jsonObject(with: Data(json.utf8)), from: "test")
    }

    /// What was sent to the main queue has run, and what that sent, all the while.
    func advance(by seconds: Double = 0.2) async {
        for _ in 0..<Int((seconds / 0.05).rounded(.up)) {
            await settle()
            clock.advance(by: 0.05)
        }
        await settle()
    }
    func settle() async {
        for _ in 0..<4 { await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } } }
    }

    /// A manager that is on.
    func central(options: [String: Any]? = nil) async -> CBCentralManager {
        let made = CBCentralManager(delegate: listener, queue: nil, options: options)
        await settle()
        return made
    }
    /// Connected with the only thing that is near, with all services and characteristics known.
    func connected(_ manager: CBCentralManager) async -> CBPeripheral? {
        manager.scanForPeripherals(withServices: nil)
        await advance()
        guard let peripheral = listener.found.first else { return nil }
        peripheral.delegate = listener
        manager.stopScan()
        manager.connect(peripheral)
        await advance()
        peripheral.discoverServices(nil)
        await advance(by: 0.1)
        for service in peripheral.services ?? [] { peripheral.discoverCharacteristics(nil, for: service) }
        await advance(by: 0.1)
        _ = listener.take()
        return peripheral
    }
}

extension CBPeripheral {
    func characteristic(_ uuid: String) -> CBCharacteristic? {
        services?.lazy.compactMap { $0.characteristics?.first { $0.uuid == CBUUID(string: uuid) } }.first
    }
}

extension Simulator {
    /// The label in the system's alert that has the text.
    func find(_ text: String) -> UILabel? {
        func all(_ view: UIView) -> [UIView] { [view] + view.subviews.flatMap(all) }
        let windows = UIScreen.main.windows.filter { !$0.isHidden }
        return windows.flatMap(all).lazy.compactMap { $0 as? UILabel }.first { $0.text == text }
    }
    func tapButton(_ text: String) {
        guard let found = find(text) else { return }
        tap(found.convert(CGPoint(x: found.bounds.midX, y: found.bounds.midY), to: nil))
    }
}
