// SPDX-License-Identifier: MIT
import Foundation
import TestSupport
import Testing

@testable import UIKit

/// Where covers stand: the one in the middle flat, the others turned by 65 degrees beside it.
private struct CoverPlace {
    static let side: CGFloat = 200
    static let angle = 65 * CGFloat.pi / 180

    let center: CGPoint
    let transform: CATransform3D
    let order: Int

    /// - Parameter distance: covers to the right of the one in the middle; between two while they move.
    init(distance: CGFloat, in bounds: CGRect) {
        let near = max(-1, min(1, distance))
        center = CGPoint(x: bounds.midX + near * 120 + (distance - near) * 60, y: bounds.midY)
        var perspective = CATransform3DIdentity
        perspective.m34 = -1 / 500
        transform = CATransform3DRotate(perspective, -near * Self.angle, 0, 1, 0)
        order = -Int(abs(distance).rounded())
    }
}

private final class CoverFlow: UICollectionViewLayout {
    private var count: Int { collectionView?.numberOfItems(inSection: 0) ?? 0 }
    var position: CGFloat { (collectionView?.contentOffset.x ?? 0) / CoverPlace.side }
    override var collectionViewContentSize: CGSize {
        let bounds = collectionView?.bounds ?? .zero
        return CGSize(width: bounds.width + CGFloat(max(0, count - 1)) * CoverPlace.side, height: bounds.height)
    }
    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        let middle = Int(position.rounded())
        return (max(0, middle - 4)...max(0, min(count - 1, middle + 4))).compactMap {
            layoutAttributesForItem(at: IndexPath(item: $0, section: 0))
        }
    }
    override func layoutAttributesForItem(at path: IndexPath) -> UICollectionViewLayoutAttributes? {
        let place = CoverPlace(distance: CGFloat(path.item) - position, in: collectionView?.bounds ?? .zero)
        let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
        (attributes.center, attributes.size) = (
            place.center, CGSize(width: CoverPlace.side, height: CoverPlace.side)
        )
        (attributes.transform3D, attributes.zIndex) = (place.transform, place.order)
        return attributes
    }
    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }
    override func targetContentOffset(forProposedContentOffset offset: CGPoint, withScrollingVelocity velocity: CGPoint)
        -> CGPoint
    { CGPoint(x: (offset.x / CoverPlace.side).rounded() * CoverPlace.side, y: offset.y) }
}

/// Shows covers, and tells which one is in the middle and which was chosen.
private final class Covers: UICollectionViewController {
    static let colors = [Paint.red, Paint.green, Paint.blue].map { UIColor(rgb: $0) }
    let flow = CoverFlow()
    let journal = Journal()
    var asked: [Int] = []
    private(set) var selection = 0

    init() { super.init(collectionViewLayout: flow) }
    required init?(coder: NSCoder) { nil }
    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.backgroundColor = .white
        collectionView.decelerationRate = .fast
        collectionView.showsHorizontalScrollIndicator = false
        collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "Cover")
    }
    override func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 500 }
    override func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
        asked.append(path.item)
        let cell = view.dequeueReusableCell(withReuseIdentifier: "Cover", for: path)
        cell.backgroundColor = Self.colors[path.item % 3]
        return cell
    }
    override func scrollViewDidScroll(_ scrollView: UIScrollView) {
        let middle = max(0, min(499, Int(flow.position.rounded())))
        guard middle != selection else { return }
        selection = middle
        journal.note("selected \(middle)")
    }
    override func collectionView(_ view: UICollectionView, didSelectItemAt path: IndexPath) {
        guard path.item != selection else { return journal.note("chosen \(path.item)") }
        view.setContentOffset(CGPoint(x: CGFloat(path.item) * CoverPlace.side, y: view.contentOffset.y), animated: true)
    }
}

/// Cover flow, as public API makes it.
@MainActor @Suite(.serialized)
struct CoverFlowStatementsTests {
    private let covers = Covers()

    /// The screen with a cover in its middle, at (196.5, 426).
    private func show(_ cover: Int) -> Simulator {
        let simulator = Simulator(root: covers)
        covers.collectionView.contentInsetAdjustmentBehavior = .never
        covers.collectionView.contentOffset = CGPoint(x: CGFloat(cover) * CoverPlace.side, y: 0)
        simulator.advance(by: 0.2)
        _ = covers.journal.take()
        return simulator
    }

