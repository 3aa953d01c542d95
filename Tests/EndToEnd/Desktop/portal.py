# SPDX-License-Identifier: MIT
"""A desktop's portal for python-dbusmock: the person's colour scheme, which `Prefer` changes (0: none, 1: dark, 2: light), pages
that are to be opened, which are only noted, and windows for choosing files, the last of which `Answer` answers (0: chosen, 1:
cancelled).

https://flatpak.github.io/xdg-desktop-portal/docs/
"""
import dbus
import dbusmock

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


REQUEST = "org.freedesktop.portal.Request"


def plain(value):
    """Without the types of the bus, names of files as text."""
    if isinstance(value, dbus.Array) and value.signature == "y":
        return bytes(value).rstrip(b"\0").decode()
    if isinstance(value, (dbus.Array, dbus.Struct)):
        return [plain(one) for one in value]
    return value.real if isinstance(value, int) else str(value)


def asked(mock, member, title, options):
    mock.request = f"{MAIN_OBJ}/request/{getattr(mock, 'count', 0) + 1}"
    mock.count = getattr(mock, "count", 0) + 1
    mock.AddObject(mock.request, REQUEST, {}, [("Close", "", "", "")])
    words = " ".join(f"{name}={plain(value)}" for name, value in sorted(options.items()))
    mock.log(f"{member} {title} {words}")
    return dbus.ObjectPath(mock.request)


FILES = "org.freedesktop.portal.FileChooser"


@dbus.service.method(FILES, in_signature="ssa{sv}", out_signature="o")
def OpenFile(self, parent, title, options):
    return asked(self, "OpenFile", title, options)


@dbus.service.method(FILES, in_signature="ssa{sv}", out_signature="o")
def SaveFile(self, parent, title, options):
    return asked(self, "SaveFile", title, options)


@dbus.service.method(FILES, in_signature="ssa{sv}", out_signature="o")
def SaveFiles(self, parent, title, options):
    return asked(self, "SaveFiles", title, options)


@dbus.service.method("org.freedesktop.DBus.Mock", in_signature="uas", out_signature="")
def Answer(self, response, uris):
    results = dbus.Dictionary({"uris": dbus.Array(uris, signature="s")}, signature="sv")
    dbusmock.get_object(self.request).EmitSignal(REQUEST, "Response", "ua{sv}", [dbus.UInt32(response), results])
