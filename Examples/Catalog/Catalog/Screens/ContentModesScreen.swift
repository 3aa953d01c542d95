import UIKit

final class ContentModesScreen: GalleryScreen {
    private static let modes: [(String, UIView.ContentMode)] = [
        ("scaleToFill", .scaleToFill), ("scaleAspectFit", .scaleAspectFit), ("scaleAspectFill", .scaleAspectFill),
        ("redraw", .redraw), ("center", .center), ("top", .top), ("bottom", .bottom), ("left", .left),
        ("right", .right), ("topLeft", .topLeft), ("topRight", .topRight), ("bottomLeft", .bottomLeft),
        ("bottomRight", .bottomRight),
    ]

    override func build() {
        let image = Landscape.image(size: CGSize(width: 60, height: 40))
        for start in stride(from: 0, to: Self.modes.count, by: 3) {
            let slice = Self.modes[start..<min(start + 3, Self.modes.count)]
            let row = UIView()
            for (index, mode) in slice.enumerated() {
                let view = UIImageView(image: image)
                view.contentMode = mode.1
                view.clipsToBounds = true
                view.backgroundColor = .systemGray5
                view.frame = CGRect(x: CGFloat(index) * 118, y: 0, width: 106, height: 96)
                row.addSubview(view)
            }
            add(slice.map { $0.0 }.joined(separator: ", "), height: 96, row)
        }
    }
}
