"""Remote-controlled cars."""
import math

from goods.toy_colours import ORG, RED
from kit.catalogue import shot
from kit.mesh import group
from kit.outline import curve, fillet
from kit.packing import word
from kit.sheet import decal, loft, ring, tube
from kit.solid import box, cyl, lathe, plate
from kit.surface import mat


def wheel(r, w, at, hub='d9dce4', tread=18, tyre='1b1c20'):
    return group([lathe(fillet([(r * .55, -w / 2), (r * .9, -w / 2), (r, -w * .3), (r, w * .3), (r * .9, w / 2), (r * .55, w / 2)], w * .1), mat(tyre, .85), rot=(90, 0, 0), ribs=tread, depth=.025, n=144), cyl(r * .6, w * .8, mat(hub, .3, .5), at=(0, w * .4, 0), rot=(90, 0, 0)), ] +
                 [box(r * .16, w * .9, r * 1.1, mat('22242a', .5), .05, at=(0, 0, 0), rot=(0, a, 0), centre=True) for a in (0, 60, 120)], at)


def car_body(profile, w, m, narrow=.8, at=(0, 0, 0)):
    """A car's side outline given a width, drawn in towards the roof."""
    zs = [z for _, z in profile]
    low, high = min(zs), max(zs)
    pts = fillet(profile, .7, closed=True, n=5)
    secs = []
    for y in (-1, -.94, -.5, 0, .5, .94, 1):
        k = .93 if abs(y) == 1 else 1
        secs.append([(x * (1 - .02 * abs(y)), y * w / 2 * (1 - (1 - narrow) * max(0, (z - low) / (high - low) - .4) / .6), low + (z - low) * (1 - (1 - k) * .8)) for x, z in pts])
    return group([loft(secs, m, smooth=35)], at)


def remote(c, at, rot=(0, 0, 0)):
    dark = mat('22242a', .5)
    return group([plate(fillet([(-6, 3), (6, 3), (7, -1), (5, -4), (2, -2.4), (-2, -2.4), (-5, -4), (-7, -1)], 1, closed=True), 2.4, dark, .7), cyl(1.1, 1.4, mat(c, .4), at=(-3.6, -1, .4), rot=(90, 0, 0)), cyl(1.1, 1.4, mat(c, .4), at=(3.6, -1, .4), rot=(90, 0, 0)), box(1.8, .4, .8, mat('3fd08a', .4), .1, at=(0, -1.3, .4)), tube([(4.6, 0, 3), (5.6, 0, 10)], .22, mat('c9ccd2', .2, .9))], at, rot)


@shot(212, 'kunyit', elev=16, yaw=-32)
def offroad():
    red, dark = mat('d8261f', .25, coat=.8), mat('22242a', .6)
    for x in (-10, 10):
        for y in (-8, 8):
            wheel(4.8, 4.6, (x, y, 4.8), 'f6bf1f', 16)
    car_body([(-15, 6), (-15, 9.4), (-7, 10.4), (-4, 15.4), (5, 15.4), (8, 10.4), (14.6, 9.4), (15.6, 6)], 12, red)
    car_body([(-6.6, 10.6), (-3.6, 14.8), (4.6, 14.8), (7.2, 10.6)], 12.2, mat('101218', .1, coat=1), .82)
    tube(curve([(-5, -4.6, 15.4), (-5, -4.6, 17), (4, -4.6, 17), (4, -4.6, 15.4)], 4), .4, dark), tube(curve([(-5, 4.6, 15.4), (-5, 4.6, 17), (4, 4.6, 17), (4, 4.6, 15.4)], 4), .4, dark)
    for y in (-3, -1, 1, 3):
        cyl(.8, .5, mat('fff6d0', .2, emit=1), at=(4.2, y, 17), rot=(0, 90, 0))
    for y in (-3.6, 3.6):
        cyl(1.1, .5, mat('fff6d0', .2, emit=.6), at=(15, y, 8.4), rot=(0, 90, 0))
    box(30, 3, 1.6, dark, .4, at=(0, 0, 4.6)), box(2, 12, 2, dark, .5, at=(16, 0, 5))
    decal(7, 3, word('4WD 23', 'ffffff', 80, 300, 120, 800), at=(-10.6, -5.9, 7.9))
    remote(RED, (2, -20, 4), (-50, 0, 20))


