# SPDX-License-Identifier: MIT
# The services that the samples talk to, on the loopback address: a message board (/messages.json), Twitter's interface 1.1
# with OAuth 1.0a (RFC 5849) and Facebook's of 2013, and Mastodon's (/api/v1/statuses, /api/v2/media). What was posted is at
# /posts, as a list for a browser, and at /posts.json for scripts. Prints its port, then serves until it is ended.
import base64
import hashlib
import hmac
import json
import re
import sys
import urllib.parse
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

CONSUMER = {"touchstone": "touchstone"}
TOKENS = {"token": "secret"}
messages = [
    {"message": {"id": 3, "name": "Ada", "message": "The analytical engine weaves patterns.", "message_date": "2014-07-04"}},
    {"message": {"id": 2, "name": None, "message": "Nobody signed this.", "message_date": "2014-07-03"}},
    {"message": {"id": 4, "name": "Grace", "message": "It is easier to ask forgiveness.", "message_date": "2014-07-05"}},
]
posts = []
media = {}


def parts_of(headers, body):
    """Name -> (file name, type, bytes) of a body of several parts (RFC 7578), or of a form."""
    kind = headers.get("Content-Type", "")
    match = re.search(r"boundary=([^;]+)", kind)
    if not match:
        return {name: (None, None, value.encode()) for name, value in urllib.parse.parse_qsl(body.decode())}
    found = {}
    for part in body.split(b"--" + match[1].encode())[1:-1]:
        head, _, value = part.strip(b"\r\n").partition(b"\r\n\r\n")
        text = head.decode()
        name = re.search(r' name="([^"]*)"', text)[1]
        file = re.search(r'filename="([^"]*)"', text)
        type_ = re.search(r"Content-Type: (\S+)", text)
        found[name] = (file and file[1], type_ and type_[1], value)
    return found


def is_signed(method, url, header, fields):
    """Whether a request's OAuth signature is that of a known consumer and token."""
    if not header.startswith("OAuth "):
        return False
    oauth = {key: urllib.parse.unquote(value) for key, value in re.findall(r'(\w+)="([^"]*)"', header)}
    quote = lambda text: urllib.parse.quote(text, safe="-._~")
    address = urllib.parse.urlsplit(url)
    pairs = [(k, v) for k, v in oauth.items() if k != "oauth_signature"] + fields + urllib.parse.parse_qsl(address.query)
    joined = "&".join(f"{k}={v}" for k, v in sorted((quote(k), quote(v)) for k, v in pairs))
    base = "&".join([method, quote(f"{address.scheme}://{address.netloc}{address.path}"), quote(joined)])
    key = quote(CONSUMER.get(oauth.get("oauth_consumer_key"), "?")) + "&" + quote(TOKENS.get(oauth.get("oauth_token"), "?"))
    wanted = base64.b64encode(hmac.new(key.encode(), base.encode(), hashlib.sha1).digest()).decode()
    return hmac.compare_digest(wanted, oauth.get("oauth_signature", ""))


def tweet(number, name, text):
    return {
        "id": number, "id_str": str(number), "created_at": "Thu Feb 28 02:50:41 +0000 2013", "text": text, "geo": None,
        "entities": {"hashtags": [], "urls": []}, "user": {"name": name, "screen_name": name.lower()},
    }


def timeline(count):
    original = tweet(306959580582248448, "Ada", "Looking forward to the engine.")
    again = tweet(306959580582248449, "Grace", "RT @ada: Looking forward to the engine.")
    own = [tweet(306959580582248450 + i, "Me", post["text"]) for i, post in enumerate(posts) if post["service"] == "twitter"]
    return (own[::-1] + [original, dict(again, retweeted_status=original), {"id": 1}])[:count]


def feed():
    story = "Ada Lovelace and Grace Hopper are now friends."
    tags = {"0": [{"id": "1", "name": "Ada Lovelace", "offset": 0, "length": 12, "type": "user"}],
            "17": [{"id": "2", "name": "Grace Hopper", "offset": 17, "length": 12, "type": "user"}]}
    own = [{"id": f"1_{i}", "from": {"name": "Me"}, "message": post["text"], "created_time": "2013-02-28T02:50:41+0000"}
           for i, post in enumerate(posts) if post["service"] == "facebook"]
    return {"data": own[::-1] + [
        {"id": "1_a", "from": {"id": "1", "name": "Ada"}, "story": story, "story_tags": tags, "status_type": "approved_friend"},
        {"id": "1_b", "from": {"name": "Grace"}, "story": "Grace likes a link.", "created_time": "2013-02-27T10:00:00+0000"},
        {"id": "1_c"},
    ]}


