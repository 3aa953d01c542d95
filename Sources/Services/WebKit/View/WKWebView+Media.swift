// SPDX-License-Identifier: MIT
import TouchstoneDevice

/// Camera and microphone of pages: the app must have them, then its delegate or a person gives them to the page.
extension WKWebView {
    private var mainFrame: WKFrameInfo { WKFrameInfo(main: url, of: self) }

    /// An engine with media streams asks.
    func decidePermission(_ message: WebMessage) {
        let types: [String: WKMediaCaptureType] = [
            "camera": .camera, "microphone": .microphone, "both": .cameraAndMicrophone,
        ]
        let answer: @MainActor @Sendable (Bool) -> Void = { isGranted in
            WebEngine.shared.send("permission", token: message.token, [isGranted])
        }
        guard let type = types[message.text(0)] else { return answer(false) }
        decideCapture(type, answer)
    }

    /// A page asks where the engine has no media streams: there is nothing to give.
    func refuseCapture(_ report: [String: Any]) {
        let wants = (audio: report["audio"] as? Bool == true, video: report["video"] as? Bool == true)
        let number = report["number"] as? String ?? ""
        let type: WKMediaCaptureType = wants.audio ? (wants.video ? .cameraAndMicrophone : .microphone) : .camera
        decideCapture(type) { [weak self] isGranted in
            let (name, text) =
                isGranted
                ? ("NotFoundError", "The object can not be found here.")
                : (
                    "NotAllowedError",
                    "The request is not allowed by the user agent or the platform in the current context, possibly because "
                        + "the user denied permission."
                )
            if isGranted {
                Unsupported.report("WKWebView: getUserMedia: the installed web engine is built without media streams")
            }
            let detail = ScriptValue.quoted("\(number)|\(name)|\(text)")
            self?.send(
                "evaluate",
                [
                    PageScript.world,
                    "document.dispatchEvent(new CustomEvent(\"\(CaptureScript.answer)\", {detail: \(detail)}))",
                ])
        }
    }

    private func decideCapture(_ type: WKMediaCaptureType, _ done: @escaping @MainActor (Bool) -> Void) {
        let wanted: [(PermissionKind, String)] =
            switch type {
            case .camera: [(.camera, "NSCameraUsageDescription")]
            case .microphone: [(.microphone, "NSMicrophoneUsageDescription")]
            case .cameraAndMicrophone:
                [(.camera, "NSCameraUsageDescription"), (.microphone, "NSMicrophoneUsageDescription")]
            }
        // A page does not end an app that gives no reason; it gets nothing.
        guard wanted.allSatisfy({ Permissions.current.hasUsageText($0.1) }) else { return done(false) }
        WebEngine.shared.letTimePass(for: number)
        askSystem(for: wanted.map(\.0)[...]) { [weak self] isAllowed in
            guard let self, isAllowed else { return done(false) }
            askDelegate(for: type, done)
        }
    }

    private func askSystem(for kinds: ArraySlice<PermissionKind>, _ done: @escaping @MainActor (Bool) -> Void) {
        guard let kind = kinds.first else { return done(true) }
        Permissions.current.request(kind) { state in
            DispatchQueue.main.async {
                MainActor.assumeIsolated {
                    state.isAllowed ? self.askSystem(for: kinds.dropFirst(), done) : done(false)
                }
            }
        }
    }

    private func askDelegate(for type: WKMediaCaptureType, _ done: @escaping @MainActor (Bool) -> Void) {
        let decide = { (decision: WKPermissionDecision) in
            switch decision {
            case .grant: done(true)
            case .deny: done(false)
            case .prompt: self.askPerson(about: type, done)
            }
        }
        let asked: Void? = uiDelegate.flatMap { delegate in
            optionalCall {
                delegate.webView(
                    self, requestMediaCapturePermissionFor: WKSecurityOrigin(url), initiatedByFrame: mainFrame,
                    type: type
                ) { decide($0) }
            }
        }
        if asked == nil { decide(.prompt) }
    }

    /// As Safari asks, in the name of the page.
    private func askPerson(about type: WKMediaCaptureType, _ done: @escaping @MainActor (Bool) -> Void) {
        let what =
            switch type {
            case .camera: "the Camera"
            case .microphone: "the Microphone"
            case .cameraAndMicrophone: "the Camera and Microphone"
            }
        let title = "“\(url?.host ?? "")” Would Like to Access \(what)"
        let alert = UIAlertController(title: title, message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: SystemStrings.text("Cancel"), style: .cancel) { _ in done(false) })
        alert.addAction(UIAlertAction(title: SystemStrings.text("Allow"), style: .default) { _ in done(true) })
        presentOverPage(alert)
    }
}
