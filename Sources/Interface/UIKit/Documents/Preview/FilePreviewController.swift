// SPDX-License-Identifier: MIT

/// Shows files, one at a time, with the bars of a preview: Done, the name, a button to share and one for each direction.
package final class FilePreviewController: UIViewController {
    /// One file of those that can be leafed through.
    package struct Item {
        /// nil: there is nothing to show under the title yet.
        package let url: URL?
        /// In the bar.
        package let title: String
        /// - Parameter title: nil: the file's name.
        package init(url: URL?, title: String?) {
            self.url = url
            self.title = title ?? url?.lastPathComponent ?? ""
        }
    }

    /// The file at an index was brought to the front.
    package var onShow: (Int) -> Void = { _ in }
    /// Done was touched.
    package var onDone: () -> Void = {}
    private var items: [Item] = []
    /// Of the file that is shown.
    package private(set) var index = 0
    private var preview: UIView?
    private let bottom = UIToolbar()
    private let back = UIBarButtonItem()
    private let forward = UIBarButtonItem()

    package override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        view.addSubview(bottom)
        back.image = UIImage(systemName: "chevron.backward")
        back.accessibilityLabel = "Previous"
        back.primaryAction = UIAction { [weak self] _ in self?.step(-1) }
        forward.image = UIImage(systemName: "chevron.forward")
        forward.accessibilityLabel = "Next"
        forward.primaryAction = UIAction { [weak self] _ in self?.step(1) }
        update()
    }

    package override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        // Pushed, the navigation bar has a way back already.
        let isFirst = navigationController?.viewControllers.first === self || parent !== navigationController
        navigationItem.leftBarButtonItem =
            isFirst
            ? UIBarButtonItem(systemItem: .done, primaryAction: UIAction { [weak self] _ in self?.onDone() }) : nil
    }

    package override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let height = 44 + view.safeAreaInsets.bottom
        bottom.frame = CGRect(x: 0, y: view.bounds.height - height, width: view.bounds.width, height: 44)
        let top = view.safeAreaInsets.top
        preview?.frame = CGRect(x: 0, y: top, width: view.bounds.width, height: view.bounds.height - height - top)
    }

    /// Replaces all. An index that there is none of shows the first.
    package func show(_ items: [Item], at index: Int) {
        self.items = items
        self.index = items.indices.contains(index) ? index : 0
        update()
    }

    private func step(_ count: Int) {
        guard items.indices.contains(index + count) else { return }
        index += count
        update()
    }

    private func update() {
        guard isViewLoaded else { return }
        preview?.removeFromSuperview()
        preview = nil
        guard items.indices.contains(index) else { return }
        let item = items[index]
        title = item.title
        if let url = item.url {
            let shown = FilePreviewView(url: url)
            view.insertSubview(shown, belowSubview: bottom)
            preview = shown
        }
        let share = UIBarButtonItem(
            systemItem: .action, primaryAction: UIAction { [weak self] _ in self?.share() })
        back.isEnabled = index > 0
        forward.isEnabled = index + 1 < items.count
        bottom.items =
            items.count > 1 ? [share, .flexibleSpace(), back, .fixedSpace(24), forward] : [share, .flexibleSpace()]
        view.setNeedsLayout()
        onShow(index)
    }

    private func share() {
        guard items.indices.contains(index), let url = items[index].url else { return }
        let sheet = UIActivityViewController(activityItems: [url], applicationActivities: nil)
        sheet.popoverPresentationController?.barButtonItem = bottom.items?.first
        present(sheet, animated: true)
    }
}
