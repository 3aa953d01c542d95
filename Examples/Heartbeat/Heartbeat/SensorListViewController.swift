// SPDX-License-Identifier: MIT
import CoreBluetooth
import UIKit

/// The sensors that are near.
class SensorListViewController: UITableViewController, CBCentralManagerDelegate {
    private struct Row {
        var sensor: CBPeripheral
        var strength: Int
    }
    private var rows: [Row] = []
    private lazy var central = CBCentralManager(
        delegate: self, queue: .main, options: [CBCentralManagerOptionRestoreIdentifierKey: "sensors"])
    private weak var beats: BeatViewController?

    override func viewDidLoad() {
        super.viewDidLoad()
        updateTitle(central.state)
    }

    private func updateTitle(_ state: CBManagerState) {
        switch state {
        case .poweredOn: navigationItem.prompt = rows.isEmpty ? "Looking for sensors" : nil
        case .poweredOff: navigationItem.prompt = "Bluetooth is off"
        case .unauthorized: navigationItem.prompt = "Heartbeat may not use Bluetooth"
        case .unsupported: navigationItem.prompt = "This device has no Bluetooth"
        default: navigationItem.prompt = "Waiting for Bluetooth"
        }
    }

    // MARK: Central

    func centralManagerDidUpdateState(_ central: CBCentralManager) {
        if central.state == .poweredOn {
            central.scanForPeripherals(
                withServices: [HeartRate.service], options: [CBCentralManagerScanOptionAllowDuplicatesKey: true])
        } else {
            rows = []
            tableView.reloadData()
        }
        updateTitle(central.state)
        beats?.update()
    }

    func centralManager(_ central: CBCentralManager, willRestoreState dict: [String: Any]) {
        let sensors = dict[CBCentralManagerRestoredStatePeripheralsKey] as? [CBPeripheral] ?? []
        rows = sensors.map { Row(sensor: $0, strength: 0) }
    }

    func centralManager(
        _ central: CBCentralManager, didDiscover peripheral: CBPeripheral, advertisementData: [String: Any],
        rssi RSSI: NSNumber
    ) {
        if let index = rows.firstIndex(where: { $0.sensor == peripheral }) {
            guard rows[index].strength != RSSI.intValue else { return }
            rows[index].strength = RSSI.intValue
            tableView.reloadRows(at: [IndexPath(row: index, section: 0)], with: .none)
        } else {
            rows.append(Row(sensor: peripheral, strength: RSSI.intValue))
            tableView.insertRows(at: [IndexPath(row: rows.count - 1, section: 0)], with: .automatic)
        }
        updateTitle(central.state)
    }

    func centralManager(_ central: CBCentralManager, didConnect peripheral: CBPeripheral) {
        beats?.connected()
    }

    func centralManager(_ central: CBCentralManager, didFailToConnect peripheral: CBPeripheral, error: Error?) {
        beats?.disconnected(error)
    }

    func centralManager(_ central: CBCentralManager, didDisconnectPeripheral peripheral: CBPeripheral, error: Error?) {
        beats?.disconnected(error)
    }

    // MARK: Rows

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Sensor", for: indexPath)
        let row = rows[indexPath.row]
        var content = cell.defaultContentConfiguration()
        content.text = row.sensor.name ?? "Sensor"
        content.secondaryText = row.strength == 0 ? "Known" : "\(row.strength) dBm"
        content.image = UIImage(systemName: "heart.fill")
        cell.contentConfiguration = content
        return cell
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        guard let screen = segue.destination as? BeatViewController, let row = tableView.indexPathForSelectedRow?.row
        else { return }
        screen.central = central
        screen.sensor = rows[row].sensor
        beats = screen
    }
}
