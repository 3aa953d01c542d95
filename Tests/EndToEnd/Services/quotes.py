# SPDX-License-Identifier: MIT
# The service of prices that Ticker asks, as Yahoo's quotes.csv was: one line of text for a symbol, another price each time.
# Prints its port, then serves until it is ended.
from http.server import BaseHTTPRequestHandler, HTTPServer

prices = ["191.24", "192.53", "190.08"]


class Quotes(BaseHTTPRequestHandler):
    asked = 0

    def do_GET(self):
        found = self.path.startswith("/quotes.csv?s=AAPL&f=a")
        body = (prices[min(Quotes.asked, len(prices) - 1)] + "\r\n").encode() if found else b""
        Quotes.asked += found
        self.send_response(200 if found else 404)
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *arguments):
        pass


server = HTTPServer(("127.0.0.1", 0), Quotes)
print(server.server_port, flush=True)
server.serve_forever()
