"""Serves openapi/video.yaml from memory, with nothing but the standard library: python3 video-service.py 9000

Whoever sends a cookie such as AT=reader-17 is signed in as that member, which stands for your own login.
FAULT=keeps-deleted plants a fault: what was deleted is found all the same.
"""

import json
import os
import re
import secrets
import sys
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

BASE = "/api/video/v1/videos"
MOST = 50
SYSTEMS = ("AB_WEB", "AB_MSITE", "AB_IOS", "AB_ANDROID")
YOUTUBE = re.compile(r"https://(?:www\.youtube\.com/watch\?v=|youtu\.be/)([A-Za-z0-9_-]{11})")
keeps_deleted = os.environ.get("FAULT") == "keeps-deleted"
videos_of = {}


class Refusal(Exception):
    def __init__(self, status, title, code, message, **headers):
        self.status, self.headers = status, headers
        self.problem = {"type": "about:blank", "title": title, "status": status, "code": code, "message": message}


def invalid(message):
    return Refusal(400, "Bad Request", "REQUEST_INVALID", message)


class VideoService(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    disable_nagle_algorithm = True

    def answer(self):
        request_id, headers = f"r-{secrets.token_hex(5)}", {}
        body = self.rfile.read(int(self.headers.get("content-length", 0)))
        try:
            status, value = self.operation(body)
        except Refusal as refusal:
            status, headers, value = refusal.status, refusal.headers, {**refusal.problem, "requestId": request_id}
        content = b"" if value is None else json.dumps(value).encode()
        self.send_response(status)
        self.send_header("x-request-id", request_id)
        for name, text in headers.items():
            self.send_header(name, text)
        if value is not None:
            self.send_header("content-type", "application/problem+json" if status >= 400 else "application/json")
        if status != 204:
            self.send_header("content-length", str(len(content)))
        self.end_headers()
        self.wfile.write(content)

    do_GET = do_POST = do_PUT = do_PATCH = do_DELETE = answer

    def operation(self, body):
        path, _, query = self.path.partition("?")
        name = path.removeprefix(BASE).removeprefix("/")
        operations = {"GET": self.get, "DELETE": self.delete} if name else {"GET": self.list, "POST": self.create}
        if not path.startswith(BASE) or "/" in name:
            raise Refusal(404, "Not Found", "ROUTE_UNKNOWN", "There is nothing here.")
        if self.command not in operations:
            raise Refusal(405, "Method Not Allowed", "METHOD_NOT_ALLOWED", "Ask in another way.", allow=", ".join(operations))
        signed_in = re.fullmatch(r"AT=([a-z]+-[0-9]+)", self.headers.get("cookie", ""))
        if not signed_in:
            raise Refusal(401, "Unauthorized", "SIGNED_OUT", "You must be logged in to do this operation!")
        self.check_headers(is_change=self.command != "GET")
        if query:
            raise invalid("No query is known here.")
        return operations[self.command](videos_of.setdefault(signed_in[1], {}), name or body)

    def check_headers(self, is_change):
        app, system = self.headers.get("appid"), self.headers.get("systemid")
        if (app is None and is_change) or (app is not None and not re.fullmatch(r"[0-9]{1,6}", app)):
            raise invalid("appid is needed, and is a number.")
        if (system is None and is_change) or (system is not None and system not in SYSTEMS):
            raise invalid("systemid is needed, and names a kind of client.")

    def list(self, videos, _):
        return 200, {"items": [*reversed(videos.values())]}

    def get(self, videos, name):
        if name not in videos:
            raise Refusal(404, "Not Found", "NOT_FOUND", "We could not find what you are looking for!")
        return 200, videos[name]

    def delete(self, videos, name):
        self.get(videos, name)
        if not keeps_deleted:
            del videos[name]
        return 204, None

    def create(self, videos, body):
        if self.headers.get_content_type() != "application/json":
            raise Refusal(415, "Unsupported Media Type", "MEDIA_TYPE_UNSUPPORTED", "Send JSON.")
        if len(body) > 65_536:
            raise Refusal(413, "Payload Too Large", "BODY_TOO_LARGE", "The request is too large.")
        url, title = self.fields(body)
        found = YOUTUBE.fullmatch(url)
        if not found:
            raise Refusal(422, "Unprocessable Entity", "RULE_BROKEN", "This is no video of YouTube.")
        if len(videos) == MOST:
            raise Refusal(409, "Conflict", "TOO_MANY", f"{MOST} videos are kept at most.")
        full = f"https://www.youtube.com/watch?v={found[1]}"
        video = {"id": secrets.token_hex(8), "videoId": found[1], "mediaType": "YOUTUBE_VIDEO", "fullUrl": full, "title": title}
        videos[video["id"]] = video
        return 201, video

    def fields(self, body):
        try:
            value = json.loads(body)
        except (ValueError, RecursionError):
            raise invalid("The body is no JSON.")
        if not isinstance(value, dict) or value.keys() != {"fullUrl", "title"}:
            raise invalid("The body is fullUrl and title.")
        url, title = value["fullUrl"], value["title"]
        if not isinstance(url, str) or len(url) > 500 or not isinstance(title, str | None) or len(title or "") > 160:
            raise invalid("fullUrl has at most 500 letters, and title 160 or is null.")
        return url, title

    def log_message(self, *_):
        pass


server = ThreadingHTTPServer(("127.0.0.1", int(sys.argv[1]) if len(sys.argv) > 1 else 0), VideoService)
print(f"http://127.0.0.1:{server.server_port}", flush=True)
server.serve_forever()
