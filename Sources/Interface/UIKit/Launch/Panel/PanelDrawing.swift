// SPDX-License-Identifier: MIT

/// Draws a panel's rows; the colours are those of the page's controls.
@MainActor
struct PanelDrawing {
    private static func color(_ hex: Int) -> UIColor {
        UIColor(
            red: CGFloat(hex >> 16 & 255) / 255, green: CGFloat(hex >> 8 & 255) / 255, blue: CGFloat(hex & 255) / 255,
            alpha: 1)
    }
    private static let (ground, face, edge) = (color(0x16181d), color(0x2a2d35), color(0x3a3d45))
    private static let (text, quiet, pressed) = (color(0xe8eaee), color(0x9aa0ab), color(0x0a5ad6))

    let rows: [PanelRow]
    let layout: PanelLayout

    /// - Parameter scale: pixels a point.
    func pixels(scale: CGFloat) -> PixelBuffer {
        let buffer = PixelBuffer(
            width: Int((layout.size.width * scale).rounded()), height: Int((layout.size.height * scale).rounded()))
        let context = CGContext(buffer: buffer, scale: scale, opaque: true)
        UIGraphicsPushContext(context)
        Self.ground.setFill()
        UIRectFill(CGRect(origin: .zero, size: layout.size))
        for (index, row) in rows.enumerated() { draw(row, in: layout.frame(of: index)) }
        UIGraphicsPopContext()
        return buffer
    }

    private func draw(_ row: PanelRow, in frame: CGRect) {
        if case .picture(let picture) = row.kind {
            return picture.draw(in: CGRect(x: frame.minX, y: frame.minY, width: frame.height, height: frame.height))
        }
        drawBox(frame, of: row.kind)
        let inside = frame.insetBy(dx: 8, dy: 0)
        switch row.kind {
        case .choice(let value):
            write(row.title, in: inside, Self.quiet)
            write(value, in: inside, Self.text, .right)
        case .option(let isChosen):
            write(row.title, in: inside, Self.text)
            if isChosen { write("✓", in: inside, Self.text, .right) }
        case .field(let text, let placeholder, let isTyping):
            let shown = text.isEmpty && !isTyping ? placeholder : text + (isTyping ? "|" : "")
            write(shown, in: inside, text.isEmpty && !isTyping ? Self.quiet : Self.text)
        case .button, .toggle, .picture: write(row.title, in: inside, Self.text, .center)
        }
    }

    private func drawBox(_ frame: CGRect, of kind: PanelRow.Kind) {
        let box = UIBezierPath(roundedRect: frame.insetBy(dx: 0.5, dy: 0.5), cornerRadius: min(8, frame.height / 3))
        if case .toggle(isOn: true) = kind { Self.pressed.setFill() } else { Self.face.setFill() }
        box.fill()
        if case .field(_, _, isTyping: true) = kind { Self.pressed.setStroke() } else { Self.edge.setStroke() }
        box.stroke()
    }

    private func write(_ text: String, in frame: CGRect, _ color: UIColor, _ alignment: NSTextAlignment = .left) {
        let style = NSMutableParagraphStyle()
        style.alignment = alignment
        style.lineBreakMode = .byTruncatingTail
        let font = UIFont.systemFont(ofSize: min(13, frame.height * 0.6))
        let line = font.lineHeight
        let place = CGRect(x: frame.minX, y: frame.midY - line / 2, width: frame.width, height: line)
        (text as NSString).draw(
            in: place, withAttributes: [.font: font, .foregroundColor: color, .paragraphStyle: style])
    }
}
