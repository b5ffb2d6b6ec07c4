"""The invitation to a table as a picture that phones can read."""

import io

import segno


def qr_svg(url: str) -> bytes:
    """The QR code of an address as SVG. It takes its colours from the page, and has none of its own inline."""
    picture = io.BytesIO()
    segno.make(url, error="m", micro=False).save(
        picture, kind="svg", scale=8, border=4, dark="#000", light="#fff", xmldecl=False, svgclass=None, lineclass=None
    )
    return picture.getvalue()