    private func cell(_ item: Int) throws -> UICollectionViewCell {
        try #require(covers.collectionView.cellForItem(at: [0, item]))
    }

    @Test("CF1: the cover in the middle is flat, those beside it are turned by 60 to 70 degrees with mirrored signs")
    func angles() throws {
        _ = show(10)
        let (left, middle, right) = (try cell(9).layer, try cell(10).layer, try cell(11).layer)
        #expect(middle.transform.m11 == 1 && middle.transform.m13 == 0)
        for side in [left, right] {
            let angle = acos(side.transform.m11) * 180 / .pi
            #expect(angle > 60 && angle < 70 && side.transform.m34 != 0)
        }
        #expect(abs(left.transform.m13 + right.transform.m13) < 1e-9 && abs(left.transform.m13) > 0.8)
    }

    @Test("CF2: the middle cover is in front, others further back with distance, and that changes with the middle")
    func order() throws {
        for middle in [10, 11] {
            let simulator = show(middle)
            // Covers overlap at these points.
            let points = [0, 90, 140].map { CGPoint(x: 196.5 + $0, y: 426) }
            let front = points.compactMap {
                covers.collectionView.hitTest(covers.collectionView.convert($0, from: nil), with: nil)
            }
            .compactMap { view in sequence(first: view, next: \.superview).first { $0 is UICollectionViewCell } }
            .compactMap { covers.collectionView.indexPath(for: $0 as? UICollectionViewCell ?? .init())?.item }
            #expect(front == [middle, middle, middle + 1])
            let color = try simulator.pixel(196.5 + 90, 426)
            #expect(color == [Paint.red, Paint.green, Paint.blue][middle % 3])
        }
    }

    @Test("CF3: a turned cover is drawn foreshortened: its far edge is shorter than its near one")
    func foreshortening() throws {
        let simulator = show(0)
        // Only the covers to the right; the second is green.
        func height(_ x: CGFloat) throws -> Int {
            try stride(from: CGFloat(200), to: 650, by: 1).filter { try simulator.pixel(x, $0) == Paint.green }.count
        }
        let columns = try stride(from: CGFloat(298), to: 392, by: 1).map(height).filter { $0 > 0 }
        #expect(columns.count > 20)
        let (first, last) = (columns[2], columns[columns.count - 3])
        #expect(abs(first - last) > 20)
    }

    @Test("CF4: while the finger drags, angles and places change continuously")
    func dragging() throws {
        let simulator = show(10)
        simulator.down(CGPoint(x: 300, y: 426))
        simulator.advance(by: 0.02)
        simulator.move(CGPoint(x: 289, y: 426))
        simulator.advance(by: 0.02)
        var last = (try cell(11).layer.transform.m11, try cell(11).center.x - covers.collectionView.contentOffset.x)
        let first = last
        for step in 1...90 {
            simulator.move(CGPoint(x: 289 - CGFloat(step), y: 426))
            simulator.advance(by: 1.0 / 60)
            let now = (try cell(11).layer.transform.m11, try cell(11).center.x - covers.collectionView.contentOffset.x)
            #expect(abs(now.0 - last.0) < 0.02 && abs(now.1 - last.1) < 4)
            last = now
        }
        #expect(last.0 > first.0 + 0.1 && last.1 < first.1 - 40)
        simulator.up(CGPoint(x: 199, y: 426))
        simulator.advance(by: 2)
    }

    @Test("CF5: a flick coasts and comes to rest at a cover")
    func flick() {
        let simulator = show(10)
        simulator.drag(from: CGPoint(x: 330, y: 426), to: CGPoint(x: 130, y: 426), duration: 0.08)
        let lifted = covers.collectionView.contentOffset.x
        simulator.advance(by: 4)
        let rest = covers.collectionView.contentOffset.x
        #expect(rest > lifted && rest.truncatingRemainder(dividingBy: CoverPlace.side) == 0)
        #expect(covers.selection == Int(rest / CoverPlace.side) && covers.selection > 11)
    }

    @Test("CF6, CF8: a slow drag of a cover's width goes on by exactly one, which the delegate is told once")
    func oneStep() {
        let simulator = show(10)
        simulator.drag(
            from: CGPoint(x: 320, y: 426), to: CGPoint(x: 120, y: 426), duration: 1, steps: 60, lifts: false)
        simulator.advance(by: 0.5)
        simulator.up(CGPoint(x: 120, y: 426))
        simulator.advance(by: 2)
        #expect(covers.selection == 11 && covers.journal.take() == ["selected 11"])
        #expect(covers.collectionView.contentOffset.x == 11 * CoverPlace.side)
    }