@shot(213, 'kapas', elev=14, yaw=-26)
def excavator():
    y, dark = mat('f6b81f', .4), mat('22242a', .7)
    for s in (-1, 1):
        o = [(-12, 1), (-13.6, 3), (-12, 5.4), (12, 5.4), (13.6, 3), (12, 1), (11, .2), (-11, .2)]
        plate(fillet(o, 1, closed=True)[::-1], 4.6, dark, .6, at=(0, s * 7, 0))
        for i in range(12):
            box(1.2, 5, .7, dark, .15, at=(-11 + i * 2, s * 7, 5.2))
        for i in range(4):
            cyl(1.7, .4, y, at=(-9 + i * 6, s * 7 - 2.2, 2.8), rot=(90, 0, 0))
    cyl(6, 2, dark, at=(0, 0, 5.4))
    box(22, 15, 6, y, 1.2, at=(-2, 0, 7))
    box(8, 14.6, 5, y, 1, at=(-9.4, 0, 12.6))
    box(9, 6.4, 10, y, 1, at=(3, -4, 12)), box(9.2, 6.6, 6, mat('1b2a3a', .1, coat=1), .6, at=(3, -4, 14.6)), box(9.4, 6.8, 1, y, .3, at=(3, -4, 21.4))
    plate(fillet([(6, 11), (9, 14), (20, 27), (28, 25), (29, 22), (21, 22.6), (11, 9.6)], 1, closed=True)[::-1], 3, y, .4, at=(0, 3, 0))
    plate(fillet([(27, 26), (30, 25), (35, 10), (32.6, 9)], .6, closed=True)[::-1], 2.4, y, .3, at=(0, 3, 0))
    tube([(9, 3, 16), (19, 3, 23)], .9, mat('c9ccd2', .15, .95)), tube([(20, 3, 28), (29, 3, 27)], .8, mat('c9ccd2', .15, .95))
    o = fillet([(36, 11), (32, 9.4), (28, 4.6), (27.4, 1), (31, .4), (35, 4)], 1, closed=True)
    plate(o, 7, mat('8a8f99', .4, .6), .4, at=(0, 3, 0))
    for k in range(4):
        box(1.8, .9, .8, mat('d9dce4', .3, .8), .1, at=(27, .4 + k * 1.8, .4))
    decal(6, 1.6, word('MANDOR', '22242a', 70, 360, 90, 800), at=(-6, -7.55, 10))


@shot(214, 'nila', elev=16, yaw=-30)
def stunt_car():
    o, dark = mat('f0862a', .3, coat=.6), mat('22242a', .5)
    for x in (-9, 9):
        for y in (-9, 9):
            wheel(6.2, 5, (x, y, 6.2), '2aa3b8', 12, '2a2c32')
    car_body([(-10, 4), (-11, 7), (-6, 9.4), (6, 9.4), (11, 7), (10, 4)], 12, o, .8)
    lathe([(0, 12), (2, 11.6), (3.4, 9.4)], mat('2ad0e8', .1, emit=.3), n=40)
    for x in (-8, 8):
        box(2, 8, 1, mat('2ad0e8', .3, emit=1), .3, at=(x, 0, 8))
    tube([(-9, -9, 6.2), (-9, 9, 6.2)], 1, dark), tube([(9, -9, 6.2), (9, 9, 6.2)], 1, dark)
    group([ring(4.2, 1.1, mat('22242a', .7), rot=(90, 0, 0), s=(1, 1, 1)), box(5.4, 3, 5, mat(ORG, .4), .8, at=(0, -1.0, 2.4)), cyl(1.4, .4, mat('2ad0e8', .3, emit=.8), at=(0, -2.4, 5), rot=(90, 0, 0))], at=(20, -16, 4.6), rot=(-10, 0, 20))


