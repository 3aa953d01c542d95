// SPDX-License-Identifier: MIT
import CoreData
import UIKit

/// All movies, those that are lent apart.
class MoviesViewController: FetchedViewController<Movie> {
    override func makeResults() -> NSFetchedResultsController<Movie> { library.movies() }

    override func makeCell(_ movie: Movie, at indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Movie", for: indexPath)
        var content = UIListContentConfiguration.subtitleCell()
        content.text = movie.title
        content.secondaryText = detail(of: movie)
        content.secondaryTextProperties.color = .secondaryLabel
        content.image = UIImage(systemName: movie.lent ? "person.crop.circle" : "film")
        cell.contentConfiguration = content
        return cell
    }

    func detail(of movie: Movie) -> String { movie.year ?? "" }

    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        // The name of a section is the Boolean by which it is grouped.
        results.sections?[section].name == "1" ? "Shared" : "Not Shared"
    }

    @IBAction private func addMovie(_ sender: Any) {
        do { performSegue(withIdentifier: "add", sender: try library.addMovie()) } catch { show(error) }
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        guard let editor = (segue.destination as? UINavigationController)?.topViewController as? MovieEditorViewController
        else { return }
        editor.library = library
        editor.movie = sender as? Movie ?? tableView.indexPathForSelectedRow.map(results.object)
    }
}

/// Those that are lent alone, with their friends.
class SharedViewController: MoviesViewController {
    override func makeResults() -> NSFetchedResultsController<Movie> { library.movies(onlyLent: true) }

    override func detail(of movie: Movie) -> String {
        guard let day = movie.lentOn else { return "" }
        let since = DateFormatter.localizedString(from: day, dateStyle: .medium, timeStyle: .none)
        return "\(movie.lentToFriend?.friendName ?? "Somebody"), since \(since)"
    }

    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }
}
