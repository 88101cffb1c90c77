"""Garments: an outline in centimetres, a print that knows where on the garment it is, and the sewn-on details."""
import math

from .outline import fillet, mirror
from .paint import Print
from .sheet import sheet, tube
from .solid import cyl, plate, puff
from .surface import mat, printed


class Pattern:
    """A print in the frame of an outline; `at` turns garment centimetres into its pixels."""

    def __init__(self, outline, bg, px=11):
        xs, zs = [q[0] for q in outline], [q[1] for q in outline]
        self.outline, self.x0, self.z1, self.px = outline, min(xs), max(zs), px
        self.p = Print(int((max(xs) - min(xs)) * px), int((max(zs) - min(zs)) * px), bg)

    def at(self, *pts):
        out = [((x - self.x0) * self.px, (self.z1 - z) * self.px) for x, z in pts]
        return out if len(out) > 1 else out[0]

    def seam(self, colour, *pts, lw=3, both=True):
        self.p.line(self.at(*pts), colour, lw)
        if both:
            self.p.line(self.at(*[(-x, z) for x, z in pts]), colour, lw)
        return self

    def stitch(self, colour, *pts, lw=2, both=True):
        self.p.stitch(self.at(*pts), colour, lw)
        if both:
            self.p.stitch(self.at(*[(-x, z) for x, z in pts]), colour, lw)
        return self

    def fill(self, colour, *pts, both=False):
        self.p.poly(self.at(*pts), colour)
        if both:
            self.p.poly(self.at(*[(-x, z) for x, z in pts]), colour)
        return self

    def make(self, t=7, bump='noise', size=3.0, strength=.12, rough=.9, drape=2.0, relief=None, **more):
        """`drape` is the depth of the folds in which the cloth hangs: flat at the shoulders, deeper towards the hem."""
        more = {'wrinkle': .45, 'grain': .1, 'edge': 7, 'res': 56, **more}
        low, tall = self.z1 - self.p.h / self.px, self.p.h / self.px

        def folds(x, z):
            down = min(1, max(0, (self.z1 - z) / tall))
            hang = math.sin(x * .52 + .8 * math.sin((z - low) * .06) + .5) + .5 * math.sin(x * .97 - .6 * math.sin((z - low) * .05))
            pull = math.sin(abs(x) * .5 + (z - self.z1) * .42) * math.exp(-((abs(x) - 19) ** 2 + (self.z1 - z - 20) ** 2) / 160)
            return drape * (hang * (.1 + .75 * down ** 1.3) + .4 * pull) + (relief(x, z) if relief else 0)
        return puff(self.outline, t, printed(self.p.path(), rough, bump=bump, size=size, strength=strength), relief=folds, **more)


def top(sleeve='short', length=36, chest=24, hem=24, neck=5.5, drop=4.0, cuff=4.0, waist=None, r=1.5, round_neck=False):
    """Outline of a shirt, laid out with its arms a little away from the body."""
    opening = scoop(neck, drop)[12::-1] if round_neck else [(0, 33.5 - drop), (neck * .7, 33.3 - drop * .55), (neck + 1.5, 33.8)]
    half = opening + [(20, 29)]
    if sleeve == 'short':
        half += [(35, 14), (27.5, 7.5), (chest, 13)]
    elif sleeve == 'long':
        half += [(26, 23), (36, -19), (36 - 2 * cuff, -22), (chest + .8, 8)]
    elif sleeve == 'balloon':
        half += [(27, 23), (38, -6), (37, -14), (31.5, -16), (28, -11), (chest + .5, 10)]
    elif sleeve == 'none':
        half = half[:-1] + [(13, 31), (14, 20), (chest, 12)]
    if waist:
        half += [(waist, -8)]
    half += [(hem, -length), (0, -length - .6)]
    return mirror(fillet(half, r))


def folded(neck=5.5, drop=4.0, half=14.0, low=-8.0, round_neck=False):
    """Outline of a shirt that is folded for the shelf: sleeves and hem are behind, the neckline is that of `top`."""
    opening = scoop(neck, drop)[12::-1] if round_neck else [(0, 33.5 - drop), (neck * .7, 33.3 - drop * .55), (neck + 1.5, 33.8)]
    return mirror(fillet(opening + [(half - 1, 31.4), (half + .2, 27), (half, low), (0, low - .3)], .9))