@shot(215, 'mawar', elev=15, yaw=-34, fill=.84)
def drift_car():
    white, glass_m, dark, purple = mat('f8f8f6', .2, coat=.9), mat('10131a', .08, coat=1), mat('1b1c22', .5), mat('7a34c0', .3, coat=.5)
    for x in (-9.4, 9.8):
        for y in (-6.3, 6.3):
            wheel(3.4, 2.9, (x, y, 3.4), 'd9a43a', 0)
        cyl(3.7, 9, dark, at=(x, 4.5, 3.4), rot=(90, 0, 0))
    under = []
    for c in (9.8, -9.4):
        under += [(c + 4 * math.cos(a), 3.0 + 4 * math.sin(a)) for a in [math.pi * i / 10 for i in range(11)]]
    car_body([(-16, 2.0), (-16.6, 5.6), (-16, 7.6), (-11.6, 8.2), (-8.6, 9.8), (-5.4, 11.5), (-1, 12.0), (2.4, 11.4), (5.4, 9.6), (8, 8.0), (13.4, 7.0), (16.4, 5.4), (16.6, 2.0)] + under, 14, white, .76)
    car_body([(-10.8, 8.8), (-5.9, 11.45), (-1, 11.6), (2.9, 11.3), (8.2, 8.15)], 14.1, glass_m, .77)
    for s in (-1, 1):
        plate(fillet([(-2.2, 8.2), (-1.0, 8.2), (-.4, 11.6), (-1.5, 11.6)], .2, closed=True), .3, white, .1, at=(0, s * 6.2, 0), rot=(s * -14, 0, 0))
        plate(fillet([(-5, 2.6), (5.4, 2.6), (5.6, 4.0), (-5.2, 4.0)], .3, closed=True), .5, dark, .15, at=(0, s * 7.0, 0))
        plate(fillet([(-15.6, 6.2), (6, 5.0), (13.6, 6.0), (13.4, 6.6), (6, 6.0), (-15.6, 7.1)], .3, closed=True), .3, purple, .1, at=(0, s * 6.98, 0))
        box(1.0, 2.9, 1.0, mat('fff6d0', .1, emit=.8), .3, at=(15.9, s * 4.6, 4.9), rot=(0, 0, s * 10)), box(.6, 3.4, 1.1, mat('ff2a2a', .2, emit=.9), .2, at=(-16.5, s * 4.4, 5.8))
        box(1.4, 1.0, .9, white, .3, at=(4.6, s * 7.3, 8.6)), box(.7, .5, 3.4, dark, .1, at=(-14.4, s * 4.4, 7.8)), box(4, .5, 2.4, purple, .2, at=(-14.6, s * 7.3, 10.4))
    box(3.4, 14.6, .5, purple, .2, at=(-14.6, 0, 11.1), rot=(0, -6, 0))
    box(.6, 7.4, 2.0, dark, .3, at=(16.5, 0, 2.6)), box(3.2, 14.2, .6, dark, .25, at=(15.4, 0, 1.4)), box(2.6, 13.6, .7, dark, .25, at=(-15.6, 0, 1.6))
    cyl(2.0, .1, mat('ffffff', .4), at=(2, -7.02, 6.0), rot=(90, 0, 0)), group([decal(3, 2.2, word('86', '7a34c0', 92, 130, 100, 800))], at=(2, -7.14, 6.0))
    for x, y in ((-9, -15), (1, -17), (10, -14)):
        lathe([(0, 0), (1.9, 0), (1.9, .3), (1.4, .5), (.3, 4.4), (0, 4.5)], mat(ORG, .5), at=(x, y, 0)), lathe([(1.12, 1.8), (.8, 2.7)], mat('ffffff', .5), at=(x, y, .02))
