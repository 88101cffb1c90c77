"""Dresses, culottes, blouses and scarves."""
import math

import numpy as np

from kit.batik import petal, sprigs
from kit.catalogue import shot
from kit.cloth import Pattern, buttons, creases, folded, neckline, under
from kit.grain import wood
from kit.mesh import group
from kit.outline import curve, fillet, mirror, oval
from kit.paint import Print
from kit.sheet import decal, sheet, tube
from kit.solid import ball, box, cyl, plate, puff
from kit.surface import mat, printed


@shot(27, 'mawar', elev=64, tilt=-90, yaw=8, fill=.78, focus=(0, .6), exposure=.9)
def culottes():
    """Folded to its waist: the pleats run down, the cord lies on the band."""
    out = fillet([(-15.4, 33.6), (15.2, 34), (16.8, 22), (17.2, -8), (-17, -8.4), (-16.8, 22)], 1.2, closed=True)
    c = Pattern(out, '7d5a48', 12)
    for i in range(-22, 23):
        x = i * .8
        c.p.line(c.at((x * .92, 34), (x, -9)), '6b4a3a' if i % 2 else '8d6956', 5)
    c.fill('6b4a3a', (-17, 35), (17, 35), (17, 28), (-17, 28))
    for i in range(-22, 23):
        c.p.line(c.at((i * .72, 34), (i * .72, 28.2)), '8d6956', 3)
    c.make(t=5, edge=2, drape=0, wrinkle=.5, grain=.07, relief=lambda x, z: (.28 if z < 28 else .12) * math.sin(x * 7.85))
    under('75523f', 16.6, -8, 31, layers=2)
    for s in (-1, 1):
        tube(curve([(s * .6, -3.0, 31), (s * 3.4, -3.4, 33), (s * 4.6, -3.2, 30.6), (s * .6, -3.1, 30.4)]), .38, mat('d9c3ae', .8))
        tube(curve([(s * .5, -3.1, 30.6), (s * 2.2, -3.2, 24), (s * 3.8, -3.1, 19)]), .38, mat('d9c3ae', .8))


@shot(18, 'pandan', elev=66, tilt=-90, yaw=-8, fill=.8, focus=(0, .5), exposure=.9)
def tunic():
    """Folded for the shelf: the buttoned opening and the pleats above show, a cuff lies over the hem."""
    out = folded(neck=4.5, drop=6, half=15.5, low=-13)
    c = Pattern(out, 'dccbaa')
    c.seam('b7a37c', (6, 33.4), (15, 30.4), lw=4)
    c.seam('b7a37c', (0, 27), (0, -13), lw=4).seam('b7a37c', (2.2, 29), (2.2, -6), (0, -6), lw=3)
    for i in range(3, 14):
        c.seam('c4b08a', (i * 1.05, 15), (i * 1.05, 8), lw=2)
    c.make(t=5, edge=2.2, drape=0, bump='weave', size=2.2, strength=.25, wrinkle=.7, grain=.06, relief=creases(
        (14, 24, 6, 12, 2.2, 1.1), (-14, 2, -5, -4, 2.2, 1.1), (7, -13, 8, 6, 2.0, 1.3), (-9, -13, -8, 7, 2.0, 1.1), (-13, 26, -6, 18, 2.0, 0.99)))
    under('d2bf9b', 15.5, -13)
    group([puff(fillet([(-4, -11), (3.6, -11.6), (4.6, 5), (3.4, 9), (-3.4, 9), (-5, 4)], 1.4, closed=True), 3.4, mat('dccbaa', .9, bump='weave', size=2.2, strength=.25), edge=1.6, res=24, wrinkle=.6, grain=.2),
           puff(fillet([(-3.9, -10), (3.6, -10.6), (3.6, -13.2), (-3.9, -12.8)], .6, closed=True), 2.6, mat('cdb88f', .9), edge=1, res=16)],
          at=(9.6, -3.2, .6), rot=(0, 14, 0))
    neckline(c, '9c8a66', neck=4.5, drop=6, rib='d2bf9b')
    buttons('8a6a42', 22.5, 0, 5, y=-2.9)


