// SPDX-License-Identifier: MIT

// Things that the world says are near (TouchstoneDevice/World/WorldBluetooth.swift), and apps of this device that offer
// services themselves. What happens on the air happens on the main thread, by the device's clock (Radio); apps hear of it on the
// queues that they name.
@_exported public import FoundationCompat
