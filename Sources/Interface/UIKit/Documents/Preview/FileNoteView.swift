// SPDX-License-Identifier: MIT

/// Symbol, name, kind and size of a file that is not shown.
final class FileNoteView: UIView {
    private let symbol = UIImageView()
    private let label = UILabel()

    init(url: URL, note: String?) {
        super.init(frame: .zero)
        symbol.image = UIImage(systemName: FilePreviewKind.symbol(of: url))
        symbol.tintColor = .secondaryLabel
        symbol.contentMode = .scaleAspectFit
        let name = NSMutableAttributedString(
            string: url.lastPathComponent + "\n",
            attributes: [.font: UIFont.systemFont(ofSize: 17, weight: .semibold), .foregroundColor: UIColor.label])
        name.append(
            NSAttributedString(
                string: note ?? "\(FilePreviewKind.name(of: url))\n\(Self.size(of: url))",
                attributes: [.font: UIFont.systemFont(ofSize: 15), .foregroundColor: UIColor.secondaryLabel]))
        label.attributedText = name
        label.numberOfLines = 0
        label.textAlignment = .center
        addSubview(symbol)
        addSubview(label)
    }

    required init?(coder: NSCoder) { fatalError("FileNoteView: is made in code only") }

    private static func size(of url: URL) -> String {
        do {
            let bytes = try FileManager.default.attributesOfItem(atPath: url.path)[.size] as? NSNumber
            return ByteCountFormatter.string(fromByteCount: bytes?.int64Value ?? 0, countStyle: .file)
        } catch { return error.localizedDescription }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let side: CGFloat = 96
        symbol.frame = CGRect(x: (bounds.width - side) / 2, y: bounds.midY - side - 20, width: side, height: side)
        let height = label.sizeThatFits(CGSize(width: bounds.width - 40, height: 400)).height
        label.frame = CGRect(x: 20, y: bounds.midY, width: bounds.width - 40, height: height)
    }
}
