"""Fitness, football, badminton, running, cycling and camping."""
import math
import random

from goods.electronics import word
from kit.catalogue import shot
from kit.packing import *
from kit.paint import *
from kit.shape import *
from kit.surface import *


@shot(180, 'kabut', elev=20, yaw=-26)
def dumbbells():
    iron, chrome = mat('22242a', .6, bump='noise', size=5, strength=.1), mat('d0d3d9', .15, .95)

    def bar(n, l):
        parts = [tube([(-l, 0, 0), (l, 0, 0)], 1.3, chrome), tube([(-5, 0, 0), (5, 0, 0)], 1.6, mat('3a3d44', .7, .5, bump='cell', size=7))]
        for s in (1, -1):
            x = 6.2
            for r, t in n:
                parts += [lathe(fillet([(1.4, 0), (r * .5, 0), (r * .55, .5), (r * .8, .5), (r * .85, 0), (r, .2), (r, t - .2), (r * .85, t), (1.4, t)], .2), iron, at=(s * x, 0, 0), rot=(0, s * 90, 0), n=48)]
                x += t + .25
            parts += [lathe([(1.3, 0), (2.6, 0), (2.9, .8), (2.6, 1.6), (1.3, 1.6)], mat('cf2a22', .4), at=(s * x, 0, 0), rot=(0, s * 90, 0), ribs=6, depth=.05), ]
        return parts
    group(bar([(9, 3), (7.4, 2.6), (6, 2.2)], 19), at=(0, -9, 9), rot=(0, 0, 8))
    group(bar([(9, 3), (7.4, 2.6), (6, 2.2)], 19), at=(4, 12, 9), rot=(0, 0, -6))
    tube([(-26, 26, 1.6), (30, 24, 1.6)], 1.5, chrome)
    tube([(-7, 25.4, 1.6), (9, 24.9, 1.6)], 2.4, mat('22242a', .9))


@shot(181, 'mawar', elev=22, yaw=-28)
def yoga_mat():
    m = mat('b59ad2', .9, bump='cell', size=3, strength=.3)
    sheet(lambda u, v: (((1.2 + u * 5.4) if u < 1 else 6.6) * math.cos(-u * 40), (v - .5) * 61, 6.8 + (1.2 + u * 5.4) * math.sin(-u * 40)), 240, 4, m, thick=.55)
    a = -40
    x0, z0 = 6.6 * math.cos(a), 6.8 + 6.6 * math.sin(a)
    sheet(lambda u, v: (x0 - u * 34 if True else 0, (v - .5) * 61, max(.35, z0 * (1 - u * 6) ** 2 if u < .166 else .35)), 40, 4, mat('9a7cc0', .9, bump='cell', size=3, strength=.3), thick=.55) if False else None
    for y in (-18, 18):
        tube([(7.1 * math.cos(t), y, 6.8 + 7.1 * math.sin(t)) for t in [2 * math.pi * k / 40 for k in range(40)]], .9, mat('4a3a6a', .8), closed=True, flat=(1, .3))
    tube(curve([(0, -18, 14), (-3, -8, 18), (-3, 8, 18), (0, 18, 14)]), .9, mat('4a3a6a', .8), flat=(.4, 1))
    box(38, 60, .6, mat('b59ad2', .9, bump='cell', size=3, strength=.3), .2, at=(25, 0, 0))
    decal(14, 4, word('larasgerak', '6a4a94', 66, 480, 110), at=(32, 0, .64), rot=(-90, 0, 90))


