// SPDX-License-Identifier: MIT

extension UIColor {
    public class var black: UIColor { Basic.black }
    public class var darkGray: UIColor { Basic.darkGray }
    public class var lightGray: UIColor { Basic.lightGray }
    public class var white: UIColor { Basic.white }
    public class var gray: UIColor { Basic.gray }
    public class var red: UIColor { Basic.red }
    public class var green: UIColor { Basic.green }
    public class var blue: UIColor { Basic.blue }
    public class var cyan: UIColor { Basic.cyan }
    public class var yellow: UIColor { Basic.yellow }
    public class var magenta: UIColor { Basic.magenta }
    public class var orange: UIColor { Basic.orange }
    public class var purple: UIColor { Basic.purple }
    public class var brown: UIColor { Basic.brown }
    public class var clear: UIColor { Basic.clear }

    private enum Basic {
        static let black = UIColor(white: 0, alpha: 1)
        static let darkGray = UIColor(white: 1.0 / 3, alpha: 1)
        static let lightGray = UIColor(white: 2.0 / 3, alpha: 1)
        static let white = UIColor(white: 1, alpha: 1)
        static let gray = UIColor(white: 0.5, alpha: 1)
        static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
        static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
        static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
        static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
        static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
        static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
        static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
        static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
        static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
        static let clear = UIColor(white: 0, alpha: 0)
    }
}

/// What `#colorLiteral(red:green:blue:alpha:)` makes.
public typealias _ColorLiteralType = UIColor

extension UIColor: _ExpressibleByColorLiteral {}