    @Test("CF9: a tap on the middle cover reports it, a tap on a side cover brings it to the middle")
    func taps() throws {
        let simulator = show(10)
        simulator.tap(CGPoint(x: 196, y: 426))
        simulator.advance(by: 0.5)
        #expect(covers.journal.take() == ["chosen 10"])
        simulator.tap(CGPoint(x: 330, y: 426))
        simulator.advance(by: 1.5)
        #expect(covers.selection == 11 && covers.journal.take() == ["selected 11"])
    }

    @Test("CF10: the hit test of a turned cover follows its drawn shape")
    func hitting() throws {
        let simulator = show(0)
        let side = try cell(1)
        for x in stride(from: CGFloat(300), to: 392, by: 6) {
            for y in stride(from: CGFloat(300), to: 552, by: 6) {
                let color = try simulator.pixel(x, y)
                guard color == Paint.green || color == Paint.white else { continue }
                let point = covers.collectionView.convert(CGPoint(x: x, y: y), from: nil)
                let hit = covers.collectionView.hitTest(point, with: nil)
                // Edges of a pixel or two may round either way.
                let around = try [(-2, 0), (2, 0), (0, -2), (0, 2)].map {
                    try simulator.pixel(x + CGFloat($0.0), y + CGFloat($0.1))
                }
                guard around.allSatisfy({ $0 == color }) else { continue }
                #expect((hit?.isDescendant(of: side) == true) == (color == Paint.green), "\(x) \(y)")
            }
        }
    }

    /// The screen's pixels, of the rows below the status bar.
    private func pixels(_ simulator: Simulator) throws -> [UInt32] {
        let buffer = try #require(simulator.host.frame)
        return (200..<buffer.height).flatMap { Array(buffer.row($0)) }
    }

    @Test("CF11: the same covers as plain layers, with their transforms and orders, give the same picture")
    func plainLayers() throws {
        let simulator = show(10)
        simulator.advance(by: 1)
        let asCollection = try pixels(simulator)
        let screen = UIViewController()
        screen.view.backgroundColor = .white
        for item in 6...14 {
            let place = CoverPlace(distance: CGFloat(item - 10), in: screen.view.bounds)
            let layer = CALayer()
            layer.bounds.size = CGSize(width: CoverPlace.side, height: CoverPlace.side)
            (layer.position, layer.transform, layer.zPosition) = (place.center, place.transform, CGFloat(place.order))
            layer.backgroundColor = Covers.colors[item % 3].cgColor
            screen.view.layer.addSublayer(layer)
        }
        let plain = Simulator(root: screen)
        plain.advance(by: 1)
        let asLayers = try pixels(plain)
        #expect(Set(asLayers).isSuperset(of: [Paint.red, Paint.green, Paint.blue, Paint.white]))
        #expect(asLayers == asCollection)
    }

    @Test("CF12: the private class of old systems is not offered")
    func privateClass() {
        for name in ["UICoverFlowLayer", "UICoverFlowView"] { #expect(NSClassFromString(name) == nil) }
    }

    @Test("CF7: images are asked for by index near the visible range only; 500 covers move in every frame of a scroll")
    func near() throws {
        let simulator = show(250)
        simulator.advance(by: 0.2)
        #expect(Set(covers.asked).isSubset(of: Set(0...4).union(246...254)))
        // A scroll over all of them: each frame shows another place, and few cells serve all covers.
        covers.asked = []
        covers.collectionView.setContentOffset(.zero, animated: false)
        simulator.advance(by: 1.0 / 60)
        var cells: Set<ObjectIdentifier> = []
        for frame in 0..<1000 {
            covers.collectionView.contentOffset.x = CGFloat(frame) * 99.8
            simulator.advance(by: 1.0 / 60)
            cells.formUnion(covers.collectionView.visibleCells.map { ObjectIdentifier($0) })
            let middle = Int(covers.flow.position.rounded())
            let distance = CGFloat(middle) - covers.flow.position
            #expect(try cell(middle).center == CoverPlace(distance: distance, in: covers.collectionView.bounds).center)
        }
        #expect(Set(covers.asked) == Set(0..<500) && covers.asked.count <= 1500 && cells.count <= 24)
    }
}