@shot(182, 'kapas', elev=22, yaw=-16, fill=.88)
def bands():
    names = ('X-RINGAN', 'RINGAN', 'SEDANG', 'BERAT', 'X-BERAT')
    for i, (c, w) in enumerate((('f0bf2a', 4.6), ('3fa85a', 6), ('3a6fd0', 7.4), ('d8304a', 8.8), ('2a2c34', 10.2))):
        m = mat(c, .5)
        x, y = -17 + i * 8.6, -13 + i * 5.4
        sheet(lambda u, v, w=w: (10.6 * math.cos(u * 6.2832), 3.0 * math.sin(u * 6.2832) * (1 + .3 * math.cos(u * 12.566)), v * w), 72, 4, m, at=(x, y, 0), thick=.55)
        decal(8, 2.3, word(names[i], 'ffffff' if i else '4a3200', 60, 330, 96, 800), at=(x + (4.4 if i else 0), y - 2.75, w * .5))
    puff(rrect(26, 19, 3), 7, mat('3a3f52', .9, bump='weave', size=2, strength=.3), at=(-17, 14, 10), rot=(-12, 0, 8), edge=5)
    tube([(-28, 11.2, 16), (-6.6, 8.2, 16)], .5, mat('f0b429', .5))
    group([decal(17, 4.4, word('BAJATAMA', 'f0b429', 74, 420, 110, 800))], at=(-16.4, 9.9, 9), rot=(-12, 0, 8))


@shot(183, 'kabut', elev=12, yaw=-22, fill=.84)
def pull_up_bar():
    chrome, foam = mat('d0d3d9', .15, .95), mat('1d1e23', .9, bump='cell', size=4, strength=.3)
    for x in (-42, 42):
        box(6, 18, 62, mat('fbf9f4', .6), .5, at=(x * 1.13, 0, 0))
        cyl(4.6, 4, mat('cf2a22', .6), at=(x * 1.06 - (4 if x > 0 else -0), 0, 46), rot=(0, 90, 0))
    tube([(-42, 0, 46), (42, 0, 46)], 1.6, chrome)
    tube([(-20, 0, 46), (20, 0, 46)], 1.9, chrome)
    for s in (-1, 1):
        tube([(s * 10, 0, 46), (s * 36, 0, 46)], 2.9, foam)
    box(96, 18, 6, mat('fbf9f4', .6), .5, at=(0, 0, 62))


@shot(186, 'nila', elev=6)
def keeper_gloves():
    for s in (1, -1):
        out = [(s * x, z) for x, z in fillet([(-5.4, -12), (5.0, -12), (5.4, -5), (8.2, -2.6), (11, 3.4), (9.4, 5.4), (7.4, 4.6), (5.6, 1.4), (5.8, 10.4), (3.6, 11.4), (3.0, 5.4), (2.6, 13.4), (.2, 13.6), (.2, 5.6), (-.6, 13), (-2.8, 12.6), (-2.4, 5), (-4, 10), (-6.0, 9.2), (-5.0, 2), (-6.2, -4)], .9, closed=True)]
        out = out if s > 0 else out[::-1]
        from kit.cloth import Pattern
        c = Pattern(out, 'f6f5ef', 24)
        for a, b in (((4.6, 2.6), (4.7, 10)), ((1.4, 4), (1.4, 12.4)), ((-1.5, 4), (-1.8, 11.6)), ((-3.8, 3), (-4.9, 8.6))):
            c.p.line(c.at((s * a[0], a[1]), (s * b[0], b[1])), 'e2582c', 26)
        c.fill('22242a', (-7, -12.4), (7, -12.4), (7, -5.6), (-7, -5.6))
        c.p.text(*c.at((s * -.4, -8.8)), 'SUNDUL', 84, 'f0b429', 800)
        c.fill('2a6fd0', (s * -5.2, -4.6), (s * 5.4, -4.4), (s * 3.4, .6), (s * -4.6, .6))
        group([c.make(t=4.4, edge=1.7, res=44, wrinkle=.15, grain=.4), box(11.6, 4.6, 3, mat('22242a', .8), 1, at=(0, 0, -9.4))], at=(s * 9.4, s * 1.5, 12), rot=(-6, s * 5, s * -8))


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


@shot(188, 'pandan', elev=8)
def badminton_racket():
    racket('1d1e24', '2a2c32', at=(-3, 0, 12), rot=(-10, 32, 0), accent='cf2a22')
    shuttle(at=(-6, -6, 1.4), rot=(0, 68, 20), s=1.5)


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


