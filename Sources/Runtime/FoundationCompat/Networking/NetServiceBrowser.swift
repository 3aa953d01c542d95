// SPDX-License-Identifier: MIT
public import Foundation
internal import TouchstoneDevice

/// Finds services that apps of this device offer. Its delegate hears of them on the main queue. Unchecked: everything that
/// changes does so there.
open class NetServiceBrowser: __ObjCObject, @unchecked Sendable {
    open weak var delegate: (any NetServiceBrowserDelegate)?
    open var includesPeerToPeer = false
    private var observer: Int?
    private var found: [NetService] = []
    private var type = ""
    private var isSearching = false

    public override init() { super.init() }
    deinit { if let observer { ServiceRegister.current.removeObserver(observer) } }

    /// The domain is the device's own, whatever is asked for.
    open func searchForServices(ofType type: String, inDomain domain: String) {
        DispatchQueue.main.async { [self] in
            guard !isSearching else {
                if let delegate {
                    optionalCall {
                        delegate.netServiceBrowser(self, didNotSearch: NetService.errors(.activityInProgress))
                    }
                }
                return
            }
            (isSearching, self.type, found) = (true, type, [])
            if let delegate { optionalCall { delegate.netServiceBrowserWillSearch(self) } }
            observer = ServiceRegister.current.observe { [weak self] in DispatchQueue.main.async { self?.look() } }
            look()
        }
    }

    open func searchForBrowsableDomains() { tellDomain() }
    open func searchForRegistrationDomains() { tellDomain() }

    private func tellDomain() {
        DispatchQueue.main.async { [self] in
            guard let delegate else { return }
            optionalCall { delegate.netServiceBrowserWillSearch(self) }
            optionalCall { delegate.netServiceBrowser(self, didFindDomain: "local.", moreComing: false) }
        }
    }

    open func stop() {
        DispatchQueue.main.async { [self] in
            guard isSearching else { return }
            isSearching = false
            if let observer { ServiceRegister.current.removeObserver(observer) }
            observer = nil
            if let delegate { optionalCall { delegate.netServiceBrowserDidStopSearch(self) } }
        }
    }

    private func look() {
        guard isSearching,
            let entries = NetService.attempt({
                try ServiceRegister.current.entries(type: ServiceRegister.plain(type))
            })
        else { return }
        let names = Set(entries.map(\.name))
        let gone = found.filter { !names.contains($0.name) }
        let known = Set(found.map(\.name))
        let new = entries.filter { !known.contains($0.name) }.map {
            NetService(domain: "local.", type: type, name: $0.name)
        }
        found = found.filter { names.contains($0.name) } + new
        guard let delegate else { return }
        for (index, service) in gone.enumerated() {
            optionalCall {
                delegate.netServiceBrowser(self, didRemove: service, moreComing: index < gone.count - 1)
            }
        }
        for (index, service) in new.enumerated() {
            optionalCall { delegate.netServiceBrowser(self, didFind: service, moreComing: index < new.count - 1) }
        }
    }

    /// The main run loop hears of everything either way.
    open func schedule(in aRunLoop: RunLoop, forMode mode: RunLoop.Mode) {}
    open func remove(from aRunLoop: RunLoop, forMode mode: RunLoop.Mode) {}
}
