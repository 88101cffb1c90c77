"""Earbuds, headphones, speakers."""
import math

from kit.catalogue import shot
from kit.mesh import fuse, group
from kit.outline import curve, fillet, oval, rrect
from kit.packing import word
from kit.sheet import decal, ring, tube
from kit.solid import ball, box, cyl, lathe, plate
from kit.surface import mat


def earbud(m, tip, stem=True, side=1, band=None):
    """An in-ear bud seen from outside the ear, its silicone tip towards `side`; the stem hangs down from the outer face."""
    body = [ball(.86, None, s=(.92, .8, 1), rot=(0, side * 24, 0)), cyl(.56, .8, None, at=(side * .3, -.06, .1), rot=(0, side * 72, 0), r2=.42)]
    if stem:
        body.append(tube(curve([(-side * .3, .05, .25), (-side * .52, .05, -.6), (-side * .6, 0, -1.7), (-side * .64, -.04, -2.5)], 5), [.5] * 3 + [.42] * 5 + [.36] * 8, None, n=20))
    nozzle = lathe(fillet([(.3, 0), (.56, .02), (.72, .12), (.7, .36), (.54, .6), (.32, .72), (.2, .7)], .08) + [(.17, .5), (0, .5)], tip, at=(side * .92, -.08, .3), rot=(0, side * 72, 0))
    parts = [fuse(body, m, .035, 24), nozzle, plate(oval(.3, .62), .06, mat('07080a', .5), .02, at=(-side * .1, -.7, .28), rot=(6, side * 24, 0))]
    if stem and band:
        parts.append(lathe([(.372, 0), (.385, .05), (.385, .24), (.372, .29)], band, at=(-side * .62, -.03, -2.2), rot=(0, side * 3, 0), n=32))
    return group(parts)


def open_case(m, dark, led='3fd070', wide=7, s=1):
    """A charging case with its lid up: a stadium-shaped base seen from above."""
    out = rrect(wide, 3.6, 1.76)
    base = group([plate(out, 3.2, m, .5)], rot=(-90, 0, 0), at=(0, 0, 1.6))
    rim = group([plate(rrect(wide - .7, 2.9, 1.4), .2, dark, .05)], rot=(-90, 0, 0), at=(0, 0, 3.2))
    wells = [cyl(1.05, .1, mat('07080a', .6), at=(s_ * wide * .22, 0, 3.27)) for s_ in (1, -1)]
    top = group([plate(rrect(wide, 3.6, 1.76), 1.7, m, .8), plate(rrect(wide - .7, 2.9, 1.4), .1, dark, .03, at=(0, -.84, 0))], at=(0, 2.6, 4.6), rot=(-6, 0, 0))
    return [base, rim, *wells, top, cyl(.14, .1, mat(led, .3, emit=2), at=(0, -1.8, 2.2), rot=(90, 0, 0))]


@shot(2, 'kunyit', elev=17, yaw=-10, focus=(-.5, -.36), fill=.84)
def senara_buds():
    m, dark, tip, gold = mat('2b2f3c', .28, coat=.6), mat('1b1d26', .5), mat('b4b8c2', .6), mat('d9a43a', .3, .8)
    group(open_case(m, dark), at=(0, 3.4, 0), s=1.15)
    ring_ = rrect(7.26, 3.38, 1.66)
    group([tube([(x, 0, z) for x, z in ring_], .1, gold, closed=True, n=8)], at=(0, 3.4, 3.76), rot=(-90, 0, 0))
    group([earbud(m, tip, True, -1, gold)], at=(1.9, 3.2, 5.4), rot=(4, 0, -12), s=1.1)
    group([earbud(m, tip, True, 1, gold)], at=(-3.9, -2.6, 2.9), rot=(-3, 0, -16), s=1.1)
    decal(3, .75, word('Senara', 'e6e8f0', 66, 300, 80), at=(0, 1.315, 1.5))


@shot(48, 'nila', elev=16, yaw=10, fill=.86)
def dengara():
    m, dark, tip = mat('b9a6e0', .3, coat=.5), mat('8a78b8', .5), mat('efeaf8', .6)
    group([plate(oval(6.6, 6.6, 60), 2.6, m, 1.1), cyl(.13, .1, mat('ffffff', .3, emit=1.5), at=(0, -1.35, -.9), rot=(90, 0, 0)), group([plate(rrect(6.14, 2.62, 1.25), .1, dark, .02)], at=(0, 0, 1.2), rot=(-90, 0, 0)), decal(2.8, .6, word('dengara', 'ffffff', 62, 320, 80), at=(0, -1.34, .2))], at=(-3, 1.6, 3.3), rot=(-12, 0, 0))
    for s in (1, -1):
        group([earbud(m, tip, True, s)], at=(3.2 + s * 1.5, -1.6 - s * .9, 2.7), rot=(-6, 0, s * -18), s=1.05)