@shot(193, 'bata', elev=12, yaw=-12)
def waist_pack():
    m = mat('24262c', .8, bump='weave', size=4, strength=.2)
    tube([(13 * math.cos(a), 9.5 * math.sin(a), 7) for a in [2 * math.pi * i / 60 for i in range(60)]], 1.8, mat('d8307a', .85), closed=True, flat=(1.2, .35))
    puff(rrect(22, 9, 4), 6, m, at=(-3, -10, 7), edge=4)
    tube([(-11, -13.1, 9), (5, -13.1, 9)], .3, mat('d8307a', .5))
    decal(7, 1.6, word('LAJUR', 'ffffff', 70, 360, 90, 800), at=(-3, -13.1, 6))
    cyl(3.4, 8, m, at=(11, -9.4, 1.4))
    lathe(fillet([(.01, 0), (2.7, 0), (2.9, 9), (2.2, 10), (.01, 10)], .4), mat('9fd4ec', .2), at=(11, -9.4, 3))
    cyl(2.1, 1.8, mat('22242a', .4), at=(11, -9.4, 13))
    cyl(.9, 1.6, mat('d8307a', .4), at=(11, -9.4, 14.6))
    box(.2, .2, .2, m, 0, at=(0, 0, 2)), box(16, .3, .5, mat('d9dce4', .3), .1, at=(-3, -12.9, 3.6))


@shot(196, 'kunyit', elev=14, yaw=-30)
def helmet():
    m, dark = mat('b3262c', .3, coat=.7), mat('1b1c20', .7)

    def shell(u, v):
        a, ph = 2 * math.pi * u, math.pi / 2 * v
        return 13.6 * math.cos(a) * math.cos(ph) ** .8 * (1.0 + .06 * math.cos(a)), 9.8 * math.sin(a) * math.cos(ph) ** .8, 4.5 + 9.6 * math.sin(ph) - 1.2 * math.cos(2 * a) * (1 - v)
    sheet(shell, 80, 30, m)
    for y, l in ((0, 10), (4.2, 8.6), (-4.2, 8.6)):
        for x0 in (-6, 3.4):
            pts = []
            for k in range(9):
                x = x0 + (k / 8 - .5) * l * .72
                z = 4.5 + 9.75 * math.sqrt(max(0, 1 - (x / 14.2) ** 2 - (y / 9.9) ** 2)) + .02
                pts.append((x, y, z))
            tube(pts, [.15, .7, .95, 1.05, 1.1, 1.05, .95, .7, .15], dark, flat=(1.1, .28))
    lathe([(1, 0), (.94, -.2), (0, .4)], dark, at=(0, 0, 4.0)).scale = (13.2, 9.4, 1)
    plate(fillet([(-8, 0), (8, 0), (5, 5), (-5, 5)], 2, closed=True), .7, dark, .2, at=(15, 0, 5.4), rot=(-90, 0, -90)) if False else None
    for s in (1, -1):
        tube(curve([(6, s * 9, 5), (3, s * 8.4, -1), (0, s * 5, -7), (-1, 0, -9)]), .5, dark, flat=(.3, 1.3))
        tube(curve([(-6, s * 9, 5), (0, s * 8, -1), (0, s * 5, -7)]), .5, dark, flat=(.3, 1.3))
    box(3, 2, 1.4, mat('ff3a2a', .3, emit=1.6), .5, at=(-13.6, 0, 5.6))
    decal(5, 1.2, word('TAPAK', 'ffffff', 80, 360, 90, 800), at=(1, -9.95, 6), rot=(12, 0, 0))


@shot(197, 'malam', elev=14, yaw=-30)
def bike_light():
    dark, alu = mat('3a3d46', .4, .6), mat('b8bcc6', .25, .9)
    lathe(fillet([(.01, -6), (2.0, -6), (2.2, -4), (2.2, 2), (2.9, 4), (2.9, 6), (2.6, 6)], .3), dark, at=(0, 0, 7), rot=(90, 0, 0))
    for k in range(5):
        ring(2.25, .18, mat('22242a', .6), at=(0, 3 - k * .8, 7), rot=(90, 0, 0))
    cyl(2.5, .3, mat('fffbe8', .1, emit=4), at=(0, -5.9, 7), rot=(90, 0, 0))
    ring(2.75, .28, alu, at=(0, -6.1, 7), rot=(90, 0, 0))
    cyl(.9, .3, mat('3ac8ff', .3, emit=1), at=(0, .6, 9.1))
    box(2.4, 3, 2.4, mat('22242a', .5), .5, at=(0, 0, 2.8))
    tube([(-13, 0, 1.4), (13, 0, 1.4)], 1.6, alu)
    tube([(-18, 0, 1.4), (-10, 0, 1.4)], 2.1, mat('22242a', .9, bump='cell', size=5))
    ring(1.9, .5, mat('22242a', .6), at=(0, 0, 1.4), rot=(0, 90, 0))
    decal(3.4, 1, word('600 lm', 'ffffff', 70, 300, 90), at=(2.24, 1, 7), rot=(0, 0, 90))


