// SPDX-License-Identifier: MIT

/// One side of a slider's track: a bar with round ends or the app's stretched image.
@MainActor
final class SliderTrack: UIView {
    private var picture: UIImageView?

    func show(_ image: UIImage?, or color: UIColor?) {
        if let image {
            let view = picture ?? UIImageView(frame: bounds)
            if picture == nil {
                view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
                addSubview(view)
                picture = view
            }
            view.image = image
            backgroundColor = nil
        } else {
            picture?.removeFromSuperview()
            picture = nil
            backgroundColor = color
        }
    }

    /// The plain bar keeps a point clear at both ends of the track's rectangle.
    func place(_ part: CGRect, within rect: CGRect) {
        let clear = rect.insetBy(dx: min(1, rect.width / 2), dy: 0)
        frame = picture == nil && part.overlaps(clear) ? part.intersection(clear) : part
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        layer.cornerRadius = picture == nil ? bounds.height / 2 : 0
        picture?.frame = bounds
    }
}

/// The slider's knob or the app's image in its place.
@MainActor
final class SliderThumb: UIView {
    /// The disc has 27 points and stands a little high, as in the captures of iOS 17.5 and 18.5 that
    /// `CapturedControlTests` names.
    static let size = CGSize(width: 31, height: 31)
    private static let disc = CGRect(x: 2, y: 1.25, width: 27, height: 27)
    private let knob = SwitchKnob(frame: .zero)
    /// Throws the wide shadow under the narrow one of the knob.
    private let halo = UIView()
    private var picture: UIImageView?

    override init(frame: CGRect) {
        super.init(frame: frame)
        knob.layer.shadowOpacity = 0.12
        knob.layer.shadowOffset = CGSize(width: 0, height: 0.5)
        knob.layer.shadowRadius = 2
        halo.backgroundColor = .white
        halo.layer.cornerRadius = Self.disc.height / 2
        halo.layer.shadowColor = CGColor(gray: 0, alpha: 1)
        halo.layer.shadowOpacity = 0.12
        halo.layer.shadowOffset = CGSize(width: 0, height: 6)
        halo.layer.shadowRadius = 6.5
        addSubview(halo)
        addSubview(knob)
    }

    required init?(coder: NSCoder) { nil }

    func show(_ image: UIImage?, or color: UIColor) {
        knob.isHidden = image != nil
        halo.isHidden = image != nil
        knob.backgroundColor = color
        halo.backgroundColor = color
        picture?.isHidden = image == nil
        guard let image else { return }
        let view = picture ?? UIImageView(frame: bounds)
        if picture == nil {
            addSubview(view)
            picture = view
        }
        view.image = image
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        knob.frame = Self.disc
        halo.frame = Self.disc
        picture?.frame = bounds
    }
}
