"""Toys: learning, dolls, blocks and puzzles, remote-controlled cars, board games."""
import math
import random

from goods.electronics import word
from goods.home import teak
from kit.catalogue import shot
from kit.packing import *
from kit.paint import *
from kit.shape import *
from kit.surface import *

RED, YEL, BLU, GRN, ORG, PUR = 'e2342f', 'f6bf1f', '2f7fe0', '3fae4a', 'f0862a', '8a5ac8'


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
    from goods.gadgets import _round
    parts.append(decal(9, 9, printed(_round(clock), .5), **f(1.5, 8)))
    parts += [box(5, .8, 6, mat(BLU, .5), .3, at=(12.6, -1.3, 5.6)), box(4, .6, 5, mat('f6f4ee', .5), .3, at=(12.6, -1.7, 6.1)), cyl(.5, .8, mat('d9b45a', .3, .9), at=(14.2, -2, 8.4), rot=(90, 0, 0))]
    parts += [tube([(-16, -2.4, -5.4), (-2, -2.4, -5.4)], .35, mat('c9ccd2', .2, .9))] + [ball(1.4, mat(c, .4), at=(-14 + i * 2.9, -2.4, -5.4)) for i, c in enumerate((RED, ORG, YEL, GRN, BLU))]
    parts += [box(1.6, 1.0, 9, mat('22242a', .6), .2, at=(3.4, -1.5, -11.6)), box(2, .6, 1.8, mat('d9b45a', .3, .9), .2, at=(3.4, -2.1, -6.4))]
    for i in range(4):
        parts.append(group([plate(((oval(3, 3), rrect(2.7, 2.7, .2), star(3, 1.9, .95), star(5, 1.9, .9))[i]), .9, mat((GRN, PUR, ORG, YEL)[i], .5), .15)], at=(8 + (i % 2) * 6, -1.5, -3.4 - (i // 2) * 6)))
    parts += [tube([(-14, -1.4, -12), (-12, -2.4, -10), (-10, -1.4, -12), (-8, -2.4, -10), (-6, -1.4, -12)], .3, mat(RED, .7)), box(2.4, 1, 3.4, mat('f6f4ee', .4), .3, at=(-2, -1.5, 1)), box(1, 1.2, 1.4, mat(RED, .4), .2, at=(-2, -2, 2.4))]
    group(parts, at=(0, 0, 15), rot=(-12, 0, 0))


@shot(201, 'kunyit', elev=14, yaw=-14)
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


def teddy(fur, belly, bow=None, k=1.0):
    m, b, dark = mat(fur, 1, bump='fur', size=2.6, strength=1.0, sheen=.4), mat(belly, 1, bump='fur', size=2.6, strength=.8), mat('15100c', .2, coat=1)
    parts = [ball(11, m, at=(0, 0, 11), s=(1, .85, 1.08)), ball(8, b, at=(0, -3.4, 10.4), s=(.85, .75, .95)), ball(9, m, at=(0, -1, 27.6), s=(1.06, .95, .95)), ball(4.2, b, at=(0, -8.2, 25.6), s=(1.1, .8, .85)),
             ball(1.35, dark, at=(0, -11.4, 27), s=(1.3, .8, .9)), tube(curve([(-1.6, -11.3, 24.4), (0, -11.7, 23.8), (1.6, -11.3, 24.4)]), .22, dark), tube([(0, -11.7, 26), (0, -11.8, 24)], .2, dark)]
    for s in (-1, 1):
        parts += [ball(.95, dark, at=(s * 3.6, -8.6, 29.4)), ball(3.4, m, at=(s * 7.4, -.6, 35.2), s=(1, .6, 1)), ball(2.1, b, at=(s * 7.4, -2.0, 35.2), s=(1, .5, 1)),
                  ball(4, m, at=(s * 11.4, -3, 14.6), s=(.85, .85, 1.7), rot=(20, s * -28, 0)), ball(5, m, at=(s * 8.4, -8.4, 4.6), s=(.95, 1.5, .95), rot=(0, 0, s * 22)), ball(3.4, b, at=(s * 10.2, -14.4, 5), s=(1, .4, 1), rot=(0, 0, s * 22))]
    if bow:
        bm = mat(bow, .35, sheen=.5)
        for s in (-1, 1):
            parts += [puff([(s * x, z) for x, z in fillet([(0, .8), (5, 3.2), (5.6, -2.6), (0, -.8)], 1.2, closed=True)][::-s], 3, bm, at=(0, -8, 20), edge=2, res=16), tube([(0, -8.4, 20), (s * 2.4, -9.4, 14)], [.7, 1.3], bm, flat=(1.2, .3))]
        parts.append(ball(1.2, bm, at=(0, -8.8, 20)))
    return group(parts, s=k)


@shot(204, 'kunyit', elev=8, yaw=-14)
def bear():
    teddy('8a5a34', 'd9b088', 'c8262c')


@shot(205, 'mawar', elev=8, yaw=-12)
def rabbit():
    m, d = mat('f3ead8', .95, bump='cell', size=5, strength=1.0), mat('e8a51c', .95, bump='cell', size=5, strength=1.0)
    ball(5.6, d, at=(0, 0, 7), s=(1, .85, 1.25)), ball(5.4, m, at=(0, -.6, 16.6), s=(1.05, .95, .95))
    lathe([(4.6, 9), (8, 2.6), (7.4, 2.2), (4, 8)], d, ribs=12, depth=.04, n=96)
    for s in (-1, 1):
        ball(2, m, at=(s * 2.3, .3, 25), s=(.85, .5, 2.7), rot=(0, s * 8, 0)), ball(1.2, mat('f0b8c0', .95), at=(s * 2.3, -.6, 25), s=(.8, .4, 2.6), rot=(0, s * 8, 0))
        ball(.55, mat('15100c', .2), at=(s * 2.1, -5.2, 17.4)), ball(.9, mat('f0b0b8', .9), at=(s * 3.5, -4.6, 15.6), s=(1, .4, .8))
        tube([(s * 4.6, -.6, 11), (s * 8, -2, 7)], [1.5, 1.7], m), ball(1.8, m, at=(s * 8.2, -2, 6.6)), tube([(s * 2.4, -2, 3), (s * 3.2, -7, 1.9)], [1.7, 1.9], m), ball(2.2, m, at=(s * 3.3, -7.6, 2.1))
    ball(.5, mat('d8788a', .7), at=(0, -5.9, 16.2), s=(1.3, .7, .9))
    tube(curve([(-.8, -5.7, 15.2), (0, -5.9, 14.8), (.8, -5.7, 15.2)]), .12, mat('8a4a4a', .8))
    ring(4.0, .7, mat('ffffff', .95, bump='cell', size=5), at=(0, -.2, 12.2))


@shot(206, 'pandan', elev=10)
def hand_puppets():
    animals = [('f0a02a', 'f6e3b8', 'lion'), ('9aa0a8', 'd9dce0', 'elephant'), ('7fae4a', 'c8e08a', 'frog'), ('c97b3a', 'f3dfc0', 'bear'), ('f3b0bc', 'fbe0e4', 'pig'), ('f6f4ee', 'f0b8c0', 'rabbit')]
    for i, (c, b, kind) in enumerate(animals):
        m, bm, dark = mat(c, 1, bump='fur', size=4, strength=.7), mat(b, 1, bump='fur', size=4, strength=.5), mat('15100c', .2)
        parts = [lathe(curve([(.01, 0), (4.2, 0), (4, 4), (3.2, 9), (2.6, 11), (.01, 11.6)], 4), m, sy=.6), ball(4.2, m, at=(0, -.3, 14.4), s=(1, .9, .95)), ball(1.9, bm, at=(0, -3.5, 13.4), s=(1.1, .7, .9))]
        for s in (-1, 1):
            parts += [tube([(s * 2.6, 0, 9), (s * 5.6, -1, 9.6)], [1.3, 1.5], m), ball(1.5, m, at=(s * 5.7, -1, 9.6)), ball(.5, dark, at=(s * 1.6, -3.7, 15.4))]
            if kind == 'rabbit':
                parts.append(ball(1.3, m, at=(s * 1.8, .2, 20), s=(.9, .5, 2.4)))
            elif kind == 'elephant':
                parts.append(ball(2.8, m, at=(s * 4.8, .4, 15), s=(.9, .3, 1)))
            elif kind == 'frog':
                parts += [ball(1.5, m, at=(s * 1.9, -1.6, 18)), ball(.9, mat('ffffff', .3), at=(s * 1.9, -2.7, 18.3)), ball(.45, dark, at=(s * 1.9, -3.5, 18.4))]
            else:
                parts.append(ball(1.4, m, at=(s * 3.0, .2, 17.8), s=(1, .6, 1)))
        if kind == 'elephant':
            parts.append(tube(curve([(0, -3.6, 14), (0, -5.6, 12), (0, -5.8, 9.6), (0, -7, 8.6)]), [1.1] * 8 + [.9] * 8 + [.7] * 9, m))
        elif kind == 'lion':
            parts.append(lathe([(3.4, -1), (5.6, -.4), (5.6, .8), (3.4, 1)], mat('b5601a', 1, bump='fur', size=4), at=(0, .6, 14.4), rot=(90, 0, 0), ribs=14, depth=.08, n=120))
        elif kind == 'pig':
            parts += [ball(.3, dark, at=(s * .6, -4.9, 13.4)) for s in (-1, 1)]
        else:
            parts.append(ball(.55, dark, at=(0, -4.9, 14), s=(1.3, .7, .9)))
        group(parts, at=(-16 + (i % 3) * 16, 8 if i < 3 else -6, 0 if i >= 3 else 10))
    box(48, 8, 10, mat('f6e3b8', .8), .8, at=(0, 9, 0))


@shot(207, 'kapas', elev=14, yaw=-14)
def baby_doll():
    skin, yel = mat('e8b896', .5), mat('f6d24a', .95, bump='noise', size=2)
    ball(6.4, skin, at=(0, -1, 23), s=(1, .95, 1)), ball(6.3, mat('3a2414', .9, bump='fur', size=3), at=(0, .5, 24.6), s=(1.02, .95, .9))
    ball(6.2, yel, at=(0, 0, 11), s=(1, .85, 1.25))
    for s in (-1, 1):
        ball(.8, mat('ffffff', .2), at=(s * 2.2, -6.6, 23.4), s=(1, .5, 1.1)), ball(.5, mat('3a2414', .1), at=(s * 2.2, -7.0, 23.4)), ball(1.3, mat('f09a90', .7), at=(s * 3.7, -5.5, 21.2), s=(1, .3, .7)), ball(1.3, skin, at=(s * 6.2, -1, 22.6), s=(.5, .8, 1))
        tube(curve([(s * 4.6, -1, 15.4), (s * 8.6, -3, 12), (s * 9.4, -6, 10)]), 2.1, yel), ball(2.0, skin, at=(s * 9.5, -6.6, 9.6))
        tube(curve([(s * 3, -2, 6), (s * 5.6, -8, 4.4), (s * 6.6, -13, 3)]), 2.6, yel), ball(2.6, skin, at=(s * 6.8, -14, 3.2), s=(.9, 1.2, 1))
    tube(curve([(-1.3, -7.0, 20.4), (0, -7.3, 19.9), (1.3, -7.0, 20.4)]), .3, mat('c8564a', .5)), ball(.7, skin, at=(0, -7.2, 21.9))
    for i in range(3):
        cyl(.5, .3, mat('ffffff', .4), at=(0, -5.3 - .1 * i, 14.5 - i * 2.6), rot=(90, 0, 0))
    duck = mat('f6c01f', .4)
    group([ball(2.6, duck, at=(0, 0, 2), s=(1.3, 1, .9)), ball(1.7, duck, at=(1.6, 0, 5)), ball(.7, mat(ORG, .4), at=(3.4, 0, 4.8), s=(1.2, 1, .5)), ball(.25, mat('15100c', .2), at=(2.6, -1.2, 5.5))], at=(14, -8, 0))
    group([lathe(fillet([(.01, 0), (2, 0), (2, 6), (1.4, 7), (.01, 7)], .4), mat('eef4f8', .3)), cyl(1.6, 1, mat('f0a8b8', .4), at=(0, 0, 6.8)), ball(.8, mat('f3d8c0', .5), at=(0, 0, 8.2))], at=(-14, -6, 0))


def brick(w, d, c, at, rot=0, u=3.2, h=3.8):
    m = mat(c, .25, coat=.4)
    parts = [box(w * u - .1, d * u - .1, h, m, .14, seg=2)]
    for i in range(w):
        for j in range(d):
            parts.append(cyl(1.0, .8, m, at=((i - (w - 1) / 2) * u, (j - (d - 1) / 2) * u, h), n=24, bevel=.12))
    return group(parts, at, (0, 0, rot))


@shot(208, 'kapas', elev=20, yaw=-22)
def bricks():
    rnd = random.Random(7)
    cols = [RED, YEL, BLU, GRN, ORG]
    for z in range(4):
        x = -9.6
        while x < 9:
            w = 2 if (z % 2 == 0) or x > 5 else rnd.choice((2, 2))
            brick(w, 2, cols[(int(x) + z * 2) % 5], (x + w * 1.6, 4, z * 3.8))
            x += w * 3.2
    brick(4, 2, RED, (-3.2, 4, 15.2)), brick(2, 2, YEL, (6.4, 4, 15.2)), brick(2, 2, BLU, (-3.2, 4, 19))
    brick(4, 2, BLU, (-8, -9, 0), 20), brick(2, 2, YEL, (3, -10, 0), -14), brick(2, 2, GRN, (11, -6, 0), 34), brick(2, 2, ORG, (-16, -4, 0), 50)
    p = Print(500, 300, 'e2342f').text(250, 120, 'BATA RIA', 100, 'ffffff', 800).text(250, 220, '120 keping', 54, 'ffe08a', 700)
    group([box(22, 16, 14, mat('f6c92a', .4), 1.4), box(23, 17, 2, mat(RED, .4), .8, at=(0, 0, 13.4)), decal(16, 9, printed(p.path(), .4), at=(0, -8.05, 7))], at=(26, 4, 0))


@shot(209, 'nila', elev=34, yaw=-6)
def map_puzzle():
    p = Print(1000, 470, '8fd0ea').tile(lambda q, x, y: q.line([(x, y), (x + 14, y - 4), (x + 28, y)], 'a8dcf0', 3), 90, 50)
    box(60, 28, 1.2, wood('d9b070', None, .2), .5)
    decal(58.6, 26.6, printed(p.path(), .6), at=(0, 0, 1.22), rot=(-90, 0, 0))
    islands = [([(-27, 10), (-24, 9.6), (-17, 2), (-12, -5), (-14, -6.4), (-20, -1), (-26, 7)], 4), ([(-12.6, -7.6), (-6, -8.2), (0, -9.2), (0, -10.6), (-6, -10.2), (-12.6, -9.2)], 4), ([(-10, 3), (-6, 7.4), (-2, 9), (1, 6), (-.6, 2), (-2, -3.4), (-7, -3), (-9.6, 0)], 5), ([(3, 5), (9, 6), (10, 4.6), (5, 3.6), (5, 1), (8.6, 0), (8.4, -1.2), (5.4, -1), (6.4, -4.6), (4.8, -5), (4, -1), (2.6, -2), (3, 2)], 2), ([(14, 5), (16, 4), (15, 1), (13.4, 2)], 1), ([(17, 2.4), (21, 3.2), (24, 1), (28, -.6), (28, -9), (25, -7.6), (22, -4), (19.4, -2), (18.6, .6)], 5), ([(2, -10.4), (5, -10.2), (5, -11.4), (2, -11.4)], 1), ([(7, -10.4), (12, -10.6), (11, -11.8), (7, -11.6)], 1), ([(13, -3), (17, -2.6), (17, -3.8), (13, -4)], 1)]
    cols = [RED, YEL, GRN, ORG, PUR, 'e86aa0', '2aa3a3', 'f09a5a', '6ac04a']
    k = 0
    for pts, n in islands:
        xs = [q[0] for q in pts]
        outline = fillet(pts, .6, closed=True)
        area = sum(a[0] * b[1] - b[0] * a[1] for a, b in zip(outline, outline[1:] + outline[:1]))
        outline = outline if area > 0 else outline[::-1]
        group([plate(outline, 1.0, mat(cols[k % 9], .5), .15)], at=(0, 0, 1.7), rot=(-90, 0, 0))
        for i in range(1, n):
            x = min(xs) + (max(xs) - min(xs)) * i / n
            zs = []
            for a, b in zip(outline, outline[1:] + outline[:1]):
                if (a[0] - x) * (b[0] - x) < 0:
                    zs.append(a[1] + (b[1] - a[1]) * (x - a[0]) / (b[0] - a[0]))
            if len(zs) >= 2:
                tube([(x, min(zs), 2.25), (x + .2, max(zs), 2.25)], .14, mat('fff6e0', .6), n=6)
        k += 1
    group([plate(fillet([(-2, -2), (2, -1.6), (2.4, 1.4), (-1, 2.2)], .5, closed=True), 1, mat(RED, .5), .15)], at=(20, -18, .6), rot=(-90, 0, 20))
    group([plate(fillet([(-2.4, -1), (1, -2), (2.4, 1), (-1, 1.6)], .5, closed=True), 1, mat(GRN, .5), .15)], at=(12, -17, .6), rot=(-90, 0, 50))


@shot(210, 'pandan', elev=20, yaw=-14)
def jigsaw():
    p = Print(700, 500, '8fd0ea').fade('9fd8f0', 'fbe6c0')
    p.poly([(0, 220), (180, 90), (300, 190), (430, 70), (700, 230), (700, 500), (0, 500)], '5a8a9a')
    for i in range(8):
        y = 220 + i * 36
        p.poly([(0, y + 20 * math.sin(i))] + [(x, y + 26 * math.sin(x * .012 + i * .8)) for x in range(0, 701, 35)] + [(700, 500), (0, 500)], ('6fae3a', '8fc84a', '5a9a34', 'a8d45a')[i % 4])
    q = Print(700, 500)
    q.image.paste(p.image)
    for i in range(1, 10):
        q.line([(i * 70, y) for y in range(0, 501, 50)], '3a5a2a', 2)
    for j in range(1, 7):
        q.line([(x, j * 71) for x in range(0, 701, 70)], '3a5a2a', 2)
    box(42, 30, .5, mat('d9d0b8', .8), .1, at=(6, -12, 0))
    decal(42, 30, printed(q.path(), .6), at=(6, -12, .52), rot=(-90, 0, 0))
    front = Print(700, 500)
    front.image.paste(p.image)
    front.rect(0, 380, 700, 120, '24573a').text(350, 420, 'Sawah Terasering', 62, 'ffffff', 800).text(350, 474, '1000 keping', 40, 'f6c955', 700)
    carton(34, 6, 24, front, '24573a', at=(-8, 12, 0))
    knob = [(-2, -2), (-.5, -2), (-.7, -2.8), (0, -3.2), (.7, -2.8), (.5, -2), (2, -2), (2, -.5), (2.8, -.7), (3.2, 0), (2.8, .7), (2, .5), (2, 2), (-2, 2)]
    for x, y, c, t in ((-22, -10, '8fc84a', 10), (-24, -18, '5a8a9a', 60), (-18, -22, '9fd8f0', 120), (-14, -16, '6fae3a', 200)):
        group([plate(fillet(knob, .3, closed=True), .5, mat(c, .6), .1)], at=(x, y, .4), rot=(-90, 0, t))


@shot(211, 'kabut', elev=16, yaw=-24)
def magnet_tiles():
    def tile(c, pts, at, rot):
        edge_ = mat(c, .2, coat=.5)
        return group([tube([(x, 0, z) for x, z in pts], .35, edge_, closed=True, n=8), plate([(x * .96, z * .96) for x, z in pts], .3, mat(c, .1, alpha=.55), 0)], at, rot)
    sq = [(-3.7, -3.7), (3.7, -3.7), (3.7, 3.7), (-3.7, 3.7)]
    tri = [(-3.7, -3.7), (3.7, -3.7), (0, 3.2)]
    cols = [RED, YEL, BLU, GRN, ORG, PUR]
    for z in range(2):
        for i in range(2):
            tile(cols[(z * 2 + i) % 6], sq, ((i - .5) * 7.6, -7.6, 4 + z * 7.6), (0, 0, 0))
            tile(cols[(z + i + 3) % 6], sq, (7.6, (i - .5) * 7.6 - 3.8 + 0, 4 + z * 7.6), (0, 0, 90))
            tile(cols[(z * 2 + i + 4) % 6], sq, (-7.6, (i - .5) * 7.6 - 3.8, 4 + z * 7.6), (0, 0, 90))
    for i in range(2):
        tile(cols[i + 1], tri, ((i - .5) * 7.6, -6, 19), (-26, 0, 0))
    tile(PUR, tri, (7.0, -3.8, 19), (0, -14, 90))
    tile(GRN, sq, (15, -13, .5), (-90, 0, 20)), tile(ORG, tri, (-15, -13, .5), (-90, 0, -10)), tile(RED, sq, (17, -3, 3.6), (-30, 0, 40))


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


@shot(216, 'pandan', elev=40, yaw=-34, fill=.94)
def congklak():
    wm, hole = wood('8a4a24', '5a2c12', .25), mat('4a2410', .7)
    plate(rrect(76, 17, 8), 5, wm, 1.2, at=(0, 0, 2.5), rot=(-90, 0, 0))
    shell = mat('f3e8d4', .25, coat=.5)
    rnd = random.Random(6)
    for j in (-1, 1):
        for i in range(7):
            x, y = -24 + i * 8, j * 3.9
            lathe([(3.2, .06), (2.9, .02), (0, -.0)], hole, at=(x, y, 5.05))
            for _ in range(rnd.randint(4, 7)):
                ball(.75, shell, at=(x + rnd.uniform(-1.5, 1.5), y + rnd.uniform(-1.5, 1.5), 5.5), s=(1.2, .85, .7), rot=(0, 0, rnd.uniform(0, 180)), n=14)
    for s in (-1, 1):
        lathe([(4.6, .06), (4.2, .02), (0, 0)], hole, at=(s * 32.4, 0, 5.05))
        for _ in range(14):
            ball(.75, shell, at=(s * 32.4 + rnd.uniform(-2.6, 2.6), rnd.uniform(-2.6, 2.6), 5.5 + rnd.uniform(0, .5)), s=(1.2, .85, .7), rot=(0, 0, rnd.uniform(0, 180)), n=14)
    box(.5, 17, 5.1, mat('d9b45a', .3, .9), .1, at=(0, 0, 0))
    for x, y, t in ((-6, -13, 20), (-2, -14.4, 90), (4, -13, 150), (9, -14, 40)):
        ball(.95, shell, at=(x, y, .6), s=(1.25, .85, .7), rot=(0, 0, t), n=16)


@shot(217, 'kapas', elev=28, yaw=-26)
def chess():
    lw, dw = wood('e6c68e', 'cda566', .5), wood('6a3a1c', '42220f', .5)
    box(30, 30, 2.4, dw, .4)
    p = Print(512, 512, 'e8cc98')
    for i in range(8):
        for j in range(8):
            if (i + j) % 2:
                p.rect(i * 64, j * 64, 64, 64, '6a3a1c')
    decal(27, 27, printed(p.path(), .4), at=(0, 0, 2.42), rot=(-90, 0, 0))
    u = 27 / 8

    def piece(kind, m, x, y):
        at = ((x - 3.5) * u, (y - 3.5) * u, 2.42)
        h = dict(p=2.4, r=3.0, n=3.2, b=3.8, q=4.4, k=4.6)[kind]
        base = [(0, 0), (1.15, 0), (1.15, .35), (.8, .6), (.5, h * .5), (.48, h * .66), (.75, h * .7), (.5, h * .74)]
        parts = [lathe(base + [(.0, h * .74)], m, n=24)]
        if kind == 'p':
            parts.append(ball(.62, m, at=(0, 0, h * .9), n=16))
        elif kind == 'r':
            parts.append(lathe([(.5, h * .7), (.8, h * .8), (.8, h), (.5, h), (.5, h * .9), (0, h * .9)], m, n=24))
        elif kind == 'n':
            parts.append(plate(fillet([(-.6, 0), (.7, 0), (.5, .9), (1.1, 1.5), (.8, 2.1), (-.1, 2.3), (-.7, 1.4)], .15, closed=True), .8, m, .2, at=(0, 0, h * .5)))
        else:
            parts += [lathe([(.45, h * .72), (.75, h * .9), (.3, h * .97), (0, h)], m, n=24), ball(.25, m, at=(0, 0, h * 1.02), n=12)]
        if kind == 'k':
            parts += [box(.2, .2, .9, m, .05, at=(0, 0, h)), box(.6, .2, .2, m, .05, at=(0, 0, h + .45))]
        group(parts, at)
    L, D = wood('e0b878', None, 1, .4, 'Z'), wood('4a2812', None, 1, .4, 'Z')
    for i, k in enumerate('rnbqkbnr'):
        piece(k, L, i, 0), piece(k, D, i, 7)
        piece('p', L, i, 1 if i != 4 else 3), piece('p', D, i, 6 if i != 3 else 4)


@shot(218, 'kunyit', elev=10, yaw=-28)
def tower():
    m = wood('e6c48a', 'd0a668', .6, .6)
    for k in range(17):
        for i in range(3):
            if (k, i) in ((6, 0), (9, 1), (12, 2), (4, 1)):
                continue
            o = (i - 1) * 2.52
            out_ = 2.2 if (k, i) == (10, 2) else 0
            if k % 2:
                box(7.5, 2.46, 1.48, m, .12, at=(out_, o, k * 1.5), seg=2)
            else:
                box(2.46, 7.5, 1.48, m, .12, at=(o, -out_, k * 1.5), seg=2)
    for x, y, t in ((9, -4, 30), (11, 2, -20), (-9, -4, 60)):
        box(7.5, 2.5, 1.5, m, .12, at=(x, y, 0), rot=(0, 0, t))
    group([tube([(0, 0, 0), (9, 0, 0)], .5, m), cyl(1.4, 4, m, at=(9, 0, -2))], at=(-2, -9, 1.5), rot=(90, 0, -20))
    group([box(2.6, 2.6, 2.6, mat('f6f2e6', .4), .5)] + [cyl(.3, .05, mat(c, .5), at=(x, -1.3, z), rot=(90, 0, 0), n=12) for x, z, c in ((-.6, .7, RED), (.6, 1.9, RED), (0, 1.3, RED))] + [cyl(.3, .05, mat(BLU, .5), at=(0, 0, 2.58), n=12)], at=(5.4, -9, 0), rot=(0, 0, 24))


@shot(219, 'pandan', elev=32, yaw=-12)
def spice_route():
    p = Print(700, 700, 'e9d2a0')
    p.rect(20, 20, 660, 660, 'cfe3e0', 20, '8a5a2c', 10)
    for pts in ([(90, 130), (230, 250), (330, 400), (280, 420), (120, 240)], [(340, 470), (560, 500), (560, 540), (340, 510)], [(320, 180), (460, 140), (480, 300), (380, 360), (320, 280)], [(520, 180), (570, 200), (560, 360), (520, 320)], [(590, 330), (660, 350), (660, 470), (600, 420)]):
        p.poly(curve(pts, 6, True), 'c9b06a')
    route = curve([(130, 160), (210, 330), (320, 440), (440, 420), (520, 400), (600, 380), (560, 250), (420, 110), (250, 120)], 10)
    for i in range(0, len(route), 4):
        p.oval(route[i][0], route[i][1], 9, fill='b5281c', line='fff6e0', lw=3)
    p.text(350, 620, 'JALUR REMPAH', 66, '5a2c12', 800)
    motif(p, 'star', 580, 110, 90, 'b5281c')
    box(50, 50, .7, mat('8a5a2c', .6), .1)
    decal(49.6, 49.6, printed(p.path(), .6), at=(0, 0, .72), rot=(-90, 0, 0))
    for i, c in enumerate((RED, BLU, GRN, YEL, 'f3ece0')):
        x, y = (-15 + i * 8.4, (4, -6, 8, -2, 12)[i])
        lathe([(0, 0), (1.3, 0), (1.1, .5), (.5, 2.6), (0, 2.8)], mat(c, .4), at=(x, y, .72)), ball(.9, mat(c, .4), at=(x, y, 4.2))
    for x, y, t in ((16, -16, 20), (20, -12, 50)):
        group([box(2.8, 2.8, 2.8, mat('f6f2e6', .4), .5)] + [cyl(.32, .05, mat('22242a', .5), at=(dx, dy, 2.78), n=12) for dx, dy in ((-.7, .7), (.7, -.7), (0, 0))], at=(x, y, .72), rot=(0, 0, t))
    for i in range(4):
        q = Print(200, 280, ('b5281c', '24573a', 'c9862c', '2f4a8a')[i]).rect(14, 14, 172, 252, 'f6eeda', 10)
        motif(q, ('chili', 'leaf', 'flower', 'bean')[i], 100, 140, 110, ('c8261c', '3f8f3a', 'e8a51c', '5a2c12')[i], '3f7d3a')
        group([box(7, 10, .25, mat('f6eeda', .6), .1), decal(6.9, 9.9, printed(q.path(), .5), at=(0, 0, .27), rot=(-90, 0, 0))], at=(-22 + i * 6.4, -31 - i * .8, i * .2), rot=(0, 0, 12 - i * 7))
    box_ = Print(500, 360, '5a2c12')
    kawung(box_, '6f3a1a', '8a4f22', 90)
    box_.rect(60, 110, 380, 140, '5a2c12').text(250, 160, 'JALUR REMPAH', 54, 'f6c955', 800).text(250, 216, '2-5 pemain', 34, 'f6eeda', 600)
    carton(28, 6, 20, box_, '5a2c12', at=(-2, 31, 0))
