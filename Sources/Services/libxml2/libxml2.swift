// SPDX-License-Identifier: MIT

// libxml2 itself, under the name that iOS gives it.
@_exported import CLibXML2
