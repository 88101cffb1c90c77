"""Printed pictures: labels, screens. Sizes are pixels; everything is drawn twice as large and reduced."""
import hashlib
import math
import os

from PIL import Image, ImageDraw, ImageFilter, ImageFont

from .colourway import worn

FOLDER = os.path.join(os.environ.get('STUDIO_MASTERS', os.path.join(os.path.dirname(__file__), '../masters')), 'prints')
FONT = os.path.join(os.path.dirname(__file__), '../../node_modules/@fontsource-variable/plus-jakarta-sans/files/'
                    'plus-jakarta-sans-latin-wght-normal.woff2')
os.makedirs(FOLDER, exist_ok=True)
_fonts = {}


def font(size, weight=700):
    key = (int(size), weight)
    if key not in _fonts:
        f = ImageFont.truetype(FONT, max(4, int(size)))
        f.set_variation_by_axes([weight])
        _fonts[key] = f
    return _fonts[key]


def ink(colour):
    return '#' + worn(colour)


def rgb(colour):
    c = worn(colour)
    return [int(c[i:i + 2], 16) for i in (0, 2, 4)]


class Print:
    """A sheet to draw on, in units of its own width and height; colours are hex."""

    def __init__(self, w, h, bg=None):
        self.w, self.h, self.k = w, h, 2
        self.image = Image.new('RGBA', (w * 2, h * 2), ink(bg) if bg else (0, 0, 0, 0))
        self.d = ImageDraw.Draw(self.image)

    def _s(self, pts):
        return [(x * 2, y * 2) for x, y in pts]

    def rect(self, x, y, w, h, fill, r=0, line=None, lw=0):
        self.d.rounded_rectangle((x * 2, y * 2, (x + w) * 2, (y + h) * 2), r * 2, ink(fill) if fill else None,
                                 ink(line) if line else None, int(lw * 2))
        return self

    def oval(self, x, y, rx, ry=None, fill=None, line=None, lw=0):
        ry = ry or rx
        self.d.ellipse(((x - rx) * 2, (y - ry) * 2, (x + rx) * 2, (y + ry) * 2), ink(fill) if fill else None,
                       ink(line) if line else None, int(lw * 2))
        return self

    def poly(self, pts, fill):
        self.d.polygon(self._s(pts), ink(fill))
        return self

    def line(self, pts, colour, lw=2, closed=False):
        pts = list(pts) + ([pts[0]] if closed else [])
        self.d.line(self._s(pts), ink(colour), int(lw * 2), joint='curve')
        return self

    def stitch(self, pts, colour, lw=2, dash=8):
        for (x0, y0), (x1, y1) in zip(pts, pts[1:]):
            n = max(1, int(math.hypot(x1 - x0, y1 - y0) / dash))
            for i in range(n):
                a, b = i / n, (i + 0.58) / n
                self.line([(x0 + (x1 - x0) * a, y0 + (y1 - y0) * a), (x0 + (x1 - x0) * b, y0 + (y1 - y0) * b)], colour, lw)
        return self

    def text(self, x, y, s, size, colour, weight=700, width=None, anchor='mm'):
        f = font(size * 2, weight)
        if width:
            while size > 4 and f.getlength(s) > width * 2:
                size *= 0.95
                f = font(size * 2, weight)
        self.d.text((x * 2, y * 2), s, ink(colour), f, anchor)
        return self

    def lines(self, x, y, rows, size, colour, weight=700, width=None, gap=1.15, anchor='mm'):
        for i, row in enumerate(rows):
            self.text(x, y + i * size * gap, row, size, colour, weight, width, anchor)
        return self

    def paste(self, other, x, y, w, h, turn=0):
        img = other.image.resize((int(w * 2), int(h * 2)), Image.LANCZOS)
        if turn:
            img = img.rotate(turn, expand=True, resample=Image.BICUBIC)
        self.image.alpha_composite(img, (max(0, int(x * 2 - (img.width - w * 2) / 2)),
                                         max(0, int(y * 2 - (img.height - h * 2) / 2))))
        self.d = ImageDraw.Draw(self.image)
        return self

    def fade(self, top, bottom):
        a, b = rgb(top), rgb(bottom)
        for y in range(self.image.height):
            t = y / self.image.height
            self.d.line([(0, y), (self.image.width, y)], tuple(int(p + (q - p) * t) for p, q in zip(a, b)))
        return self

    def tile(self, fn, step_x, step_y, shift=True):
        y, row = -step_y, 0
        while y < self.h + step_y:
            x = -step_x + (step_x / 2 if shift and row % 2 else 0)
            while x < self.w + step_x:
                fn(self, x, y)
                x += step_x
            y, row = y + step_y, row + 1
        return self

    def widened(self, share=0.8):
        """The same picture in the middle `share` of a wider sheet, its outer columns drawn out: labels of round bodies, whose sides turn away."""
        wide = Print(int(self.w / share), self.h)
        edge = (wide.image.width - self.image.width) // 2
        last = self.image.width - 1
        for x, column in ((0, 0), (wide.image.width - edge - 2, last)):
            wide.image.paste(self.image.crop((column, 0, column + 1, self.image.height)).resize((edge + 2, self.image.height)), (x, 0))
        wide.image.paste(self.image, (edge, 0))
        return wide

    def disc(self):
        """Where the picture lies, cut to a circle."""
        mask = Image.new('L', self.image.size, 0)
        ImageDraw.Draw(mask).ellipse((0, 0, *self.image.size), fill=255)
        self.image.putalpha(mask)
        return self.path(False)

    def path(self, opaque=True):
        img = self.image.resize((self.w, self.h), Image.LANCZOS)
        if opaque:
            img = img.convert('RGB')
        name = hashlib.sha1(img.tobytes()).hexdigest()[:16] + ('.png' if opaque else '-a.png')
        target = os.path.join(FOLDER, name)
        if not os.path.exists(target):
            img.save(target, compress_level=1)
        return target


def soft(p, radius):
    p.image = p.image.filter(ImageFilter.GaussianBlur(radius * 2))
    p.d = ImageDraw.Draw(p.image)
    return p
