// SPDX-License-Identifier: MIT

extension SKPhysicsBody {
    /// What `showsPhysics` draws, in points of the node before its scale.
    final var outline: CGPath {
        let path = CGMutablePath()
        for shape in shapes {
            switch shape {
            case .circle(let radius, let center):
                path.addEllipse(
                    in: CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius))
            case .area(let corners):
                path.addLines(between: corners)
                path.closeSubpath()
            case .edges(let points): path.addLines(between: points)
            }
        }
        return path
    }
}
