// SPDX-License-Identifier: MIT

// Headers and footers of sections: how tall they are, which views they are, where they stand.

extension UITableView {
    var isGrouped: Bool { style != .plain }

    /// Above headers: 22 points in plain tables (facts/measured-laws.md 3.5), none in grouped ones.
    var headerPadding: CGFloat {
        sectionHeaderTopPadding >= 0 ? sectionHeaderTopPadding : isGrouped ? 0 : 22
    }

    private func pixel(_ value: CGFloat) -> CGFloat {
        let scale = UIScreen.main.scale
        return (value * scale).rounded() / scale
    }

    /// Of a group without a title: the first one has 35 points above it unless there is a view.
    private func emptyGroupHeader(_ section: Int) -> CGFloat {
        section == 0 && tableHeaderView == nil ? 35 : pixel(17.6)
    }

    private func titleHeight(_ title: String, section: Int, isHeader: Bool) -> CGFloat {
        let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
        view.become(style, isHeader: isHeader)
        view.setTitle(title)
        let text = view.titleHeight(width: rowWidth)
        guard isGrouped else { return max(isHeader ? 28 : 28, text + 8) }
        guard isHeader else { return 8 + text + 6 }
        return pixel(section == 0 && tableHeaderView == nil ? 33.5 : 16) + text + 6
    }

    // MARK: Heights before anything shows

    func initialHeader(_ section: Int) -> (height: CGFloat, measured: Bool) {
        let asked = tableDelegate.flatMap { d in optionalCall { d.tableView(self, heightForHeaderInSection: section) } }
        if let asked, asked >= 0, !(asked == 0 && isGrouped) { return (Self.sound(asked), true) }
        if asked == 0 { return (emptyGroupHeader(section), true) }
        if titles.hasHeaderViews == nil { titles.hasHeaderViews = prepareHeader(section) }
        if titles.hasHeaderViews == true { return estimatedHeader(section) }
        return (headerHeight(withTitle: titles.headers[section], section), true)
    }

    private func estimatedHeader(_ section: Int) -> (height: CGFloat, measured: Bool) {
        let asked = tableDelegate.flatMap { d in
            optionalCall { d.tableView(self, estimatedHeightForHeaderInSection: section) }
        }
        if let asked, asked > 0 { return (asked, false) }
        return (estimatedSectionHeaderHeight > 0 ? estimatedSectionHeaderHeight : 28, false)
    }

    private func headerHeight(withTitle title: String?, _ section: Int) -> CGFloat {
        guard let title, !title.isEmpty || isGrouped else {
            guard isGrouped else { return 0 }
            return sectionHeaderHeight >= 0 ? sectionHeaderHeight : emptyGroupHeader(section)
        }
        if sectionHeaderHeight >= 0, !isGrouped { return sectionHeaderHeight }
        return max(titleHeight(title, section: section, isHeader: true), sectionHeaderHeight)
    }

    func initialFooter(_ section: Int) -> (height: CGFloat, measured: Bool) {
        let asked = tableDelegate.flatMap { d in optionalCall { d.tableView(self, heightForFooterInSection: section) } }
        if let asked, asked >= 0, !(asked == 0 && isGrouped) { return (Self.sound(asked), true) }
        if asked == 0 { return (pixel(17.6), true) }
        if titles.hasFooterViews == nil { titles.hasFooterViews = prepareFooter(section) }
        if titles.hasFooterViews == true {
            return (estimatedSectionFooterHeight > 0 ? estimatedSectionFooterHeight : 28, false)
        }
        return (footerHeight(withTitle: titles.footers[section], section), true)
    }

    private func footerHeight(withTitle title: String?, _ section: Int) -> CGFloat {
        guard let title, !title.isEmpty else {
            guard isGrouped else { return 0 }
            return sectionFooterHeight >= 0 ? sectionFooterHeight : pixel(17.6)
        }
        if sectionFooterHeight >= 0, !isGrouped { return sectionFooterHeight }
        return max(titleHeight(title, section: section, isHeader: false), sectionFooterHeight)
    }

    // MARK: Heights of what shows

    /// The header of a section that comes into view.
    func measureHeader(_ section: Int) -> CGFloat {
        guard prepareHeader(section), let view = headers[section] else {
            return headerHeight(withTitle: titles.headers[section], section)
        }
        if sectionHeaderHeight >= 0 { return sectionHeaderHeight }
        let fit = fittingHeight(view)
        return fit > 0 ? fit : isGrouped ? emptyGroupHeader(section) : 28
    }

    func measureFooter(_ section: Int) -> CGFloat {
        guard prepareFooter(section), let view = footers[section] else {
            return footerHeight(withTitle: titles.footers[section], section)
        }
        if sectionFooterHeight >= 0 { return sectionFooterHeight }
        let fit = fittingHeight(view)
        return fit > 0 ? fit : isGrouped ? pixel(17.6) : 28
    }

