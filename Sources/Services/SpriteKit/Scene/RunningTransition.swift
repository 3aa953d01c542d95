// SPDX-License-Identifier: MIT

/// A transition on its way: a still picture of the old scene, in one layer or in two halves, moves against the stage of the
/// new one.
@MainActor
final class RunningTransition {
    private let transition: SKTransition
    private let view: SKView
    private let old: SKScene
    private let picture: CGImage?
    private var start: TimeInterval?
    /// The old scene's, above the stage or below it.
    private var pieces: [CALayer] = []
    private var cover: CALayer?
    private var filtered: CALayer?
    private(set) var isOver = false

    init(_ transition: SKTransition, from picture: CGImage?, _ old: SKScene, in view: SKView) {
        (self.transition, self.picture, self.old, self.view) = (transition, picture, old, view)
        quietly {
            setUp()
            move(to: 0)
        }
    }

    /// - Returns: whether the new scene stands still.
    func advance(to time: TimeInterval) -> Bool {
        let begin = start ?? time
        start = begin
        let part = transition.duration > 0 ? min(1, (time - begin) / transition.duration) : 1
        quietly { move(to: CGFloat(part)) }
        isOver = part >= 1
        return transition.pausesIncomingScene && !isOver
    }

    func finish() {
        quietly {
            for layer in pieces + [cover, filtered].compactMap({ $0 }) { layer.removeFromSuperlayer() }
            stage.opacity = 1
            stage.transform = CATransform3DIdentity
            stage.zPosition = 0
            stage.mask = nil
        }
        isOver = true
    }

    private var stage: CALayer { view.stage.layer }
    private var size: CGSize { view.bounds.size }

    private func quietly(_ body: () -> Void) {
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        body()
        CATransaction.commit()
    }

    // MARK: Layers

    private func setUp() {
        let whole = CGRect(x: 0, y: 0, width: 1, height: 1)
        switch transition.kind {
        case .doorsOpen(let isHorizontal): addHalves(isHorizontal, above: true)
        case .doorway: addHalves(true, above: true)
        case .reveal: add(whole, above: true)
        case .crossFade, .push: add(whole, above: true)
        case .moveIn, .doorsClose: add(whole, above: false)
        case .flip: add(whole, above: true)
        case .fade(let color):
            add(whole, above: true)
            let layer = CALayer()
            layer.backgroundColor = color.cgColor
            layer.frame = view.bounds
            view.layer.insertSublayer(layer, above: pieces.last)
            cover = layer
        case .filter:
            let layer = CALayer()
            layer.frame = view.bounds
            view.layer.insertSublayer(layer, above: stage)
            filtered = layer
        }
    }

    private func addHalves(_ isHorizontal: Bool, above: Bool) {
        let half = isHorizontal ? CGSize(width: 0.5, height: 1) : CGSize(width: 1, height: 0.5)
        add(CGRect(origin: .zero, size: half), above: above)
        add(CGRect(origin: CGPoint(x: 1 - half.width, y: 1 - half.height), size: half), above: above)
    }

    private func add(_ part: CGRect, above: Bool) {
        let layer = CALayer()
        layer.contents = picture
        layer.contentsRect = part
        layer.frame = CGRect(
            x: part.minX * size.width, y: part.minY * size.height, width: part.width * size.width,
            height: part.height * size.height)
        if above {
            view.layer.insertSublayer(layer, above: pieces.last ?? stage)
        } else {
            view.layer.insertSublayer(layer, below: stage)
        }
        pieces.append(layer)
    }

    // MARK: Motion

    /// - Parameter part: 0 at the start, 1 at the end.
    private func move(to part: CGFloat) {
        switch transition.kind {
        case .crossFade: pieces[0].opacity = Float(1 - part)
        case .fade:
            // Into the colour in the first half, out of it in the second.
            pieces[0].opacity = part < 0.5 ? 1 : 0
            cover?.opacity = Float(part < 0.5 ? part * 2 : 2 - part * 2)
        case .push(let direction):
            shift(pieces[0], direction, by: part)
            shift(stage, direction, by: part - 1)
        case .reveal(let direction): shift(pieces[0], direction, by: part)
        case .moveIn(let direction): shift(stage, direction, by: part - 1)
        case .doorsOpen(let isHorizontal): openDoors(isHorizontal, part)
        case .doorway:
            openDoors(true, part)
            let scale = 0.5 + 0.5 * part
            stage.transform = aboutMiddle(CATransform3DMakeScale(scale, scale, 1))
        case .doorsClose(let isHorizontal): closeDoors(isHorizontal, part)
        case .flip(let isHorizontal): flip(isHorizontal, part)
        case .filter(let filter): show(filter, part)
        }
    }

