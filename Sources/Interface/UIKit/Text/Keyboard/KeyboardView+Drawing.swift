// SPDX-License-Identifier: MIT

/// Where the keys are, and how they look.
extension KeyboardView {
    /// Frames of the keys, row by row.
    func frames(_ rows: [[KeyboardKey]]) -> [[CGRect]] {
        guard page != .emoji else { return categoryFrames(rows) }
        guard let last = rows.last, last.first?.isBare == true, ![.pad, .padSigns].contains(page) else {
            return keyFrames(rows)
        }
        let side: CGFloat = 44
        let y = bounds.height - metrics.bottom + 4
        let feet = [
            CGRect(x: 14, y: y, width: side, height: side),
            CGRect(x: bounds.width - 14 - side, y: y, width: side, height: side),
        ]
        return keyFrames(Array(rows.dropLast())) + [feet]
    }

    /// One row, below the board.
    private func categoryFrames(_ rows: [[KeyboardKey]]) -> [[CGRect]] {
        let bottom = bounds.height - metrics.bottom
        return rows.map { row in
            let unit = (bounds.width - 6) / row.reduce(0) { $0 + $1.width }
            var x: CGFloat = 3
            return row.map { key in
                defer { x += key.width * unit }
                return CGRect(x: x, y: bottom - 42, width: key.width * unit, height: 40)
            }
        }
    }

    private func keyFrames(_ rows: [[KeyboardKey]]) -> [[CGRect]] {
        let area = CGRect(
            x: 3, y: metrics.bar + 4, width: bounds.width - 6,
            height: max(0, bounds.height - metrics.bar - metrics.bottom - 6))
        let pitch = area.height / CGFloat(max(1, rows.count))
        let widest = rows.map { $0.reduce(0) { $0 + $1.width } }.max() ?? 1
        let unit = area.width / widest
        let isTablet = UIScreen.main.device.isPad && !isPad
        return rows.enumerated().map { index, row in
            let length = row.reduce(0) { $0 + $1.width }
            // The row of the space bar reaches from edge to edge, whatever the letters above it do.
            let isBar =
                row.contains { $0.action == .enter || $0.action == .hide } && row.contains { $0.action != .enter }
            let isGrid = isPad || rows[0].first?.action == .move(1)
            let unit = isBar && !isGrid && index == rows.count - 1 ? area.width / length : unit
            let width = length * unit
            let isSplit = row.count > 2 && row.contains { $0.action == .delete } && !isGrid && !isTablet
            // A tablet's rows end at the right edge, where delete, return and shift are.
            var x =
                if isGrid { area.minX } else if isTablet { area.maxX - width } else {
                    area.minX + (area.width - width) / 2
                }
            var frames: [CGRect] = []
            for (place, key) in row.enumerated() {
                var frame = CGRect(
                    x: x, y: area.minY + CGFloat(index) * pitch, width: key.width * unit, height: pitch * key.height)
                // Shift and delete keep to the edges.
                if isSplit, place == 0 { frame.origin.x = area.minX }
                if isSplit, place == row.count - 1 { frame.origin.x = area.maxX - frame.width }
                frames.append(frame.insetBy(dx: 3, dy: isGrid ? 3.5 : 5.5))
                x += key.width * unit
            }
            return frames
        }
    }

    func draw(_ key: KeyboardKey, _ frame: CGRect, isPressed: Bool) {
        if key.isBare, key.symbol == nil { return drawBare(key, frame, isPressed) }
        if key.isBare {
            let isChosen = key.action == .category(category)
            return drawSymbol(key.symbol ?? "", 22, frame, isPressed || isChosen ? .label : .secondaryLabel)
        }
        let isBlue = key.action == .enter && (input?.returnKeyType ?? .default) != .default && isEnterEnabled
        UIColor.black.withAlphaComponent(0.28).setFill()
        UIBezierPath(roundedRect: frame.offsetBy(dx: 0, dy: 1), cornerRadius: 5).fill()
        let color = isBlue ? UIColor.systemBlue : key.isPlain != isPressed ? Self.keyColor : Self.actionColor
        color.setFill()
        UIBezierPath(roundedRect: frame, cornerRadius: 5).fill()
        let isLetter = key.title.count == 1 && !["⌫", "⇧", "⬆"].contains(key.title)
        let size: CGFloat = if isPad && isLetter { 25 } else if isLetter { 22 } else { 16 }
        let isFaint = key.action == .enter && !isEnterEnabled
        let signColor: UIColor = if isBlue { .white } else if isFaint { .secondaryLabel } else { .label }
        if ["⌫", "⇧", "⬆"].contains(key.title) { return drawIcon(key.title, frame, signColor) }
        if let symbol = key.symbol { return drawSymbol(symbol, 18, frame, signColor) }
        guard let subtitle = key.subtitle, !subtitle.isEmpty else { return drawText(key.title, size, frame, signColor) }
        drawText(
            key.title, size, CGRect(x: frame.minX, y: frame.minY, width: frame.width, height: frame.height * 0.72),
            signColor)
        drawText(
            subtitle, 10, CGRect(x: frame.minX, y: frame.midY + 4, width: frame.width, height: frame.height * 0.3),
            signColor,
            weight: .bold, spacing: 2)
    }

