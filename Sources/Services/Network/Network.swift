// SPDX-License-Identifier: MIT

// Connections are sockets of the machine; whether and how the device is connected is the world's (`network` of
// TouchstoneDevice's World): loopback works always, everything else only while the world has a network.
@_exported public import FoundationCompat
