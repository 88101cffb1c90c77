"""Badminton."""
import math

from kit.batik import petal
from kit.catalogue import shot
from kit.mesh import group
from kit.motif import pack
from kit.outline import curve, fillet
from kit.paint import Print
from kit.sheet import ring, tube, wrap
from kit.solid import ball, box, cyl, puff
from kit.surface import mat, printed


def racket(frame, grip, at=(0, 0, 0), rot=(0, 0, 0), accent='e8a51c'):
    m = mat(frame, .25, coat=.8)
    parts = [tube([(9.6 * math.cos(a), 0, 55 + 11.6 * math.sin(a) * (1 + .05 * math.sin(a))) for a in [2 * math.pi * i / 60 for i in range(60)]], .55, m, closed=True)]
    for i in range(-9, 10):
        x = i * .98
        h = 11.4 * math.sqrt(max(0, 1 - (x / 9.5) ** 2))
        parts.append(tube([(x, 0, 55 - h), (x, 0, 55 + h)], .115, mat('d8e22a', .5), n=6))
    for i in range(-11, 12):
        z = i * .98
        w = 9.4 * math.sqrt(max(0, 1 - (z / 11.5) ** 2))
        parts.append(tube([(-w, 0, 55 + z), (w, 0, 55 + z)], .115, mat('d8e22a', .5), n=6))
    parts += [tube([(0, 0, 17), (0, 0, 44)], .42, m), tube([(-.9, 0, 43.6), (.9, 0, 43.6)], .6, mat(accent, .4)), tube([(0, 0, 0), (0, 0, 17)], [1.35, 1.15], mat(grip, .9, bump='noise', size=3)), cyl(1.5, .8, mat(accent, .4), at=(0, 0, -.6))]
    for k in range(9):
        parts.append(ring(1.3 - .012 * k, .1, mat('15161b', .8), at=(0, 0, 1.4 + k * 1.8), rot=(14, 0, 0), n=24))
    return group(parts, at, rot)


def shuttle(at=(0, 0, 0), rot=(0, 0, 0), s=1.0):
    parts = [ball(1.3, mat('f3ead6', .6), at=(0, 0, 1.2)), cyl(1.28, .9, mat('2f7d4a', .5), at=(0, 0, 1.4))]
    for i in range(16):
        a = 2 * math.pi * i / 16
        vane = group([puff(petal(0, 0, 5.6, 1.9, 90), .14, mat('fdfcf6', .8), edge=.4, res=10, at=(0, 0, 2.4)), tube([(0, 0, 0), (0, 0, 5)], .07, mat('e9e0c8', .6), n=5)], rot=(0, 0, 90))
        parts.append(group([vane], at=(.95 * math.cos(a), .95 * math.sin(a), 2.0), rot=(0, 15, math.degrees(a))))
    parts += [ring(1.7, .06, mat('d9d2bc', .6), at=(0, 0, 4.2)), ring(2.0, .06, mat('d9d2bc', .6), at=(0, 0, 5.2))]
    return group(parts, at, rot, s)


@shot(188, 'pandan', elev=8, fill=.88)
def badminton_racket():
    racket('1d1e24', '2a2c32', at=(-16, 0, 8), rot=(-10, 46, 0), accent='cf2a22')
    shuttle(at=(12, -6, 3.4), rot=(0, 68, 20), s=2.6)


@shot(189, 'kunyit', elev=14)
def shuttles():
    label = pack(640, 700, '24573a', 'ffffff', 'WALET', ['Kok Bulu', 'Tangkis'], 'isi 12', None)
    cyl(3.6, 20, mat('24573a', .4), at=(-5, 3, 0))
    wrap(3.63, .4, 19.6, printed(label.widened().path(), .4), 170, at=(-5, 3, 0))
    cyl(3.75, 1.2, mat('f0b429', .4), at=(-5, 3, 19.6))
    shuttle(at=(2.4, -1, .2), s=1.5)
    shuttle(at=(10.5, -3, 2.0), rot=(0, 72, 25), s=1.5)
    shuttle(at=(6.6, 4, .2), s=1.5)


@shot(190, 'kabut', elev=10, yaw=-14)
def racket_bag():
    p = Print(900, 420, '1d2430')
    p.poly([(0, 420), (300, 420), (520, 0), (220, 0)], 'cf2a22').poly([(330, 420), (370, 420), (590, 0), (550, 0)], 'ffffff').text(690, 220, 'WALET', 90, 'ffffff', 800)
    out = fillet([(-36, -12), (-37, 6), (-20, 14), (20, 15), (35, 11), (38, 0), (35, -12)], 4, closed=True)[::-1]
    puff(out, 20, printed(p.path(), .85, bump='weave', size=3), edge=8, at=(0, 0, 13))
    tube(curve([(-33, -6, 18), (-10, -9.4, 23), (15, -9.4, 24), (34, -6, 17)]), .5, mat('c9ccd2', .3, .9))
    tube(curve([(-9, -4, 27), (-8, -5, 34), (0, -5, 36), (8, -5, 34), (9, -4, 27)]), 1.3, mat('15171c', .9), flat=(.5, 1.2))
    for i in range(2):
        tube([(-30, 3 + i * 4, 18), (-54, 4 + i * 4, 22 + i * 5)], [1.2, 1.5], mat(('2a2c32', 'e8a51c')[i], .8))


@shot(191, 'nila', elev=13, yaw=-38, fill=.92)
def net():
    post, nm = mat('f0b429', .4), mat('15171c', .8)
    for s in (-1, 1):
        tube([(s * 112, 0, 4), (s * 112, 0, 155)], 2.6, post)
        tube([(s * 112, -45, 3), (s * 112, 45, 3)], 2.8, post)
        tube([(s * 112, 0, 24), (s * 112, 30, 4)], 1.8, post)
        for y in (-45, 45):
            ball(4, nm, at=(s * 112, y, 3))
    tube([(-112, 0, 5), (112, 0, 5)], 2.0, post)
    for i in range(27):
        tube([(-109 + i * 8.4, 0, 82), (-109 + i * 8.4, 0, 150)], .8, nm, n=5)
    for i in range(9):
        tube([(-110, 0, 82 + i * 8.4), (110, 0, 82 + i * 8.4)], .8, nm, n=5)
    box(222, 2.4, 8, mat('ffffff', .8), .5, at=(0, 0, 147))
    shuttle(at=(-30, -62, 9), rot=(0, 70, 20), s=7)
    group([racket('2a6fd0', '15171c')], at=(66, -74, 5), rot=(-84, 0, -74), s=2.0)
