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

    override func layoutSubviews() {
        super.layoutSubviews()
        layer.cornerRadius = picture == nil ? bounds.height / 2 : 0
        picture?.frame = bounds
    }
}

/// The slider's knob or the app's image in its place.
@MainActor
final class SliderThumb: UIView {
    static let size = CGSize(width: 28, height: 28)
    private let knob = SwitchKnob(frame: .zero)
    private var picture: UIImageView?

    override init(frame: CGRect) {
        super.init(frame: frame)
        knob.layer.shadowOpacity = 0.13
        knob.layer.shadowOffset = CGSize(width: 0, height: 4)
        knob.layer.shadowRadius = 5
        addSubview(knob)
    }

    required init?(coder: NSCoder) { nil }

    func show(_ image: UIImage?, or color: UIColor) {
        knob.isHidden = image != nil
        knob.backgroundColor = color
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
        knob.frame = bounds
        picture?.frame = bounds
    }
}
