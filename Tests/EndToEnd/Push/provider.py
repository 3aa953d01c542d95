# SPDX-License-Identifier: MIT
# A server that pushes, by the library aioapns of PyPI as it is: provider.py PORT CERTIFICATE KEY TOPIC TOKEN WORD [KIND]
# prints "STATUS REASON". KIND: alert, silent, call (WORD is the caller), certificate (then KEY is a
# certificate with its key).
import asyncio
import ssl
import sys

import aioapns
from aioapns import connection

port, certificate, key, topic, token, word, kind = (sys.argv[1:] + ["alert"])[:7]
for protocol in (connection.APNsDevelopmentClientProtocol,):
    protocol.APNS_SERVER, protocol.APNS_PORT = "127.0.0.1", int(port)


async def main():
    context = ssl.create_default_context(cafile=certificate)
    arguments = dict(topic=topic, use_sandbox=True, ssl_context=context)
    if kind == "certificate":
        client = aioapns.APNs(client_cert=key, **arguments)
    else:
        with open(key) as file:
            client = aioapns.APNs(key=file.read(), key_id="ABC123DEFG", team_id="TEAM123456", **arguments)
    alert = {"aps": {"alert": {"title": "News", "body": word}, "badge": 3}, "word": word}
    silent = {"aps": {"content-available": 1}, "word": word}
    messages = {"silent": silent, "call": {"caller": word}}
    types = {"silent": aioapns.PushType.BACKGROUND, "call": aioapns.PushType.VOIP}
    request = aioapns.NotificationRequest(
        device_token=token,
        message=messages.get(kind, alert),
        push_type=types.get(kind, aioapns.PushType.ALERT),
        priority=5 if kind == "silent" else 10,
    )
    result = await client.send_notification(request)
    print(result.status, result.description or "")


asyncio.run(main())
