// SPDX-License-Identifier: MIT
internal import CoreGraphics
import Foundation

/// A message to the page that is not a frame.
enum WebNotice {
    case title(String)
    /// Whether text is typed, and where its caret is, in points of the screen.
    case keyboard(active: Bool, caret: CGRect)
    case clipboard(String)
    /// A PDF.
    case document([UInt8], title: String)

    /// What is on the screen: a list in JSON.
    case elements(String)

    /// What the controls offer: an object in JSON.
    case controls(String)

    enum Kind { case title, keyboard, clipboard, document, elements, controls }
    var kind: Kind {
        switch self {
        case .title: .title
        case .keyboard: .keyboard
        case .clipboard: .clipboard
        case .document: .document
        case .elements: .elements
        case .controls: .controls
        }
    }

    var json: String {
        switch self {
        case .title(let title): return object(["title": title])
        case .keyboard(let active, let caret):
            let place = ["x": caret.minX, "y": caret.minY, "height": caret.height].mapValues { $0.isFinite ? $0 : 0 }
            return object(["keyboard": active, "caret": place])
        case .clipboard(let text): return object(["clipboard": text])
        case .controls(let state): return "{\"controls\":\(state)}"
        case .elements(let list): return "{\"elements\":\(list)}"
        case .document(let data, let title):
            return object(["document": Data(data).base64EncodedString(), "name": title])
        }
    }

    private func object(_ value: [String: any Sendable]) -> String {
        // Strings, booleans and finite numbers always serialise.
        guard let data = try? JSONSerialization.data(withJSONObject: value) else { return "{}" }
        return String(decoding: data, as: UTF8.self)
    }

    /// What a page that opens has to be told.
    struct Standing {
        private var title: WebNotice?
        private var keyboard: WebNotice?
        private var elements: WebNotice?
        private var controls: WebNotice?

        var notices: [WebNotice] { [title, keyboard, elements, controls].compactMap { $0 } }

        mutating func take(_ notice: WebNotice) {
            switch notice {
            case .title: title = notice
            case .keyboard: keyboard = notice
            case .elements: elements = notice
            case .controls: controls = notice
            case .clipboard, .document: break
            }
        }
    }
}
