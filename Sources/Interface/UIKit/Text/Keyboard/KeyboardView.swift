// SPDX-License-Identifier: MIT

/// A plain keyboard: flat keys with letters, drawn in one piece. It types what is tapped.
final class KeyboardView: UIView {
    static let ground = UIColor { traits in
        traits.userInterfaceStyle == .dark
            ? UIColor(red: 0.165, green: 0.169, blue: 0.18, alpha: 1)
            : UIColor(red: 0.82, green: 0.835, blue: 0.86, alpha: 1)
    }
    private static let keyColor = UIColor { $0.userInterfaceStyle == .dark ? UIColor(white: 0.42, alpha: 1) : .white }
    private static let actionColor = UIColor { traits in
        traits.userInterfaceStyle == .dark
            ? UIColor(white: 0.28, alpha: 1) : UIColor(red: 0.68, green: 0.7, blue: 0.74, alpha: 1)
    }

    private(set) var metrics = KeyboardMetrics(.main, showsBar: true)
    private weak var input: (any UIKeyInput)?
    private var type = UIKeyboardType.default
    private(set) var page = KeyboardPage.letters
    private var isShifted = false
    private var category = 0
    /// The languages whose keyboards there are, and which of them shows.
    private var languages: [String] = []
    private var languageIndex = 0
    private var pressed: (row: Int, key: Int)?
    private let predictions = PredictionBar()

