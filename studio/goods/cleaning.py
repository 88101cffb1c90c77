"""Cleaning."""
import math
import random

from kit.catalogue import shot
from kit.grain import teak
from kit.motif import pack
from kit.outline import curve, fillet, oval, rrect
from kit.packing import bottle, lid, word
from kit.sheet import decal, loft, tube
from kit.solid import ball, box, cyl, lathe, plate
from kit.surface import glass, mat


@shot(76, 'pandan', elev=14, yaw=-18, focus=(-.2, -.7))
def spin_mop():
    g, sil = mat('9aa0a8', .4), mat('d4d7dd', .2, .95)
    secs = [[(x * k, y * k, z) for x, y in rrect(44, 26, 11)] for z, k in ((0, .86), (1, .9), (24, 1.0), (25, 1.04), (26, 1.0))]
    loft(secs, g, sub=1)
    loft([[(x * .93, y * .9, z) for x, y in rrect(44, 26, 11)] for z in (25.6, 26.4)], mat('5f656e', .5))
    lathe([(8.6, 22), (9, 29), (8.4, 29), (8, 23), (0, 23)], sil, at=(9, 0, 0), ribs=30, depth=.01, n=120)
    cyl(6, 1, mat('b8e6f2', .1), at=(-11, 0, 25.8))
    tube([(26, -16, 5), (34, -4, 92)], 1.3, sil)
    tube([(33, -6, 80), (34.4, -3.6, 98)], 1.9, mat('3f8f5a', .5))
    m = mat('f6f6f2', .95, bump='fur', size=2)
    for i in range(46):
        a = 2 * math.pi * i / 46
        r = 14 + 2 * math.sin(i * 5)
        tube(curve([(26, -16, 5.4), (26 + r * .6 * math.cos(a), -16 + r * .6 * math.sin(a), 4), (26 + r * math.cos(a), -16 + r * math.sin(a), .8)]), .95, m, n=6)
    cyl(6, 2.4, mat('3f8f5a', .5), at=(26, -16, 4))
    decal(8, 2, word('RESIKIN', 'ffffff', 70, 420, 100, 800), at=(-4, -13.2, 13))


@shot(77, 'kapas', elev=8, yaw=-10, focus=(0, -.7))
def broom():
    wm, ijuk = teak(.5, 'Z', '9a5630', '6a351a'), mat('1d1511', .95)
    tube([(-14, 2, 24), (-14, 6, 96)], 1.2, wm)
    rnd = random.Random(1)
    for i in range(150):
        u = i / 149 * 2 - 1
        y = rnd.uniform(-2.2, 2.2)
        tube([(-14 + u * 3.4, y * .7, 27), (-14 + u * 9, y, 14), (-14 + u * 15 + rnd.uniform(-1, 1), y * 1.3, rnd.uniform(0, 1.4))], .34, ijuk, n=5)
    for z, w in ((25, 4.4), (21, 6.2), (17.5, 8)):
        tube([(-14 + w * math.cos(a), 2.3 * math.sin(a), z) for a in [2 * math.pi * k / 24 for k in range(24)]], .4, mat('cf2a22' if z == 21 else 'e8a51c', .6), closed=True)
    red = mat('c7302c', .45)
    box(24, 18, .8, red, .3, at=(17, -3, 0))
    box(24, .8, 8, red, .3, at=(17, 6, 0))
    for s in (1, -1):
        plate(fillet([(-9, 0), (9, 0), (9, 8), (-9, 1)], .5, closed=True), .8, red, .2, at=(17 + s * 12, -3, 0), rot=(0, 0, 90))
    tube([(17, 6, 6), (17, 10, 60)], 1.1, wm)


@shot(78, 'pandan', elev=8)
def floor_cleaner():
    label = pack(420, 560, 'eaf6d8', '2f6b3a', 'GRIYASARI', ['Pembersih', 'Lantai'], 'aroma sereh', 'leaves', '6fae3a', 'a8d05a', note='1 liter', foot='3f8f5a')
    bottle([(5, 0), (5.2, .6), (5.2, 15), (4, 18.6), (1.8, 20.6), (1.8, 22)], mat('9fd05a', .12, coat=1), label, 1.4, 14, arc=160, sy=.7, round_by=1)
    lid(2.3, 3, 21.6, mat('2f6b3a', .4), 40, .02)
    tube(fillet([(4.4, 0, 17), (8.6, 0, 15), (8.4, 0, 8), (5, 0, 6.4)], 2), 1.1, mat('9fd05a', .12, coat=1))
    for i in range(4):
        tube([(-9 + i * .6, -4 - i * .4, .5), (-3 + i * .5, -5.4 - i * .3, .5), (3 + i, -5.2 - i * .4, .5)], [.5, .4, .12], mat('b8cc6a', .6))
    for x, y, r in ((8, -4, 1.5), (10, -3, .9), (9, -5.4, .7)):
        ball(r, glass('e6f6fb', .15), at=(x, y, r))


@shot(79, 'kabut', elev=12, yaw=-16)
def hand_vacuum():
    m, dark = mat('f6f6f4', .25, coat=.5), mat('22242a', .35)
    lathe(fillet([(.01, -10), (3.4, -10), (4.4, -6), (4.4, 4), (4.2, 5)], 1.2), m, at=(4, 0, 9), rot=(0, -90, 0))
    lathe(fillet([(4.2, 0), (4.2, 7), (3.4, 10), (2.6, 12)], 1), mat('5a6a7a', .08, alpha=.72), at=(-1, 0, 9), rot=(0, -90, 0))
    lathe([(1.6, 0), (3.2, 4.6), (0, 5)], mat('e2582c', .5), at=(-1.4, 0, 9), rot=(0, -90, 0))
    secs = [[(x0, y * w, 9 + z * h + dz) for y, z in oval(1, 1, 32, 3)] for x0, w, h, dz in ((-12.6, 5.4, 5.4, 0), (-15, 5.6, 4.4, -.6), (-19, 8, 1.9, -1.6), (-20, 8.2, 1.6, -1.8))]
    loft(secs, dark)
    tube(fillet([(12, 0, 12), (14, 0, 17.4), (2, 0, 17.6), (0, 0, 13)], 3), 1.5, m, flat=(1, 1.2))
    cyl(.9, .3, mat('e2582c', .4), at=(7, -1.6, 17.6), rot=(90, 0, 0))
    cyl(3, .3, mat('c9ccd2', .4), at=(14, 0, 9), rot=(0, 90, 0))
    decal(5, 1.1, word('8 kPa', '8a8f99', 70, 360, 90), at=(5, -4.42, 9))
