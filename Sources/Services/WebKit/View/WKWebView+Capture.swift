// SPDX-License-Identifier: MIT

/// Searching, pictures, and media of a page.
extension WKWebView {
    public func find(
        _ string: String, configuration: WKFindConfiguration = WKFindConfiguration(),
        completionHandler: @escaping @MainActor @Sendable (WKFindResult) -> Void
    ) {
        ask("find", [string, configuration.options]) { [weak self] message in
            completionHandler(WKFindResult(matchFound: message?.flag(0) ?? false))
            self?.settle()
        }
    }

    public func find(_ string: String, configuration: WKFindConfiguration = WKFindConfiguration()) async throws
        -> WKFindResult
    {
        await withCheckedContinuation { done in
            find(string, configuration: configuration) { done.resume(returning: $0) }
        }
    }

    /// A picture of what the view shows.
    public func takeSnapshot(
        with snapshotConfiguration: WKSnapshotConfiguration?,
        completionHandler: @escaping @MainActor @Sendable (UIImage?, (any Error)?) -> Void
    ) {
        let configuration = snapshotConfiguration ?? WKSnapshotConfiguration()
        guard isPrepared else {
            return completionHandler(nil, WKError.error(.unknown, "An unknown error occurred"))
        }
        settle { [weak self] in
            guard let self, let image = snapshot(configuration) else {
                return completionHandler(nil, WKError.error(.unknown, "An unknown error occurred"))
            }
            completionHandler(image, nil)
        }
    }

    public func takeSnapshot(configuration: WKSnapshotConfiguration?) async throws -> UIImage {
        try await withCheckedThrowingContinuation { done in
            takeSnapshot(with: configuration) { image, error in
                done.resume(with: image.map { .success($0) } ?? .failure(error ?? WKError(.unknown)))
            }
        }
    }

    private func snapshot(_ configuration: WKSnapshotConfiguration) -> UIImage? {
        let rect = configuration.rect.isNull ? bounds : configuration.rect.intersection(bounds)
        guard !rect.isEmpty, page.frame != nil || page.pages != nil else { return nil }
        let width = configuration.snapshotWidth.map { CGFloat($0.doubleValue) } ?? rect.width
        let factor = width / rect.width
        let format = UIGraphicsImageRendererFormat()
        format.scale = UIScreen.main.scale
        let renderer = UIGraphicsImageRenderer(
            size: CGSize(width: width, height: rect.height * factor), format: format)
        return renderer.image { _ in
            func place(_ frame: CGRect) -> CGRect {
                CGRect(
                    x: (frame.minX - rect.minX) * factor, y: (frame.minY - rect.minY) * factor,
                    width: frame.width * factor, height: frame.height * factor)
            }
            guard let frame = page.frame else {
                pageScrollView.drawHierarchy(in: place(bounds), afterScreenUpdates: true)
                return
            }
            UIImage(cgImage: frame, scale: UIScreen.main.scale, orientation: .up)
                .draw(in: place(convert(contentView.pageLayer.frame, from: contentView)))
        }
    }

    // MARK: Media

    private func media(_ action: String, _ done: (@MainActor @Sendable () -> Void)?) {
        guard isPrepared else {
            done?()
            return
        }
        let script = "for (const one of document.querySelectorAll('video, audio')) { \(action) }"
        ask("evaluate", [PageScript.world, script]) { _ in done?() }
    }

    public func pauseAllMediaPlayback(completionHandler: (@MainActor @Sendable () -> Void)? = nil) {
        media("one.pause()", completionHandler)
    }
    public func pauseAllMediaPlayback() async {
        await withCheckedContinuation { done in pauseAllMediaPlayback { done.resume() } }
    }
    public func setAllMediaPlaybackSuspended(
        _ suspended: Bool, completionHandler: (@MainActor @Sendable () -> Void)? = nil
    ) {
        let suspend = "if (!one.paused) { one.__touchstoneSuspended = true; one.pause(); }"
        let resume = "if (one.__touchstoneSuspended) { one.__touchstoneSuspended = false; one.play(); }"
        media(suspended ? suspend : resume, completionHandler)
    }
    public func closeAllMediaPresentations(completionHandler: (@MainActor @Sendable () -> Void)? = nil) {
        media("document.fullscreenElement === one && document.exitFullscreen()", completionHandler)
    }
    public func requestMediaPlaybackState(
        completionHandler: @escaping @MainActor @Sendable (WKMediaPlaybackState) -> Void
    ) {
        guard isPrepared else { return completionHandler(.none) }
        let script = """
            const all = [...document.querySelectorAll('video, audio')];
            all.length === 0 ? 0 : all.some(one => !one.paused) ? 1 : all.some(one => one.__touchstoneSuspended) ? 3 : 2
            """
        ask("evaluate", [PageScript.world, script]) { message in
            let number = message.flatMap { $0.flag(0) ? $0.integer(1) : nil } ?? 0
            completionHandler(WKMediaPlaybackState(rawValue: number) ?? .none)
        }
    }
    public func setCameraCaptureState(
        _ state: WKMediaCaptureState, completionHandler: (@MainActor @Sendable () -> Void)? = nil
    ) {
        Unsupported.report("WKWebView.setCameraCaptureState: pages get no camera")
        completionHandler?()
    }
    public func setMicrophoneCaptureState(
        _ state: WKMediaCaptureState, completionHandler: (@MainActor @Sendable () -> Void)? = nil
    ) {
        Unsupported.report("WKWebView.setMicrophoneCaptureState: pages get no microphone")
        completionHandler?()
    }
}

extension WKWebView: WebSearching {
    func findText(_ text: String, ignoringCase: Bool, backwards: Bool, then: @escaping () -> Void) {
        let configuration = WKFindConfiguration()
        (configuration.backwards, configuration.caseSensitive) = (backwards, !ignoringCase)
        find(text, configuration: configuration) { _ in then() }
    }

    func dropSelection() {
        if isPrepared { send("evaluate", [PageScript.world, "getSelection().removeAllRanges()"]) }
    }

    func countText(_ text: String, ignoringCase: Bool, then: @escaping (Int) -> Void) {
        guard isPrepared else { return then(0) }
        let script = """
            (() => {
                const fold = text => \(ignoringCase ? "text.toLocaleLowerCase()" : "text");
                const query = fold(\(ScriptValue.quoted(text)));
                return fold(document.body ? document.body.innerText : '').split(query).length - 1;
            })()
            """
        ask("evaluate", [PageScript.world, script]) { message in
            then(message.flatMap { $0.flag(0) ? $0.integer(1) : nil } ?? 0)
        }
    }
}