class Service(BaseHTTPRequestHandler):
    def log_message(self, *_):
        pass

    def answer(self, status, value, type_="application/json"):
        data = value if isinstance(value, bytes) else json.dumps(value).encode()
        self.send_response(status)
        self.send_header("Content-Type", type_)
        self.send_header("Content-Length", str(len(data)))
        self.end_headers()
        self.wfile.write(data)

    @property
    def url(self):
        return f"http://{self.headers['Host']}{self.path}"

    def has_token(self):
        return self.headers.get("Authorization", "") == "Bearer token"

    def do_GET(self):
        path, query = urllib.parse.urlsplit(self.path).path, dict(urllib.parse.parse_qsl(urllib.parse.urlsplit(self.path).query))
        if path == "/messages.json":
            self.answer(200, messages)
        elif path == "/messages":
            rows = "".join(f"<li>{m['message']['message']}</li>" for m in messages)
            self.answer(200, f"<!doctype html><ul>{rows}</ul>".encode(), "text/html")
        elif path == "/posts.json":
            self.answer(200, posts)
        elif path == "/1.1/statuses/home_timeline.json":
            signed = is_signed("GET", self.url, self.headers.get("Authorization", ""), [])
            self.answer(200 if signed else 401, timeline(int(query.get("count", 20))) if signed else {"errors": [{"code": 32}]})
        elif path == "/me/feed":
            self.answer(200 if self.has_token() else 400, feed() if self.has_token() else {"error": {"code": 190}})
        else:
            self.answer(404, {})

    def do_POST(self):
        body = self.rfile.read(int(self.headers.get("Content-Length", 0)))
        path = urllib.parse.urlsplit(self.path).path
        if path == "/messages.json":
            fields = json.loads(body)["message"]
            if not fields["message"]:
                return self.answer(422, {"message": ["can't be blank"]})
            messages.append({"message": dict(fields, id=len(messages) + 2)})
            return self.answer(200, messages[-1])
        parts = parts_of(self.headers, body)
        text = lambda name: parts[name][2].decode() if name in parts else None
        picture = lambda name: {"type": parts[name][1], "bytes": len(parts[name][2])} if name in parts else None
        if path.startswith("/1.1/statuses/update"):
            fields = [] if "multipart" in self.headers.get("Content-Type", "") else [(k, v[2].decode()) for k, v in parts.items()]
            if not is_signed("POST", self.url, self.headers.get("Authorization", ""), fields):
                return self.answer(401, {"errors": [{"code": 32}]})
            if ("media" in parts) != path.endswith("update_with_media.json") or not text("status"):
                return self.answer(403, {"errors": [{"code": 195}]})
            posts.append({"service": "twitter", "text": text("status"), "picture": picture("media")})
            return self.answer(200, tweet(len(posts), "Me", text("status")))
        if not self.has_token():
            return self.answer(401, {"error": "The access token is invalid"})
        if path in ("/me/feed", "/me/photos"):
            if (path == "/me/photos") != ("source" in parts):
                return self.answer(400, {"error": {"code": 324}})
            posts.append({"service": "facebook", "text": text("message"), "picture": picture("source")})
            self.answer(200, {"id": f"1_{len(posts)}"})
        elif path == "/api/v2/media":
            media[str(len(media) + 1)] = picture("file")
            self.answer(200, {"id": str(len(media)), "type": "image"})
        elif path == "/api/v1/statuses":
            posts.append({"service": "mastodon", "text": text("status"), "picture": media.get(text("media_ids[]"))})
            self.answer(200, {"id": str(len(posts)), "content": text("status")})
        else:
            self.answer(404, {})


server = ThreadingHTTPServer(("127.0.0.1", int(sys.argv[1]) if len(sys.argv) > 1 else 0), Service)
print(server.server_address[1], flush=True)
server.serve_forever()
