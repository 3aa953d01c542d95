# SPDX-License-Identifier: MIT
"""A desktop's portal for python-dbusmock: the person's colour scheme, which `Prefer` changes (0: none, 1: dark, 2: light), and
pages that are to be opened, which are only noted.

https://flatpak.github.io/xdg-desktop-portal/docs/
"""
import dbus

BUS_NAME = "org.freedesktop.portal.Desktop"
MAIN_OBJ = "/org/freedesktop/portal/desktop"
MAIN_IFACE = "org.freedesktop.portal.Settings"
SYSTEM_BUS = False
NAMESPACE, KEY = "org.freedesktop.appearance", "color-scheme"


def load(mock, parameters):
    mock.scheme = dbus.UInt32(parameters.get("scheme", 0))
    mock.AddMethods(
        "org.freedesktop.portal.OpenURI",
        [("OpenURI", "ssa{sv}", "o", 'ret = dbus.ObjectPath("/org/freedesktop/portal/desktop/request/1")')],
    )


@dbus.service.method(MAIN_IFACE, in_signature="ss", out_signature="v")
def Read(self, namespace, key):
    if (namespace, key) != (NAMESPACE, KEY):
        raise dbus.exceptions.DBusException("no", name="org.freedesktop.portal.Error.NotFound")
    # One variant too many, as the reference says.
    return dbus.UInt32(self.scheme, variant_level=1)


@dbus.service.method("org.freedesktop.DBus.Mock", in_signature="u", out_signature="")
def Prefer(self, scheme):
    self.scheme = dbus.UInt32(scheme)
    value = dbus.UInt32(scheme, variant_level=1)
    self.EmitSignal(MAIN_IFACE, "SettingChanged", "ssv", [NAMESPACE, KEY, value])
