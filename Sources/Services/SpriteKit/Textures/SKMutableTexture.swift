// SPDX-License-Identifier: MIT

/// A texture whose pixels the app writes.
open class SKMutableTexture: SKTexture, @unchecked Sendable {
    private let columns: Int
    private let rows: Int
    // Written on the main actor only.
    private var bytes: [UInt8]

    /// Clear pixels, one a point.
    public init(size: CGSize) {
        columns = max(0, Int(size.width))
        rows = max(0, Int(size.height))
        bytes = [UInt8](repeating: 0, count: columns * rows * 4)
        super.init(label: "") { nil }
        show()
    }
    /// - Parameter format: of Core Video; here every texture has eight bits a component, RGBA.
    public convenience init(size: CGSize, pixelFormat format: Int32) { self.init(size: size) }
    public required init?(coder: NSCoder) {
        (columns, rows, bytes) = (0, 0, [])
        super.init(coder: coder)
    }

    /// Lets `block` change the pixels: rows of RGBA, premultiplied, from the bottom up, and their length in bytes.
    open func modifyPixelData(_ block: @escaping (UnsafeMutableRawPointer?, Int) -> Void) {
        bytes.withUnsafeMutableBytes { block($0.baseAddress, $0.count) }
        show()
    }

    private func show() {
        let size = CGSize(width: columns, height: rows)
        if let picture = RawPixels.picture(Data(bytes), size, rowLength: 0, isTopDown: false) { setPicture(picture) }
    }
}
