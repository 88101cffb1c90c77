"""Toys for learning."""
import math

from goods.toy_colours import BLU, GRN, ORG, PUR, RED, YEL
from kit.catalogue import shot
from kit.grain import wood
from kit.mesh import group
from kit.motif import motif
from kit.outline import fillet, oval, rrect, star
from kit.packing import carton
from kit.paint import Print
from kit.sheet import decal, ring, tube
from kit.solid import ball, box, cyl, lathe, plate
from kit.surface import glass, mat, printed


@shot(200, 'kapas', elev=14, yaw=-14)
def busy_board():
    wm = wood('e3bf84', 'c99a58', .3)
    parts = [plate(rrect(40, 30, 1.6), 2, wm, .5)]
    f = lambda x, z: dict(at=(x, -1.4, z))
    for i, (x, z, r, c) in enumerate(((-13, 8.6, 4, RED), (-7.4, 4.6, 3, YEL), (-12.4, 1.6, 2.6, BLU))):
        parts.append(lathe([(0, .8), (r, .8), (r, 0), (0, 0)][::-1], mat(c, .5), at=(x, -1.1, z), rot=(90, 0, 0), ribs=12, depth=.08, n=144))
        parts.append(cyl(.8, 1.4, wm, at=(x, -1.1, z), rot=(90, 0, 0)))
    clock = Print(200, 200, 'ffffff').oval(100, 100, 96, fill='ffffff', line='2f7fe0', lw=8)
    for i in range(12):
        a = math.radians(i * 30 - 60)
        clock.text(100 + 74 * math.cos(a), 100 + 74 * math.sin(a), str(i + 1), 24, '1f2a5c', 800)
    clock.line([(100, 100), (100, 50)], 'e2342f', 8).line([(100, 100), (136, 116)], '1f2a5c', 8)
    parts.append(decal(9, 9, printed(clock.disc(), .5), **f(1.5, 8)))
    parts += [box(5, .8, 6, mat(BLU, .5), .3, at=(12.6, -1.3, 5.6)), box(4, .6, 5, mat('f6f4ee', .5), .3, at=(12.6, -1.7, 6.1)), cyl(.5, .8, mat('d9b45a', .3, .9), at=(14.2, -2, 8.4), rot=(90, 0, 0))]
    parts += [tube([(-16, -2.4, -5.4), (-2, -2.4, -5.4)], .35, mat('c9ccd2', .2, .9))] + [ball(1.4, mat(c, .4), at=(-14 + i * 2.9, -2.4, -5.4)) for i, c in enumerate((RED, ORG, YEL, GRN, BLU))]
    parts += [box(1.6, 1.0, 9, mat('22242a', .6), .2, at=(3.4, -1.5, -11.6)), box(2, .6, 1.8, mat('d9b45a', .3, .9), .2, at=(3.4, -2.1, -6.4))]
    for i in range(4):
        parts.append(group([plate(((oval(3, 3), rrect(2.7, 2.7, .2), star(3, 1.9, .95), star(5, 1.9, .9))[i]), .9, mat((GRN, PUR, ORG, YEL)[i], .5), .15)], at=(8 + (i % 2) * 6, -1.5, -3.4 - (i // 2) * 6)))
    parts += [tube([(-14, -1.4, -12), (-12, -2.4, -10), (-10, -1.4, -12), (-8, -2.4, -10), (-6, -1.4, -12)], .3, mat(RED, .7)), box(2.4, 1, 3.4, mat('f6f4ee', .4), .3, at=(-2, -1.5, 1)), box(1, 1.2, 1.4, mat(RED, .4), .2, at=(-2, -2, 2.4))]
    group(parts, at=(0, 0, 15), rot=(-12, 0, 0))


@shot(201, 'kunyit', elev=14, yaw=-14, focus=(-.4, .3))
def talking_cards():
    b = mat(BLU, .4, coat=.3)
    group([plate(rrect(11, 13, 3), 3, b, 1), plate(rrect(9, .9, .4), .3, mat('14305a', .7), .1, at=(0, -1.5, 5)), cyl(2.4, .6, mat('ffffff', .4), at=(0, -1.3, -2.8), rot=(90, 0, 0)), cyl(1.6, .9, mat(YEL, .4), at=(0, -1.3, -2.8), rot=(90, 0, 0))] +
          [cyl(.3, .2, mat('14305a', .7), at=(math.cos(a) * 1.4, -1.55, 1.2 + math.sin(a) * 1.4), rot=(90, 0, 0), n=12) for a in [i * 1.047 for i in range(6)]] + [ball(2.0, b, at=(s * 4.4, 0, 6.6), s=(1, .7, 1)) for s in (-1, 1)] + [ball(.9, mat('ffffff', .3), at=(s * 2.4, -1.4, 3.2), s=(1, .4, 1)) for s in (-1, 1)] + [ball(.45, mat('14141a', .3), at=(s * 2.4, -1.8, 3.2)) for s in (-1, 1)], at=(-6, 2, 6.6), rot=(-10, 0, 0))
    q = Print(240, 300, 'ffffff').rect(8, 8, 224, 284, 'eaf4fd', 20, BLU, 8)
    motif(q, 'bear', 120, 120, 130, 'c97b3a', '3a2010')
    q.text(120, 220, 'beruang', 40, '1f2a5c', 800).text(120, 262, 'bear', 32, 'e2342f', 700)
    decal(7.6, 9.4, printed(q.path(), .5), at=(-6, .2, 16.2), rot=(-10, 0, 0))
    for i, (k, a, b2, t) in enumerate((('fish', 'f0862a', 'ffffff', 'ikan'), ('citrus', 'f6a01f', '', 'jeruk'), ('star', 'f6bf1f', '', 'bintang'))):
        c = Print(240, 300, 'ffffff').rect(8, 8, 224, 284, ('fdf0e0', 'e8f6e0', 'f3e8fb')[i], 20, (ORG, GRN, PUR)[i], 8)
        motif(c, k, 120, 120, 120, a, b2 or 'ffffff')
        c.text(120, 240, t, 46, '1f2a5c', 800)
        group([box(7.6, .3, 9.4, mat('ffffff', .5), .1), decal(7.5, 9.3, printed(c.path(), .5), at=(0, -.17, 4.7))], at=(4 + i * 4.6, -2 - i * 2.4, .1), rot=(-26, 0, -12 + i * 8))


@shot(202, 'nila', elev=14, yaw=-18)
def science():
    f = Print(680, 500, '2a3a9c').fade('2a3a9c', '6a3fb0')
    f.text(340, 80, 'CILUKIDS', 54, 'f6bf1f', 800).lines(340, 160, ['20 Percobaan', 'Sains dari Dapur'], 66, 'ffffff', 800, 640)
    f.poly([(300, 300), (380, 300), (380, 360), (460, 470), (220, 470), (300, 360)], 'bfe8ff').poly([(276, 394), (404, 394), (456, 466), (224, 466)], '3fd08a')
    for x, y, r in ((320, 370, 12), (360, 340, 8), (340, 280, 14), (380, 250, 9)):
        f.oval(x, y, r, fill='aef0c8')
    carton(34, 9, 25, f, '2a3a9c', at=(-4, 8, 0))
    for i, c in enumerate(('3fd08a', 'f0862a', 'd8486b')):
        group([lathe(fillet([(.01, 0), (1.3, .6), (1.4, 9), (1.6, 9.2)], .6), glass('eef6fa', .12), n=28), lathe([(0, .2), (1.2, .8), (1.25, 5.6), (0, 5.6)], mat(c, .2), n=24)], at=(8 + i * 4, -5, 1.4))
    box(14, 4, 4, wood('d9b070', None, .6), .3, at=(12, -5, 0))
    group([lathe([(0, 0), (4.4, 0), (4.6, .6), (1.3, 6.6), (1.3, 9), (1.6, 9.2)], glass('eef6fa', .12)), lathe([(0, .2), (4.2, .2), (2.9, 3.4), (0, 3.4)], mat('3a8fe8', .15))], at=(-11, -7, 0))
    for x, z, r in ((-11, 10, 1), (-10, 12.4, .7), (-12, 13.8, .5)):
        ball(r, mat('8fd0ff', .2), at=(x, -7, z))
    ring(2.6, .5, mat('f6bf1f', .4), at=(0, -10, 2.6), rot=(70, 0, 0)), ring(2.6, .5, mat('f6bf1f', .4), at=(6, -10, 2.6), rot=(70, 0, 0)), tube([(2.4, -10, 3.6), (3.6, -10, 3.6)], .4, mat('f6bf1f', .4))


@shot(203, 'pandan', elev=6, fill=.8)
def learning_clock():
    wm = wood('e0b97c', 'c4924e', .3)
    plate(rrect(30, 30, 3), 1.4, wm, .4, at=(0, 0, 15))
    p = Print(600, 600)
    for i in range(12):
        a = math.radians(i * 30 - 60)
        c = (RED, ORG, YEL, GRN, BLU, PUR)[i % 6]
        p.oval(300 + 215 * math.cos(a), 300 + 215 * math.sin(a), 42, fill=c).text(300 + 215 * math.cos(a), 300 + 215 * math.sin(a), str(i + 1), 48, 'ffffff', 800)
    p.rect(190, 196, 220, 44, 'ffffff', 20).text(300, 218, 'SENIN', 32, '1f2a5c', 800)
    motif(p, 'flower', 250, 390, 74, 'f6bf1f', 'f0862a')
    p.oval(340, 392, 24, fill='8fc4ee').oval(366, 398, 20, fill='8fc4ee').oval(318, 400, 18, fill='8fc4ee')
    decal(29, 29, printed(p.path(False), .5), at=(0, -.74, 15))
    for a, l, c in ((-55, 6.6, RED), (60, 9, BLU)):
        group([plate(fillet([(-.6, 0), (.6, 0), (.6, l - 2), (1.3, l - 2), (0, l), (-1.3, l - 2), (-.6, l - 2)], .15, closed=True)[::-1], .4, mat(c, .5), .1)], at=(0, -1.2, 15), rot=(0, a, 0))
    cyl(1, .9, mat(YEL, .5), at=(0, -1, 15), rot=(90, 0, 0))
    for s in (-1, 1):
        box(1.4, 7, 1.8, wm, .3, at=(s * 8, 1, -.8))
