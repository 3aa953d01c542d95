// SPDX-License-Identifier: MIT

extension WKWebViewConfiguration {
    /// As an interface file has it.
    /// - Parameter node: of the web view.
    convenience init(ofView node: ResourceNode) {
        self.init()
        guard let own = node.child("wkWebViewConfiguration") else { return }
        applicationNameForUserAgent = own["applicationNameForUserAgent"]
        allowsAirPlayForMediaPlayback = own["allowsAirPlayForMediaPlayback"] != "NO"
        allowsPictureInPictureMediaPlayback = own["allowsPictureInPictureMediaPlayback"] != "NO"
        suppressesIncrementalRendering = own["suppressesIncrementalRendering"] == "YES"
        if let plays = own["allowsInlineMediaPlayback"] { allowsInlineMediaPlayback = plays == "YES" }
        if let types = own.child("audiovisualMediaTypes") {
            var kinds: WKAudiovisualMediaTypes = []
            if types["audio"] == "YES" { kinds.insert(.audio) }
            if types["video"] == "YES" { kinds.insert(.video) }
            if types["all"] == "YES" { kinds = .all }
            mediaTypesRequiringUserActionForPlayback = kinds
        }
        guard let wishes = own.child("wkPreferences") else { return }
        preferences.javaScriptCanOpenWindowsAutomatically = wishes["javaScriptCanOpenWindowsAutomatically"] == "YES"
        preferences.javaScriptEnabled = wishes["javaScriptEnabled"] != "NO"
        preferences.minimumFontSize = wishes["minimumFontSize"].flatMap { Double($0) }.map { CGFloat($0) } ?? 0
    }
}
