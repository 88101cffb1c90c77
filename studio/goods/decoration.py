"""Lamps and decoration."""
import math
import random

from kit.catalogue import shot
from kit.grain import speckle, teak
from kit.mesh import group
from kit.outline import curve, fillet, oval
from kit.paint import Print, soft
from kit.sheet import decal, ring, tube
from kit.solid import ball, box, cyl, lathe, plate
from kit.surface import mat, printed


@shot(13, 'nila', elev=12, yaw=-56, focus=(.1, .6))
def desk_lamp():
    m = mat('f6f5f1', .3, coat=.4)
    cyl(9, 1.8, m, bevel=.6)
    plate(oval(5, 2), .2, mat('d9d6cc', .4), .05, at=(0, -5, 1.9), rot=(-90, 0, 0))
    tube([(0, 3, 1.6), (0, 5, 20)], 1.0, m, flat=(1.6, .7))
    cyl(1.5, 3, mat('c9ccd2', .3, .8), at=(-1.5, 5, 20.4), rot=(0, 90, 0))
    tube([(0, 5, 20), (0, -1, 38)], 1.0, m, flat=(1.6, .7))
    cyl(1.4, 3, mat('c9ccd2', .3, .8), at=(-1.5, -1, 38.4), rot=(0, 90, 0))
    group([box(30, 4.6, 1.3, m, .5), box(27, 3.6, .2, mat('fff0c8', .3, emit=3.0), .08, at=(0, 0, -.15))], at=(-8, -4, 38.6), rot=(24, 0, 0))
    for i in range(3):
        cyl(.5, .1, mat('e8a51c' if i == 1 else 'c9ccd2', .4, emit=.3), at=(-1.8 + i * 1.8, -5, 2.0))


def woven_lamp(c, inner):
    m = mat(c, .8)
    n = 26
    for i in range(n):
        for t in (1, -1):
            pts = []
            for k in range(25):
                ph = math.pi * (.1 + .8 * k / 24)
                a = 2 * math.pi * i / n + t * 1.5 * (k / 24)
                pts.append((17.5 * math.sin(ph) * math.cos(a), 17.5 * math.sin(ph) * math.sin(a), -14.5 * math.cos(ph)))
            tube(pts, .38, m, n=6, flat=(1.5, .5))
    for z, r in ((-13.7, 5.6), (13.7, 5.6), (0, 17.6)):
        ring(r, .6, m, at=(0, 0, z))
    ball(5, mat(inner, .3, emit=2.2), at=(0, 0, -1))


@shot(68, 'kunyit', elev=2, lift=.35)
def pendant():
    woven_lamp('c99a58', 'fff0c4')
    cyl(1.6, 4, mat('22242a', .5), at=(0, 0, 13))
    tube([(0, 0, 16), (0, 0, 32)], .3, mat('22242a', .6))


@shot(69, 'kapas', elev=4, fill=.74)
def clock():
    wm = teak(.22, 'X', 'b87c44', '8a5628')
    lathe(fillet([(.01, 0), (15, 0), (15, 3), (13.4, 3), (13.2, 2), (.01, 2)], .5), wm, rot=(90, 0, 0))
    p = Print(600, 600, 'f6ead4')
    for i in range(12):
        a = math.radians(i * 30 - 60)
        p.text(300 + 235 * math.cos(a), 300 + 235 * math.sin(a), str(i + 1), 64, '4a2a14', 700)
    for i in range(60):
        a = math.radians(i * 6)
        p.line([(300 + 280 * math.cos(a), 300 + 280 * math.sin(a)), (300 + 292 * math.cos(a), 300 + 292 * math.sin(a))], '8a5a30', 3)
    decal(26, 26, printed(p.disc(), .7), at=(0, -2.1, 0))
    for a, l, w in ((-58, 7.4, .6), (52, 10.6, .42)):
        group([box(w, .3, l, mat('22180f', .4), .12, at=(0, -2.5, -.8))], rot=(0, a, 0))
    group([box(.16, .2, 12, mat('cf4a2a', .4), .03, at=(0, -2.8, -2))], rot=(0, 170, 0))
    cyl(.7, .5, mat('22180f', .4), at=(0, -2.5, 0), rot=(90, 0, 0))


@shot(70, 'pandan', elev=4, fill=.8)
def sun_mirror():
    r = mat('c99a5a', .5, bump='noise', size=2, strength=.2)
    for i in range(40):
        a = 2 * math.pi * i / 40
        l = 30 if i % 2 == 0 else 24
        tube([(15 * math.cos(a), 0, 15 * math.sin(a)), (l * math.cos(a), 0, l * math.sin(a))], .75, r)
        if i % 2 == 0:
            ring(2.0, .5, r, at=(l * math.cos(a), 0, l * math.sin(a)), rot=(90, 0, 0), n=24)
    ring(15.6, 1.2, r, rot=(90, 0, 0))
    ring(17.6, .8, r, rot=(90, 0, 0))
    # What a mirror shows of a room: a bright window, its light falling across, the dim floor.
    p = Print(600, 600).fade('eef5f8', 'b4c6cc')
    p.rect(0, 430, 600, 170, 'a89a86').poly([(0, 430), (600, 430), (600, 455), (0, 455)], 'f3efe6')
    p.rect(330, 110, 190, 240, 'ffffff').rect(342, 122, 78, 105, 'cfe8f6').rect(430, 122, 78, 105, 'd9eefa').rect(342, 236, 78, 103, 'c2dcc4').rect(430, 236, 78, 103, 'b4d2b4')
    p = soft(p, 5)
    for x, w, c in ((60, 120, 'f4fafc'), (220, 36, 'f4fafc')):
        p.poly([(x, 600), (x + w, 600), (x + w + 260, 0), (x + 260, 0)], c)
    p = soft(p, 2.5)
    cyl(15, .4, mat('c4d0d4', .1, .8), at=(0, -.2, 0), rot=(90, 0, 0))
    decal(29.6, 29.6, printed(p.disc(), .08, emit=.12, coat=.6), at=(0, -.66, 0))


@shot(71, 'mawar', elev=8)
def vase():
    s = speckle('e6dccb', '8a6a4a', 2.4, .66, .7, .15)
    lathe(curve([(.01, 0), (5, 0), (7.6, 5), (8, 10), (5.6, 16), (3.2, 19.6), (3, 22), (4.2, 25), (3.7, 24.6), (2.5, 21), (.01, 19)], 6), s)
    lathe([(7.9, 6.6), (8.25, 9), (8.1, 11)], mat('c98a5a', .7))
    rnd = random.Random(2)
    for i in range(9):
        a, l = rnd.uniform(-.6, .6), rnd.uniform(14, 22)
        tx, tz = l * math.sin(a), 22 + l * math.cos(a)
        y = rnd.uniform(-4, 3)
        tube(curve([(0, 0, 20), (tx * .4, y * .3, 22 + l * .5), (tx, y, tz)]), .22, mat('8a7a4a', .8))
        for k in range(9):
            ball(.75, mat(('f3e3c4', 'e8c49a', 'f6efe0')[i % 3], .9, bump='fur', size=6), at=(tx * (.82 + .02 * k) + rnd.uniform(-1, 1), y, tz - 3 + k * .7), s=(.8, .8, 1.5), n=12)
