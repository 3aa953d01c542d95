// SPDX-License-Identifier: MIT

/// What a page says of its words and links; all places in CSS points from the page's corner.
struct PageContent: Decodable {
    struct Run: Decodable {
        let text: String
        let size: Double
        let box: CGRect

        init(from decoder: any Decoder) throws {
            var parts = try decoder.unkeyedContainer()
            text = try parts.decode(String.self)
            size = try parts.decode(Double.self)
            box = try parts.decodeBox()
        }
    }

    struct Link: Decodable {
        let address: String
        let box: CGRect

        init(from decoder: any Decoder) throws {
            var parts = try decoder.unkeyedContainer()
            address = try parts.decode(String.self)
            box = try parts.decodeBox()
        }
    }

    var width, height, x, y: Double
    var runs: [Run]
    var links: [Link]

    /// Puts words, unseen, and links over a picture of the page. The context's points are the page's.
    /// - Parameters:
    ///   - area: of the page that the picture shows.
    ///   - belongs: whether something in a box is a part of the picture.
    @MainActor
    func draw(_ context: CGContext, in area: CGRect, where belongs: (CGRect) -> Bool) {
        for run in runs where belongs(run.box) { Self.draw(run, context) }
        for link in links where belongs(link.box) {
            guard let url = URL(string: link.address) else { continue }
            context.setURL(url as NSURL, for: link.box.intersection(area))
        }
    }

    /// As wide as the word on the page, whatever its font there.
    @MainActor
    private static func draw(_ run: Run, _ context: CGContext) {
        let text = NSAttributedString(
            string: run.text, attributes: [.font: UIFont.systemFont(ofSize: CGFloat(run.size))])
        let size = text.size()
        guard size.width > 0, run.box.width > 0 else { return }
        context.saveGState()
        context.setTextDrawingMode(.invisible)
        context.translateBy(x: run.box.minX, y: run.box.midY - size.height / 2)
        context.scaleBy(x: run.box.width / size.width, y: 1)
        text.draw(at: .zero)
        context.restoreGState()
    }
}

extension UnkeyedDecodingContainer {
    fileprivate mutating func decodeBox() throws -> CGRect {
        let numbers = try (0..<4).map { _ in CGFloat(try decode(Double.self)) }
        return CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    }
}