    /// - Parameter amount: of the view's size; negative: on the side it comes from.
    private func shift(_ layer: CALayer, _ direction: SKTransitionDirection, by amount: CGFloat) {
        let (x, y): (CGFloat, CGFloat) =
            switch direction {
            case .up: (0, -1)
            case .down: (0, 1)
            case .right: (1, 0)
            case .left: (-1, 0)
            }
        layer.transform = CATransform3DMakeTranslation(x * amount * size.width, y * amount * size.height, 0)
    }

    private func openDoors(_ isHorizontal: Bool, _ part: CGFloat) {
        for (index, layer) in pieces.enumerated() {
            let way = (index == 0 ? -1 : 1) * part / 2
            layer.transform = CATransform3DMakeTranslation(
                isHorizontal ? way * size.width : 0, isHorizontal ? 0 : way * size.height, 0)
        }
    }

    /// Two halves of the new scene come in from the sides: the stage seen through a mask of two parts. The halves do not
    /// move with the doors' edges, which is not seen on scenes of one colour at their sides.
    private func closeDoors(_ isHorizontal: Bool, _ part: CGFloat) {
        guard part < 1 else {
            stage.mask = nil
            return
        }
        let mask = stage.mask ?? CALayer()
        if mask.sublayers == nil { mask.sublayers = [CALayer(), CALayer()] }
        mask.frame = stage.bounds
        for (index, door) in (mask.sublayers ?? []).enumerated() {
            door.backgroundColor = UIColor.black.cgColor
            let (w, h) = (mask.bounds.width, mask.bounds.height)
            let size = isHorizontal ? CGSize(width: w * part / 2, height: h) : CGSize(width: w, height: h * part / 2)
            door.frame = CGRect(
                x: index == 0 ? 0 : w - size.width, y: index == 0 ? 0 : h - size.height, width: size.width,
                height: size.height)
        }
        stage.mask = mask
    }

    /// The old side turns away until it is seen from its edge, then the new one turns up.
    private func flip(_ isHorizontal: Bool, _ part: CGFloat) {
        let turn = part < 0.5 ? part * .pi : (part - 1) * .pi
        let squeezed = max(0.001, cos(turn))
        let scale =
            isHorizontal ? CATransform3DMakeScale(1, squeezed, 1) : CATransform3DMakeScale(squeezed, 1, 1)
        pieces[0].opacity = part < 0.5 ? 1 : 0
        stage.opacity = part < 0.5 ? 0 : 1
        pieces[0].transform = scale
        stage.transform = aboutMiddle(scale)
    }

    /// The stage's anchor is its corner.
    private func aboutMiddle(_ transform: CATransform3D) -> CATransform3D {
        let (x, y) = (stage.bounds.width / 2, stage.bounds.height / 2)
        return CATransform3DConcat(
            CATransform3DConcat(CATransform3DMakeTranslation(-x, -y, 0), transform),
            CATransform3DMakeTranslation(x, y, 0))
    }

    private func show(_ filter: CIFilter, _ part: CGFloat) {
        guard let picture else { return }
        filtered?.isHidden = true
        let target = view.sceneStorage.flatMap { view.picture(of: $0) } ?? picture
        filtered?.isHidden = false
        filter.setValue(CIImage(cgImage: picture), forKey: kCIInputImageKey)
        filter.setValue(CIImage(cgImage: target), forKey: kCIInputTargetImageKey)
        filter.setValue(part, forKey: kCIInputTimeKey)
        let extent = CGRect(x: 0, y: 0, width: picture.width, height: picture.height)
        filtered?.contents = filter.outputImage.flatMap { CIContext().createCGImage($0, from: extent) }
    }
}
