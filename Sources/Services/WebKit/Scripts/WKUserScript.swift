// SPDX-License-Identifier: MIT

public enum WKUserScriptInjectionTime: Int, Sendable { case atDocumentStart = 0, atDocumentEnd }

/// A script added to every page of a content controller.
@preconcurrency @MainActor
open class WKUserScript: __ObjCObject, @preconcurrency NSCopying {
    open private(set) var source: String
    open private(set) var injectionTime: WKUserScriptInjectionTime
    open private(set) var isForMainFrameOnly: Bool
    let world: WKContentWorld

    public init(source: String, injectionTime: WKUserScriptInjectionTime, forMainFrameOnly: Bool) {
        self.source = source
        self.injectionTime = injectionTime
        isForMainFrameOnly = forMainFrameOnly
        world = .page
        super.init()
    }

    public init(
        source: String, injectionTime: WKUserScriptInjectionTime, forMainFrameOnly: Bool,
        in contentWorld: WKContentWorld
    ) {
        self.source = source
        self.injectionTime = injectionTime
        isForMainFrameOnly = forMainFrameOnly
        world = contentWorld
        super.init()
    }

    /// Immutable.
    open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// A space of names for scripts: scripts of two worlds share the page's elements and none of their variables.
@preconcurrency @MainActor
open class WKContentWorld: __ObjCObject {
    public static let page = WKContentWorld(name: nil, engineName: "")
    public static let defaultClient = WKContentWorld(name: nil, engineName: "touchstone-client")
    private static var named: [String: WKContentWorld] = [:]

    /// Nil for the two worlds without a name.
    open private(set) var name: String?
    /// The engine's name; empty: the page's world.
    let engineName: String

    private init(name: String?, engineName: String) {
        self.name = name
        self.engineName = engineName
        super.init()
    }

    /// The same object for the same name.
    open class func world(name: String) -> WKContentWorld {
        if let known = named[name] { return known }
        let world = WKContentWorld(name: name, engineName: "app-" + name)
        named[name] = world
        return world
    }

    /// The world with the engine's name.
    static func world(engineName: String) -> WKContentWorld {
        if engineName.isEmpty { return page }
        return named.values.first { $0.engineName == engineName } ?? defaultClient
    }
}
