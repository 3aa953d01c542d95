// SPDX-License-Identifier: MIT
import CoreBluetooth
import UIKit

/// The device as a sensor that others find.
class StrapViewController: UIViewController, CBPeripheralManagerDelegate {
    @IBOutlet private var number: UILabel!
    @IBOutlet private var slider: UISlider!
    @IBOutlet private var status: UILabel!

    private let measurement = CBMutableCharacteristic(
        type: HeartRate.measurement, properties: .notify, value: nil, permissions: [])
    private let location = CBMutableCharacteristic(
        type: HeartRate.location, properties: .read, value: Data([2]), permissions: .readable)
    private lazy var manager = CBPeripheralManager(delegate: self, queue: nil)

    override func viewDidLoad() {
        super.viewDidLoad()
        status.text = manager.state == .poweredOn ? nil : "Waiting for Bluetooth"
        change(slider)
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        manager.stopAdvertising()
        manager.removeAllServices()
    }

    @IBAction func change(_ sender: UISlider) {
        let beats = Int(sender.value.rounded())
        number.text = "\(beats)"
        guard manager.state == .poweredOn else { return }
        _ = manager.updateValue(HeartRate.measurement(of: beats), for: measurement, onSubscribedCentrals: nil)
    }

    func peripheralManagerDidUpdateState(_ peripheral: CBPeripheralManager) {
        guard peripheral.state == .poweredOn else {
            status.text = "Bluetooth is off"
            return
        }
        let service = CBMutableService(type: HeartRate.service, primary: true)
        service.characteristics = [measurement, location]
        peripheral.add(service)
        peripheral.startAdvertising([
            CBAdvertisementDataLocalNameKey: UIDevice.current.name,
            CBAdvertisementDataServiceUUIDsKey: [HeartRate.service],
        ])
    }

    func peripheralManagerDidStartAdvertising(_ peripheral: CBPeripheralManager, error: Error?) {
        status.text = error?.localizedDescription ?? "Others see “\(UIDevice.current.name)”"
    }

    func peripheralManager(
        _ peripheral: CBPeripheralManager, central: CBCentral, didSubscribeTo characteristic: CBCharacteristic
    ) {
        status.text = "Somebody listens"
        change(slider)
    }

    func peripheralManager(
        _ peripheral: CBPeripheralManager, central: CBCentral, didUnsubscribeFrom characteristic: CBCharacteristic
    ) {
        status.text = "Nobody listens any more"
    }
}