    init() {
        super.init(frame: .zero)
        backgroundColor = Self.ground
        contentMode = .redraw
        // The second thumb comes down before the first is up.
        isMultipleTouchEnabled = true
        addSubview(predictions)
        predictions.chosen = { TextKeys.take(suggestion: $0) }
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Takes on the traits of what is typed into.
    func show(for input: any UIKeyInput) {
        self.input = input
        type = input.keyboardType
        switch type {
        case .numberPad, .phonePad, .decimalPad, .asciiCapableNumberPad: page = .pad
        case .numbersAndPunctuation: page = .numbers
        default: page = .letters
        }
        chooseLanguages(for: input)
        suggests = page == .letters && input.autocorrectionType != .no && !input.isSecureTextEntry
        metrics = KeyboardMetrics(.main, showsBar: suggests)
        switch input.keyboardAppearance {
        case .dark: overrideUserInterfaceStyle = .dark
        case .light: overrideUserInterfaceStyle = .light
        case .default:
            overrideUserInterfaceStyle = (input as? UIView)?.traitCollection.userInterfaceStyle ?? .unspecified
        }
        shiftByContext()
        setNeedsDisplay()
        setNeedsLayout()
    }

    private var suggests = false

    /// Latin letters where only they make sense.
    private func chooseLanguages(for input: any UIKeyInput) {
        let isLatin = [.asciiCapable, .emailAddress, .URL].contains(type) || input.isSecureTextEntry
        let wanted = (input as? UIResponder)?.textInputMode?.primaryLanguage
        var all = UITextInputMode.activeInputModes.compactMap(\.primaryLanguage)
        if let wanted, !all.contains(wanted) { all.insert(wanted, at: 0) }
        if isLatin { all = all.filter { KeyboardLayout.named($0).letters == "ABC" } }
        if all.isEmpty { all = ["en"] }
        guard all != languages else { return }
        languages = all
        languageIndex = wanted.flatMap { all.firstIndex(of: $0) } ?? 0
    }

    private var language: String { languages.indices.contains(languageIndex) ? languages[languageIndex] : "en" }

    /// The keys as they are now.
    private var keys: KeyboardKeys {
        let device = UIScreen.main.device
        var keys = KeyboardKeys()
        keys.page = page
        keys.type = type
        keys.layout = KeyboardLayout.named(language)
        keys.enter = enterTitle
        keys.isShifted = isShifted
        keys.category = category
        keys.isTablet = device.isPad
        keys.hasFootInRow = metrics.bottom < 40
        keys.hasGlobe = languages.count > 1
        return keys
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        predictions.isHidden = !suggests || metrics.bar == 0
        predictions.frame = CGRect(x: 0, y: 0, width: bounds.width, height: metrics.bar)
    }

    /// What may come next, by the letters before the caret.
    private func predict(_ before: String) {
        predicting?.cancel()
        guard suggests else { return }
        // While somebody types fast nobody reads.
        predicting = DeadlineQueue.shared.schedule(after: 0.1) { [weak self] in
            guard let self, window != nil else { return }
            predictions.suggestions = WordPredictions.after(before, language: language, startsSentence: isShifted)
        }
    }

    private var predicting: Deadline?

    /// The first letter of a sentence or word is a capital where the text input wants that.
    func shiftByContext() {
        guard let input else { return }
        let before: String
        if let text = input as? any UITextInput, let selection = text.selectedTextRange,
            // The end of the text before the caret says it all.
            let range = text.textRange(
                from: text.position(from: selection.start, offset: -64) ?? text.beginningOfDocument, to: selection.start
            )
        {
            before = text.text(in: range) ?? ""
        } else {
            before = input.hasText ? "a" : ""
        }
        let old = isShifted
        defer { predict(before) }
        switch input.autocapitalizationType {
        case .none: isShifted = false
        case .allCharacters: isShifted = true
        case .words: isShifted = before.last.map(\.isWhitespace) ?? true
        case .sentences:
            let trimmed = before.reversed().drop { $0 == " " }
            isShifted =
                before.isEmpty || before.last?.isNewline == true
                || (before.last == " " && trimmed.first.map { ".!?".contains($0) } == true)
        }
        if [.emailAddress, .URL].contains(type) || input.isSecureTextEntry { isShifted = false }
        if old != isShifted { setNeedsDisplay() }
    }

    // MARK: Keys

    private var enterTitle: String {
        switch input?.returnKeyType ?? .default {
        case .default: SystemStrings.text("return")
        case .go: Self.keyTitle("Go")
        case .google, .search, .yahoo: Self.keyTitle("Search")
        case .join: Self.keyTitle("Join")
        case .next: Self.keyTitle("Next")
        case .route: "route"
        case .send: Self.keyTitle("Send")
        case .done: Self.keyTitle("Done")
        case .emergencyCall: "emergency call"
        case .continue: Self.keyTitle("Continue")
        }
    }

    /// English keys are in small letters.
    private static func keyTitle(_ word: String) -> String {
        let local = SystemStrings.text(word)
        return local == word ? word.lowercased() : local
    }

    /// The last row is what stands below the keys, where there is something.
    private var rows: [[KeyboardKey]] {
        let keys = keys
        return keys.foot.isEmpty ? keys.rows : keys.rows + [keys.foot]
    }

    /// The keys with their frames, for UI tests.
    var shownKeys: [(key: KeyboardKey, frame: CGRect)] {
        let rows = rows
        return zip(rows, frames(rows)).flatMap { zip($0, $1).map { (key: $0, frame: $1) } }
    }

    /// Frames of the keys, row by row.
    private func frames(_ rows: [[KeyboardKey]]) -> [[CGRect]] {
        guard let last = rows.last, last.first?.isBare == true, page != .emoji else { return keyFrames(rows) }
        let side: CGFloat = 44
        let y = bounds.height - metrics.bottom + 4
        let feet = [
            CGRect(x: 14, y: y, width: side, height: side),
            CGRect(x: bounds.width - 14 - side, y: y, width: side, height: side),
        ]
        return keyFrames(Array(rows.dropLast())) + [feet]
    }

    private func keyFrames(_ rows: [[KeyboardKey]]) -> [[CGRect]] {
        let area = CGRect(
            x: 3, y: metrics.bar + 4, width: bounds.width - 6,
            height: max(0, bounds.height - metrics.bar - metrics.bottom - 6))
        let pitch = area.height / CGFloat(max(1, rows.count))
        let widest = rows.map { $0.reduce(0) { $0 + $1.width } }.max() ?? 1
        let unit = area.width / widest
        return rows.enumerated().map { index, row in
            let width = row.reduce(0) { $0 + $1.width } * unit
            let isSplit = row.count > 2 && row.contains { $0.action == .delete } && page != .pad && page != .emoji
            var x = area.minX + (area.width - width) / 2
            var frames: [CGRect] = []
            for (place, key) in row.enumerated() {
                var frame = CGRect(
                    x: x, y: area.minY + CGFloat(index) * pitch, width: key.width * unit, height: pitch)
                // Shift and delete keep to the edges.
                if isSplit, place == 0 { frame.origin.x = area.minX }
                if isSplit, place == row.count - 1 { frame.origin.x = area.maxX - frame.width }
                frames.append(frame.insetBy(dx: 3, dy: page == .pad ? 3.5 : 5.5))
                x += key.width * unit
            }
            return frames
        }
    }

    override func draw(_ rect: CGRect) {
        let rows = rows
        for (row, frames) in zip(rows, frames(rows)).enumerated() {
            for (place, (key, frame)) in zip(frames.0, frames.1).enumerated() where !key.isGap {
                draw(key, frame, isPressed: pressed.map { $0 == (row, place) } ?? false)
            }
        }
    }

    private func draw(_ key: KeyboardKey, _ frame: CGRect, isPressed: Bool) {
        if page == .emoji, case .type = key.action { return drawText(key.title, 30, frame, .label) }
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
        let size: CGFloat = page == .pad ? 25 : isLetter ? 22 : 16
        let color2: UIColor = isBlue ? .white : key.action == .enter && !isEnterEnabled ? .secondaryLabel : .label
        if ["⌫", "⇧", "⬆"].contains(key.title) { return drawIcon(key.title, frame, color2) }
        if let symbol = key.symbol { return drawSymbol(symbol, 18, frame, color2) }
        guard let subtitle = key.subtitle, !subtitle.isEmpty else { return drawText(key.title, size, frame, color2) }
        drawText(
            key.title, size, CGRect(x: frame.minX, y: frame.minY, width: frame.width, height: frame.height * 0.72),
            color2)
        drawText(
            subtitle, 10, CGRect(x: frame.minX, y: frame.midY + 4, width: frame.width, height: frame.height * 0.3),
            color2,
            weight: .bold)
    }

    private func drawText(
        _ title: String, _ size: CGFloat, _ frame: CGRect, _ color: UIColor, weight: UIFont.Weight = .regular
    ) {
        let attributes: [NSAttributedString.Key: Any] = [
            .font: UIFont.systemFont(ofSize: size, weight: weight), .foregroundColor: color,
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
        let symbol = name == "⌫" ? "delete.left" : name == "⇧" ? "shift" : "shift.fill"
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

    private var isEnterEnabled: Bool {
        guard let input else { return true }
        return !input.enablesReturnKeyAutomatically || input.hasText
    }

    // MARK: Touches

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { track(touches) }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { track(touches) }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { release() }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        track(touches)
        guard let place = pressed else { return }
        let key = rows[place.row][place.key]
        release()
        perform(key.action)
    }

    private func track(_ touches: Set<UITouch>) {
        guard let point = touches.first?.location(in: self) else { return }
        let rows = rows
        var found: (Int, Int)?
        for (row, frames) in frames(rows).enumerated() {
            for (place, frame) in frames.enumerated()
            where frame.insetBy(dx: -3, dy: -6).holds(point) && !rows[row][place].isGap {
                found = (row, place)
            }
        }
        pressed = found
        setNeedsDisplay()
    }

    private func release() {
        pressed = nil
        setNeedsDisplay()
    }

    private func type(_ text: String) {
        guard KeyboardLayout.named(language).composes, page == .letters, let letter = text.first,
            let before = characterBeforeCaret, let joined = HangulComposer.joined(before, letter)
        else { return TextKeys.type(text) }
        TextKeys.delete()
        TextKeys.type(joined)
    }

    private var characterBeforeCaret: Character? {
        guard let input = input as? any UITextInput, let caret = input.selectedTextRange, caret.isEmpty,
            let start = input.position(from: caret.start, offset: -1),
            let range = input.textRange(from: start, to: caret.start)
        else { return nil }
        return input.text(in: range)?.last
    }

    private func perform(_ action: KeyboardKey.Action) {
        switch action {
        case .type(let text): type(text)
        case .category(let new): category = new
        case .globe:
            languageIndex = (languageIndex + 1) % max(1, languages.count)
            page = .letters
        case .dictate: Unsupported.report("dictation")
        case .hide: (input as? UIResponder)?.resignFirstResponder()
        case .space:
            TextKeys.type(" ")
            if page == .numbers || page == .symbols { page = .letters }
        case .delete: TextKeys.delete()
        case .enter: if isEnterEnabled { TextKeys.pressReturn() }
        case .page(let new): page = new
        case .shift:
            isShifted.toggle()
            return setNeedsDisplay()
        }
        shiftByContext()
        setNeedsDisplay()
    }
}
