// SPDX-License-Identifier: MIT
public import Foundation

/// What a service tells; every method is optional.
public protocol NetServiceDelegate: NSObjectProtocol {
    func netServiceWillPublish(_ sender: NetService)
    func netServiceDidPublish(_ sender: NetService)
    func netService(_ sender: NetService, didNotPublish errorDict: [String: NSNumber])
    func netServiceWillResolve(_ sender: NetService)
    func netServiceDidResolveAddress(_ sender: NetService)
    func netService(_ sender: NetService, didNotResolve errorDict: [String: NSNumber])
    func netServiceDidStop(_ sender: NetService)
    func netService(_ sender: NetService, didUpdateTXTRecord data: Data)
    func netService(
        _ sender: NetService, didAcceptConnectionWith inputStream: InputStream, outputStream: OutputStream
    )
}

extension NetServiceDelegate {
    public func netServiceWillPublish(_ sender: NetService) {
        byName(self, "netServiceWillPublish:", [sender])
    }
    public func netServiceDidPublish(_ sender: NetService) {
        byName(self, "netServiceDidPublish:", [sender])
    }
    public func netService(_ sender: NetService, didNotPublish errorDict: [String: NSNumber]) {
        byName(self, "netService:didNotPublish:", [sender, errorDict])
    }
    public func netServiceWillResolve(_ sender: NetService) {
        byName(self, "netServiceWillResolve:", [sender])
    }
    public func netServiceDidResolveAddress(_ sender: NetService) {
        byName(self, "netServiceDidResolveAddress:", [sender])
    }
    public func netService(_ sender: NetService, didNotResolve errorDict: [String: NSNumber]) {
        byName(self, "netService:didNotResolve:", [sender, errorDict])
    }
    public func netServiceDidStop(_ sender: NetService) {
        byName(self, "netServiceDidStop:", [sender])
    }
    public func netService(_ sender: NetService, didUpdateTXTRecord data: Data) {
        byName(self, "netService:didUpdateTXTRecordData:", [sender, data])
    }
    public func netService(
        _ sender: NetService, didAcceptConnectionWith inputStream: InputStream, outputStream: OutputStream
    ) {
        byName(
            self, "netService:didAcceptConnectionWithInputStream:outputStream:", [sender, inputStream, outputStream])
    }
}

/// What a search for services tells; every method is optional.
public protocol NetServiceBrowserDelegate: NSObjectProtocol {
    func netServiceBrowserWillSearch(_ browser: NetServiceBrowser)
    func netServiceBrowserDidStopSearch(_ browser: NetServiceBrowser)
    func netServiceBrowser(_ browser: NetServiceBrowser, didNotSearch errorDict: [String: NSNumber])
    func netServiceBrowser(_ browser: NetServiceBrowser, didFindDomain domainString: String, moreComing: Bool)
    func netServiceBrowser(_ browser: NetServiceBrowser, didFind service: NetService, moreComing: Bool)
    func netServiceBrowser(_ browser: NetServiceBrowser, didRemoveDomain domainString: String, moreComing: Bool)
    func netServiceBrowser(_ browser: NetServiceBrowser, didRemove service: NetService, moreComing: Bool)
}

extension NetServiceBrowserDelegate {
    public func netServiceBrowserWillSearch(_ browser: NetServiceBrowser) {
        byName(self, "netServiceBrowserWillSearch:", [browser])
    }
    public func netServiceBrowserDidStopSearch(_ browser: NetServiceBrowser) {
        byName(self, "netServiceBrowserDidStopSearch:", [browser])
    }
    public func netServiceBrowser(_ browser: NetServiceBrowser, didNotSearch errorDict: [String: NSNumber]) {
        byName(self, "netServiceBrowser:didNotSearch:", [browser, errorDict])
    }
    public func netServiceBrowser(_ browser: NetServiceBrowser, didFindDomain domainString: String, moreComing: Bool) {
        byName(self, "netServiceBrowser:didFindDomain:moreComing:", [browser, domainString, moreComing])
    }
    public func netServiceBrowser(_ browser: NetServiceBrowser, didFind service: NetService, moreComing: Bool) {
        byName(self, "netServiceBrowser:didFindService:moreComing:", [browser, service, moreComing])
    }
    public func netServiceBrowser(_ browser: NetServiceBrowser, didRemoveDomain domainString: String, moreComing: Bool)
    {
        byName(self, "netServiceBrowser:didRemoveDomain:moreComing:", [browser, domainString, moreComing])
    }
    public func netServiceBrowser(_ browser: NetServiceBrowser, didRemove service: NetService, moreComing: Bool) {
        byName(self, "netServiceBrowser:didRemoveService:moreComing:", [browser, service, moreComing])
    }
}