@shot(24, 'kapas', elev=5, fill=.84)
def gamis():
    out = mirror(fillet([(0, 61), (3.4, 61.4), (6, 63.5), (17, 60), (23, 54), (37, 22), (35, 15), (30, 14), (28, 18), (19, 38), (16.5, 26),
                         (34, -62), (0, -64)], 1.6))
    c = Pattern(out, '9b7088', 8)
    c.fill('85596f', (-17.5, 29), (17.5, 29), (17.5, 25.5), (-17.5, 25.5))
    for i in range(-7, 8):
        c.p.line(c.at((i * 2.0, 25), (i * 4.4, -63)), '8c6179', 6)
    c.seam('7a4f66', (17, 60), (19.5, 50), (19, 38), lw=4).seam('7a4f66', (34.6, 17.5), (29, 17), lw=10)
    c.p.line(c.at((0, 60), (0, 30)), '7a4f66', 4)
    c.fill('b98fa6', (-36, -55), (36, -55), (36, -57), (-36, -57))
    c.make(t=12, relief=lambda x, z: max(0, (25 - z)) / 88 * 1.9 * math.sin(x * 7.5 / max(8, 16 + (25 - z) * .2)), edge=7, wrinkle=.7)
    plate(oval(11, 4), .5, mat('6a4258', .9), .1, at=(0, 1, 61.8))
    buttons('e8d6c2', 56, 33, 5, y=-6)
    for s in (-1, 1):
        puff([(s * x, z) for x, z in fillet([(0, 27), (6, 30), (6.5, 24.5)], .8, closed=True)][::s], 2, mat('85596f', .9), at=(0, -6.5, 0), edge=1.5, res=12)
        tube(curve([(0, -6.6, 27), (s * 1.5, -7, 20), (s * 3.2, -6.8, 12)]), .8, mat('85596f', .9), flat=(.5, 1.2))


@shot(25, 'kapas', elev=5)
def kebaya():
    out = mirror(fillet([(0, 20), (3.6, 26), (7, 33.5), (18, 30), (25.5, 22), (33, -20), (26.5, -21.5), (22.5, 6), (17.5, -8), (24.5, -33), (12, -37), (0, -32)], 1.3))
    c = Pattern(out, '17604f')

    def lace(q, x, y):
        for i in range(6):
            q.poly(petal(x, y, 17, 11, i * 60), '2f8a72')
            q.line(petal(x, y, 17, 11, i * 60), '6cc0a4', 1.2, True)
        q.oval(x, y, 3, fill='d9c26a')
        q.line([(x + 20, y), (x + 30, y + 12), (x + 44, y + 8)], '2f8a72', 3)
    c.p.tile(lace, 58, 40)
    c.seam('0d4236', (18, 30), (21.5, 18), (22.5, 6), lw=4)
    c.fill('0f4a3c', (-4.6, 25), (4.6, 25), (4.6, -34), (-4.6, -34))
    c.p.tile(lambda q, x, y: None, 99, 99)
    for z in range(-30, 22, 5):
        c.p.oval(*c.at((0, z)), 12, fill='d9c26a').oval(*c.at((0, z)), 7, fill='0f4a3c')
    for s in ((7, 33.5), (4.6, 25), (4.6, -34)), ((32.6, -18.5), (26.6, -20)), ((24.5, -33), (12, -36.6), (0, -31.6)):
        c.seam('d9c26a', *s, lw=9)
    c.make(t=10, relief=lambda x, z: 2.4 * math.exp(-((abs(x) - 8.5) ** 2 + (z - 13) ** 2) / 45))
    plate(mirror([(0, 33), (6.6, 33.4), (3.6, 26), (0, 20)]), .4, mat('0b352b', .95), .1, at=(0, 1.8, 0))
    q = Print(60, 60, 'd9c26a')
    cyl(1.5, .8, mat('e2c85a', .25, .9), at=(0, -6.6, 14), rot=(90, 0, 0))


@shot(26, 'kabut', elev=66, tilt=-90, yaw=8, fill=.78, focus=(0, .5), exposure=.9)
def blouse():
    """Folded for the shelf: stand-up collar, placket and tucks show."""
    c = Pattern(folded(neck=4.4, drop=3, half=14, low=-8), 'd98468')
    c.p.rect(*c.at((-1.7, 31)), 3.4 * 11, 40 * 11, 'e39a80').stitch(c.at((-1.4, 31), (-1.4, -8)), 'b5614a', 2).stitch(c.at((1.4, 31), (1.4, -8)), 'b5614a', 2)
    c.seam('b5614a', (6, 33.2), (13.6, 30.4), lw=4)
    for x in (3.6, 5.0, 6.4):
        c.seam('c4725a', (x, 31), (x, 12), lw=3)
    c.make(t=5, edge=2, drape=0, bump='weave', size=2.2, strength=.25, wrinkle=.7, grain=.06, relief=creases(
        (13, 24, 7, 10, 2.2, 1.1), (-13, 4, -4, -2, 2.2, 1.1), (6, -8, 7, 6, 2.0, 0.99), (-12, 26, -7, 16, 2.0, 0.88)))
    under('cf7a5f', 14, -8)
    m, dark = mat('d98468', .9, bump='weave', size=2.2), mat('8f4834', .9)
    plate(mirror(fillet([(0, 33.5), (5, 34), (5.2, 36.4), (0, 36)], .5)), .8, dark, .2, at=(0, 1.4, 0))
    for s in (1, -1):
        puff([(s * x, z) for x, z in fillet([(.5, 29.6), (6.4, 33.6), (5.9, 36.8), (3.6, 36.2), (1.4, 33.4)], .5, closed=True)][::s], 1.6, m, at=(0, -2.2, 0), edge=.9, res=14)
    buttons('fff3e0', 27, -4, 6, y=-3.0, r=.75)


