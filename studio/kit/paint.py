"""Printed pictures: labels, screens, batik. Sizes are pixels; everything is drawn twice as large and reduced."""
import hashlib
import math
import os
import random

from PIL import Image, ImageDraw, ImageFilter, ImageFont

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


class Print:
    """A sheet to draw on, in units of its own width and height; colours are hex."""

    def __init__(self, w, h, bg=None):
        self.w, self.h, self.k = w, h, 2
        self.image = Image.new('RGBA', (w * 2, h * 2), '#' + bg if bg else (0, 0, 0, 0))
        self.d = ImageDraw.Draw(self.image)

    def _s(self, pts):
        return [(x * 2, y * 2) for x, y in pts]

    def rect(self, x, y, w, h, fill, r=0, line=None, lw=0):
        self.d.rounded_rectangle((x * 2, y * 2, (x + w) * 2, (y + h) * 2), r * 2, '#' + fill if fill else None,
                                 '#' + line if line else None, int(lw * 2))
        return self

    def oval(self, x, y, rx, ry=None, fill=None, line=None, lw=0):
        ry = ry or rx
        self.d.ellipse(((x - rx) * 2, (y - ry) * 2, (x + rx) * 2, (y + ry) * 2), '#' + fill if fill else None,
                       '#' + line if line else None, int(lw * 2))
        return self

    def poly(self, pts, fill):
        self.d.polygon(self._s(pts), '#' + fill)
        return self

    def line(self, pts, colour, lw=2, closed=False):
        pts = list(pts) + ([pts[0]] if closed else [])
        self.d.line(self._s(pts), '#' + colour, int(lw * 2), joint='curve')
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
        self.d.text((x * 2, y * 2), s, '#' + colour, f, anchor)
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
        a, b = ([int(c[i:i + 2], 16) for i in (0, 2, 4)] for c in (top, bottom))
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

    def path(self, opaque=True):
        img = self.image.resize((self.w, self.h), Image.LANCZOS)
        if opaque:
            img = img.convert('RGB')
        name = hashlib.sha1(img.tobytes()).hexdigest()[:16] + ('.png' if opaque else '-a.png')
        target = os.path.join(FOLDER, name)
        if not os.path.exists(target):
            img.save(target, compress_level=1)
        return target


def petal(x, y, length, width, turn, n=14):
    """A leaf-shaped outline from (x, y) outwards."""
    c, s = math.cos(math.radians(turn)), math.sin(math.radians(turn))
    pts = []
    for i in list(range(n + 1)) + list(range(n - 1, 0, -1)):
        side = 1 if len(pts) <= n else -1
        u = i / n
        px, py = u * length, side * width / 2 * math.sin(math.pi * u) ** 0.8
        pts.append((x + px * c - py * s, y + px * s + py * c))
    return pts


# Motifs of batik: each fills a sheet.

def kawung(p, a, b, step=70):
    def one(q, x, y):
        for t in (45, 135, 225, 315):
            q.poly(petal(x + 5 * math.cos(math.radians(t)), y + 5 * math.sin(math.radians(t)), step * 0.6, step * 0.36, t), a)
            q.line(petal(x + 12 * math.cos(math.radians(t)), y + 12 * math.sin(math.radians(t)), step * 0.42, step * 0.18, t), b, 1.5, True)
        q.oval(x, y, step * 0.05, fill=a)
    return p.tile(one, step, step, shift=False)


def parang(p, a, b, step=60):
    n = int((p.w + p.h) / step) + 3
    for i in range(-2, n):
        for j in range(-2, int((p.w + p.h) / 26) + 2):
            x, y = i * step * 1.41 - p.h + j * 26 * 0.71 + 0, j * 26 * 0.71
            p.poly(petal(x, y, step * 0.9, 20, -20), a)
            p.oval(x + 10, y - 3, 3.5, fill=b)
        x = i * step * 1.41 - p.h
        p.line([(x - 8, 0), (x + p.h - 8, p.h)], b, 3)
    return p


def mega_mendung(p, shades, step=190, seed=3):
    def cloud(q, x, y):
        for i, shade in enumerate(shades):
            k = 1 - i * 0.16
            for dx, dy, r in ((-0.3, 0.06, 0.2), (-0.12, -0.08, 0.24), (0.12, -0.05, 0.22), (0.3, 0.07, 0.17), (0, 0.1, 0.2), (0.46, 0.13, 0.1), (-0.46, 0.13, 0.11)):
                q.oval(x + dx * step * (0.75 + 0.25 * k), y + dy * step * k, r * step * k * 0.95, r * step * k * 0.62, fill=shade)
    return p.tile(cloud, step, step * 0.52)


