// SPDX-License-Identifier: MIT
import MapKit
import UIKit

/// A card with a way's time and length, and its steps with their distances.
final class StepsView: UIView, UITableViewDataSource {
    private let route: MKRoute
    private let summary = UILabel()
    private let end = UIButton(type: .close)
    private let table = UITableView(frame: .zero, style: .plain)
    private let distances = MKDistanceFormatter()
    private let done: () -> Void

    /// - Parameter done: the person wants the way no longer.
    init(_ route: MKRoute, done: @escaping () -> Void) {
        self.route = route
        self.done = done
        super.init(frame: .zero)
        backgroundColor = .systemBackground
        layer.cornerRadius = 12
        layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
        layer.shadowOpacity = 0.2
        layer.shadowRadius = 8
        distances.unitStyle = .abbreviated
        summary.font = .systemFont(ofSize: 20, weight: .semibold)
        summary.text = Self.time(route.expectedTravelTime) + " · " + distances.string(fromDistance: route.distance)
        end.accessibilityLabel = "End Route"
        end.addAction(UIAction { [weak self] _ in self?.done() }, for: .touchUpInside)
        table.dataSource = self
        table.rowHeight = 56
        for part in [summary, end, table] as [UIView] { addSubview(part) }
    }

    required init?(coder: NSCoder) { fatalError("StepsView: is made in code only") }

    /// Whole minutes, of hours as well.
    static func time(_ seconds: TimeInterval) -> String {
        let minutes = max(1, Int((seconds / 60).rounded()))
        return minutes < 60 ? "\(minutes) min" : "\(minutes / 60) hr \(minutes % 60) min"
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        summary.frame = CGRect(x: 16, y: 12, width: bounds.width - 76, height: 32)
        end.frame = CGRect(x: bounds.width - 46, y: 13, width: 30, height: 30)
        table.frame = CGRect(x: 0, y: 52, width: bounds.width, height: max(0, bounds.height - 52))
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { route.steps.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let step = route.steps[indexPath.row]
        let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
        cell.selectionStyle = .none
        cell.textLabel?.text = step.instructions
        cell.detailTextLabel?.text = step.distance > 0 ? distances.string(fromDistance: step.distance) : nil
        cell.detailTextLabel?.accessibilityIdentifier = "distance of step \(indexPath.row + 1)"
        cell.detailTextLabel?.textColor = .secondaryLabel
        cell.imageView?.image = UIImage(systemName: Self.symbol(step.instructions))
        return cell
    }

    private static func symbol(_ words: String) -> String {
        let words = words.lowercased()
        if words.hasPrefix("arrive") { return "mappin.circle.fill" }
        if words.contains("u-turn") { return "arrow.uturn.down" }
        if words.contains("left") { return "arrow.turn.up.left" }
        if words.contains("right") { return "arrow.turn.up.right" }
        return "arrow.up"
    }
}