    private var isPad: Bool { page == .pad || page == .padSigns }

    /// Keys that act, on a pad and below emoji, have a ground only while they are pressed.
    private func drawBare(_ key: KeyboardKey, _ frame: CGRect, _ isPressed: Bool) {
        if isPressed {
            Self.keyColor.setFill()
            UIBezierPath(roundedRect: frame, cornerRadius: 5).fill()
        }
        if key.action == .delete { return drawIcon(key.title, frame, .label) }
        drawText(key.title, key.title.count == 1 ? 25 : 17, frame, .label)
    }

    private func drawText(
        _ title: String, _ size: CGFloat, _ frame: CGRect, _ color: UIColor, weight: UIFont.Weight = .regular,
        spacing: CGFloat = 0
    ) {
        let attributes: [NSAttributedString.Key: Any] = [
            .font: UIFont.systemFont(ofSize: size, weight: weight), .foregroundColor: color, .kern: spacing,
        ]
        let text = title.size(withAttributes: attributes)
        title.draw(
            at: CGPoint(x: frame.midX - text.width / 2, y: frame.midY - text.height / 2), withAttributes: attributes)
    }

    private func drawSymbol(_ name: String, _ size: CGFloat, _ frame: CGRect, _ color: UIColor) {
        let configuration = UIImage.SymbolConfiguration(pointSize: size)
        guard
            let image = UIImage(systemName: name, withConfiguration: configuration)?
                .withTintColor(color, renderingMode: .alwaysOriginal)
        else { return }
        image.draw(
            in: CGRect(
                x: frame.midX - image.size.width / 2, y: frame.midY - image.size.height / 2, width: image.size.width,
                height: image.size.height))
    }

    private func drawIcon(_ name: String, _ frame: CGRect, _ color: UIColor) {
        let symbol = ["⌫": "delete.left", "⇧": "shift"][name] ?? "shift.fill"
        if name == "⬆", isCapsLocked {
            color.setFill()
            UIRectFill(CGRect(x: frame.midX - 5, y: frame.midY + 11, width: 10, height: 2))
        }
        let configuration = UIImage.SymbolConfiguration(pointSize: 18)
        if let image = UIImage(systemName: symbol, withConfiguration: configuration)?.withTintColor(
            color, renderingMode: .alwaysOriginal)
        {
            image.draw(
                in: CGRect(
                    x: frame.midX - image.size.width / 2, y: frame.midY - image.size.height / 2,
                    width: image.size.width, height: image.size.height))
            return
        }
        let path = UIBezierPath()
        let (x, y) = (frame.midX, frame.midY)
        if name == "⌫" {
            path.move(to: CGPoint(x: x - 11, y: y))
            path.addLine(to: CGPoint(x: x - 4, y: y - 8))
            path.addLine(to: CGPoint(x: x + 10, y: y - 8))
            path.addLine(to: CGPoint(x: x + 10, y: y + 8))
            path.addLine(to: CGPoint(x: x - 4, y: y + 8))
            path.close()
            path.move(to: CGPoint(x: x - 1, y: y - 3.5))
            path.addLine(to: CGPoint(x: x + 6, y: y + 3.5))
            path.move(to: CGPoint(x: x + 6, y: y - 3.5))
            path.addLine(to: CGPoint(x: x - 1, y: y + 3.5))
        } else {
            path.move(to: CGPoint(x: x, y: y - 9))
            path.addLine(to: CGPoint(x: x + 10, y: y + 1))
            path.addLine(to: CGPoint(x: x + 4.5, y: y + 1))
            path.addLine(to: CGPoint(x: x + 4.5, y: y + 8))
            path.addLine(to: CGPoint(x: x - 4.5, y: y + 8))
            path.addLine(to: CGPoint(x: x - 4.5, y: y + 1))
            path.addLine(to: CGPoint(x: x - 10, y: y + 1))
            path.close()
        }
        path.lineWidth = 1.5
        path.lineJoinStyle = .round
        color.set()
        if name == "⬆" { path.fill() }
        path.stroke()
    }
}
