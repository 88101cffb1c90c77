"""Computers, keyboards, mice."""
import math

from kit.catalogue import shot
from kit.mesh import group
from kit.outline import curve, rrect
from kit.packing import word
from kit.paint import Print
from kit.sheet import decal, sheet, tube
from kit.solid import box, cyl, lathe, plate
from kit.surface import mat, printed


def keys_block(rows, unit, m, at, depth=.5, gap=.14, accents=None):
    """Keycaps: `rows` holds the widths of each row, from the top."""
    parts = []
    for j, row in enumerate(rows):
        x = 0
        for i, w in enumerate(row):
            if w > 0:
                mm = (accents or {}).get((j, i), m)
                parts.append(box(w * unit - gap, unit - gap, depth, mm, .16, at=(x + w * unit / 2, -j * unit, 0), seg=2))
            x += abs(w) * unit
    return group(parts, at)


def keyboard(case, keys, accent, accents2, yaw=0):
    box(33, 14, 2.0, mat(case, .4, .1), .7, rot=(4, 0, 0))
    box(31.4, 12.6, .3, mat('15161b', .6), .2, at=(0, -.1, 1.85), rot=(4, 0, 0))
    m, a, b = mat(keys, .5), mat(accent, .5), mat(accents2, .5)
    rows = [[1] * 15, [1] * 13 + [1, 1], [1.5] + [1] * 11 + [1.5, 1], [1.75] + [1] * 10 + [2.25, 1], [2.25] + [1] * 9 + [1.75, 1, 1], [1.25, 1.25, 1.25, 5.25, 1, 1, 1, 1, 2]]
    g = keys_block(rows, 2.06, m, (-15.5, 5.2, 0), 1.1, .2, {(0, 0): a, (2, 13): b, (3, 11): a, (5, 3): b, (4, 12): b, (1, 14): b, (3, 12): b, (4, 0): b, (2, 0): b, (3, 0): b, (4, 10): b, (0, 14): b, (5, 0): b, (5, 1): b, (5, 2): b})
    group([g], at=(0, 0, 2.05), rot=(4, 0, 0))


@shot(14, 'nila', elev=34, yaw=-16, focus=(-.4, .2))
def ketuk():
    keyboard('1c1e26', '2b2e3a', 'e8a51c', '3f4660')
    for i in range(12):
        c = ['ff4a6a', 'ffae3a', '5ae06a', '3ac8ff', '8a5aff'][i % 5]
        box(2.6, .3, .5, mat(c, .3, emit=1.6), .1, at=(-14.4 + i * 2.6, -7.0, .5))
    decal(4, .8, word('NUSATEK', 'e8e9f5', 62, 400, 80), at=(12, -7.05, 1.4))


@shot(46, 'pandan', elev=34, yaw=14)
def keys_cream():
    keyboard('efe6d2', 'f7f1e2', 'e2582c', '6f9a78')
    tube(curve([(-14, 6.6, 1), (-14, 10, .5), (-8, 12, .5), (-2, 9, .5), (4, 11, .5)]), .4, mat('6f9a78', .8))
    cyl(1.4, 1.2, mat('e2582c', .4), at=(14.2, 5.2, 2.6), rot=(4, 0, 0))


def laptop(body, screen, w=32, d=21.5, tilt=-14, keys='2b2e38'):
    m = mat(body, .3, .75)
    parts = [box(w, d, 1.0, m, .4), box(w - 5, 9.6, .1, mat('15171c', .6), .1, at=(0, 4.6, .96))]
    rows = [[1] * 13 + [1.5], [1.5] + [1] * 12 + [1], [1.8] + [1] * 11 + [1.7], [2.3] + [1] * 10 + [2.2], [1.2, 1.2, 1.2, 5.6, 1.2, 1.2, 1, 1.9]]
    parts += [keys_block(rows, (w - 5.4) / 14.5, mat(keys, .6), (-(w - 5.4) / 2, 8.3, 1.0), .16, .2), box(10, 6.4, .06, mat(body, .22, .6), .03, at=(0, -6, .98))]
    lid_parts = [box(w, .5, d, m, .24), box(w - .7, .1, d - .7, mat('0a0b0e', .15), .04, at=(0, -.27, .4)), decal(w - 1.6, d - 2.2, printed(screen.path(), .15, emit=.55), at=(0, -.34, d / 2 + .3))]
    return parts + [group(lid_parts, at=(0, d / 2 - .2, .7), rot=(tilt, 0, 0))]


