// SPDX-License-Identifier: MIT

/// A plain keyboard: flat keys with letters, drawn in one piece. It types what is tapped.
final class KeyboardView: UIView {
    static let ground = UIColor { traits in
        traits.userInterfaceStyle == .dark
            ? UIColor(red: 0.165, green: 0.169, blue: 0.18, alpha: 1)
            : UIColor(red: 0.82, green: 0.835, blue: 0.86, alpha: 1)
    }
    static let keyColor = UIColor { $0.userInterfaceStyle == .dark ? UIColor(white: 0.42, alpha: 1) : .white }
    static let actionColor = UIColor { traits in
        traits.userInterfaceStyle == .dark
            ? UIColor(white: 0.28, alpha: 1) : UIColor(red: 0.68, green: 0.7, blue: 0.74, alpha: 1)
    }

    private(set) var metrics = KeyboardMetrics(.main, showsBar: true)
    private(set) weak var input: (any UIKeyInput)?
    private var type = UIKeyboardType.default
    private(set) var page = KeyboardPage.letters
    private var isShifted = false
    /// Capitals until shift is pressed again.
    private(set) var isCapsLocked = false
    private(set) var category = 0
    /// The languages whose keyboards there are, and which of them shows.
    private var languages: [String] = []
    private var languageIndex = 0
    private(set) var pressed: (row: Int, key: Int)?
    /// As the return key was last drawn.
    private var showsEnterEnabled = true
    private var pressStart = CGPoint.zero
    private(set) var flick = KanaKeys.Flick.none
    private let predictions = PredictionBar()
    private let balloon = KeyBalloon(frame: .zero)
    /// Made when somebody wants emoji.
    private var board: EmojiBoard?
    private var repeating: Deadline?
    /// What was done last, and when.
    private var last: (action: KeyboardKey.Action, time: CFTimeInterval)?

    init() {
        super.init(frame: .zero)
        backgroundColor = Self.ground
        contentMode = .redraw
        // The second thumb comes down before the first is up.
        isMultipleTouchEnabled = true
        addSubview(predictions)
        balloon.isHidden = true
        addSubview(balloon)
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
        showBoard()
        let isPlainText = ![.emailAddress, .URL].contains(type) && !input.isSecureTextEntry
        suggests = page == .letters && input.autocorrectionType != .no && isPlainText
        isCapsLocked = false
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

    var language: String { languages.indices.contains(languageIndex) ? languages[languageIndex] : "en" }

    /// The keys as they are now.
    private var keys: KeyboardKeys {
        let device = UIScreen.main.device
        var keys = KeyboardKeys()
        keys.page = page
        keys.type = type
        keys.layout = KeyboardLayout.named(language)
        keys.signs = KeyboardSigns.of(language)
        keys.enter = enterTitle
        keys.space = local("space")
        keys.isShifted = isShifted || isCapsLocked
        keys.isSecret = input?.isSecureTextEntry ?? false
        keys.isTablet = device.isPad
        keys.hasFootInRow = metrics.bottom < 40
        keys.hasGlobe = languages.count > 1
        return keys
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        predictions.isHidden = !suggests || metrics.bar == 0 || page == .emoji
        predictions.frame = CGRect(x: 0, y: 0, width: bounds.width, height: metrics.bar)
        board?.frame = CGRect(
            x: 0, y: 0, width: bounds.width, height: max(0, bounds.height - metrics.bottom - Self.categoriesHeight))
    }

    private static let categoriesHeight: CGFloat = 44

    /// The emoji in place of the keys.
    private func showBoard() {
        guard page == .emoji else {
            board?.removeFromSuperview()
            return setNeedsLayout()
        }
        let board = self.board ?? EmojiBoard()
        self.board = board
        board.type = { [weak self] in self?.perform(.type($0)) }
        board.reached = { [weak self] in
            guard let self, category != $0 else { return }
            category = $0
            setNeedsDisplay()
        }
        addSubview(board)
        layoutIfNeeded()
        board.show(category)
        setNeedsLayout()
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
        case .default: local("return")
        case .go: keyTitle("Go")
        case .google, .search, .yahoo: keyTitle("Search")
        case .join: keyTitle("Join")
        case .next: keyTitle("Next")
        case .route: "route"
        case .send: keyTitle("Send")
        case .done: keyTitle("Done")
        case .emergencyCall: "emergency call"
        case .continue: keyTitle("Continue")
        }
    }

    /// Keys speak the keyboard's language, not the app's.
    private func local(_ word: String) -> String { SystemStrings.text(word, in: [language]) }

    /// English keys are in small letters.
    private func keyTitle(_ word: String) -> String {
        let local = local(word)
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
        let emoji = page == .emoji ? board?.shownKeys ?? [] : []
        return emoji + zip(rows, frames(rows)).flatMap { zip($0, $1).map { (key: $0, frame: $1) } }
    }