def voal(w, h, seed):
    """Cloth with leaves strewn over it and a drawn border."""
    p = Print(w, h, 'b9a2d6')
    sprigs(p, '8f76b8', None, 120, seed, 2.0)
    sprigs(p, 'ece4f7', None, 150, seed + 3, 1.6)
    for inset, lw in ((0, 22), (34, 7)):
        p.rect(inset, inset, w - 2 * inset, h - 2 * inset, None, 0, '7d62aa', lw)
    return printed(p.path(), .85, bump='weave', size=3, strength=.12)


# Height, half width, half depth and the middle's y of a head in its scarf, and half the angle that the face leaves open.
VEILED = [(-15, 15.8, 10.0, .5, 0), (-8, 15.6, 9.8, .5, 0), (-1, 14.8, 9.4, .6, 0), (4, 12.4, 8.6, .6, 0), (8, 9.8, 8.4, .4, 0), (10.4, 8.9, 8.8, .2, 6), (12, 8.8, 9.0, .3, 26), (15, 8.9, 9.2, .5, 41), (18, 9.0, 9.4, .7, 46),
          (21, 9.0, 9.6, .9, 45), (24, 8.8, 9.5, 1.0, 38), (25.8, 8.3, 9.1, 1.0, 27), (26.8, 7.9, 8.8, 1.1, 13), (27.2, 7.7, 8.6, 1.1, 0), (29.2, 5.6, 6.6, 1.2, 0), (30.4, 3.2, 4.0, 1.2, 0), (30.9, .4, .5, 1.2, 0)]


def veil(grow=0.0):
    heights = [row[0] for row in VEILED]

    def fn(u, v):
        z = heights[0] + (heights[-1] - heights[0]) * v
        w, d, mid, face = (float(np.interp(z, heights, [row[k] for row in VEILED])) for k in (1, 2, 3, 4))
        a = math.radians(face + (360 - 2 * face) * u)
        low = max(0.0, min(1.0, (9 - z) / 20))
        fold = low * (.9 * math.sin(a * 9 + z * .12) + .5 * math.sin(a * 17 - z * .2)) + .22 * math.sin(a * 5 + z * .5) * (1 - low)
        dip = 7.5 * max(0, math.cos(a)) ** 2 * max(0, (0 - z) / 17)
        return (w + grow + fold) * math.sin(a), mid - (d + grow + fold) * math.cos(a), z - dip
    return fn


@shot(37, 'kunyit', elev=10, yaw=-16, fill=.88)
def scarf():
    wm, form = wood('b5804a', '8a5628', .4, .5, 'Z'), mat('f3e9da', .6)
    ball(8.2, form, at=(0, -.1, 18.4), s=(.93, 1.04, 1.26)), cyl(4.6, 14, form, at=(0, .8, 0))
    ball(.8, form, at=(0, -8.2, 17.6), s=(.8, 1.0, 1.5))
    sheet(veil(), 160, 150, voal(1500, 900, 5), thick=.22)
    ball(8.6, mat('8f76b8', .9), at=(0, .7, 22.6), s=(.98, .99, .8))

    def tail(u, v):
        """The end that is thrown over the shoulder."""
        x = -6 + 19 * v + (u - .5) * 3
        z = 7.5 - 3.0 * v - (u - .5) * (5 + 7 * v)
        return x, -9.6 - 1.6 * math.sin(math.pi * v) + .5 * math.sin(u * 14 + v * 3) + 5.4 * max(0, v - .55), z
    sheet(tail, 40, 40, voal(700, 500, 9), thick=.22)
    cyl(7.5, 1.4, wm, at=(0, 1, -27)), cyl(1.4, 26, wm, at=(0, 1, -26))
    small = voal(620, 620, 11)
    for i in range(3):
        box(15 - i * .3, 15 - i * .3, 1.1, mat(('a48bc6', 'b9a2d6', 'a48bc6')[i], .9), .5, at=(19 + .2 * i, -7, -27 + i * 1.05))
    sheet(lambda u, v: (11.6 + u * 14.8, -14.4 + v * 14.8, -23.65 + .14 * math.sin(u * 9 + v * 4) - max(0, abs(u - .5) - .46) * 16 - max(0, abs(v - .5) - .46) * 16), 50, 50, small, thick=.15)
    tag = Print(200, 120, 'fffaf0').text(100, 42, 'VOAL', 48, '6a4f98', 800).text(100, 88, '110 x 110', 30, '6a4f98', 500)
    group([decal(5.4, 3.3, printed(tag.path(), .8))], at=(19, -7, -23.3), rot=(-90, 0, 10))