@shot(44, 'kabut', elev=18, yaw=-22)
def wiratek():
    p = Print(800, 500, '24305e').fade('2f3f8c', 'e89a6a')
    p.poly([(0, 380), (180, 240), (320, 350), (520, 190), (800, 400), (800, 500), (0, 500)], '1b2354').oval(590, 130, 50, fill='ffe0a0')
    p.rect(60, 60, 300, 210, 'ffffff', 12).rect(60, 60, 300, 30, 'd9dcea', 12)
    for i in range(5):
        p.rect(84, 112 + i * 28, 250 - i * 30, 12, 'c4c9de', 6)
    p.rect(250, 450, 300, 36, 'ffffff', 12)
    laptop('c9ced6', p)


@shot(45, 'nila', elev=8, yaw=-12)
def monitor():
    p = Print(960, 560, '1d2b5c').fade('1f2f7a', '6fc2c9')
    for i, c in enumerate(('e8a51c', 'cf6545', '3f7d4a', 'f3dbe0')):
        p.poly([(-60 + i * 240, 560), (200 + i * 240, 120 + i * 50), (460 + i * 240, 560)], c)
    p.text(180, 90, '09:41', 90, 'ffffff', 300)
    dark = mat('1b1d22', .4)
    plate(rrect(54, 32, .8), 2.4, dark, .4, at=(0, 0, 30))
    decal(53, 29.8, printed(p.path(), .15, emit=.6), at=(0, -1.24, 30.7))
    decal(5, 1, word('WIRATEK', 'b8bcc8', 60, 400, 80), at=(0, -1.25, 14.9))
    box(6, 2, 18, dark, .6, at=(0, 2.4, 2))
    box(24, 16, 1.2, dark, .5, at=(0, 1, 0))


def pc_mouse(shell_, under, accent):
    """A mouse in centimetres, its buttons towards the camera: two buttons and a back over a darker body."""
    def skin(u0, u1, v0, v1, m, grow=1.0, up=0.0):
        def fn(u, v):
            u, v = u0 + (u1 - u0) * u, v0 + (v1 - v0) * v
            a, y = 2 * u - 1, -5.6 + 11.2 * v
            wide = 3.3 * (1 - abs(2 * v - 1) ** 3.2) ** .5 * (1 - .1 * math.sin(math.pi * v) ** 2) * grow
            tall = (1.5 + 2.5 * math.sin(math.pi * min(1, .12 + v * .86)) ** 1.1 * (.62 + .5 * v)) * min(1, (14 * min(v, 1 - v)) ** .6)
            side = (1 - abs(a) ** 2.8) ** .5
            return wide * a, y * grow, max(.15, (tall + up) * side)
        return sheet(fn, 36, 40, m)
    parts = [skin(0, 1, .002, .998, under, 1.0, -.12), skin(.03, .482, .012, .5, shell_, 1.02, .06), skin(.518, .97, .012, .5, shell_, 1.02, .06), skin(.03, .97, .52, .99, shell_, 1.02, .06)]
    parts += [lathe([(0, -.5), (.95, -.5), (1.08, -.2), (1.08, .2), (.95, .5), (0, .5)], mat('3a3d46', .7), at=(0, -3.1, 2.25), rot=(0, 90, 0), ribs=26, depth=.035, n=104),
              lathe([(1.09, -.12), (1.13, 0), (1.09, .12)], accent, at=(0, -3.1, 2.25), rot=(0, 90, 0), n=40), box(.75, 1.3, .35, accent, .16, at=(0, -.9, 3.0), rot=(12, 0, 0))]
    return parts


@shot(47, 'mawar', elev=40, yaw=14, fill=.84)
def mouse():
    group(pc_mouse(mat('f2a3ba', .35, coat=.3), mat('8f4a62', .5), mat('fff3f6', .4)), at=(4.4, -1.6, 0), rot=(0, 0, 22))
    group(pc_mouse(mat('3f434e', .35, coat=.3), mat('14151a', .5), mat('e8a51c', .4)), at=(-4.6, 2.2, 0), rot=(0, 0, -26))
    group([box(1.9, 1.3, .55, mat('2a2c32', .5), .15), box(1.3, 1.2, .42, mat('c9ccd2', .2, .95), .05, at=(-1.55, 0, .06))], at=(-2, -7.2, 0), rot=(0, 0, 20))
