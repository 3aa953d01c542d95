// SPDX-License-Identifier: MIT

/// A web page while it is on paper: laid out by the engine as wide as the paper, in the style that pages have for printers,
/// and pictured sheet by sheet. The view goes on showing what it showed.
///
/// Words lie over their pictures, unseen. As wide as the paper means what it does in WebKit's `PrintContext`: a quarter
/// wider, scaled down, and up to twice as wide for content that needs it.
@MainActor
final class PrintedPage: PageOnPaper {
    private static let least: CGFloat = 1.25
    private static let most: CGFloat = 2
    /// Pixels for a CSS point, and those of a sheet at most.
    private static let pixels: CGFloat = 3
    private static let mostPixels: CGFloat = 8_388_608
    /// Milliseconds that a page may take for a step; then it is printed as it is.
    private static let patience = 10_000

    /// Of the paper, points.
    let width, first, rest: CGFloat
    private unowned let view: WKWebView
    /// Points of the paper for a CSS point.
    private var scale: CGFloat = 1
    private var viewport = CGSize.zero
    /// Where sheets begin, and where the last one ends, CSS points.
    private var cuts: [CGFloat] = []
    private var content: PageContent?
    /// The sheet that was pictured last.
    private var last: (index: Int, image: CGImage)?

    init(of view: WKWebView, width: CGFloat, first: CGFloat, rest: CGFloat) {
        self.view = view
        self.width = width
        self.first = first
        self.rest = rest
    }

    // MARK: Layout

    private struct Sheets: Decodable {
        let cuts: [CGFloat]
        let width: CGFloat
    }

    /// Points for each sheet; nil: the page does not answer.
    func open() -> [CGFloat]? {
        view.page.isPictured = true
        let isPrinted = WebQuestion.wait(for: Self.patience) { view.ask("appearance", ["Light", "print"], reply: $0) }
        if isPrinted?.flag(0) != true {
            Unsupported.report("WKWebView.viewPrintFormatter: the engine prints pages in the style of the screen")
        }
        let _: Int? = run(PrintScript.call("await complete()"))
        guard var sheets = layOut(Self.least) else { return nil }
        let needed = sheets.width / width
        if needed > Self.least + 0.01, let wider = layOut(min(needed, Self.most)) { sheets = wider }
        cuts = sheets.cuts
        content = run(DocumentScript.call("content()"))
        let _: Int? = run(DocumentScript.call("hold()"))
        guard cuts.count > 1 else { return nil }
        return zip(cuts, cuts.dropFirst()).map { ($1 - $0) * scale }
    }

    /// - Parameter shrink: CSS points for a point of the paper.
    private func layOut(_ shrink: CGFloat) -> Sheets? {
        let size = CGSize(width: (width * shrink).rounded(), height: (max(first, rest) * shrink).rounded(.up))
        scale = width / size.width
        viewport = size
        let pixels = min(Self.pixels, (Self.mostPixels / (size.width * size.height)).squareRoot())
        view.send("size", [Int(size.width), Int(size.height), Double(pixels)])
        show(at: 0)
        return run(PrintScript.call("sheets(\(Double(first / scale)), \(Double(rest / scale)))"))
    }

    // MARK: Sheets

    /// Draws a sheet into the current context.
    func draw(_ index: Int, in rect: CGRect) {
        guard cuts.indices.contains(index + 1), let context = UIGraphicsGetCurrentContext(),
            let image = picture(of: index)
        else { return }
        let sheet = CGRect(x: 0, y: cuts[index], width: viewport.width, height: cuts[index + 1] - cuts[index])
        context.saveGState()
        context.clip(to: rect)
        context.translateBy(x: rect.minX, y: rect.minY - sheet.minY * scale)
        context.scaleBy(x: scale, y: scale)
        UIImage(cgImage: image).draw(in: sheet)
        content?.draw(context, in: sheet) { (sheet.minY..<sheet.maxY).contains($0.midY) }
        context.restoreGState()
    }

    private func picture(of index: Int) -> CGImage? {
        if let last, last.index == index { return last.image }
        let top = cuts[index]
        let position = show(at: Int(top.rounded(.down)))
        guard let frame = view.page.pictured ?? view.page.frame else { return nil }
        let pixels = CGFloat(frame.width) / viewport.width
        let place = CGRect(
            x: 0, y: (top - position) * pixels, width: CGFloat(frame.width), height: (cuts[index + 1] - top) * pixels)
        let image = frame.cropping(to: place.integral)
        last = image.map { (index, $0) }
        // What stays on the screen while a page scrolls is on the first sheet that is drawn.
        let _: Int? = run(DocumentScript.call("hideFixed()"))
        return image
    }

    /// Scrolls the engine's viewport, and waits until it is painted.
    /// - Returns: where it is, CSS points.
    @discardableResult
    private func show(at y: Int) -> CGFloat {
        let position: [CGFloat]? = run(DocumentScript.call("await scrolled(0, \(y))"))
        let alike = 2, attempts = 4
        view.page.steadyFrames = 0
        for _ in 0..<attempts where view.page.steadyFrames < alike {
            _ = ask("return await \(PageScript.object).settled()")
        }
        return position?.last ?? CGFloat(y)
    }

    private func ask(_ body: String) -> WebMessage? {
        WebQuestion.wait(for: Self.patience) { view.ask("call", [PageScript.world, body], reply: $0) }
    }

    private func run<Value: Decodable>(_ call: String) -> Value? { WKWebView.decode(ask(call)) }

    // MARK: The end

    /// The page becomes what it was; the view shows it again when it is.
    func close(at position: CGPoint, then done: @escaping () -> Void) {
        view.sendAppearance()
        view.send(
            "size", [Int(view.page.viewport.width), Int(view.page.viewport.height), Double(view.page.viewportScale)])
        for body in [DocumentScript.call("release()"), PrintScript.call("finish()")] {
            view.ask("call", [PageScript.world, body]) { _ in }
        }
        let scroll = DocumentScript.call("await scrolled(\(Int(position.x)), \(Int(position.y)))")
        view.ask("call", [PageScript.world, scroll]) { [view] _ in view.settle(then: done) }
    }
}
