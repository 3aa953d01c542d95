// SPDX-License-Identifier: MIT

/// The print panel: printer, copies, pages, sides, paper, and how the pages look.
final class PrintOptionsController: UITableViewController {
    private enum Row { case printer, copies, range, sides, paper }

    /// With the job to print, or nil when the person cancelled. Called once.
    var onEnd: (PrintJob?, UIPrinter) -> Void = { _, _ in }
    private var job: PrintJob
    private var printer: UIPrinter
    private let showsCopies: Bool
    private var hasEnded = false
    private let previews = PrintPreviewStrip()

    init(_ job: PrintJob, printer: UIPrinter, showsCopies: Bool) {
        self.job = job
        self.printer = printer
        self.showsCopies = showsCopies
        super.init(style: .insetGrouped)
        title = SystemStrings.text("Print Options")
    }

    required init?(coder: NSCoder) { fatalError("PrintOptionsController: is made in code only") }

    private var rows: [[Row]] {
        var options: [Row] = showsCopies ? [.copies] : []
        if job.content.pageCount > 1 { options.append(.range) }
        options += [.paper, .sides]
        return [[.printer], options]
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.leftBarButtonItem = UIBarButtonItem(
            systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.cancel() })
        let print = UIBarButtonItem(
            title: SystemStrings.text("Print"), primaryAction: UIAction { [weak self] _ in self?.print() })
        print.style = .done
        navigationItem.rightBarButtonItem = print
        previews.frame = CGRect(x: 0, y: 0, width: view.bounds.width, height: PrintPreviewStrip.height)
        tableView.tableFooterView = previews
        previews.show(job)
        printer.contactPrinter { [weak self] _ in self?.tableView.reloadData() }
        PrinterList.discover { [weak self] in self?.tableView.reloadData() }
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        let isLeaving = isMovingFromParent || navigationController?.isBeingDismissed == true
        if isLeaving || view.window == nil { end(nil) }
    }

    func cancel() { end(nil) }
    private func print() { end(job) }

    private func end(_ job: PrintJob?) {
        guard !hasEnded else { return }
        hasEnded = true
        onEnd(job, printer)
    }

    // MARK: Table

    override func numberOfSections(in tableView: UITableView) -> Int { rows.count }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows[section].count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
        cell.selectionStyle = .none
        switch rows[indexPath.section][indexPath.row] {
        case .printer:
            cell.textLabel?.text = SystemStrings.text("Printer")
            cell.accessoryView = UIButton.formMenu("Printer", value: printer.displayName, menu: printerMenu)
        case .copies:
            cell.textLabel?.text = copiesText
            cell.accessoryView = stepper()
        case .range:
            cell.textLabel?.text = SystemStrings.text("Range")
            cell.accessoryView = UIButton.formMenu("Range", value: rangeText, menu: rangeMenu)
        case .paper:
            cell.textLabel?.text = SystemStrings.text("Paper Size")
            cell.detailTextLabel?.text = job.paper.title
        case .sides:
            cell.textLabel?.text = SystemStrings.text("Double-sided")
            cell.textLabel?.isEnabled = printer.supportsDuplex
            cell.accessoryView = sidesSwitch()
        }
        return cell
    }

    /// Other languages have more than two forms of the plural.
    private var copiesText: String {
        let word = SystemStrings.text("Copies")
        guard word == "Copies" else { return "\(word): \(job.copies)" }
        return job.copies == 1 ? "1 Copy" : "\(job.copies) Copies"
    }

    private func choice(_ title: String, _ isOn: Bool, _ body: @escaping () -> Void) -> UIAction {
        UIAction(title: title, state: isOn ? .on : .off) { [weak self] _ in
            body()
            self?.didChange()
        }
    }

    private func didChange() {
        tableView.reloadData()
        previews.show(job)
    }

    private var printerMenu: UIMenu {
        UIMenu(
            children: PrinterList.printers.map { other in
                choice(other.displayName, other == printer) { [weak self] in self?.printer = other }
            })
    }

    // MARK: Pages

    private var rangeText: String {
        if job.pages == 0..<job.content.pageCount { return "All \(job.content.pageCount) Pages" }
        let (first, last) = (job.pages.lowerBound + 1, job.pages.upperBound)
        return first == last
            ? SystemStrings.text("Page %@", first) : SystemStrings.text("Pages %1$@–%2$@", first, last)
    }

    private var rangeMenu: UIMenu {
        let count = job.content.pageCount
        let all = choice("All Pages", job.pages == 0..<count) { [weak self] in self?.job.pages = 0..<count }
        let first = (0..<count).map { page in
            choice("From Page \(page + 1)", job.pages.lowerBound == page) { [weak self] in
                guard let self else { return }
                job.pages = page..<max(page + 1, job.pages.upperBound)
            }
        }
        let last = (0..<count).map { page in
            choice("To Page \(page + 1)", job.pages.upperBound == page + 1) { [weak self] in
                guard let self else { return }
                job.pages = min(page, job.pages.lowerBound)..<page + 1
            }
        }
        return UIMenu(
            children: [all, UIMenu(title: "From", children: first), UIMenu(title: "To", children: last)])
    }

    private func stepper() -> UIStepper {
        let stepper = UIStepper()
        stepper.minimumValue = 1
        stepper.maximumValue = 99
        stepper.value = Double(job.copies)
        stepper.addAction(
            UIAction { [weak self, weak stepper] _ in
                self?.job.copies = Int(stepper?.value ?? 1)
                self?.tableView.reloadData()
            }, for: .valueChanged)
        return stepper
    }

    private func sidesSwitch() -> UISwitch {
        let control = UISwitch()
        control.isOn = printer.supportsDuplex && job.duplex != .none
        control.isEnabled = printer.supportsDuplex
        control.accessibilityIdentifier = "Double-sided"
        control.addAction(
            UIAction { [weak self, weak control] _ in
                guard let self else { return }
                job.duplex = control?.isOn == true ? (job.isLandscape ? .shortEdge : .longEdge) : .none
            }, for: .valueChanged)
        return control
    }
}