@shot(4, 'kapas', elev=12, yaw=-24, focus=(.2, 0))
def gema():
    blue = mat('1f4f9c', .95, bump='cell', size=5, strength=.7)
    cap = mat('16233f', .5)
    lathe(fillet([(.01, -8.8), (3.4, -8.8), (3.9, -8), (3.9, 8), (3.4, 8.8), (.01, 8.8)], .6), blue, at=(0, 0, 4), rot=(0, 90, 0))
    for s in (1, -1):
        lathe(fillet([(.01, 0), (3.2, 0), (4.05, -.2), (4.05, -1.8), (3.9, -1.9)], .4), cap, at=(s * 9.4, 0, 4), rot=(0, s * 90, 0))
        cyl(2.6, .5, mat('0f1626', .6), at=(s * 9.2, 0, 4), rot=(0, s * 90, 0))
        cyl(1.2, .8, mat('c9ccd6', .3, .8), at=(s * 9.2, 0, 4), rot=(0, s * 90, 0), bevel=.3)
    box(12, 1.8, .9, cap, .4, at=(0, 0, 7.4))
    for i, t in enumerate('-+'):
        decal(1, 1, word(t, 'ffffff', 90, 100, 100, 800), at=(-2.6 + i * 2.2, 0, 8.34), rot=(-90, 0, 0))
    cyl(.5, .2, mat('e8a51c', .4), at=(3, 0, 8.25))
    plate(rrect(6, 1.9, .5), .4, mat('dfe2ea', .3, .7), .1, at=(0, -3.85, 4), rot=(0, 0, 0))
    decal(5.4, 1.4, word('SENARA', '1f4f9c', 66, 360, 90, 800), at=(0, -4.08, 4))
    tube(curve([(9.6, -1, 6.6), (11.6, -1.6, 5.4), (12, -2, 2.6), (11, -2, 1)]), .35, mat('e8a51c', .8))


@shot(49, 'kunyit', elev=10, yaw=-14)
def box_speaker():
    red, dark = mat('c7302c', .55), mat('1b1c20', .9, bump='cell', size=5, strength=.7)
    box(20, 7, 9.5, red, 2.4)
    plate(rrect(17.6, 7.4, 2), .8, dark, .3, at=(0, -3.5, 4.8))
    for x in (-4.6, 4.6):
        ring(2.9, .22, mat('d9dce4', .3, .8), at=(x, -3.95, 4.8), rot=(90, 0, 0))
        ball(1.5, mat('2c2e34', .4), at=(x, -3.7, 4.8), s=(1, .5, 1))
    tube(fillet([(-8.4, 0, 9), (-8.4, 0, 12.6), (8.4, 0, 12.6), (8.4, 0, 9)], 2.4), .8, mat('22242a', .5), flat=(1, .7))
    for i in range(4):
        cyl(.55, .3, mat('22242a', .5), at=(-2.4 + i * 1.6, 0, 9.4))


@shot(50, 'kabut', elev=10, yaw=-26)
def headphones():
    dark, pad, red = mat('1d1e23', .45), mat('26272d', .7, bump='cell', size=3, strength=.2), mat('d9482f', .4)
    arc = [(9.2 * math.cos(a), 0, 9 + 9.6 * math.sin(a)) for a in [math.pi * i / 30 for i in range(31)]]
    tube(arc, .8, pad, flat=(1, 2))
    tube([(9.9 * math.cos(a), 0, 9.2 + 10.2 * math.sin(a)) for a in [math.pi * (.12 + .76 * i / 30) for i in range(31)]], .35, mat('b8bcc6', .3, .9), flat=(1, 3))
    for s in (1, -1):
        tube([(s * 9.4, 0, 10), (s * 9.4, 0, 6)], .4, mat('b8bcc6', .3, .9), flat=(1, 2.6))
        group([cyl(4.2, 2.2, dark, bevel=.6), cyl(3.2, .2, mat('3a3c44', .4), at=(0, 0, 2.15)), ring(3.3, .18, red, at=(0, 0, 2.3)), lathe(fillet([(2.2, 0), (2.4, -1.6), (4.2, -1.6), (4.3, 0)], .8), pad)], at=(s * 9.0, 0, 5), rot=(0, s * 90, 0))
    tube(curve([(-9.6, 0, 1), (-10, -2, -2), (-7, -6, -4.6), (-1, -5.4, -4.6), (2, -8.6, -4.6), (6.4, -9.6, -4.4)]), .28, dark)
    brass = mat('d9a43a', .2, .95)
    group([tube([(-.6, 0, 0), (.6, 0, 0)], [.32, .5], dark), cyl(.62, 2.6, dark, at=(.4, 0, 0), rot=(0, 90, 0), bevel=.15), cyl(.33, 1.3, brass, at=(3.0, 0, 0), rot=(0, 90, 0), bevel=.02), cyl(.34, .12, dark, at=(3.7, 0, 0), rot=(0, 90, 0)),
           lathe([(.33, 0), (.33, .5), (.2, .7), (.3, .95), (0, 1.2)], brass, at=(4.3, 0, 0), rot=(0, 90, 0), n=24)], at=(6.6, -9.6, -4.3), rot=(0, 0, -6), s=1.15)
    decal(3.4, .9, word('HM-40', 'ffffff', 62, 320, 80), at=(0, -1.7, 18.7), rot=(-30, 0, 0))


@shot(51, 'kapas', elev=14, yaw=-10)
def soundbar():
    dark = mat('1b1c20', .8, bump='cell', size=5, strength=.5)
    box(54, 6.4, 4.6, dark, 1.0, at=(-6, -4, 0))
    decal(4.6, 1, word('120 W', 'd9dce4', 60, 300, 70), at=(14, -7.24, 2.2))
    for i in range(4):
        cyl(.16, .1, mat('8fe0ff', .3, emit=2), at=(-8 + i * .9, -7.2, 2.2), rot=(90, 0, 0))
    box(15, 17, 24, mat('232428', .5), .8, at=(14, 10, 0))
    cyl(5.4, .6, dark, at=(14, 1.6, 12), rot=(90, 0, 0))
    ring(5.2, .4, mat('4a4d56', .4, .6), at=(14, 1.1, 12), rot=(90, 0, 0))
    ball(3.0, mat('33353c', .4), at=(14, 1.3, 12), s=(1, .4, 1))
    box(3, 1.2, 12, mat('26272d', .5), .5, at=(24.5, -9, 0), rot=(-80, 0, 20))
