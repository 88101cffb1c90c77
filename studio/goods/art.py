"""Painting and batik."""
import math

from kit.batik import petal
from kit.catalogue import shot
from kit.grain import wood
from kit.mesh import group
from kit.outline import curve, fillet
from kit.packing import bottle, lid
from kit.paint import Print
from kit.sheet import decal, sheet, tube
from kit.solid import ball, box, cyl, lathe, plate
from kit.surface import mat, printed


@shot(148, 'kapas', elev=34, yaw=-16)
def watercolour():
    box(23, 12, 1.6, mat('22242a', .4), .5)
    box(22, 11, .1, mat('f3f1ea', .5), .05, at=(0, 0, 1.55))
    import colorsys
    for i in range(36):
        h = (i % 12) / 12
        r, g, b = colorsys.hsv_to_rgb(h, (.9, .75, .5)[i // 12], (.95, .75, .92)[i // 12])
        box(1.5, 2.6, .3, mat('%02x%02x%02x' % (int(r * 255), int(g * 255), int(b * 255)), .3), .15, at=(-9.6 + (i % 12) * 1.74, 3.4 - (i // 12) * 3.3, 1.6), seg=2)
    group([box(23, .8, 12, mat('22242a', .4), .3), box(21, .2, 10, mat('f6f5f1', .4), .2, at=(0, -.4, 1))] + [ball(1.6, mat(c, .4), at=(x, -.5, 7), s=(1.3, .2, 1)) for x, c in ((-6, 'd8486b'), (0, '3a6fd0'), (6, 'f0b429'))], at=(0, 6.2, 1.0), rot=(-24, 0, 0))
    for i, c in enumerate(('c8391e', '2a6fd0')):
        group([tube([(0, 0, 0), (13, 0, 0)], [.25, .5], mat(c, .4)), tube([(-2.2, 0, 0), (0, 0, 0)], .32, mat('c9ccd2', .2, .9)), lathe([(.3, 0), (.55, 1), (0, 3)], mat('3a2414', .8), at=(-2.2, 0, 0), rot=(0, -90, 0), n=16)], at=(-4 + i * 3, -8.6 - i * 1.4, .5), rot=(0, 0, 6))
    p = Print(300, 380, 'fdfbf4').text(150, 50, 'Lembayung', 44, '7a3fa8', 700).poly([(0, 300), (100, 200), (180, 270), (300, 180), (300, 380), (0, 380)], '8fae6a').oval(210, 140, 40, fill='f0a04a')
    box(13, 17, .7, mat('f3ece0', .8), .1, at=(19, 0, 0), rot=(0, 0, -12))
    decal(12.6, 16.6, printed(p.path(), .8), at=(19, 0, .72), rot=(-90, 0, -12))


@shot(149, 'nila', elev=12, yaw=-22, fill=.86)
def canvases():
    white, cream = mat('fdfcf8', .95, bump='weave', size=2.4, strength=.35), mat('e6dcc4', .95, bump='weave', size=2.4, strength=.3)
    pine, steel = wood('e2bd80', 'c4955a', .4, .6, 'X'), mat('b4b8c0', .3, .9)
    upright = wood('e2bd80', 'c4955a', .4, .6, 'Z')

    def canvas():
        parts = [box(30, .5, 40, white, .15, at=(0, -1.0, 0)), box(27, .1, 37, cream, .02, at=(0, -.68, 1.5))]
        for s in (-1, 1):
            parts += [box(3.4, 1.7, 39.6, upright, .15, at=(s * 13.1, .1, .2)), box(29.6, 1.66, 3.4, pine, .15, at=(0, .1, .2 if s < 0 else 36.4)),
                      box(.3, 2.2, 40, white, .1, at=(s * 14.95, 0, 0)), box(30, 2.2, .3, white, .1, at=(0, 0, 0 if s < 0 else 39.7)),
                      box(1.3, .12, 40, white, .03, at=(s * 14.4, 1.02, 0)), box(30, .12, 1.3, white, .03, at=(0, 1.02, 0 if s < 0 else 38.7))]
            parts += [box(.25, .1, .9, steel, 0, at=(s * 14.2, 1.1, 5 + k * 6.2)) for k in range(6)] + [box(.9, .1, .25, steel, 0, at=(-11 + k * 5.5, 1.1, .7 if s < 0 else 39.2)) for k in range(5)]
            parts += [plate([(0, 0), (2.6, 0), (0, 2.6)][::1], .5, pine, .05, at=(s * 11.2, .9, z), rot=(0, t, 0)) for z, t in ((3.8, 0 if s < 0 else -90), (36.2, 90 if s < 0 else 180))]
        return parts
    group(canvas(), at=(-13, 13, 0), rot=(10, 0, 170))
    group([group(canvas(), at=(.3 * (-1) ** i, i * 2.5, 0)) for i in range(4)] + [
        box(31, 10.3, 8, mat('c99a62', .9, bump='noise', size=2, strength=.15), .2, at=(0, 3.75, 14)),
        decal(28, 7.4, printed(Print(700, 185).text(350, 66, 'KANVAS LUKIS', 86, '4a2a12', 800).text(350, 142, '30 x 40 cm  ·  isi 5', 50, '4a2a12', 600).path(False), .9), at=(0, -1.5, 18))], at=(9, -6, 0), rot=(-8, 0, 4))


@shot(150, 'pandan', elev=8, yaw=-18, fill=.86)
def easel():
    wm = wood('d9b070', 'b0843c', .12, .5, 'Z')
    for s in (-1, 1):
        tube([(s * 34, -16, 0), (s * 5, 4, 148)], 2.2, wm, flat=(1, .7))
    tube([(0, 52, 0), (0, 6, 140)], 2.2, wm)
    tube([(0, -3, 40), (0, 6, 158)], 2.2, wm, flat=(1.2, .7))
    box(62, 7, 4, wm, .8, at=(0, -12, 52))
    box(46, 3, 4, wm, .8, at=(0, -6, 92)), box(12, 5, 4, wm, .6, at=(0, 0, 120))
    p = Print(480, 600, 'fdfbf4').fade('a8d8ee', 'fdf0d4')
    p.poly([(0, 380), (160, 240), (260, 330), (360, 220), (480, 340), (480, 600), (0, 600)], '5c8a5a').poly([(0, 470), (480, 420), (480, 600), (0, 600)], 'b8cc6a').oval(370, 120, 46, fill='f6c955')
    group([box(52, 2.6, 64, mat('fbfaf5', .9), .4), decal(51.6, 63.6, printed(p.path(), .9), at=(0, -1.35, 32))], at=(0, -12.6, 56), rot=(-9, 0, 0))


@shot(151, 'pandan', elev=32, yaw=-14, fill=.9)
def batik_kit():
    p = Print(700, 560, 'fbf5e4')
    for i, (x, y) in enumerate(((150, 150), (400, 120), (610, 190), (240, 390), (520, 420), (60, 330))):
        for t in range(0, 360, 60):
            leaf = petal(x, y, 92, 50, t + i * 14)
            (p.poly(leaf, 'b5803a') if i in (0, 3, 5) else p).line(leaf, '7a4a24', 6, True)
        p.oval(x, y, 17, fill='7a4a24')
    p.rect(12, 12, 676, 536, None, 0, '7a4a24', 7)
    sheet(lambda u, v: ((u - .5) * 36, 3 + (v - .5) * 28, .25 + .5 * math.sin(u * 7) * math.sin(v * 5) ** 2), 60, 40, printed(p.path(), .95), thick=.2)
    brass, wm = mat('d09038', .22, .95), wood('b5773a', '8a5426', 1)
    for x, y, t in ((-1, -8.4, 24), (3, -14.6, 12)):
        group([tube([(1.2, 0, 0), (4, 0, .1), (17, 0, .6)], [.75, 1.05, .8], wm), lathe([(0, -1.5), (1.6, -1.1), (2.3, .3), (2.2, 1.7), (1.9, 1.7), (1.7, .4), (0, 0)], brass, at=(-1.6, 0, .6)), tube(curve([(-3.4, 0, 0), (-5.4, 0, .3), (-6.8, 0, -.2), (-7.2, 0, -1.6)]), [.5] * 8 + [.38] * 8 + [.26] * 9, brass), tube([(-.2, 0, .1), (1.8, 0, 0)], .55, brass)], at=(x, y, 2.0), rot=(0, 0, t))
    group([lathe(fillet([(.01, 0), (3.6, 0), (6.6, 3.4), (6.8, 3.6), (6.1, 3.5), (3.2, .6), (.01, .5)], .5), mat('4a4e58', .35, .7)), cyl(5.5, .2, mat('8a5214', .12, coat=1), at=(0, 0, 2.7)), tube([(6.2, 0, 3.2), (14, 0, 4.4)], [.7, .9], wm)], at=(-13, -11, 0), rot=(0, 0, 205))
    for x, y, t in ((-2, -18, 20), (3.4, -20.4, 60)):
        box(4.4, 3.4, 2.6, mat('c98a34', .35, coat=.3), .5, at=(x, y, 0), rot=(0, 0, t))
    for i, c in enumerate(('c8391e', '2f5fa8', '3f7d4a')):
        label = Print(160, 110, 'fffaf0').text(80, 55, ('Merah', 'Biru', 'Hijau')[i], 40, c, 800)
        group(bottle([(2.4, 0), (2.4, 6)], mat(c, .15, coat=.8), label, 1.2, 4.6, arc=110) + [lid(2.3, 1.8, 5.8, mat('f3ece0', .4), 40, .02)], at=(-21.4 + i * .6, -3 + i * 5.8, 0), rot=(0, 0, 14))
