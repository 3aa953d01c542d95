// SPDX-License-Identifier: MIT

extension Sandbox {
    /// What an app of a device may do with files, as on iOS: read the system, what it is built on and its own bundle; write its
    /// own home, and the stores of services that apps share. Networks are as open as without one.
    /// - Throws: where the kernel has no way to hold an app to it.
    static func app(_ app: ProjectBuild.Product, on device: Device, installation: Installation) throws -> Sandbox {
        guard Landlock.version > 0 else {
            throw Failure(
                .dependency,
                "touchstone: --sandbox needs Landlock (Linux 5.13 or later), which this kernel does not offer")
        }
        let toolchain = Toolchain.current
        let tools = (toolchain.swiftc.resolved ?? toolchain.swiftc).parent.parent
        let built = CacheFolder.root.children.filter { $0 != device.folder.parent && $0.isDirectory }
        let own = [app.bundle, device.world, device.folder / "Printers.json", device.folder / "AssociatedDomains"]
        let read = [tools, installation.root, installation.products] + built + own
        var shared: [Path] = []
        for name in services {
            // A rule holds for what is there.
            try (device.folder / name).makeDirectory()
            shared.append(device.folder / name)
        }
        let cloud = device.folder.parent / "Cloud"
        try cloud.makeDirectory()
        let home = try device.home(for: app.bundleIdentifier)
        var sandbox = Sandbox(
            readable: system.map { Path($0) } + read.map { $0.resolved ?? $0 },
            writable: [home, cloud] + shared + devices.map { Path($0) })
        sandbox.network = .all
        return sandbox
    }

    /// The device's folders but `containers`, `Bundles`, `Locks` and `Logs`; TouchstoneDevice and the frameworks own what is in them.
    private static let services = [
        "Contacts", "Databases", "Files", "Handoff", "Keychains", "Music", "Outbox", "Pasteboards", "Pending", "Photos",
        "Player", "Posts", "Printouts", "Reports", "Running", "Shared", "Snapshots", "Sound", "System", "Transfers",
        "Widgets",
    ]
}
