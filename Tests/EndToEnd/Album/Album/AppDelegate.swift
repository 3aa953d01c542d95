// SPDX-License-Identifier: MIT
import MediaPlayer
import Photos
import PhotosUI
import UIKit

/// What apps do with a person's pictures and songs, a button each, and a line that says what became of it.
@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
        _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = UINavigationController(rootViewController: AlbumViewController())
        window?.makeKeyAndVisible()
        return true
    }
}

final class AlbumViewController: UITableViewController {
    private lazy var actions: [(title: String, body: () -> Void)] = [
        ("Ask", ask), ("Count", count), ("Delete", deleteFirst), ("Pick", pick), ("Ask for Songs", askForSongs),
        ("Count Songs", countSongs),
    ]
    private let line = UILabel(frame: CGRect(x: 0, y: 0, width: 300, height: 80))

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Album"
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "action")
        line.accessibilityIdentifier = "journal"
        line.numberOfLines = 0
        tableView.tableFooterView = line
    }

    fileprivate func say(_ text: String) { DispatchQueue.main.async { self.line.text = text } }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { actions.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "action", for: indexPath)
        cell.textLabel?.text = actions[indexPath.row].title
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        line.text = nil
        actions[indexPath.row].body()
    }

    // MARK: Pictures

    private func ask() {
        let before = PHPhotoLibrary.authorizationStatus()
        PHPhotoLibrary.requestAuthorization { self.say("\(before.rawValue), then \($0.rawValue)") }
    }

    private var pictures: PHFetchResult<PHAsset> { PHAsset.fetchAssets(with: nil) }
    private func count() { say("\(pictures.count) pictures") }

    private func deleteFirst() {
        let all = pictures
        guard let first = all.firstObject else { return say("nothing to delete") }
        PHPhotoLibrary.shared().performChanges {
            PHAssetChangeRequest.deleteAssets([first] as NSArray)
        } completionHandler: { isDone, _ in
            self.say("\(isDone), \(all.count - self.pictures.count) gone")
        }
    }

    private func pick() {
        let picker = PHPickerViewController(configuration: PHPickerConfiguration())
        picker.delegate = self
        present(picker, animated: true)
    }

    // MARK: Songs

    private func askForSongs() {
        let before = MPMediaLibrary.authorizationStatus()
        MPMediaLibrary.requestAuthorization { self.say("\(before.rawValue), then \($0.rawValue)") }
    }

    private func countSongs() { say("\(MPMediaQuery.songs().items?.count ?? 0) songs") }
}

extension AlbumViewController: PHPickerViewControllerDelegate {
    func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult]) {
        picker.dismiss(animated: true)
        say("picked \(results.count)")
    }
}