@shot(198, 'pandan', elev=14, yaw=-30)
def tent():
    g, o = mat('5f7a4a', .7), mat('e2782c', .7)

    def dome(u, v):
        a = 2 * math.pi * u
        sq = 1 / max(abs(math.cos(a)), abs(math.sin(a))) ** .72
        ph = math.pi / 2 * v
        return 112 * math.cos(a) * sq * math.cos(ph), 108 * math.sin(a) * sq * math.cos(ph), 128 * math.sin(ph) ** .92
    sheet(dome, 96, 30, g)
    for s in (1, -1):
        tube(curve([(s * -113, -110, 0), (s * -82, -78, 82), (0, 0, 131), (s * 82, 78, 82), (s * 113, 110, 0)], 10), 2.2, o)
    door = mirror(fillet([(0, 92), (22, 80), (46, 30), (50, 2), (0, 2)], 12))
    group([plate(door, 1.5, mat('2a3422', .9), .4), plate(fillet([(4, 90), (24, 78), (47, 30), (50, 4), (30, 4)], 8, closed=True)[::-1], 3, mat('d9cfae', .8), .6, at=(4, -1.5, 0)), tube(curve([(-50, -1, 2), (-46, -1, 32), (-22, -1, 82), (0, -1, 93), (22, -1, 82), (46, -1, 32), (50, -1, 2)]), 1.4, o)], at=(0, -118, 0), rot=(-17, 0, 0))
    for x, y in ((-130, -130), (130, -130), (130, 130), (-130, 130)):
        tube([(x * .86, y * .84, 4), (x * 1.12, y * 1.1, 0)], .8, mat('f3ece0', .6))
    decal(50, 14, word('TAPAK', 'f3ece0', 80, 360, 100, 800), at=(0, -88, 104), rot=(-58, 0, 0)) if False else None


@shot(199, 'kabut', elev=26, yaw=-24)
def sleeping_bag():
    b, k = mat('2458a8', .6), mat('1b1d24', .8, bump='fur', size=3)
    out = mirror(fillet([(0, 105), (20, 102), (33, 86), (37, 60), (30, -70), (24, -100), (0, -104)], 12))
    group([puff(out, 24, b, edge=20, res=50, relief=lambda x, z: 2.4 * abs(math.sin(z * .13)), back=.4), puff(mirror(fillet([(0, 98), (15, 94), (22, 82), (20, 62), (0, 56)], 8)), 8, k, at=(0, -11, 0), edge=7), tube([(26, -9, 60), (25, -9.4, 0), (20, -8, -70)], 1, mat('f0b429', .5)), tube(curve([(20, -11.5, 60), (8, -13.4, 50), (-8, -13.4, 50), (-20, -11.5, 60)]), 1.4, mat('f0b429', .5))], at=(0, 0, 8), rot=(-84, 0, 0))
    group([lathe(fillet([(.01, -19), (9, -19), (11, -15), (11, 15), (9, 19), (.01, 19)], 2), b, rot=(0, 90, 0), ribs=24, depth=.02, n=120)] + [tube([(x, 11.4 * math.cos(a), 11.4 * math.sin(a)) for a in [2 * math.pi * i / 30 for i in range(30)]], 1, mat('1b1d24', .7), closed=True, flat=(1.3, .3)) for x in (-10, 10)], at=(64, -60, 11), rot=(0, 0, 20))
