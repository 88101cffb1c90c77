"""Packs: cartons, pouches, bottles, jars, tubes and their closures."""
import math

from .mesh import group
from .outline import fillet
from .paint import Print
from .sheet import decal, sheet, tube, wrap
from .solid import box, cyl, lathe, puff
from .surface import glass, mat, printed


def carton(w, d, h, front, side, at=(0, 0, 0), rot=(0, 0, 0), top=None, right=None, r=.06, rough=.45):
    """A printed box; `front`, `top` and `right` are prints."""
    parts = [box(w, d, h, mat(side, rough), r)]
    parts.append(decal(w * .995, h * .995, printed(front.path(), rough), at=(0, -d / 2 - .012, h / 2)))
    if top:
        parts.append(decal(w * .99, d * .99, printed(top.path(), rough), at=(0, 0, h + .012), rot=(-90, 0, 0)))
    if right:
        for s in (1, -1):
            parts.append(decal(d * .99, h * .99, printed(right.path(), rough), at=(s * (w / 2 + .012), 0, h / 2), rot=(0, 0, 90 * s)))
    return group(parts, at, rot)


def pouch(w, h, front, t=5, at=(0, 0, 0), rot=(0, 0, 0), rough=.35, notch=True, gusset=True, metal=0.0, wrinkle=.35):
    """A stand-up pouch with a crimped top; its print fills the front."""
    outline = fillet([(-w / 2, h), (w / 2, h), (w / 2 * .97, h * .5), (w / 2, 0), (-w / 2, 0), (-w / 2 * .97, h * .5)], .6, closed=True)

    def belly(x, z):
        crimp = min(1, max(0, (h * .9 - z) / (h * .12)))
        return -t * .32 * (1 - crimp) + (t * .12 * max(0, 1 - z / (h * .4)) if gusset else 0)
    parts = [puff(outline, t, printed(front.path(), rough, metal, coat=.3), edge=w * .26, res=36, wrinkle=wrinkle, grain=.35, relief=belly)]
    for i in range(4):
        parts.append(box(w * .985, .3, h * .007, mat('ffffff', .5), .02, at=(0, -t * .13 - .12, h * (.94 + i * .014))) if notch and i in (0, 3) else None)
    return group([p for p in parts if p], at, rot)


def sachet(w, h, front, t=1.2, at=(0, 0, 0), rot=(0, 0, 0), rough=.35):
    """A small flat bag with saw-toothed ends."""
    n = 18
    top = [(-w / 2 + w * i / n, h + (.02 * h if i % 2 else 0)) for i in range(n + 1)]
    low = [(w / 2 - w * i / n, -(.02 * h if i % 2 else 0)) for i in range(n + 1)]
    return puff(low + top, t, printed(front.path(), rough, coat=.3), edge=w * .3, res=30, wrinkle=.15, grain=.5, at=at, rot=rot)


def bottle(profile, m, label=None, z0=0, z1=0, r=None, arc=170, round_by=.4, sx=1.0, sy=1.0, rough=.45):
    """A lathed body; the label is a print bent around its front."""
    p = [(0, profile[0][1])] + fillet([(.001, profile[0][1])] + list(profile) + [(.001, profile[-1][1])], round_by, n=5)
    parts = [lathe(p, m, sx=sx, sy=sy, n=72)]
    if label:
        r = r or max(q[0] for q in profile)
        shown = label.widened() if arc > 140 else label
        parts.append(wrap(r * 1.006 * sx, z0, z1, printed(shown.path(), rough), arc, sy=sy / sx))
    return parts


def pump(z, m, r=1.6, reach=4.2):
    """The head of a lotion pump standing on a neck at height z."""
    return [cyl(r, 2, m, at=(0, 0, z), bevel=.3), cyl(.45, 2.4, m, at=(0, 0, z + 1.8)),
            box(2.2, 2.2, 1.1, m, .4, at=(0, 0, z + 4)),
            tube(fillet([(0, 0, z + 4.6), (-reach * .8, 0, z + 4.5), (-reach, 0, z + 3.5)], .8), .5, m)]


def dropper(z, collar, bulb, r=1.25):
    """A pipette cap."""
    return [cyl(r, 2.0, collar, at=(0, 0, z), bevel=.12),
            lathe([(0, z + 2)] + fillet([(r * .7, z + 2), (r * .72, z + 3.6), (r * .55, z + 5.4), (.001, z + 5.6)], .5) + [(0, z + 5.6)], bulb)]


def lid(r, h, z, m, ribs=60, depth=.012, at=(0, 0)):
    p = [(0, z)] + fillet([(.001, z), (r, z), (r, z + h), (.001, z + h)], min(.35, h * .3), n=5) + [(0, z + h)]
    return lathe(p, m, at=(at[0], at[1], 0), n=180 if ribs else 64, ribs=ribs, depth=depth)


def squeeze_tube(w, h, front, cap, at=(0, 0, 0), rot=(0, 0, 0), capr=None, caph=3.0):
    """A cosmetics tube standing on its cap: round below, pressed flat above."""
    capr = capr or w * .36
    m = printed(front.widened(.7).path(), .35, coat=.3)

    def fn(u, v):
        a = math.radians(-90 + (u - .5) * 360)
        flat = v ** 1.6
        rx = w / 2 * (.78 + .22 * flat)
        ry = w / 2 * .78 * (1 - flat) + .12
        return rx * math.cos(a), ry * math.sin(a), caph + v * h
    # the print repeats on the back: the front is the middle half
    def half(u, v):
        return fn(.25 + u / 2, v)

    def rear(u, v):
        return fn(-.25 + u / 2, v)
    parts = [sheet(half, 50, 30, m), sheet(rear, 50, 30, m), box(w, .3, h * .07, mat('e9e6df', .4), .05, at=(0, 0, caph + h * .955)),
             cyl(w * .36, .8, mat('f3f1ec', .4), at=(0, 0, caph - .3)), lid(capr, caph, 0, cap)]
    return group(parts, at, rot)


def jar(r, h, content, label, cap, caph=2.2, fill=.92, z0=None, z1=None, arc=150, clear='eef4f2', level_m=None):
    """A glass jar with what is in it."""
    z0, z1 = z0 or h * .18, z1 or h * .78
    shell = [(r * .96, 0), (r, .6), (r, h * .86), (r * .9, h)]
    parts = [cyl(r * .93, h * fill, content, at=(0, 0, .15), bevel=.4)] + bottle(shell, glass(clear, .06), label, z0, z1, r, arc)
    parts.append(lid(r * .98, caph, h * .96, cap))
    return parts


def word(s, colour, size=60, w=400, h=90, weight=700):
    return printed(Print(w, h).text(w / 2, h / 2, s, size, colour, weight, w * .96).path(False), .4)