/// The pages, small, beside each other.
final class PrintPreviewStrip: UIView {
    static let height: CGFloat = 300
    private let scroll = UIScrollView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        scroll.showsHorizontalScrollIndicator = false
        addSubview(scroll)
    }

    required init?(coder: NSCoder) { fatalError("PrintPreviewStrip: is made in code only") }

    /// Pages beyond these have no picture: each is drawn at once.
    private static let mostPages = 24

    func show(_ job: PrintJob) {
        scroll.frame = bounds
        scroll.subviews.forEach { $0.removeFromSuperview() }
        var x: CGFloat = 20
        for page in job.pages.prefix(Self.mostPages) {
            let image = job.picture(of: page, scale: 1)
            let height = Self.height - 70
            let width = height * image.size.width / max(1, image.size.height)
            let picture = UIImageView(image: image)
            picture.frame = CGRect(x: x, y: 16, width: width, height: height)
            picture.layer.shadowOpacity = 0.2
            picture.layer.shadowRadius = 4
            picture.layer.shadowOffset = CGSize(width: 0, height: 2)
            picture.isAccessibilityElement = true
            picture.accessibilityLabel = SystemStrings.text("Page %@", page + 1)
            let label = UILabel(frame: CGRect(x: x, y: height + 22, width: width, height: 18))
            label.text = SystemStrings.text("Page %1$@ of %2$@", page + 1, job.content.pageCount)
            label.font = .systemFont(ofSize: 12)
            label.textColor = .secondaryLabel
            label.textAlignment = .center
            scroll.addSubview(picture)
            scroll.addSubview(label)
            x += width + 16
        }
        scroll.contentSize = CGSize(width: x + 4, height: Self.height)
        if effectiveUserInterfaceLayoutDirection == .rightToLeft { mirror() }
    }

    /// The first page is at the right.
    private func mirror() {
        let width = max(scroll.contentSize.width, bounds.width)
        for part in scroll.subviews { part.frame.origin.x = width - part.frame.maxX }
        scroll.contentOffset.x = width - bounds.width
    }
}
