# SPDX-License-Identifier: MIT
"""A Secret Service for python-dbusmock, which has no template of it, where none is installed: one collection, whose parameter
`locked` makes the service ask its person first, who agrees or, with `dismisses`, does not. With `empty` there is no collection,
and the person is asked for one.

https://specifications.freedesktop.org/secret-service-spec/latest/
"""
import dbus
import dbusmock

BUS_NAME = "org.freedesktop.secrets"
MAIN_OBJ = "/org/freedesktop/secrets"
MAIN_IFACE = "org.freedesktop.Secret.Service"
SYSTEM_BUS = False
PREFIX = "org.freedesktop.Secret."
COLLECTION = MAIN_OBJ + "/collection/login"
PROMPT = MAIN_OBJ + "/prompt/p1"
SESSION = MAIN_OBJ + "/session/s1"
NOTHING = dbus.ObjectPath("/")


def load(mock, parameters):
    mock.is_locked = bool(parameters.get("locked", False))
    mock.dismisses = bool(parameters.get("dismisses", False))
    mock.is_empty = bool(parameters.get("empty", False))
    mock.items = {}
    create = (
        f'import dbusmock; service = dbusmock.get_object("{MAIN_OBJ}"); ret = service.create(args[0], args[1]), dbus.ObjectPath("/")'
    )
    mock.AddObject(
        COLLECTION, PREFIX + "Collection", {"Label": "Login"}, [("CreateItem", "a{sv}(oayays)b", "oo", create)]
    )
    # The signal comes before the answer, as it may.
    prompt = f'import dbusmock; dbusmock.get_object("{MAIN_OBJ}").ask(self)'
    mock.AddObject(PROMPT, PREFIX + "Prompt", {}, [("Prompt", "s", "", prompt)])
    mock.create = lambda properties, secret: create_item(mock, properties, secret)
    mock.ask = lambda prompt_object: ask(mock, prompt_object)


def create_item(mock, properties, secret):
    if mock.is_locked:
        raise dbus.exceptions.DBusException("locked", name=PREFIX + "Error.IsLocked")
    path = dbus.ObjectPath(f"{COLLECTION}/{len(mock.items) + 1}")
    attributes = {str(name): str(value) for name, value in properties[PREFIX + "Item.Attributes"].items()}
    mock.items[path] = (attributes, bytes(secret[2]), str(secret[3]))
    return path


def ask(mock, prompt_object):
    mock.is_locked = mock.is_locked and mock.dismisses
    made = dbus.ObjectPath(COLLECTION) if mock.is_empty else dbus.String("")
    mock.is_empty = mock.is_empty and mock.dismisses
    prompt_object.EmitSignal(PREFIX + "Prompt", "Completed", "bv", [mock.dismisses, made])


@dbus.service.method(MAIN_IFACE, in_signature="sv", out_signature="vo")
def OpenSession(self, algorithm, value):
    if algorithm != "plain":
        raise dbus.exceptions.DBusException("no", name="org.freedesktop.DBus.Error.NotSupported")
    return dbus.String(""), dbus.ObjectPath(SESSION)


@dbus.service.method(MAIN_IFACE, in_signature="s", out_signature="o")
def ReadAlias(self, name):
    return NOTHING if self.is_empty or name != "default" else dbus.ObjectPath(COLLECTION)


@dbus.service.method(MAIN_IFACE, in_signature="a{sv}s", out_signature="oo")
def CreateCollection(self, properties, alias):
    return NOTHING, dbus.ObjectPath(PROMPT)


@dbus.service.method(MAIN_IFACE, in_signature="a{ss}", out_signature="aoao")
def SearchItems(self, attributes):
    wanted = {str(name): str(value) for name, value in attributes.items()}
    found = [path for path, item in self.items.items() if wanted.items() <= item[0].items()]
    nobody = dbus.Array([], signature="o")
    found = dbus.Array(found, signature="o")
    return (nobody, found) if self.is_locked else (found, nobody)


@dbus.service.method(MAIN_IFACE, in_signature="ao", out_signature="aoo")
def Unlock(self, objects):
    if self.is_locked:
        return dbus.Array([], signature="o"), dbus.ObjectPath(PROMPT)
    return dbus.Array(objects, signature="o"), NOTHING


@dbus.service.method(MAIN_IFACE, in_signature="aoo", out_signature="a{o(oayays)}")
def GetSecrets(self, items, session):
    if self.is_locked or session != SESSION:
        raise dbus.exceptions.DBusException("locked", name=PREFIX + "Error.IsLocked")
    secrets = {
        path: dbus.Struct(
            (dbus.ObjectPath(session), dbus.ByteArray(b""), dbus.ByteArray(self.items[path][1]), self.items[path][2]),
            signature="oayays",
        )
        for path in items
    }
    return dbus.Dictionary(secrets, signature="o(oayays)")
