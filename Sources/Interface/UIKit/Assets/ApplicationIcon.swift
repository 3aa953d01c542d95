// SPDX-License-Identifier: MIT

/// The pictures by which apps are known on the home screen and in Settings.
@MainActor
package enum ApplicationIcon {
    /// The largest icon of an app's bundle, from its asset catalog or from the files that Info.plist names; nil when it
    /// has none. Corners are as the file has them: the system's are drawn by who shows it.
    package static func picture(of bundle: Bundle) -> UIImage? {
        if let icon = AssetCatalogs.shared.applicationIcon(of: bundle) { return UIImage(cgImage: icon) }
        let information = bundle.infoDictionary ?? [:]
        let icons = information["CFBundleIcons"] as? [String: Any]
        let primary = icons?["CFBundlePrimaryIcon"] as? [String: Any]
        let names =
            primary?["CFBundleIconFiles"] as? [String] ?? information["CFBundleIconFiles"] as? [String]
            ?? [information["CFBundleIconFile"] as? String ?? "Icon"]
        // Later ones are for larger devices and denser screens.
        return names.reversed().lazy.compactMap { UIImage(named: $0, in: bundle, compatibleWith: nil) }.first
    }

    /// The picture of the home screen, with iOS's rounded corners; an app without one gets its first letter.
    /// - Parameter side: points.
    @MainActor
    package static func rounded(of bundle: Bundle, name: String, side: CGFloat) -> UIImage {
        let frame = CGRect(x: 0, y: 0, width: side, height: side)
        let picture = picture(of: bundle)
        return UIGraphicsImageRenderer(size: frame.size).image { _ in
            // Of the side; iOS's mask is a continuous corner of about this radius.
            UIBezierPath(roundedRect: frame, cornerRadius: side * 0.2237).addClip()
            if let picture { return picture.draw(in: frame) }
            UIColor.systemGray3.setFill()
            UIRectFill(frame)
            let font = UIFont.systemFont(ofSize: side * 0.5, weight: .medium)
            let letter = NSAttributedString(
                string: String(name.prefix(1)), attributes: [.font: font, .foregroundColor: UIColor.white])
            let size = letter.size()
            letter.draw(at: CGPoint(x: (side - size.width) / 2, y: (side - size.height) / 2))
        }
    }
}