def sprigs(p, stem, flower, step=90, seed=1, size=1.0):
    rnd = random.Random(seed)

    def one(q, x, y):
        x, y, t = x + rnd.uniform(-12, 12), y + rnd.uniform(-12, 12), rnd.uniform(0, 360)
        for d, ln in ((0, 26), (40, 20), (-40, 20)):
            q.poly(petal(x, y, ln * size, 9 * size, t + d), stem)
        if flower:
            fx, fy = x - 12 * size * math.cos(math.radians(t)), y - 12 * size * math.sin(math.radians(t))
            for i in range(5):
                q.poly(petal(fx, fy, 12 * size, 9 * size, i * 72 + t), flower)
            q.oval(fx, fy, 2.6 * size, fill='f6c955')
    return p.tile(one, step, step * 0.8)


def stripes(p, colour, width=14, gap=30, across=False):
    for i in range(0, int((p.h if across else p.w) / (width + gap)) + 1):
        at = i * (width + gap) + gap / 2
        p.rect(*((0, at, p.w, width) if across else (at, 0, width, p.h)), colour)
    return p


# Small pictures for packs.

def motif(p, kind, x, y, s, a='e8a51c', b='3f7d4a'):
    """Draws a small picture of size `s` about (x, y)."""
    r = math.radians
    if kind == 'leaf':
        p.poly(petal(x - s * .5, y + s * .25, s * 1.1, s * .5, -28), a)
        p.line([(x - s * .5, y + s * .25), (x + s * .4, y - s * .22)], b, s * .03)
    elif kind == 'leaves':
        for t in (-150, -120, -90, -60, -30):
            p.poly(petal(x, y + s * .4, s * .85, s * .26, t), a if t % 60 else b)
    elif kind == 'bean':
        for dx, dy, t in ((-.25, .1, 30), (.25, -.05, -25), (0, .32, 80)):
            q = Print(100, 100).oval(50, 50, 32, 44, fill=a)
            q.line([(50, 8), (44, 35), (56, 65), (50, 92)], b, 6)
            p.paste(q, x + dx * s - s * .28, y + dy * s - s * .28, s * .56, s * .56, t)
    elif kind == 'chili':
        for dx, t in ((-.2, 60), (.18, 105)):
            p.poly(petal(x + dx * s, y - s * .4, s * .95, s * .26, t), a)
            p.line([(x + dx * s, y - s * .4), (x + dx * s + s * .05, y - s * .58)], b, s * .07)
    elif kind == 'fish':
        p.oval(x - s * .05, y, s * .45, s * .22, fill=a)
        p.poly([(x + s * .3, y), (x + s * .62, y - s * .24), (x + s * .55, y), (x + s * .62, y + s * .24)], a)
        p.oval(x - s * .32, y - s * .05, s * .045, fill=b)
        p.line([(x - s * .15, y - s * .17), (x - s * .1, y), (x - s * .15, y + s * .17)], b, s * .03)
    elif kind == 'citrus':
        p.oval(x, y, s * .5, fill=a).oval(x, y, s * .43, fill='fff6dc')
        for i in range(8):
            p.poly([(x + s * .05 * math.cos(r(i * 45)), y + s * .05 * math.sin(r(i * 45)))] + [(x + s * .39 * math.cos(r(i * 45 + d)), y + s * .39 * math.sin(r(i * 45 + d))) for d in (-18, -6, 6, 18)], a)
    elif kind == 'flower':
        for i in range(6):
            p.poly(petal(x, y, s * .5, s * .32, i * 60 - 90), a)
        p.oval(x, y, s * .12, fill=b)
    elif kind == 'drop':
        p.poly([(x, y - s * .5)] + [(x + s * .32 * math.cos(r(t)), y + s * .18 + s * .32 * math.sin(r(t))) for t in range(-30, 211, 10)], a)
        p.oval(x + s * .1, y + s * .2, s * .07, s * .12, fill='ffffff')
    elif kind == 'root':
        for dx, dy, rx, ry in ((0, 0, .3, .2), (-.28, .14, .17, .14), (.28, .1, .16, .13), (.08, -.22, .13, .17), (-.14, -.18, .11, .15)):
            p.oval(x + dx * s, y + dy * s, rx * s, ry * s, fill=a)
        for dx in (-.2, -.05, .1, .25):
            p.line([(x + dx * s, y - .1 * s), (x + dx * s + .03 * s, y + .12 * s)], b, s * .025)
    elif kind == 'bowl':
        p.poly([(x - s * .5, y)] + [(x + s * .5 * math.cos(r(t)), y + s * .42 * math.sin(r(t))) for t in range(0, 181, 10)], a)
        p.oval(x, y, s * .5, s * .12, fill=b)
        for i in (-.2, 0, .2):
            p.line([(x + i * s, y - s * .18), (x + i * s + s * .05, y - s * .28), (x + i * s - s * .03, y - s * .38), (x + i * s + s * .02, y - s * .5)], a, s * .04)
    elif kind == 'chips':
        rnd = random.Random(4)
        for i in range(9):
            cx, cy = x + rnd.uniform(-.4, .4) * s, y + rnd.uniform(-.28, .3) * s
            p.oval(cx, cy, s * .2, s * .14, fill=a, line=b, lw=s * .015)
            for _ in range(4):
                p.oval(cx + rnd.uniform(-.1, .1) * s, cy + rnd.uniform(-.06, .06) * s, s * .018, fill=b)
    elif kind == 'bear':
        p.oval(x - s * .3, y - s * .32, s * .15, fill=a).oval(x + s * .3, y - s * .32, s * .15, fill=a)
        p.oval(x, y, s * .43, s * .4, fill=a).oval(x, y + s * .14, s * .2, s * .15, fill='fff3dc')
        p.oval(x - s * .16, y - s * .06, s * .045, fill=b).oval(x + s * .16, y - s * .06, s * .045, fill=b)
        p.oval(x, y + s * .08, s * .06, s * .04, fill=b)
    elif kind == 'mountain':
        p.poly([(x - s * .6, y + s * .3), (x - s * .15, y - s * .35), (x + s * .1, y), (x + s * .25, y - s * .2), (x + s * .62, y + s * .3)], a)
        p.oval(x + s * .32, y - s * .36, s * .12, fill=b)
    elif kind == 'bee':
        p.oval(x - s * .12, y - s * .2, s * .2, s * .13, fill='ffffff').oval(x + s * .14, y - s * .2, s * .2, s * .13, fill='ffffff')
        p.oval(x, y, s * .34, s * .2, fill=a)
        for dx in (-.12, .02, .16):
            p.rect(x + dx * s, y - s * .17, s * .06, s * .34, b)
    elif kind == 'noodle':
        for i in range(9):
            yy = y - s * .3 + i * s * .075
            p.line([(x - s * .45 + j * s * .06, yy + s * .03 * math.sin(j * 1.6)) for j in range(16)], a if i % 2 else b, s * .04)
    elif kind == 'star':
        p.poly([(x + (s * .5 if i % 2 == 0 else s * .2) * math.cos(r(i * 36 - 90)), y + (s * .5 if i % 2 == 0 else s * .2) * math.sin(r(i * 36 - 90))) for i in range(10)], a)
    elif kind == 'cross':
        p.rect(x - s * .15, y - s * .45, s * .3, s * .9, a, s * .03).rect(x - s * .45, y - s * .15, s * .9, s * .3, a, s * .03)
    elif kind == 'kawung':
        for t in (45, 135, 225, 315):
            p.poly(petal(x, y, s * .5, s * .3, t), a)
    return p


