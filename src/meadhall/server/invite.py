"""The invitation to a table as a picture that phones can read."""

import io

import segno

from meadhall.core.reasons import Reason
from meadhall.server.problems import Trouble


def qr_svg(url: str) -> bytes:
    """The QR code of an address as SVG. It takes its colours from the page, and has none of its own inline."""
    picture = io.BytesIO()
    try:
        code = segno.make(url, error="m", micro=False)
    except segno.DataOverflowError:  # whoever asks has made up a name of this server that fills pages
        raise Trouble(400, Reason("http-wrong-request", args={"status": 400})) from None
    code.save(
        picture, kind="svg", scale=8, border=4, dark="#000", light="#fff", xmldecl=False, svgclass=None, lineclass=None
    )
    return picture.getvalue()
