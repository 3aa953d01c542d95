# SPDX-License-Identifier: MIT
"""GeoClue for python-dbusmock, which has no template of it: as its reference says, with a place that a test moves.

https://www.freedesktop.org/software/geoclue/docs/
"""
import dbus
import dbusmock
from dbusmock import MOCK_IFACE

BUS_NAME = "org.freedesktop.GeoClue2"
MAIN_OBJ = "/org/freedesktop/GeoClue2/Manager"
MAIN_IFACE = "org.freedesktop.GeoClue2.Manager"
SYSTEM_BUS = True
CLIENT = "/org/freedesktop/GeoClue2/Client/1"
CLIENT_IFACE = "org.freedesktop.GeoClue2.Client"
LOCATION_IFACE = "org.freedesktop.GeoClue2.Location"


def load(mock, parameters):
    mock.AddMethods(MAIN_IFACE, [("GetClient", "", "o", f'ret = dbus.ObjectPath("{CLIENT}")')])
    mock.places = 0
    properties = {
        "Location": dbus.ObjectPath("/"),
        "DistanceThreshold": dbus.UInt32(0),
        "TimeThreshold": dbus.UInt32(0),
        "DesktopId": "",
        "RequestedAccuracyLevel": dbus.UInt32(0),
        "Active": False,
    }
    start = f'self.Set("{CLIENT_IFACE}", "Active", bool(self.Get("{CLIENT_IFACE}", "DesktopId")))'
    stop = f'self.Set("{CLIENT_IFACE}", "Active", False)'
    mock.AddObject(CLIENT, CLIENT_IFACE, properties, [("Start", "", "", start), ("Stop", "", "", stop)])


@dbus.service.method(MOCK_IFACE, in_signature="ddd", out_signature="b")
def MoveTo(self, latitude, longitude, accuracy):
    """Only clients that have said who they are and have started hear of it."""
    client = dbusmock.get_object(CLIENT)
    if not client.Get(CLIENT_IFACE, "Active"):
        return False
    self.places += 1
    path = dbus.ObjectPath(f"{CLIENT}/Location/{self.places}")
    properties = {
        "Latitude": latitude,
        "Longitude": longitude,
        "Accuracy": accuracy,
        # Not known.
        "Altitude": -1.7976931348623157e308,
        "Speed": -1.0,
        "Heading": -1.0,
        "Description": "",
    }
    self.AddObject(path, LOCATION_IFACE, properties, [])
    old = client.Get(CLIENT_IFACE, "Location")
    client.Set(CLIENT_IFACE, "Location", path)
    client.EmitSignal(CLIENT_IFACE, "LocationUpdated", "oo", [old, path])
    return True