def pack(w, h, bg, ink, brand, title, sub='', pic=None, a='e8a51c', b='3f7d4a', band=None, note='', style='centre', foot=None):
    """The front of a pack: brand, name of the thing, what is in it, a small picture."""
    p = Print(w, h, bg)
    if style == 'centre':
        if foot:
            p.poly([(0, h * .62)] + [(w * i / 20, h * .62 - h * .04 * math.sin(math.pi * i / 20)) for i in range(21)] + [(w, h), (0, h)], foot)
        if band:
            p.rect(0, 0, w, h * .2, band)
        p.text(w / 2, h * .105, brand, h * .085, 'ffffff' if band else ink, 800, w * .84)
        rows = title if isinstance(title, list) else [title]
        p.lines(w / 2, h * .28, rows, h * .088, ink, 800, w * .88, 1.05)
        if sub:
            p.text(w / 2, h * .30 + len(rows) * h * .09, sub, h * .048, ink, 500, w * .84)
        if pic:
            lower = len(rows) > 1
            motif(p, pic, w / 2, h * (.725 if lower else .69), min(w, h * .75) * (.44 if lower else .52), a, b)
        if note:
            p.text(w / 2, h * .94, note, h * .05, ink if not foot else 'ffffff', 600, w * .8)
    elif style == 'plain':
        p.text(w / 2, h * .16, brand, h * .1, ink, 800, w * .8)
        p.line([(w * .3, h * .27), (w * .7, h * .27)], ink, max(1, h * .006))
        rows = title if isinstance(title, list) else [title]
        p.lines(w / 2, h * .42, rows, h * .1, ink, 600, w * .84)
        if sub:
            p.text(w / 2, h * .42 + len(rows) * h * .12, sub, h * .06, ink, 400, w * .84)
        if pic:
            motif(p, pic, w / 2, h * .76, h * .2, a, b)
        if note:
            p.text(w / 2, h * .93, note, h * .05, ink, 500, w * .8)
    return p


def soft(p, radius):
    p.image = p.image.filter(ImageFilter.GaussianBlur(radius * 2))
    p.d = ImageDraw.Draw(p.image)
    return p


__all__ = [n for n in dir() if not n.startswith('_') and n not in ('hashlib', 'os', 'math', 'random', 'FONT', 'FOLDER')]
