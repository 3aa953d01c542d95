// SPDX-License-Identifier: MIT

/// Lets the user choose a colour: from a grid, a spectrum, or with a slider for each component, and its opacity.
@preconcurrency @MainActor
open class UIColorPickerViewController: UIViewController {
    open weak var delegate: (any UIColorPickerViewControllerDelegate)?
    /// In the sRGB colour space when the user chose it.
    open var selectedColor = UIColor.black {
        willSet { willChangeValue(forKey: "selectedColor") }
        didSet {
            didChangeValue(forKey: "selectedColor")
            pickerView?.show(PickedColor(selectedColor))
        }
    }
    open var supportsAlpha = true { didSet { pickerView?.supportsAlpha = supportsAlpha } }
    /// Without effect here: there is nothing of other apps to take colours from.
    open var supportsEyedropper = true
    /// The display shows nothing brighter than white, so that a greater value changes nothing.
    open var maximumLinearExposure: CGFloat = 1

    public init() {
        super.init(nibName: nil, bundle: nil)
        finishInit()
    }

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        finishInit()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        finishInit()
    }

    private func finishInit() {
        modalPresentationStyle = .pageSheet
        sheetPresentationController?.detents = [.custom { _ in ColorPickerView.height }, .large()]
        preferredContentSize = CGSize(width: 390, height: ColorPickerView.height)
    }

    private var pickerView: ColorPickerView? { viewIfLoaded as? ColorPickerView }

    open override func loadView() {
        let view = ColorPickerView(title: title ?? SystemStrings.text("Colors"))
        view.supportsAlpha = supportsAlpha
        view.show(PickedColor(selectedColor))
        view.choose = { [weak self] in self?.userChose($0, continuously: $1) }
        view.close = { [weak self] in self?.dismiss(animated: true) }
        self.view = view
    }

    open override var title: String? { didSet { pickerView?.title = title ?? SystemStrings.text("Colors") } }

    private func userChose(_ picked: PickedColor, continuously: Bool) {
        selectedColor = picked.color
        guard let delegate else { return }
        delegate.colorPickerViewController(self, didSelect: selectedColor, continuously: continuously)
        if !continuously { delegate.colorPickerViewControllerDidSelectColor(self) }
    }

    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        if isBeingDismissed { delegate?.colorPickerViewControllerDidFinish(self) }
    }
}

/// Hears what the user of a colour picker does.
@preconcurrency @MainActor
public protocol UIColorPickerViewControllerDelegate: NSObjectProtocol {
    func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController)
    /// - Parameter continuously: a finger is still moving through the colours.
    func colorPickerViewController(
        _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool)
    /// The user dismissed the picker.
    func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController)
}

extension UIColorPickerViewControllerDelegate {
    public func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController) {
        byName(self, "colorPickerViewControllerDidSelectColor:", [viewController])
    }
    public func colorPickerViewController(
        _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
    ) {
        byName(
            self, "colorPickerViewController:didSelectColor:continuously:", [viewController, color, continuously])
    }
    public func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) {
        byName(self, "colorPickerViewControllerDidFinish:", [viewController])
    }
}
