// SPDX-License-Identifier: MIT
let shippedIndexText = ""