    private func fittingHeight(_ view: UIView) -> CGFloat {
        if let view = view as? UITableViewHeaderFooterView { return view.automaticHeight(width: rowWidth) }
        let size = view.systemLayoutSizeFitting(
            CGSize(width: rowWidth, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
        return Self.sound(size.height)
    }

    // MARK: Views

    /// Asks the delegate for the header's view. False: it has none for any section.
    private func prepareHeader(_ section: Int) -> Bool {
        if let shown = headers[section], !isTitle(shown) { return true }
        let asked = tableDelegate.map { d in optionalCall { d.tableView(self, viewForHeaderInSection: section) } }
        guard let answer = asked ?? nil else { return false }
        if let view = answer {
            dropHeader(section)
            headers[section] = view
        }
        return answer != nil || titles.hasHeaderViews == nil
    }

    private func prepareFooter(_ section: Int) -> Bool {
        if let shown = footers[section], !isTitle(shown) { return true }
        let asked = tableDelegate.map { d in optionalCall { d.tableView(self, viewForFooterInSection: section) } }
        guard let answer = asked ?? nil else { return false }
        if let view = answer {
            dropFooter(section)
            footers[section] = view
        }
        return answer != nil || titles.hasFooterViews == nil
    }

    /// Puts the headers and footers of `sections` where they belong and takes the others away.
    func arrangeHeaders(_ sections: Range<Int>) {
        guard let geometry else { return }
        for section in headers.keys where !sections.contains(section) { dropHeader(section) }
        for section in footers.keys where !sections.contains(section) { dropFooter(section) }
        for section in sections {
            if geometry.sections[section].header > 0 { showHeader(section) } else { dropHeader(section) }
            if geometry.sections[section].footer > 0 { showFooter(section) } else { dropFooter(section) }
        }
    }

    private func showHeader(_ section: Int) {
        if headers[section] == nil, titles.hasHeaderViews != false, !titles.withoutHeaderView.contains(section) {
            if !prepareHeader(section) { titles.withoutHeaderView.insert(section) }
        }
        if headers[section] == nil, let title = titles.headers[section], !title.isEmpty {
            headers[section] = titleView(title, isHeader: true)
        }
        guard let view = headers[section] else { return }
        let isNew = view.superview !== self
        if isNew { willShow(view) }
        place(view, headerFrame(section))
        if let view = view as? UITableViewHeaderFooterView { view.isPinned = isPinned(section) }
        guard isNew else { return }
        if let d = tableDelegate {
            optionalCall { d.tableView(self, willDisplayHeaderView: view, forSection: section) }
        }
        addAboveRows(view)
    }

    private func showFooter(_ section: Int) {
        if footers[section] == nil, titles.hasFooterViews != false, !titles.withoutFooterView.contains(section) {
            if !prepareFooter(section) { titles.withoutFooterView.insert(section) }
        }
        if footers[section] == nil, let title = titles.footers[section], !title.isEmpty {
            footers[section] = titleView(title, isHeader: false)
        }
        guard let view = footers[section] else { return }
        let isNew = view.superview !== self
        if isNew { willShow(view) }
        place(view, footerFrame(section))
        guard isNew else { return }
        if let d = tableDelegate {
            optionalCall { d.tableView(self, willDisplayFooterView: view, forSection: section) }
        }
        addAboveRows(view)
    }

    /// In front of the rows and behind the section index.
    private func addAboveRows(_ view: UIView) {
        if let indexView, indexView.superview === self {
            insertSubview(view, belowSubview: indexView)
        } else {
            addSubview(view)
        }
    }

    private func willShow(_ view: UIView) {
        view.translatesAutoresizingMaskIntoConstraints = true
        view.isHidden = false
        (view as? UITableViewHeaderFooterView)?.become(style, isHeader: nil)
    }

    private func place(_ view: UIView, _ frame: CGRect) { if view.frame != frame { view.frame = frame } }

    /// Whether the table made the view itself: its height follows from the title, and no delegate gave it.
    private func isTitle(_ view: UIView) -> Bool { (view as? UITableViewHeaderFooterView)?.showsTitle == true }

    private func titleView(_ title: String, isHeader: Bool) -> UITableViewHeaderFooterView {
        let identifier = isHeader ? TableReusePool.header : TableReusePool.footer
        let view = pool.takeView(identifier) ?? UITableViewHeaderFooterView(reuseIdentifier: identifier)
        view.become(style, isHeader: isHeader)
        view.setTitle(title)
        return view
    }

    func dropHeader(_ section: Int) {
        guard let view = headers.removeValue(forKey: section) else { return }
        guard view.superview === self else { return pool.put(view) }
        view.removeFromSuperview()
        if let d = tableDelegate {
            optionalCall { d.tableView(self, didEndDisplayingHeaderView: view, forSection: section) }
        }
        pool.put(view)
    }

    func dropFooter(_ section: Int) {
        guard let view = footers.removeValue(forKey: section) else { return }
        guard view.superview === self else { return pool.put(view) }
        view.removeFromSuperview()
        if let d = tableDelegate {
            optionalCall { d.tableView(self, didEndDisplayingFooterView: view, forSection: section) }
        }
        pool.put(view)
    }

    // MARK: Frames

    /// In a plain table the header of the topmost section stays at the top until the next one pushes it out.
    func headerFrame(_ section: Int) -> CGRect {
        guard let geometry else { return .zero }
        let part = geometry.header(of: section)
        var y = part.y
        if !isGrouped {
            let low = geometry.bottom(ofSection: section) - geometry.sections[section].footer - part.height
            y = max(part.y, min(bounds.minY + adjustedContentInset.top, low))
        }
        return CGRect(x: rowLeft, y: y, width: rowWidth, height: part.height)
    }

    func footerFrame(_ section: Int) -> CGRect {
        guard let geometry else { return .zero }
        let part = geometry.footer(of: section)
        var y = part.y
        if !isGrouped {
            let high = geometry.header(of: section).y + geometry.sections[section].header
            y = min(part.y, max(bounds.maxY - adjustedContentInset.bottom - part.height, high))
        }
        return CGRect(x: rowLeft, y: y, width: rowWidth, height: part.height)
    }

    private func isPinned(_ section: Int) -> Bool {
        guard !isGrouped, let geometry else { return false }
        return headerFrame(section).minY > geometry.header(of: section).y + 0.01
    }
}
