// SPDX-License-Identifier: MIT
import UIKit

/// An open folder over the blurred home screen: its name above, its apps in a panel, nine a page. A tap beside closes it.
final class FolderView: UIView, UIScrollViewDelegate, UITextFieldDelegate {
    let number: Int
    /// Dark in both appearances: what stands on it is white.
    private let ground = UIVisualEffectView(effect: UIBlurEffect(style: .systemUltraThinMaterialDark))
    private let beside = UIControl()
    private let title = UITextField()
    let panel = UIView()
    /// Holds the icons' views.
    let content = UIScrollView()
    private let dots = UIPageControl()
    var close: () -> Void = {}
    var rename: (String) -> Void = { _ in }
    private var count = 0

    /// Points.
    private static let (rowHeight, inset): (CGFloat, CGFloat) = (102, 14)
    private let side: CGFloat

    /// - Parameter size: of the screen.
    init(number: Int, size: CGSize) {
        self.number = number
        side = min(min(size.width, size.height) - 48, 345)
        super.init(frame: CGRect(origin: .zero, size: size))
        accessibilityIdentifier = "open folder"
        accessibilityViewIsModal = true
        beside.addAction(UIAction { [weak self] _ in self?.close() }, for: .touchUpInside)
        beside.accessibilityIdentifier = "beside the folder"
        title.font = .systemFont(ofSize: 34)
        title.textColor = .white
        title.textAlignment = .center
        title.adjustsFontSizeToFitWidth = true
        title.returnKeyType = .done
        title.delegate = self
        title.accessibilityIdentifier = "folder name"
        title.layer.cornerRadius = 12
        panel.backgroundColor = UIColor(white: 1, alpha: 0.28)
        panel.layer.cornerRadius = 36
        panel.clipsToBounds = true
        content.isPagingEnabled = true
        content.showsHorizontalScrollIndicator = false
        content.contentInsetAdjustmentBehavior = .never
        content.delegate = self
        dots.hidesForSinglePage = true
        dots.isUserInteractionEnabled = false
        panel.addSubview(content)
        panel.addSubview(dots)
        for part in [ground, beside, title, panel] { addSubview(part) }
    }

    required init?(coder: NSCoder) { fatalError("FolderView: is made in code only") }

    func show(_ folder: HomeLayout.Folder?, isEditing: Bool) {
        guard let folder else { return }
        if !title.isEditing { title.text = folder.name }
        title.isUserInteractionEnabled = isEditing
        title.backgroundColor = isEditing ? UIColor(white: 1, alpha: 0.2) : .clear
        title.clearButtonMode = isEditing ? .always : .never
        title.accessibilityTraits = isEditing ? [] : [.header, .staticText]
        count = folder.apps.count
        setNeedsLayout()
    }

    private var pageCount: Int { max(1, (count + HomeLayout.folderPage - 1) / HomeLayout.folderPage) }
    /// From 0.
    var currentPage: Int { side > 0 ? max(0, Int((content.contentOffset.x / side).rounded())) : 0 }

    func hasPage(after page: Int) -> Bool { page + 1 < pageCount }

    /// Stays where there is no such page.
    func turn(by step: Int) {
        let page = currentPage + step
        guard page >= 0, page < pageCount else { return }
        UIView.animate(withDuration: 0.3) { [self] in content.contentOffset.x = CGFloat(page) * side }
    }

    // MARK: Layout

    override func layoutSubviews() {
        super.layoutSubviews()
        ground.frame = bounds
        beside.frame = bounds
        let height = 3 * Self.rowHeight + 2 * Self.inset
        panel.bounds.size = CGSize(width: side, height: height)
        panel.center = CGPoint(x: bounds.midX, y: bounds.midY)
        let top = bounds.midY - height / 2
        title.frame = CGRect(x: bounds.midX - side / 2, y: max(safeAreaInsets.top, top - 74), width: side, height: 50)
        content.frame = panel.bounds
        content.contentSize = CGSize(width: CGFloat(pageCount) * side, height: height)
        dots.numberOfPages = pageCount
        dots.frame = CGRect(x: 0, y: height - 24, width: side, height: 20)
    }

    /// Of picture and name, in the coordinates of `content`.
    func frame(of index: Int) -> CGRect {
        let (page, place) = (index / HomeLayout.folderPage, index % HomeLayout.folderPage)
        let width = (side - 2 * Self.inset) / 3
        return CGRect(
            x: CGFloat(page) * side + Self.inset + CGFloat(place % 3) * width,
            y: Self.inset + 10 + CGFloat(place / 3) * Self.rowHeight, width: width, height: HomeGrid.iconHeight)
    }

    /// Of the page that is to be seen, in the coordinates of `content`: the places, and which they are.
    var cells: (first: Int, frames: [CGRect]) {
        let first = currentPage * HomeLayout.folderPage
        return (first, (first..<first + HomeLayout.folderPage).map(frame))
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) { dots.currentPage = currentPage }

    // MARK: Coming and going

    private static let duration = 0.3

    /// - Parameter start: the picture of the closed folder, in the superview's coordinates.
    func appear(from start: CGRect?) {
        layoutIfNeeded()
        for part in [ground, title] { part.alpha = 0 }
        shrink(to: start)
        UIView.animate(withDuration: Self.duration) { [self] in
            for part in [ground, title, panel] { part.alpha = 1 }
            panel.transform = .identity
        }
    }

    func disappear(to end: CGRect?, animated: Bool) {
        isUserInteractionEnabled = false
        guard animated else { return removeFromSuperview() }
        UIView.animate(withDuration: Self.duration) { [self] in
            for part in [ground, title] { part.alpha = 0 }
            shrink(to: end)
        } completion: { [self] _ in
            removeFromSuperview()
        }
    }

    private func shrink(to frame: CGRect?) {
        panel.alpha = 0
        guard let frame, side > 0 else { return }
        let middle = CGPoint(x: frame.midX - bounds.midX, y: frame.midY - bounds.midY)
        panel.transform = CGAffineTransform(translationX: middle.x, y: middle.y).scaledBy(
            x: frame.width / side, y: frame.width / side)
    }

    // MARK: Name

    func beginRenaming() { title.becomeFirstResponder() }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        textField.resignFirstResponder()
        return true
    }

    func textFieldDidEndEditing(_ textField: UITextField) { rename(textField.text ?? "") }
}
