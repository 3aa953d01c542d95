// SPDX-License-Identifier: MIT

/// A sheet of paper, in points of which 72 are an inch.
@preconcurrency @MainActor
open class UIPrintPaper: __ObjCObject {
    public let paperSize: CGSize
    /// What a printer reaches.
    public let printableRect: CGRect
    /// As IPP's registry of media names has it (PWG 5101.1).
    let name: String
    let title: String

    init(name: String, title: String, size: CGSize, margin: CGFloat) {
        self.name = name
        self.title = title
        paperSize = size
        printableRect = CGRect(origin: .zero, size: size).insetBy(dx: margin, dy: margin)
        super.init()
    }

    open func printRect() -> CGRect { printableRect }

    static let letter = UIPrintPaper(
        name: "na_letter_8.5x11in", title: "US Letter", size: CGSize(width: 612, height: 792), margin: 18)
    static let a4 = UIPrintPaper(
        name: "iso_a4_210x297mm", title: "A4", size: CGSize(width: 595.28, height: 841.89), margin: 18)
    static let legal = UIPrintPaper(
        name: "na_legal_8.5x14in", title: "US Legal", size: CGSize(width: 612, height: 1008), margin: 18)
    /// Photographs go to the edge.
    static let photo = UIPrintPaper(
        name: "na_index-4x6_4x6in", title: "4 x 6", size: CGSize(width: 288, height: 432), margin: 0)

    static let all = [letter, a4, legal, photo]

    /// Letter where it is usual, else A4; photographs on their own size.
    static func standard(for type: UIPrintInfo.OutputType) -> UIPrintPaper {
        switch type {
        case .photo, .photoGrayscale: return photo
        case .general, .grayscale:
            let letterRegions: Set = ["US", "CA", "MX", "CL", "CO", "CR", "GT", "PA", "PH", "PR", "SV", "VE"]
            return letterRegions.contains(Locale.current.region?.identifier ?? "US") ? letter : a4
        }
    }

    /// The smallest on which a page fits, either way up; without one, the largest.
    open class func bestPaper(forPageSize contentSize: CGSize, withPapersFrom paperList: [UIPrintPaper]) -> UIPrintPaper
    {
        let area = { (paper: UIPrintPaper) in paper.paperSize.width * paper.paperSize.height }
        let (short, long) = (min(contentSize.width, contentSize.height), max(contentSize.width, contentSize.height))
        let fitting = paperList.filter {
            min($0.paperSize.width, $0.paperSize.height) >= short
                && max($0.paperSize.width, $0.paperSize.height) >= long
        }
        let best = fitting.min { area($0) < area($1) } ?? paperList.max { area($0) < area($1) }
        return best ?? letter
    }
}
