// SPDX-License-Identifier: MIT
import CoreImage
import UIKit

/// The picture, and what each filter made of it.
class ChainViewController: UITableViewController {
    var chain = FilterChain.shared

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        tableView.reloadData()
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        chain.filters.count + 1
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Step", for: indexPath)
        var content = UIListContentConfiguration.subtitleCell()
        content.text = indexPath.row == 0 ? "Picture" : name(of: chain.filters[indexPath.row - 1])
        content.secondaryText = indexPath.row == 0 ? "As it was" : "Step \(indexPath.row)"
        content.secondaryTextProperties.color = .secondaryLabel
        content.image = chain.preview(after: indexPath.row)
        content.imageProperties.maximumSize = CGSize(width: 100, height: 100)
        content.imageProperties.cornerRadius = 6
        cell.contentConfiguration = content
        cell.selectionStyle = .none
        return cell
    }
}

func name(of filter: CIFilter) -> String {
    filter.attributes[kCIAttributeFilterDisplayName] as? String ?? filter.name
}

class CategoriesViewController: UITableViewController {
    static let categories = [
        kCICategoryBlur, kCICategoryColorAdjustment, kCICategoryColorEffect, kCICategoryCompositeOperation,
        kCICategoryDistortionEffect, kCICategoryGenerator, kCICategoryGeometryAdjustment, kCICategoryGradient,
        kCICategoryHalftoneEffect, kCICategorySharpen, kCICategoryStylize, kCICategoryTileEffect,
        kCICategoryTransition,
    ]

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        Self.categories.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Category", for: indexPath)
        var content = cell.defaultContentConfiguration()
        content.text = CIFilter.localizedName(forCategory: Self.categories[indexPath.row])
        cell.contentConfiguration = content
        return cell
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        guard let filters = segue.destination as? FiltersViewController, let row = tableView.indexPathForSelectedRow?.row
        else { return }
        filters.category = Self.categories[row]
    }
}

class FiltersViewController: UITableViewController {
    var category = kCICategoryBlur
    private lazy var names = CIFilter.filterNames(inCategory: category)

    override func viewDidLoad() {
        super.viewDidLoad()
        title = CIFilter.localizedName(forCategory: category)
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Filter", for: indexPath)
        var content = cell.defaultContentConfiguration()
        content.text = CIFilter.localizedName(forFilterName: names[indexPath.row]) ?? names[indexPath.row]
        cell.contentConfiguration = content
        return cell
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        guard let editor = segue.destination as? FilterViewController, let row = tableView.indexPathForSelectedRow?.row
        else { return }
        editor.filter = CIFilter(name: names[row])
    }
}