    override func draw(_ rect: CGRect) {
        let rows = rows
        showsEnterEnabled = isEnterEnabled
        for (row, frames) in zip(rows, frames(rows)).enumerated() {
            for (place, (key, frame)) in zip(frames.0, frames.1).enumerated() where !key.isGap {
                draw(key, frame, isPressed: pressed.map { $0 == (row, place) } ?? false)
            }
        }
    }

    var isEnterEnabled: Bool {
        guard let input else { return true }
        return !input.enablesReturnKeyAutomatically || input.hasText
    }

    /// Text came or went, by these keys or otherwise.
    func textChanged() {
        shiftByContext()
        if isEnterEnabled != showsEnterEnabled { setNeedsDisplay() }
    }

    // MARK: Touches

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        pressStart = touches.first?.location(in: self) ?? .zero
        track(touches)
        repeatDelete(after: 0.5)
    }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        if case .kana = pressedKey?.action { return follow(touches) }
        track(touches)
    }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { release() }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        if case .kana = pressedKey?.action { follow(touches) } else { track(touches) }
        guard let key = pressedKey else { return release() }
        let hasRepeated = repeating == nil && key.action == .delete && wasRepeated
        release()
        if !hasRepeated { perform(key.action) }
    }

    private var pressedKey: KeyboardKey? {
        guard let place = pressed else { return nil }
        let rows = rows
        guard rows.indices.contains(place.row), rows[place.row].indices.contains(place.key) else { return nil }
        return rows[place.row][place.key]
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
        showBalloon()
        setNeedsDisplay()
    }

    /// A finger that flicks stays with the key it came down on.
    private func follow(_ touches: Set<UITouch>) {
        guard let point = touches.first?.location(in: self) else { return }
        let (x, y) = (point.x - pressStart.x, point.y - pressStart.y)
        if max(abs(x), abs(y)) < 18 {
            flick = .none
        } else {
            flick = abs(x) > abs(y) ? (x < 0 ? .left : .right) : (y < 0 ? .up : .down)
        }
        showBalloon()
    }

    /// Phones show what is pressed above the finger.
    private func showBalloon() {
        guard !UIScreen.main.device.isPad, ![.pad, .padSigns, .emoji].contains(page), let place = pressed,
            let key = pressedKey
        else { return balloon.isHidden = true }
        let frame = frames(rows)[place.row][place.key]
        switch key.action {
        case .type(let text) where text.count == 1: balloon.show(key.title, above: frame)
        case .kana(let kana) where flick != .none: balloon.show(KanaKeys.kana(kana, flick), above: frame)
        default: return balloon.isHidden = true
        }
        bringSubviewToFront(balloon)
    }

    private var wasRepeated: Bool { repeats > 0 }
    private var repeats = 0

    /// Held down, it takes one character after the other.
    private func repeatDelete(after delay: TimeInterval) {
        repeating?.cancel()
        guard pressedKey?.action == .delete else { return repeating = nil }
        repeating = DeadlineQueue.shared.schedule(after: delay) { [weak self] in
            guard let self, pressedKey?.action == .delete, input?.hasText == true else { return }
            repeats += 1
            perform(.delete)
            repeatDelete(after: 0.1)
        }
    }

    private func release() {
        pressed = nil
        flick = .none
        repeats = 0
        repeating?.cancel()
        repeating = nil
        balloon.isHidden = true
        setNeedsDisplay()
    }

    /// Seconds within which the same key counts as pressed again.
    private static let again = 0.7

    private func perform(_ action: KeyboardKey.Action) {
        let now = FrameClock.now
        let isAgain = last.map { $0.action == action && now - $0.time < Self.again } ?? false
        last = (action, now)
        switch action {
        case .type(let text): type(text)
        case .kana(let key): typeKana(key, isAgain)
        case .variant: changeKana()
        case .move(let step): moveCaret(step)
        case .category(let new):
            category = new
            board?.show(new)
        case .globe:
            languageIndex = (languageIndex + 1) % max(1, languages.count)
            page = .letters
        case .dictate: Unsupported.report("dictation")
        case .hide: (input as? UIResponder)?.resignFirstResponder()
        case .space:
            typeSpace(isAgain)
            if isAgain { last = nil }
            if page == .numbers || page == .symbols { page = .letters }
        case .delete: TextKeys.delete()
        case .enter: if isEnterEnabled { TextKeys.pressReturn() }
        case .page(let new):
            page = new
            showBoard()
        case .shift:
            if isAgain, !isCapsLocked {
                isCapsLocked = true
            } else {
                isShifted = !(isShifted || isCapsLocked)
                isCapsLocked = false
            }
            return setNeedsDisplay()
        }
        shiftByContext()
        setNeedsDisplay()
    }
}
