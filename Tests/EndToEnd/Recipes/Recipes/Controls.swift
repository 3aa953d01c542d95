// SPDX-License-Identifier: MIT
import UIKit

/// A bubble whose tip is at a point, with a title and, later, a button.
final class CalloutView: UIView {
    static let size = CGSize(width: 190, height: 54)
    private let label = UILabel()
    private let button = UIButton(type: .detailDisclosure)
    /// The place of the tip in the bubble.
    private let tip: CGPoint

    /// - Parameter anchor: where the tip is, in points of a parent with these bounds; the bubble stays inside of them.
    init(anchor: CGPoint, in bounds: CGRect, number: Int) {
        let left = min(max(anchor.x - Self.size.width / 2, bounds.minX), bounds.maxX - Self.size.width)
        tip = CGPoint(x: anchor.x - left, y: Self.size.height)
        super.init(frame: CGRect(origin: CGPoint(x: left, y: anchor.y - Self.size.height), size: Self.size))
        backgroundColor = .clear
        accessibilityIdentifier = "callout \(number)"
        (label.text, label.textColor) = ("You Tapped Here!", .white)
        label.frame = CGRect(x: 12, y: 8, width: 140, height: 28)
        button.frame = CGRect(x: 155, y: 8, width: 28, height: 28)
        button.isHidden = true
        button.accessibilityIdentifier = "more \(number)"
        button.addTarget(self, action: #selector(fade), for: .touchUpInside)
        addSubview(label)
        addSubview(button)
        Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { [weak self] _ in
            self?.label.text = "More Info..."
            self?.button.isHidden = false
        }
    }
    required init?(coder: NSCoder) { nil }

    override func draw(_ rect: CGRect) {
        UIColor.darkGray.setFill()
        UIBezierPath(
            roundedRect: CGRect(x: 0, y: 0, width: bounds.width, height: bounds.height - 10), cornerRadius: 8
        ).fill()
        let arrow = UIBezierPath()
        arrow.move(to: tip)
        arrow.addLine(to: CGPoint(x: tip.x - 8, y: bounds.height - 10))
        arrow.addLine(to: CGPoint(x: tip.x + 8, y: bounds.height - 10))
        arrow.close()
        arrow.fill()
    }

    @objc private func fade() {
        UIView.animate(withDuration: 1, animations: { self.alpha = 0 }) { _ in self.removeFromSuperview() }
    }
}

/// 8-11: each touch adds a callout.
final class CalloutsViewController: RecipeViewController {
    private final class TouchedImageView: UIImageView {
        private var count = 0
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
            guard let touch = touches.first, touch.view === self else { return }
            count += 1
            addSubview(CalloutView(anchor: touch.location(in: self), in: bounds, number: count))
        }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        let image = TouchedImageView(frame: CGRect(x: 0, y: 150, width: view.bounds.width, height: 300))
        image.isUserInteractionEnabled = true
        image.backgroundColor = .systemTeal
        image.accessibilityIdentifier = "ground"
        view.addSubview(image)
    }
}

/// 8-12: five pages, pushed from the side that they lie at.
final class PagesViewController: RecipeViewController {
    private let pages = UIPageControl()
    private let page = UILabel()
    private var shown = 2

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Page Control"
        page.frame = CGRect(x: 0, y: 200, width: view.bounds.width, height: 300)
        (page.textAlignment, page.font) = (.center, .systemFont(ofSize: 120))
        page.isUserInteractionEnabled = true
        page.accessibilityIdentifier = "page"
        view.addSubview(page)
        pages.frame = CGRect(x: 0, y: 130, width: view.bounds.width, height: 26)
        (pages.numberOfPages, pages.currentPage, pages.backgroundColor) = (5, shown, .gray)
        pages.addTarget(self, action: #selector(turn), for: .valueChanged)
        view.addSubview(pages)
        for direction in [UISwipeGestureRecognizer.Direction.left, .right] {
            let swipe = UISwipeGestureRecognizer(target: self, action: #selector(swiped))
            swipe.direction = direction
            page.addGestureRecognizer(swipe)
        }
        page.text = "\(shown + 1)"
    }

    override func perform() { turn() }

    @objc private func swiped(_ swipe: UISwipeGestureRecognizer) {
        pages.currentPage += swipe.direction == .left ? 1 : -1
        turn()
    }

    @objc private func turn() {
        guard pages.currentPage != shown else { return note("same page") }
        let transition = CATransition()
        transition.type = .push
        transition.subtype = pages.currentPage > shown ? .fromRight : .fromLeft
        transition.duration = 1
        transition.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
        note("page \(pages.currentPage + 1) \(pages.currentPage > shown ? "from the right" : "from the left")")
        shown = pages.currentPage
        page.text = "\(shown + 1)"
        page.layer.add(transition, forKey: "transitionViewAnimation")
    }
}

/// 8-13: a toolbar of ten items whose order a person changes.
final class ToolbarViewController: RecipeViewController, UITableViewDataSource {
    private var names = [
        "Add", "Bookmarks", "Camera", "Compose", "Organize", "Refresh", "Reply", "Search", "Stop", "Trash",
    ]
    private let bar = UIToolbar()
    private lazy var list = UITableView(frame: CGRect(x: 0, y: 110, width: view.bounds.width, height: 440))

    override func viewDidLoad() {
        super.viewDidLoad()
        bar.frame = CGRect(x: 0, y: view.bounds.height - 90, width: view.bounds.width, height: 44)
        view.addSubview(bar)
        arrange()
    }

    private func arrange() {
        bar.items = names.map { name in
            let item = UIBarButtonItem(
                title: String(name.prefix(3)), style: .plain, target: self, action: #selector(chosen))
            item.accessibilityLabel = name
            return item
        }
    }

    @objc private func chosen(_ item: UIBarButtonItem) {
        // The bar does not act while it is put in order.
        guard !list.isEditing else { return }
        note(item.accessibilityLabel ?? "")
    }

    override func perform() {
        list.dataSource = self
        list.setEditing(true, animated: false)
        view.addSubview(list)
        navigationItem.leftBarButtonItem = UIBarButtonItem(
            title: "Done", style: .plain, target: self, action: #selector(done))
    }

    @objc private func done() {
        list.setEditing(false, animated: false)
        list.removeFromSuperview()
        navigationItem.leftBarButtonItem = nil
        arrange()
        note(names.joined(separator: " "))
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }
    func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = names[path.row]
        return cell
    }
    func tableView(_ tableView: UITableView, canMoveRowAt path: IndexPath) -> Bool { true }
    func tableView(_ tableView: UITableView, moveRowAt path: IndexPath, to destination: IndexPath) {
        names.insert(names.remove(at: path.row), at: destination.row)
    }
}
