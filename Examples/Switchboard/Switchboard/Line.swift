// SPDX-License-Identifier: MIT
import UIKit

/// What the switchboard connects to; the raw values are the hosts of the app's URLs.
enum Line: String, CaseIterable {
    case settings, network, quotes, tree, secrets, files, server, chat

    var title: String {
        switch self {
        case .settings: "Settings"
        case .network: "Network"
        case .quotes: "Quotes"
        case .tree: "XML Tree"
        case .secrets: "Secrets"
        case .files: "Files"
        case .server: "Web Server"
        case .chat: "Chat"
        }
    }

    var symbol: String {
        switch self {
        case .settings: "gearshape"
        case .network: "wifi"
        case .quotes: "text.quote"
        case .tree: "list.bullet"
        case .secrets: "key"
        case .files: "arrow.up.arrow.down"
        case .server: "globe"
        case .chat: "bubble.left.and.bubble.right"
        }
    }

    func makeController() -> UIViewController {
        let controller: UIViewController =
            switch self {
            case .settings: ChoicesViewController(style: .insetGrouped)
            case .network: NetworkViewController(style: .insetGrouped)
            case .quotes: QuotesViewController(style: .plain)
            case .tree: TreeViewController(MarkupNode.garden)
            case .secrets: SecretsViewController(style: .insetGrouped)
            case .files: FilesViewController(style: .insetGrouped)
            case .server: ServerViewController(style: .insetGrouped)
            case .chat: ChatViewController(style: .plain)
            }
        if controller.title == nil { controller.title = title }
        return controller
    }
}

/// The list of them.
class LinesViewController: UITableViewController {
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { Line.allCases.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "line", for: indexPath)
        let line = Line.allCases[indexPath.row]
        var content = cell.defaultContentConfiguration()
        content.text = line.title
        content.image = UIImage(systemName: line.symbol)
        cell.contentConfiguration = content
        cell.accessibilityIdentifier = line.rawValue
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        navigationController?.pushViewController(Line.allCases[indexPath.row].makeController(), animated: true)
    }
}
