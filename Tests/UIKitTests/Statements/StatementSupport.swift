// SPDX-License-Identifier: MIT
import Foundation
import HostKit
import TestSupport
import Testing

@testable import UIKit

/// What the tests of numbered statements share: a look at the screen, and touches that tell who got them.
extension Simulator {
    /// The pixel of the last frame at a point of the screen, as 0xAARRGGBB.
    func pixel(_ x: CGFloat, _ y: CGFloat) throws -> UInt32 {
        let buffer = try #require(host.frame)
        let scale = UIScreen.main.scale
        return buffer.row(Int(y * scale))[Int(x * scale)]
    }

    /// The red, green and blue parts of a pixel, 0 to 255.
    func parts(_ x: CGFloat, _ y: CGFloat) throws -> (red: Int, green: Int, blue: Int) {
        let value = try pixel(x, y)
        return (Int(value >> 16 & 255), Int(value >> 8 & 255), Int(value & 255))
    }

    /// A view of one colour, added to the root's.
    @discardableResult
    func box(_ frame: CGRect, _ color: UIColor = .red, in parent: UIView? = nil) -> UIView {
        let view = UIView(frame: frame)
        view.backgroundColor = color
        (parent ?? root.view).addSubview(view)
        return view
    }

    func tap(middleOf view: UIView) {
        let frame = view.convert(view.bounds, to: nil)
        tap(CGPoint(x: frame.midX, y: frame.midY))
    }
}

/// Opaque colours whose pixels are known.
enum Paint {
    static let red: UInt32 = 0xFFFF_0000
    static let green: UInt32 = 0xFF00_FF00
    static let blue: UInt32 = 0xFF00_00FF
    static let white: UInt32 = 0xFFFF_FFFF
}

/// Writes down the touches that it gets.
@MainActor
class TouchPad: UIView {
    let journal: Journal
    var name: String
    private(set) var touches: [UITouch] = []

    init(_ frame: CGRect, _ name: String = "", _ journal: Journal = Journal()) {
        (self.name, self.journal) = (name, journal)
        super.init(frame: frame)
    }
    required init?(coder: NSCoder) { nil }

    func note(_ text: String, _ touches: Set<UITouch>) {
        self.touches += touches
        journal.note(name.isEmpty ? text : "\(name) \(text)")
    }
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { note("began", touches) }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { note("moved", touches) }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { note("ended", touches) }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { note("cancelled", touches) }
}

/// Of a view and all below it, depth first.
@MainActor
func descendants<T: UIView>(_ view: UIView, of type: T.Type = T.self) -> [T] {
    ((view as? T).map { [$0] } ?? []) + view.subviews.flatMap { descendants($0, of: type) }
}

/// What a process said that had to end: programmer errors trap with UIKit's texts.
func said(_ result: ExitTest.Result?) -> String {
    String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
}
