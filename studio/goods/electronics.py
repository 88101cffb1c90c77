"""Phones for the old and the rough, computers, sound, television, cameras."""
import math

from goods.phones import home_screen, phone, phone_back
from kit.catalogue import shot
from kit.packing import *
from kit.paint import *
from kit.shape import *
from kit.surface import *


def word(s, colour, size=60, w=400, h=90, weight=700):
    return printed(Print(w, h).text(w / 2, h / 2, s, size, colour, weight, w * .96).path(False), .4)


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


ROWS75 = [[1] * 14 + [1], [1] * 13 + [2, 1][:1] + [1], [1.5] + [1] * 12 + [1.5, 1], [1.75] + [1] * 11 + [2.25, 1], [2.25] + [1] * 10 + [1.75, 1, 1], [1.25, 1.25, 1.25, 6.25, 1, 1, 1, 1, 1, 1][:10]]


@shot(42, 'mawar', elev=10, yaw=-8)
def senior_phone():
    body = mat('c0262c', .35, coat=.4)
    plate(rrect(7.4, 16.4, 1.5), 1.8, body, .5, at=(0, 0, 8.2))
    p = Print(300, 240, 'dfeefb').text(150, 80, '12:30', 96, '15306a', 800).text(150, 160, 'Sabtu', 52, '15306a', 700).text(150, 210, '21 Nov', 40, '15306a', 600)
    box(6.4, .2, 5.2, mat('0c0d10', .1), .3, at=(0, -.9, 10.6))
    decal(5.6, 4.4, printed(p.path(), .2, emit=.4), at=(0, -1.02, 13.2))
    for i, t in enumerate('123456789*0#'):
        x, z = -2.1 + (i % 3) * 2.1, 7.4 - (i // 3) * 1.65
        group([plate(rrect(1.85, 1.35, .45), .3, mat('fbfbf7', .4), .12), decal(1.2, 1.1, word(t, '15151a', 88, 100, 92, 800), at=(0, -.17, 0))], at=(x, -.98, z))
    group([plate(rrect(1.9, .9, .4), .3, mat('2fa84f', .4), .1)], at=(-2.1, -.98, 9.4))
    group([plate(rrect(1.9, .9, .4), .3, mat('22262e', .4), .1)], at=(2.1, -.98, 9.4))
    group([plate(rrect(7.4, 16.4, 1.5), 1.8, body, .5), box(3.6, .5, 2.4, mat('f6f2ee', .4), .4, at=(0, -.95, 1.2)), decal(2.8, 1.7, word('SOS', 'c0262c', 84, 200, 120, 800), at=(0, -1.22, 2.4)), decal(2.4, .8, word('senter', 'ffffff', 50, 240, 80), at=(0, -.92, -4))], at=(7.6, 3.4, 8.2), rot=(0, 0, -18))


@shot(43, 'kapas', elev=9)
def rugged_phone():
    dark, orange = mat('22252a', .7, bump='cell', size=5, strength=.3), mat('f07a1c', .5)

    def shell(back):
        oct_ = [(-4, 7), (-3, 8.4), (3, 8.4), (4, 7), (4.3, 2), (4.3, -2), (4, -7), (3, -8.4), (-3, -8.4), (-4, -7), (-4.3, -2), (-4.3, 2)]
        parts = [plate(fillet(oct_, .5, closed=True), 1.9, dark, .4)]
        for sx in (1, -1):
            for sz in (1, -1):
                parts.append(plate(fillet([(sx * 2.8, sz * 8.65), (sx * 4.2, sz * 7.2), (sx * 4.2, sz * 5.8), (sx * 3, sz * 6.9), (sx * 1.6, sz * 8.65)], .25, closed=True), 2.15, orange, .3))
        return parts
    front = shell(False) + [plate(rrect(6.8, 14.4, .8), .1, mat('06070a', .1), .04, at=(0, -.95, 0)), plate(rrect(6.3, 13.4, .6), .08, printed(home_screen(360, 760, '20352a', 'f07a1c', '05:30').path(), .12, emit=.5), .02, at=(0, -1.0, 0))]
    lens = mat('0a0c14', .05, coat=1)
    back = shell(True) + [cyl(2.3, .5, mat('3a3d44', .4, .6), at=(0, -.7, 4.6), rot=(90, 0, 0))] + [cyl(.75, .7, lens, at=(x, -.75, z), rot=(90, 0, 0)) for x, z in ((-.9, 5.4), (.9, 5.4), (0, 3.8))] + [box(1.2, .4, 9, orange, .2, at=(x, -.95, -6.4)) for x in (-2.4, 2.4)] + [decal(4, 1, word('GARDARA', 'f6efe0', 70, 400, 100, 800), at=(0, -.98, -2))]
    group(front, at=(3.2, -1.6, 8.6), rot=(-7, 0, 12))
    group(back, at=(-3.4, 2.2, 8.6), rot=(-7, 0, -8))


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


def earbud(m, tip, stem=True, s=1, side=1):
    parts = [ball(1.25, m, s=(1, .85, 1)), cyl(.62, 1.0, mat('33363e', .5), at=(side * .8, 0, .1), rot=(0, side * 70, 0), r2=.5), ball(.85, tip, at=(side * 1.75, 0, .45), s=(.8, 1, 1))]
    if stem:
        parts.append(tube([(-side * .3, 0, 0), (-side * .45, 0, -1.6), (-side * .5, 0, -3.4)], [.62, .55, .5], m))
        parts.append(ball(.5, m, at=(-side * .5, 0, -3.4)))
    return group(parts)


def case(m, w=6.2, h=4.8, d=2.8, inner='33363e', lidm=None, e=3.2):
    base = plate(oval(w, h, 56, e), d, m, d * .42, at=(0, 0, h / 2))
    return base


def open_case(m, dark, led='3fd070', wide=7, s=1):
    """A charging case with its lid up: a stadium-shaped base seen from above."""
    out = rrect(wide, 3.6, 1.8)
    base = group([plate(out, 3.2, m, .9)], rot=(-90, 0, 0), at=(0, 0, 1.6))
    rim = group([plate(rrect(wide - .7, 2.9, 1.45), .2, dark, .05)], rot=(-90, 0, 0), at=(0, 0, 3.2))
    wells = [cyl(1.05, .1, mat('07080a', .6), at=(s_ * wide * .22, 0, 3.27)) for s_ in (1, -1)]
    top = group([plate(rrect(wide, 3.6, 1.8), 1.7, m, .8), plate(rrect(wide - .7, 2.9, 1.4), .1, dark, .03, at=(0, -.84, 0))], at=(0, 2.6, 4.6), rot=(-6, 0, 0))
    return [base, rim, *wells, top, cyl(.14, .1, mat(led, .3, emit=2), at=(0, -1.8, 2.2), rot=(90, 0, 0))]


@shot(2, 'kunyit', elev=17, yaw=-10, focus=(-.3, -.3), fill=.84)
def senara_buds():
    m, dark, tip, gold = mat('2b2f3c', .28, coat=.6), mat('14151b', .5), mat('8a8f9c', .7), mat('d9a43a', .3, .8)
    group(open_case(m, dark), at=(0, 3.4, 0), s=1.15)
    ring_ = rrect(7 * 1.15 - .2, 3.6 * 1.15 - .2, 1.9)
    group([tube([(x, 0, z) for x, z in ring_], .1, gold, closed=True, n=8)], at=(0, 3.4, 3.62), rot=(-90, 0, 0))
    for s in (1, -1):
        group([earbud(m, tip, True, side=-s), ring(.64, .1, gold, at=(s * .5, 0, -2.9), n=24)], at=(s * 4.4, -3.4, 4.5), rot=(8, s * 6, s * 20), s=1.18)
    decal(3, .75, word('Senara', 'e6e8f0', 66, 300, 80), at=(0, 1.28, 1.5))


@shot(48, 'nila', elev=16, yaw=10)
def dengara():
    m, dark, tip = mat('b9a6e0', .3, coat=.5), mat('8a78b8', .5), mat('efeaf8', .6)
    group([plate(oval(6.6, 6.6, 60), 2.6, m, 1.1), cyl(.13, .1, mat('ffffff', .3, emit=1.5), at=(0, -1.35, -.9), rot=(90, 0, 0)), box(6.7, 2.7, .12, dark, .03, at=(0, 0, 1.2)), decal(2.8, .6, word('dengara', 'ffffff', 62, 320, 80), at=(0, -1.34, .2))], at=(-3, 1.6, 3.3), rot=(-12, 0, 0))
    for s in (1, -1):
        group([earbud(m, tip, False, side=s), ball(.7, dark, at=(0, -.7, .1), s=(1, .6, 1)), tube([(0, 0, 1), (s * -.2, .2, 1.7), (s * .2, .4, 2.2), (s * .8, .4, 2.1)], [.3, .32, .3, .2], tip)], at=(3.4 + s * 1.9, -2.2, 1.6), rot=(0, 0, s * -20), s=1.25)


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


def tv(screen, w, h, bezel, legs='feet'):
    dark = mat('16171b', .4)
    plate(rrect(w, h, .5), 2.6, dark, .4, at=(0, 0, h / 2 + 7))
    decal(w - bezel * 2, h - bezel * 2, printed(screen.path(), .12, emit=.7), at=(0, -1.34, h / 2 + 7))
    for s in (1, -1):
        if legs == 'feet':
            tube([(s * w * .34, -6, .6), (s * w * .32, 0, 7.6), (s * w * .34, 6, .6)], .9, dark)
        else:
            box(3, 2, 7, dark, .5, at=(s * 4, 0, 1))
    if legs != 'feet':
        box(w * .42, 14, 1.2, dark, .5)


@shot(52, 'nila', elev=6, yaw=-10)
def smart_tv():
    p = Print(960, 540, '101430').fade('1a2a6a', '0c1024')
    p.oval(720, 200, 210, fill='f0a030').poly([(420, 540), (620, 250), (760, 400), (860, 300), (960, 420), (960, 540)], '24573a')
    p.text(60, 110, 'Pulau Senja', 64, 'ffffff', 800, anchor='lm').text(60, 170, 'Film dokumenter 4K', 32, 'c9cfe8', 500, anchor='lm').rect(60, 210, 170, 54, 'e8a51c', 27).text(145, 237, 'Putar', 30, '3a2400', 700)
    for i, c in enumerate(('cf6545', '3f7d4a', '7a70c9', 'e8a51c', '2aa3a3')):
        p.rect(40 + i * 182, 390, 168, 110, c, 14)
    tv(p, 96, 56, .5)


@shot(53, 'kapas', elev=8, yaw=12)
def led_tv():
    p = Print(800, 450, '6fc2e8').fade('6fc2f0', 'dff2fb')
    p.rect(0, 300, 800, 150, '3f9a4a')
    for i in range(8):
        p.rect(i * 100, 300, 50, 150, '46a852')
    p.line([(0, 330), (800, 330)], 'ffffff', 4)
    p.oval(430, 380, 26, fill='ffffff').oval(430, 380, 10, fill='1b1c20')
    p.poly([(250, 300), (300, 190), (330, 300)], 'c7302c').oval(300, 170, 22, fill='b5774a').rect(20, 20, 230, 46, '101430', 8).text(135, 43, 'IND 2 - 1 THA', 28, 'ffffff', 700)
    tv(p, 72, 43, 2.0, 'stand')
    box(4.4, 1.6, 16, mat('22242a', .5), .6, at=(33, -14, 0), rot=(-84, 0, 24))


@shot(54, 'kabut', elev=22, yaw=-16)
def set_top_box():
    dark = mat('1d1e23', .4)
    box(19, 12, 3.4, dark, .5)
    p = Print(300, 90, '0a0b0e').text(150, 46, 'TVRI 01', 62, '5af08a', 700)
    decal(6, 1.8, printed(p.path(), .2, emit=.9), at=(3, -6.02, 1.7))
    decal(4.6, .9, word('DVB-T2', 'c9ccd6', 62, 360, 80), at=(-5.6, -6.02, 1.7))
    for i in range(7):
        box(.4, 8, .1, mat('0a0b0e', .6), .02, at=(-6 + i * 1.6, .6, 3.36))
    box(4.6, 15, 1.6, mat('26272d', .5), .6, at=(13, -5, 0), rot=(0, 0, -16))
    for j in range(6):
        for i in range(3):
            cyl(.42, .25, mat('cf2a22' if j == 0 and i == 0 else 'd9dce4', .5), at=(11.6 + i * 1.35 + j * -.45 + 2.4, .4 - j * 1.7, 1.6), n=16)
    group([box(1.8, 4.6, .8, dark, .25), box(1.3, 1.4, .5, mat('c9ccd6', .3, .9), .05, at=(0, 2.9, .15))], at=(-3, -10, 0), rot=(0, 0, 40))
    tube([(-3.4, -8.6, .6), (-2.4, -7.6, 5.4)], .3, dark)


@shot(55, 'malam', elev=16, yaw=-24)
def projector():
    m = mat('f2f3f6', .35, coat=.3)
    box(15, 15, 10, m, 2.2)
    cyl(3.4, 1.2, mat('22242a', .4), at=(-2.6, -7, 5.4), rot=(90, 0, 0))
    cyl(2.6, 1.6, mat('0a0c18', .05, coat=1), at=(-2.6, -7, 5.4), rot=(90, 0, 0), bevel=.5)
    ball(1.7, mat('bfe0ff', .05, emit=1.4), at=(-2.6, -8.1, 5.4), s=(1, .5, 1))
    for i in range(7):
        box(3.6, .3, .35, mat('9a9ea8', .6), .08, at=(4.2, -7.5, 2.6 + i * .85))
    cyl(2.6, .4, mat('dfe1e6', .3), at=(0, 1, 9.9))
    box(3, 1.8, 1.2, mat('22242a', .5), .4, at=(-4, -3, -.9))
    decal(4, .9, word('1080p', '5a5e6a', 60, 300, 70), at=(4.2, -7.52, 1.6))


def lens_body(m, x, z, r, length, y=-2, glass_r=.8):
    parts = [lathe(fillet([(.01, 0), (r, 0), (r, length * .35), (r * .93, length * .4), (r * .93, length * .75), (r, length * .8), (r, length), (r * .82, length), (r * .78, length * .8)], .15), m, at=(x, y, z), rot=(90, 0, 0), ribs=0),
             ball(r * .76, mat('141a3a', .03, coat=1), at=(x, y - length * .74, z), s=(1, .25, 1)),
             ball(r * .3, mat('4a5ac8', .03, coat=1), at=(x - r * .15, y - length * .9, z + r * .15), s=(1, .2, 1))]
    for k in (.45, .52, .59, .66):
        parts.append(lathe([(r * .95, 0), (r * .99, .12), (r * .95, .24)], mat('101114', .6), at=(x, y - length * k, z), rot=(90, 0, 0), ribs=50, depth=.012, n=150))
    return parts


@shot(15, 'kunyit', elev=12, yaw=-22, focus=(-.2, 0))
def laju():
    dark = mat('24272e', .6, bump='noise', size=6, strength=.15)
    box(7, 3.2, 5, dark, .7)
    plate(rrect(3.2, 3.2, .7), .8, mat('101216', .3), .2, at=(1.5, -1.7, 2.9))
    cyl(1.2, .5, mat('0a0c18', .05, coat=1), at=(1.5, -1.9, 2.9), rot=(90, 0, 0))
    ball(.8, mat('2a3a9a', .03, coat=1), at=(1.5, -2.3, 2.9), s=(1, .4, 1))
    p = Print(240, 240, '0c0e14').fade('2a7ab8', 'f0b060').text(120, 60, '4K 60', 56, 'ffffff', 700).oval(200, 200, 14, fill='ff3a3a').text(120, 200, '01:24', 44, 'ffffff', 600)
    plate(rrect(2.9, 2.9, .3), .1, mat('06070a', .1), .03, at=(-1.8, -1.62, 2.7))
    decal(2.5, 2.5, printed(p.path(), .15, emit=.8), at=(-1.8, -1.69, 2.7))
    cyl(.75, .35, mat('d9362c', .4), at=(-1.8, 0, 4.9))
    decal(2.2, .5, word('NUSATEK', 'e8a51c', 62, 360, 80, 800), at=(-1.8, -1.62, .75))
    box(.8, 1.6, 1.0, dark, .2, at=(-.7, 0, -.9))
    box(.8, 1.6, 1.0, dark, .2, at=(.7, 0, -.9))
    cyl(.35, 4, mat('b8bcc6', .3, .9), at=(-2, 0, -.6), rot=(0, 90, 0))
    cyl(2.4, .5, mat('15171c', .5), at=(0, 0, -1.5))


@shot(57, 'nila', elev=12, yaw=20)
def action_cam():
    clear = glass('dceaf2', .1)
    dark, org = mat('3a4656', .5), mat('15a0c8', .4)
    box(6, 2.6, 4.2, dark, .5, at=(0, 0, .9))
    box(7.4, 4, 5.8, clear, .8)
    cyl(1.7, 1.2, mat('15171c', .4), at=(1.4, -1.7, 3.1), rot=(90, 0, 0))
    ball(1.3, mat('2a3a9a', .03, coat=1), at=(1.4, -2.6, 3.1), s=(1, .4, 1))
    p = Print(240, 200, '0c2a4a').fade('1a8ac8', '0a2a5a').text(120, 80, '10 m', 70, 'ffffff', 700).text(120, 150, '4K', 50, 'ffffff')
    decal(2.4, 2, printed(p.path(), .15, emit=.8), at=(-1.6, -2.06, 3.2))
    for x in (-2, 0, 2):
        cyl(.5, .5, org, at=(x, 0, 5.7))
    box(3, 1.2, 1.2, org, .4, at=(0, 0, -1.1))
    for x, z, r in ((5.2, 6, .5), (5.9, 7.4, .35), (-5.2, 5, .4)):
        ball(r, glass('dff4fb', .15), at=(x, -.6, z))


@shot(56, 'kapas', elev=12, yaw=-18)
def mirrorless():
    sil, dark = mat('c9ccd2', .3, .7), mat('202227', .8, bump='cell', size=5, strength=.4)
    box(13, 4, 7.6, dark, .9)
    box(13.05, 4.05, 1.5, sil, .6, at=(0, 0, 6.6))
    box(13.05, 4.05, .8, sil, .3)
    box(4, 3.8, 2, sil, .8, at=(0, 0, 7.2))
    box(3.4, 3.4, 8.4, dark, 1.3, at=(-6, -.9, 0))
    lens_body(mat('26282e', .4), .8, 3.8, 3.1, 6)
    cyl(1.0, .7, mat('2a2c32', .4), at=(-5.4, -.2, 8)), cyl(.5, .3, sil, at=(-5.4, -.2, 8.7)), cyl(.95, .6, sil, at=(4.6, 0, 8)), cyl(.7, .6, sil, at=(2.8, 0, 8.05))
    decal(3.2, .7, word('CAKRAPIXEL', '22242a', 60, 420, 80, 800), at=(.1, -1.92, 8.3))
    ring(.5, .12, sil, at=(-7.2, 0, 6.8), rot=(0, 90, 0)), ring(.5, .12, sil, at=(7, 0, 6.8), rot=(0, 90, 0))


@shot(58, 'mawar', elev=12, yaw=-14)
def instant():
    m, white = mat('9fcdea', .35, coat=.4), mat('fbf8f2', .4)
    box(12, 5, 11, m, 2.2)
    cyl(3.6, 1.2, white, at=(0, -2.2, 5), rot=(90, 0, 0), bevel=.4)
    cyl(2.5, 1.8, mat('22242a', .4), at=(0, -2.4, 5), rot=(90, 0, 0), bevel=.4)
    ball(1.6, mat('3a4aa8', .03, coat=1), at=(0, -4.1, 5), s=(1, .35, 1))
    box(2.6, .6, 1.8, mat('fff6d8', .2, emit=.6), .3, at=(3.6, -2.5, 8.4))
    box(1.9, .6, 1.5, mat('15171c', .2), .3, at=(-3.6, -2.5, 8.4))
    cyl(.8, .6, mat('f06a8a', .4), at=(-5, -1.9, 3.2), rot=(90, 0, 0))
    photo = Print(200, 260, 'fdfcf8').rect(18, 18, 164, 180, '7fc0e8').oval(100, 110, 46, fill='e0b088').poly([(55, 90), (100, 50), (145, 90)], '3a2418').oval(85, 108, 5, fill='2a1a10').oval(115, 108, 5, fill='2a1a10').line([(84, 130), (100, 138), (116, 130)], 'a83a3a', 4)
    decal(5.4, 7, printed(photo.path(), .4), at=(0, 0, 13.4))
    decal(5.4, 7, printed(photo.path(), .4), at=(8.6, -5, .2), rot=(-78, 0, -16))


@shot(59, 'kabut', elev=8)
def tripod():
    dark, sil = mat('1d1e23', .4), mat('c0c4cc', .25, .9)
    for a in (90 + 20, 210 + 20, 330 + 20):
        c, s = math.cos(math.radians(a)), math.sin(math.radians(a))
        tube([(2 * c, 2 * s, 100), (13 * c, 13 * s, 60)], 1.9, dark, flat=(1, 1))
        tube([(12.6 * c, 12.6 * s, 62), (22 * c, 22 * s, 28)], 1.5, sil)
        tube([(21.5 * c, 21.5 * s, 30), (30 * c, 30 * s, 0)], 1.2, dark)
        ball(2.2, mat('2a2c32', .7), at=(30 * c, 30 * s, 1.6))
        tube([(0, 0, 62), (12.6 * c, 12.6 * s, 62)], .7, dark)
        box(3.6, 3.6, 4, mat('2a2c32', .5), .8, at=(12.6 * c, 12.6 * s, 59))
    tube([(0, 0, 56), (0, 0, 116)], 1.6, sil)
    cyl(4, 6, dark, at=(0, 0, 98))
    ball(4.4, dark, at=(0, 0, 118))
    box(8, 12, 5, dark, 1.2, at=(0, 0, 121))
    box(6, 9, 1.2, mat('e2582c', .5), .4, at=(0, 0, 126))
    tube([(0, 5, 121), (6, 30, 108)], [1, 1.3], dark)
    tube([(3.6, 20, 113.6), (6.4, 32, 107)], 1.9, mat('2a2c32', .8))
