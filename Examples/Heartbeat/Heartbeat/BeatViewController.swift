// SPDX-License-Identifier: MIT
import CoreBluetooth
import UIKit

/// What one sensor says.
class BeatViewController: UIViewController, CBPeripheralDelegate {
    @IBOutlet private var heart: UIImageView!
    @IBOutlet private var number: UILabel!
    @IBOutlet private var status: UILabel!
    @IBOutlet private var battery: UILabel!
    @IBOutlet private var button: UIButton!

    var central: CBCentralManager!
    var sensor: CBPeripheral!
    private var place: String?

    override func viewDidLoad() {
        super.viewDidLoad()
        title = sensor.name
        sensor.delegate = self
        central.connect(sensor)
        update()
    }

    @IBAction func toggle(_ sender: Any) {
        if sensor.state == .disconnected {
            central.connect(sensor)
        } else {
            central.cancelPeripheralConnection(sensor)
        }
        update()
    }

    func update() {
        guard isViewLoaded else { return }
        switch sensor.state {
        case .connecting: status.text = "Connecting"
        case .connected: status.text = place.map { "Worn \($0)" } ?? "Connected"
        case .disconnecting, .disconnected: status.text = "Not connected"
        @unknown default: status.text = nil
        }
        button.setTitle(sensor.state == .disconnected ? "Connect" : "Disconnect", for: .normal)
    }

    func connected() {
        sensor.discoverServices([HeartRate.service, HeartRate.batteryService])
        update()
    }

    func disconnected(_ error: Error?) {
        number.text = "–"
        update()
        guard let error else { return }
        status.text = error.localizedDescription
    }

    // MARK: Sensor

    func peripheral(_ peripheral: CBPeripheral, didDiscoverServices error: Error?) {
        for service in peripheral.services ?? [] { peripheral.discoverCharacteristics(nil, for: service) }
    }

    func peripheral(_ peripheral: CBPeripheral, didDiscoverCharacteristicsFor service: CBService, error: Error?) {
        for characteristic in service.characteristics ?? [] {
            if characteristic.properties.contains(.notify) { peripheral.setNotifyValue(true, for: characteristic) }
            if characteristic.properties.contains(.read) { peripheral.readValue(for: characteristic) }
        }
    }

    func peripheral(_ peripheral: CBPeripheral, didUpdateValueFor characteristic: CBCharacteristic, error: Error?) {
        guard let value = characteristic.value else { return }
        switch characteristic.uuid {
        case HeartRate.measurement:
            guard let beats = HeartRate.beats(in: value) else { return }
            number.text = "\(beats)"
            heart.transform = CGAffineTransform(scaleX: 1.15, y: 1.15)
            UIView.animate(withDuration: 0.4) { self.heart.transform = .identity }
        case HeartRate.location: place = value.first.map(HeartRate.name(ofLocation:))
        case HeartRate.batteryLevel: battery.text = value.first.map { "Battery \($0) %" }
        default: break
        }
        update()
    }
}