def under(colour, half=14.0, low=-8.0, high=31.0, layers=2, rough=.92):
    """What is folded behind the front: a layer each, a little out of line as hands leave it."""
    for i in range(layers):
        dx, dz = (.5, -.35)[i % 2], (-.8, .5)[i % 2]
        out = fillet([(-half + dx, high), (half + dx, high - .3), (half + .5 + dx, low + dz), (-half + .1 + dx, low + dz - .3)], 1.6, closed=True)
        puff(out, 3.2, mat(colour, rough, bump='noise', size=4, strength=.12), at=(0, 2.2 + 2.1 * i, 0), edge=1.5, res=34, wrinkle=.3, grain=.1)


def neckline(pattern, dark, neck=5.5, drop=4.0, rib=None):
    """The inside of the back that shows in the opening, as a flat piece behind."""
    out = mirror(fillet([(0, 33.8), (neck + 1.5, 33.8), (neck * .75, 33.3 - drop * .5), (0, 32.8 - drop)], .8))
    parts = [plate(out, .4, mat(dark, .95), .1, at=(0, 1.5, 0))]
    if rib:
        line = fillet([(-neck - 1.4, 33.6), (-neck * .74, 33.3 - drop * .5), (0, 33.3 - drop), (neck * .74, 33.3 - drop * .5), (neck + 1.4, 33.6)], 2.5)
        parts.append(tube([(x, -1.4, z) for x, z in line], .75, mat(rib, .95, bump='noise', size=6, strength=.3), flat=(.6, 1)))
    return parts


def scoop(neck=5.5, drop=5.0, out=0.0, n=24):
    """The round neckline from its right end to its left, or a line `out` below it."""
    return [((neck + 1.5 + out) * math.sin(a), 33.8 - (drop + .3 + out) * math.cos(a)) for a in [math.pi / 2 * (1 - 2 * i / n) for i in range(n + 1)]]


def rib_collar(colour, shade, neck=5.5, drop=5.0, wide=2.0, rise=3.5):
    """A knitted band round a round neckline; `rise` is half the thickness of the cloth that it lies on."""
    p = Print(1400, 60, colour)
    for i in range(100):
        p.rect(i * 14, 0, 5, 60, shade)

    def band(u, v):
        a, out = math.pi / 2 * (1 - 2 * u), wide * (1 - v) - .25
        k = 1 - max(0, out) / 7
        y = rise * (.5 * max(0, 1 - k * k) ** .5 + .5 * max(0, 1 - k ** 4) ** .5) + .35 + .3 * math.sin(math.pi * v)
        return (neck + 1.5 + out) * math.sin(-a), -y, 33.8 - (drop + .3 + out) * math.cos(a)
    return sheet(band, 60, 8, printed(p.path(), .95), thick=.3)


def creases(*lines):
    """The relief of soft folds: each a line from (x, z) to (x, z) with its width and its height."""
    def relief(x, z):
        total = 0
        for x0, z0, x1, z1, w, h in lines:
            dx, dz = x1 - x0, z1 - z0
            along = ((x - x0) * dx + (z - z0) * dz) / (dx * dx + dz * dz)
            u = min(1, max(0, along))
            away = ((x - x0 - u * dx) ** 2 + (z - z0 - u * dz) ** 2) / (w * w)
            total += h * math.exp(-away) * (1 - .6 * u)
        return total
    return relief


def collar(m, neck=6.2, height=5.5, y=-3.0, spread=5.0):
    """The two points of a shirt collar with its stand."""
    out = fillet([(0.25, 29.2), (neck - 1, 34.6), (neck + 2.2, 32.8), (spread + 1.0, 31.2 - height), (.9, 28.0)], .35)
    left = [(-x, z) for x, z in reversed(out)]
    back = mirror(fillet([(0, 35.4), (neck - .5, 35.2), (neck + 1.6, 33), (neck - .5, 31.5), (0, 30.5)], .6))
    return [puff(out, 1.5, m, at=(0, y, 0), edge=.8, res=16), puff(left, 1.5, m, at=(0, y, 0), edge=.8, res=16),
            plate(back, 1.2, m, .3, at=(0, 1.6, 0))]


def buttons(colour, top_z, bottom_z, n, y=-3.9, x=0.0, r=.62):
    m = mat(colour, .35)
    step = (top_z - bottom_z) / max(1, n - 1)
    return [cyl(r, .35, m, at=(x, y, top_z - i * step), rot=(90, 0, 0), n=20) for i in range(n)]
