// SPDX-License-Identifier: MIT

/// Hears of the radio and of peripherals, on the manager's queue.
public protocol CBCentralManagerDelegate: NSObjectProtocol {
    func centralManagerDidUpdateState(_ central: CBCentralManager)
    func centralManager(_ central: CBCentralManager, willRestoreState dict: [String: Any])
    func centralManager(
        _ central: CBCentralManager, didDiscover peripheral: CBPeripheral, advertisementData: [String: Any],
        rssi RSSI: NSNumber)
    func centralManager(_ central: CBCentralManager, didConnect peripheral: CBPeripheral)
    func centralManager(
        _ central: CBCentralManager, didFailToConnect peripheral: CBPeripheral, error: (any Error)?)
    func centralManager(
        _ central: CBCentralManager, didDisconnectPeripheral peripheral: CBPeripheral, error: (any Error)?)
    /// Instead of the one above, where a delegate has it.
    func centralManager(
        _ central: CBCentralManager, didDisconnectPeripheral peripheral: CBPeripheral, timestamp: CFAbsoluteTime,
        isReconnecting: Bool, error: (any Error)?)
    func centralManager(
        _ central: CBCentralManager, connectionEventDidOccur event: CBConnectionEvent, for peripheral: CBPeripheral)
    func centralManager(_ central: CBCentralManager, didUpdateANCSAuthorizationFor peripheral: CBPeripheral)
}

extension CBCentralManagerDelegate {
    public func centralManager(_ central: CBCentralManager, willRestoreState dict: [String: Any]) {
        byName(self, "centralManager:willRestoreState:", [central, dict])
    }
    public func centralManager(
        _ central: CBCentralManager, didDiscover peripheral: CBPeripheral, advertisementData: [String: Any],
        rssi RSSI: NSNumber
    ) {
        byName(
            self, "centralManager:didDiscoverPeripheral:advertisementData:RSSI:",
            [central, peripheral, advertisementData, RSSI])
    }
    public func centralManager(_ central: CBCentralManager, didConnect peripheral: CBPeripheral) {
        byName(self, "centralManager:didConnectPeripheral:", [central, peripheral])
    }
    public func centralManager(
        _ central: CBCentralManager, didFailToConnect peripheral: CBPeripheral, error: (any Error)?
    ) {
        byName(self, "centralManager:didFailToConnectPeripheral:error:", [central, peripheral, error as Any?])
    }
    public func centralManager(
        _ central: CBCentralManager, didDisconnectPeripheral peripheral: CBPeripheral, error: (any Error)?
    ) {
        byName(self, "centralManager:didDisconnectPeripheral:error:", [central, peripheral, error as Any?])
    }
    public func centralManager(
        _ central: CBCentralManager, didDisconnectPeripheral peripheral: CBPeripheral, timestamp: CFAbsoluteTime,
        isReconnecting: Bool, error: (any Error)?
    ) {
        byName(
            self, "centralManager:didDisconnectPeripheral:timestamp:isReconnecting:error:",
            [central, peripheral, timestamp, isReconnecting, error as Any?])
    }
    public func centralManager(
        _ central: CBCentralManager, connectionEventDidOccur event: CBConnectionEvent, for peripheral: CBPeripheral
    ) {
        byName(self, "centralManager:connectionEventDidOccur:forPeripheral:", [central, event, peripheral])
    }
    public func centralManager(_ central: CBCentralManager, didUpdateANCSAuthorizationFor peripheral: CBPeripheral) {
        byName(self, "centralManager:didUpdateANCSAuthorizationForPeripheral:", [central, peripheral])
    }
}
