// SPDX-License-Identifier: MIT

/// The screen as a coordinate space: turning with the interface, or upright always.
@MainActor
final class ScreenCoordinateSpace: __ObjCObject, UICoordinateSpace {
    let screen: UIScreen
    let isFixed: Bool

    init(screen: UIScreen, isFixed: Bool) {
        self.screen = screen
        self.isFixed = isFixed
        super.init()
    }

    var bounds: CGRect {
        guard isFixed, screen.bounds.width > screen.bounds.height, !screen.device.isNaturallyLandscape else {
            return screen.bounds
        }
        return CGRect(x: 0, y: 0, width: screen.bounds.height, height: screen.bounds.width)
    }

    func convert(_ point: CGPoint, to space: any UICoordinateSpace) -> CGPoint {
        if let other = space as? ScreenCoordinateSpace { return other.fromTurning(toTurning(point)) }
        if let view = space as? UIView { return view.fromScreen(toTurning(point)) }
        return space.convert(point, from: self)
    }

    func convert(_ point: CGPoint, from space: any UICoordinateSpace) -> CGPoint {
        if let other = space as? ScreenCoordinateSpace { return fromTurning(other.toTurning(point)) }
        if let view = space as? UIView { return fromTurning(view.onScreen(point)) }
        return space.convert(point, to: self)
    }

    func convert(_ rect: CGRect, to space: any UICoordinateSpace) -> CGRect { rect.mapped { convert($0, to: space) } }
    func convert(_ rect: CGRect, from space: any UICoordinateSpace) -> CGRect {
        rect.mapped { convert($0, from: space) }
    }

    /// Fixed coordinates to those of the interface.
    private func toTurning(_ point: CGPoint) -> CGPoint {
        guard isFixed else { return point }
        let size = screen.bounds.size
        switch UIDevice.current.interfaceOrientation {
        case .landscapeRight: return CGPoint(x: point.y, y: size.height - point.x)
        case .landscapeLeft: return CGPoint(x: size.width - point.y, y: point.x)
        case .portraitUpsideDown: return CGPoint(x: size.width - point.x, y: size.height - point.y)
        case .portrait, .unknown: return point
        }
    }

    private func fromTurning(_ point: CGPoint) -> CGPoint {
        guard isFixed else { return point }
        let size = screen.bounds.size
        switch UIDevice.current.interfaceOrientation {
        case .landscapeRight: return CGPoint(x: size.height - point.y, y: point.x)
        case .landscapeLeft: return CGPoint(x: point.y, y: size.width - point.x)
        case .portraitUpsideDown: return CGPoint(x: size.width - point.x, y: size.height - point.y)
        case .portrait, .unknown: return point
        }
    }
}
