// SPDX-License-Identifier: MIT
import TouchstoneDevice
import UIKit

/// Which widgets Today shows, and in what order; the others below.
final class TodayEditController: UITableViewController {
    private let device: Device
    private var shown: [TodayWidget]
    private var others: [TodayWidget]
    private let choice: TodayChoice
    private let done: () -> Void

    /// - Parameter done: the choice is on the device.
    init(device: Device, done: @escaping () -> Void) {
        (self.device, self.done) = (device, done)
        let all = TodayWidget.all(on: device)
        choice = TodayChoice.read(on: device)
        let order = choice.shown
        shown = order.compactMap { identifier in all.first { $0.identifier == identifier } }
        others = all.filter { !order.contains($0.identifier) }
        super.init(style: .insetGrouped)
        title = "Add Widgets"
    }

    required init?(coder: NSCoder) { fatalError("TodayEditController: is made in code only") }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.isEditing = true
        navigationItem.leftBarButtonItem = UIBarButtonItem(
            systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.dismiss(animated: true) })
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            systemItem: .done, primaryAction: UIAction { [weak self] _ in self?.finish() })
    }

    private func finish() {
        var next = choice
        let here = Set((shown + others).map(\.identifier))
        // Those of apps that have left keep their places behind the others.
        next.shown = shown.map(\.identifier) + choice.shown.filter { !here.contains($0) }
        next.seen = choice.seen + (shown + others).map(\.identifier).filter { !choice.seen.contains($0) }
        next.write(on: device)
        done()
        dismiss(animated: true)
    }

    // MARK: Table

    private func widget(at path: IndexPath) -> TodayWidget { path.section == 0 ? shown[path.row] : others[path.row] }

    override func numberOfSections(in tableView: UITableView) -> Int { 2 }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        section == 0 ? shown.count : others.count
    }

    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        section == 0 ? nil : "More Widgets"
    }

    override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        section == 1 && shown.isEmpty && others.isEmpty ? "No app on this device has a widget." : nil
    }

    /// Points.
    private static let iconSide: CGFloat = 29

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let widget = widget(at: indexPath)
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        var content = cell.defaultContentConfiguration()
        (content.text, content.image) = (widget.name, widget.app.icon(side: Self.iconSide))
        cell.contentConfiguration = content
        cell.accessibilityIdentifier = "choose \(widget.identifier)"
        return cell
    }

    override func tableView(
        _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
    ) -> UITableViewCell.EditingStyle { indexPath.section == 0 ? .delete : .insert }

    override func tableView(
        _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
    ) -> String? { "Remove" }

    override func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {
        let end: IndexPath
        if indexPath.section == 0 {
            others.insert(shown.remove(at: indexPath.row), at: 0)
            end = IndexPath(row: 0, section: 1)
        } else {
            shown.append(others.remove(at: indexPath.row))
            end = IndexPath(row: shown.count - 1, section: 0)
        }
        tableView.performBatchUpdates {
            tableView.deleteRows(at: [indexPath], with: .automatic)
            tableView.insertRows(at: [end], with: .automatic)
        }
    }

    override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
        indexPath.section == 0
    }

    override func tableView(
        _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
        toProposedIndexPath proposedDestinationIndexPath: IndexPath
    ) -> IndexPath {
        proposedDestinationIndexPath.section == 0
            ? proposedDestinationIndexPath : IndexPath(row: shown.count - 1, section: 0)
    }

    override func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) { shown.insert(shown.remove(at: sourceIndexPath.row), at: destinationIndexPath.row) }
}
