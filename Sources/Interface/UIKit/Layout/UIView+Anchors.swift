// SPDX-License-Identifier: MIT

extension UIView {
    private func operand(_ attribute: NSLayoutConstraint.Attribute) -> LayoutOperand {
        LayoutOperand(layoutNode, attribute)
    }

    public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(operand(.leading)) }
    public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(operand(.trailing)) }
    public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(operand(.left)) }
    public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(operand(.right)) }
    public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(operand(.top)) }
    public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(operand(.bottom)) }
    public var widthAnchor: NSLayoutDimension { NSLayoutDimension(operand(.width)) }
    public var heightAnchor: NSLayoutDimension { NSLayoutDimension(operand(.height)) }
    public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(operand(.centerX)) }
    public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(operand(.centerY)) }
    public var firstBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(operand(.firstBaseline)) }
    public var lastBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(operand(.lastBaseline)) }
}
