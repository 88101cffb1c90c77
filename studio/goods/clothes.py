"""What one wears: shirts, dresses, trousers, sports wear."""
import math

from kit.catalogue import shot
from kit.cloth import Pattern, buttons, collar, neckline, top
from kit.paint import *
from kit.shape import *
from kit.surface import *


def batik_shirt(fill, bg, seam, sleeve, length=37):
    out = top(sleeve, length)
    c = Pattern(out, bg)
    fill(c.p)
    c.seam(seam, (20, 29), (22.6, 20), (24, 13 if sleeve == 'short' else 8), lw=5)
    c.p.line(c.at((-1.7, 29), (-1.7, -length)), seam, 3).line(c.at((1.9, 29), (1.9, -length)), seam, 4)
    if sleeve == 'short':
        c.seam(seam, (33.6, 15.3), (26.4, 9), lw=4)
    else:
        c.seam(seam, (35.2, -14), (27.4, -17), lw=6)
    c.seam(seam, (7, 14), (17, 14), (17, 2), (12, 0), (7, 2), (7, 14), lw=3, both=False)
    c.make(relief=lambda x, z: .35 if abs(x) < 1.8 else 0)
    patch = Print(300, 300, bg)
    fill(patch)
    collar(printed(patch.path(), .9))
    plate(mirror(fillet([(0, 34), (5, 33.8), (4, 31), (0, 29)], .6)), .3, mat(seam, .9), .1, at=(0, .6, 0))
    buttons('d9c7a4', 26, -length + 6, 7)


@shot(9, 'kapas', elev=5, focus=(0, .5))
def mega():
    batik_shirt(lambda p: mega_mendung(p, ['8fa8e6', '5d7ccd', '3a56ab', '24397f', 'e9eefb']), '1b2a66', '121c4a', 'short')


@shot(20, 'kabut', elev=5)
def kawung_shirt():
    batik_shirt(lambda p: kawung(p, 'f0dcae', '4a2812', 84), '5d3217', '341a0b', 'long')


@shot(21, 'kapas', elev=5)
def tee():
    c = Pattern(top('short', 36, drop=5), '7c2136')
    c.seam('5d1526', (20, 29), (22.6, 20), (24, 13), lw=4).stitch('9a3a50', (33.4, 15.4), (26.2, 9.2), lw=3)
    c.p.stitch(c.at((-24, -34), (24, -34)), '9a3a50', 3)
    c.make()
    neckline(c, '4f1120', drop=5, rib='8a2a40')
    decal(3.2, 2, mat('f4efe6', .8), at=(0, -.4, 31.7))


@shot(194, 'kabut', elev=5)
def jersey():
    c = Pattern(top('short', 35, drop=5.4), 'e9e23a')
    c.fill('1f2430', (20, 30), (36, 16), (36, 4), (23.5, 12), both=True)
    for x in (12.5, 15.5):
        c.fill('c9ced6', (x, 33), (x + 1.2, 33), (x + 4.7, -36), (x + 3.5, -36), both=True)
    x, y = c.at((0, 13))
    c.p.text(x, y, 'LAJUR', 90, '1f2430', 800).text(x, y + 80, 'lari tiap hari', 34, '1f2430', 500)
    c.seam('cfd4dc', (34, 13.6), (27.4, 8), lw=12)
    c.make(bump='cell', size=5, strength=.25)
    neckline(c, 'a8a21e', drop=5.4, rib='1f2430')


@shot(22, 'pandan', elev=5)
def chino():
    out = mirror(fillet([(0, 50), (19, 50), (21, 40), (24.5, 22), (20.5, -50), (7.5, -50), (1.2, 20), (0, 20.5)], 1))
    c = Pattern(out, 'b99765', 9)
    c.seam('86683c', (0, 46), (20, 46), lw=4).seam('86683c', (0, 46), (0, 21), lw=4)
    c.seam('86683c', (11, 46), (19.5, 38), lw=5).stitch('dcc499', (0, 45.3), (20, 45.3)).stitch('dcc499', (2.4, 45), (2.4, 30), (0, 25), both=False)
    c.seam('a07f4c', (10.5, 40), (13.5, -50), lw=4)
    c.stitch('dcc499', (7.6, -47.5), (20.4, -47.5))
    for x in (6.5, 16):
        c.fill('a07f4c', (x, 51), (x + 1.6, 51), (x + 1.6, 45), (x, 45), both=True)
    c.make(t=8, edge=5)
    plate(oval(34, 3.4), .6, mat('6b5230', .95), .2, at=(0, 2, 49.6))
    cyl(.9, .5, mat('5d4220', .35), at=(0, -4, 48), rot=(90, 0, 0))


@shot(27, 'mawar', elev=5)
def culottes():
    out = mirror(fillet([(0, 46), (15, 46), (16, 38), (27, 10), (31, -46), (5, -47), (1.2, 16), (0, 16.5)], 1))
    c = Pattern(out, '7d5a48', 9)
    for i in range(-34, 35):
        x = i * .9
        c.p.line(c.at((x * .52, 46), (x, -47)), '6b4a3a' if i % 2 else '8d6956', 5)
    c.fill('6b4a3a', (-17, 47), (17, 47), (17, 39.5), (-17, 39.5))
    for i in range(-15, 16):
        c.p.line(c.at((i, 46), (i, 39.6)), '8d6956', 3)
    c.make(t=9, edge=6, relief=lambda x, z: .45 * math.sin(x * (3.4 - .014 * (z + 47))))
    for s in (-1, 1):
        tube(curve([(s * .6, -4.6, 42), (s * 3.2, -5.2, 44.5), (s * 4.4, -5, 42), (s * .6, -4.8, 41.6)]), .35, mat('d9c3ae', .8))
        tube(curve([(s * .5, -4.8, 41.8), (s * 2, -5.2, 35), (s * 2.6, -5, 30)]), .35, mat('d9c3ae', .8))


@shot(23, 'kapas', elev=5)
def windbreaker():
    out = top('long', 33, chest=25, hem=24, drop=2)
    c = Pattern(out, '1d5544')
    c.fill('12382d', (-40, 36), (40, 36), (40, 17), (-40, 17)).fill('e8a51c', (-40, 17), (40, 17), (40, 15.8), (-40, 15.8))
    c.seam('0c2a21', (20, 29), (23.5, 18), (25.5, 8), lw=5)
    c.fill('0c2a21', (-24, -30), (24, -30), (24, -34), (-24, -34))
    c.seam('0c2a21', (35.4, -14.5), (27.6, -17.5), lw=10)
    c.seam('0c2a21', (9, -6), (14.5, -20), lw=9)
    c.p.text(*c.at((12, 8)), 'anginan', 44, 'f3ece0', 700)
    c.make(t=9, wrinkle=2.0, grain=.2, rough=.42, bump=None)
    m = mat('174a3b', .42)
    hood = fillet([(-9.5, 27), (-12.5, 38), (-8.5, 48), (0, 51), (8.5, 48), (12.5, 38), (9.5, 27), (0, 24)], 4, closed=True)
    puff(hood, 10, m, at=(0, .5, 0), wrinkle=1.2, grain=.3)
    plate(fillet([(-6.2, 29), (-8, 38), (-5.4, 44.5), (0, 46.5), (5.4, 44.5), (8, 38), (6.2, 29), (0, 26)], 3, closed=True), .5, mat('e8a51c', .6), .2, at=(0, -4.9, 0))
    plate(fillet([(-5.2, 29.5), (-7, 38), (-4.7, 43.6), (0, 45.5), (4.7, 43.6), (7, 38), (5.2, 29.5), (0, 27)], 3, closed=True), .6, mat('0b1f19', .8), .2, at=(0, -5.1, 0))
    box(1.5, .8, 60, mat('c9a24a', .4), .2, at=(0, -5.2, -33))
    box(.9, .8, 2.6, mat('e9e6dc', .3, .9), .2, at=(0, -6, 20))
    for s in (-1, 1):
        tube(curve([(s * 4.6, -6, 28), (s * 5.2, -6.8, 22), (s * 4.8, -6.6, 16)]), .35, mat('f3ece0', .7))


@shot(18, 'pandan', elev=5)
def tunic():
    out = top('balloon', 46, chest=23, hem=30, drop=6, neck=4.5)
    c = Pattern(out, 'dccbaa')
    c.seam('b7a37c', (20, 29), (22.5, 20), (23.5, 10), lw=5).seam('b7a37c', (36.6, -12.4), (30.6, -14.2), lw=12)
    c.seam('b7a37c', (0, 27), (0, -6), lw=4).seam('b7a37c', (2.2, 29), (2.2, -6), (0, -6), lw=3)
    c.seam('c9b68f', (14, -10), (19, -46), lw=6).seam('c9b68f', (5, -14), (8, -46), lw=6)
    for i in range(-16, 17):
        c.seam('c4b08a', (i * 1.35, 11), (i * 1.35, 7.5), lw=2, both=False)
    c.make(t=9, bump='weave', size=2.2, strength=.25)
    neckline(c, '9c8a66', neck=4.5, drop=6, rib='d2bf9b')
    buttons('8a6a42', 22.5, 0, 5, y=-4.7)


@shot(24, 'kapas', elev=5, fill=.84)
def gamis():
    out = mirror(fillet([(0, 61), (3.4, 61.4), (6, 63.5), (17, 60), (23, 54), (37, 22), (35, 15), (30, 14), (28, 18), (19, 38), (16.5, 26),
                         (34, -62), (0, -64)], 1.6))
    c = Pattern(out, '9b7088', 8)
    c.fill('85596f', (-17.5, 29), (17.5, 29), (17.5, 25.5), (-17.5, 25.5))
    for i in range(-7, 8):
        c.p.line(c.at((i * 2.0, 25), (i * 4.4, -63)), '8c6179', 6)
    c.seam('7a4f66', (17, 60), (19.5, 50), (19, 38), lw=4).seam('7a4f66', (34.6, 17.5), (29, 17), lw=10)
    c.p.line(c.at((0, 60), (0, 30)), '7a4f66', 4)
    c.fill('b98fa6', (-36, -55), (36, -55), (36, -57), (-36, -57))
    c.make(t=12, relief=lambda x, z: max(0, (25 - z)) / 88 * 1.9 * math.sin(x * 7.5 / max(8, 16 + (25 - z) * .2)), edge=7, wrinkle=.7)
    plate(oval(11, 4), .5, mat('6a4258', .9), .1, at=(0, 1, 61.8))
    buttons('e8d6c2', 56, 33, 5, y=-6)
    for s in (-1, 1):
        puff([(s * x, z) for x, z in fillet([(0, 27), (6, 30), (6.5, 24.5)], .8, closed=True)][::s], 2, mat('85596f', .9), at=(0, -6.5, 0), edge=1.5, res=12)
        tube(curve([(0, -6.6, 27), (s * 1.5, -7, 20), (s * 3.2, -6.8, 12)]), .8, mat('85596f', .9), flat=(.5, 1.2))


@shot(25, 'kapas', elev=5)
def kebaya():
    out = mirror(fillet([(0, 20), (3.6, 26), (7, 33.5), (18, 30), (25.5, 22), (33, -20), (26.5, -21.5), (22.5, 6), (17.5, -8), (24.5, -33), (12, -37), (0, -32)], 1.3))
    c = Pattern(out, '17604f')

    def lace(q, x, y):
        for i in range(6):
            q.poly(petal(x, y, 17, 11, i * 60), '2f8a72')
            q.line(petal(x, y, 17, 11, i * 60), '6cc0a4', 1.2, True)
        q.oval(x, y, 3, fill='d9c26a')
        q.line([(x + 20, y), (x + 30, y + 12), (x + 44, y + 8)], '2f8a72', 3)
    c.p.tile(lace, 58, 40)
    c.seam('0d4236', (18, 30), (21.5, 18), (22.5, 6), lw=4)
    c.fill('0f4a3c', (-4.6, 25), (4.6, 25), (4.6, -34), (-4.6, -34))
    c.p.tile(lambda q, x, y: None, 99, 99)
    for z in range(-30, 22, 5):
        c.p.oval(*c.at((0, z)), 12, fill='d9c26a').oval(*c.at((0, z)), 7, fill='0f4a3c')
    for s in ((7, 33.5), (4.6, 25), (4.6, -34)), ((32.6, -18.5), (26.6, -20)), ((24.5, -33), (12, -36.6), (0, -31.6)):
        c.seam('d9c26a', *s, lw=9)
    c.make(t=10, relief=lambda x, z: 2.4 * math.exp(-((abs(x) - 8.5) ** 2 + (z - 13) ** 2) / 45))
    plate(mirror([(0, 33), (6.6, 33.4), (3.6, 26), (0, 20)]), .4, mat('0b352b', .95), .1, at=(0, 1.8, 0))
    q = Print(60, 60, 'd9c26a')
    cyl(1.5, .8, mat('e2c85a', .25, .9), at=(0, -6.6, 14), rot=(90, 0, 0))


@shot(26, 'kabut', elev=5)
def blouse():
    out = mirror(fillet([(0, 30.5), (4, 32), (6, 33.6), (15.5, 30.5), (19.5, 26), (28.5, 4.5), (31.5, .5), (22.6, -4.2), (21, .6), (17.4, 12), (15.4, 0), (17.6, -12), (23.4, -23), (13, -25.6), (0, -26.4)], 1.8))
    c = Pattern(out, 'd98468')
    c.seam('b5614a', (15, 30), (16.6, 22), (17.2, 12), lw=4).seam('b5614a', (28.6, 4.6), (21.2, .4), lw=6)
    c.p.rect(*c.at((-1.7, 30)), 3.4 * 11, 32 * 11, 'e39a80').stitch(c.at((-1.4, 30), (-1.4, -1)), 'b5614a', 2).stitch(c.at((1.4, 30), (1.4, -1)), 'b5614a', 2)
    for x in (3.6, 5.0, 6.4):
        c.seam('c4725a', (x, 30), (x, 12), lw=3)
    c.seam('b5614a', (9.5, 14), (8.2, 0), (10, -14), lw=3).stitch('f0b9a4', (0, -25), (13, -24.2), (23, -21.8))
    c.make(t=9, bump='weave', size=2.2, strength=.25, drape=2.2, relief=lambda x, z: max(0, -2 - z) / 24 * 1.5 * math.sin(x * .78) + 1.5 * math.exp(-((abs(x) - 7.6) ** 2 + (z - 14) ** 2) / 34))
    m, dark = mat('d98468', .9, bump='weave', size=2.2), mat('8f4834', .9)
    plate(mirror(fillet([(0, 33.5), (5, 34), (5.2, 36.4), (0, 36)], .5)), .8, dark, .2, at=(0, 2, 0))
    for s in (1, -1):
        puff([(s * x, z) for x, z in fillet([(.5, 29.6), (6.4, 33.6), (5.9, 36.8), (3.6, 36.2), (1.4, 33.4)], .5, closed=True)][::s], 1.6, m, at=(0, -2.8, 0), edge=.9, res=14)
        tube(curve([(s * 15.6, -2.4, 0), (s * 9, -5.0, -.6), (s * 1.2, -6.3, -.8)]), .55, mat('b5614a', .9), flat=(.5, 1.2))
        puff([(s * x, z) for x, z in fillet([(0, -.8), (4.6, 2.0), (5.6, -1.2)], .8, closed=True)][::s], 1.6, mat('c4725a', .9), at=(0, -6.4, 0), edge=1.2, res=12)
        tube(curve([(s * .4, -6.6, -.8), (s * 2.0, -6.9, -6), (s * 3.4, -6.6, -12)]), .55, mat('c4725a', .9), flat=(.5, 1.2))
    buttons('fff3e0', 28, 3, 6, y=-6.2, r=.75)


@shot(37, 'kunyit', elev=15, yaw=-14, fill=.86)
def scarf():
    def cloth(w, h, seed):
        p = Print(w, h, 'b9a2d6')
        sprigs(p, '8f76b8', None, 120, seed, 2.0)
        sprigs(p, 'ece4f7', None, 150, seed + 3, 1.6)
        for inset, lw in ((0, 22), (34, 7)):
            p.rect(inset, inset, w - 2 * inset, h - 2 * inset, None, 0, '7d62aa', lw)
        return printed(p.path(), .85, bump='weave', size=3, strength=.12)
    wm, steel = wood('b5804a', '8a5628', .4, .5, 'X'), mat('c9ccd2', .2, .95)
    m = cloth(900, 760, 5)
    tube(curve([(-19, 0, 40.4), (-9, 0, 43), (0, 0, 44.6), (9, 0, 43), (19, 0, 40.4)]), 1.3, wm)
    tube([(-19, 0, 40.4), (19, 0, 40.4)], .9, wm)
    tube(curve([(0, 0, 45), (0, 0, 48), (2.2, 0, 50.2), (0, 0, 52.6), (-2.2, 0, 50.6)]), .4, steel)

    def hang(u, v, y0, tall, turn=0):
        a = 2 * u - 1
        drop = tall * (1 - .62 * abs(a) ** 1.25)
        fold = 1.5 * math.sin(a * 13 + turn) * (.15 + v) + .7 * math.sin(a * 24 + 2 * v) * v
        return a * 17.5 * (1 + .05 * v), y0 - 1.4 * math.sin(math.pi * min(1, v * 6)) + fold * .75 - v * 1.2, 41.6 - v * drop
    sheet(lambda u, v: hang(u, 1 - v, -.6, 39), 110, 50, m, thick=.2)
    sheet(lambda u, v: hang(u, 1 - v, 3.0, 30, 2), 90, 30, m, thick=.2)
    small = cloth(620, 620, 11)
    for i in range(3):
        box(21 - i * .3, 21 - i * .3, 1.3, mat(('a48bc6', 'b9a2d6', 'a48bc6')[i], .9), .6, at=(20 + .2 * i, -16, i * 1.25))
    sheet(lambda u, v: (9.6 + u * 20.8, -26.4 + v * 20.8, 3.95 + .18 * math.sin(u * 9 + v * 4) - max(0, abs(u - .5) - .46) * 20 - max(0, abs(v - .5) - .46) * 20), 50, 50, small, thick=.15)
    tag = Print(200, 120, 'fffaf0').text(100, 42, 'VOAL', 48, '6a4f98', 800).text(100, 88, '110 x 110', 30, '6a4f98', 500)
    group([decal(6.4, 3.9, printed(tag.path(), .8))], at=(20, -16, 4.3), rot=(-90, 0, 10))


@shot(187, 'kabut', elev=8, yaw=-6)
def bibs():
    for i, (colour, number) in enumerate((('2f6fc4', '8'), ('35b04a', '5'), ('f07a1c', '10'))):
        out = mirror(fillet([(0, 20), (6, 24), (9, 33), (16, 33), (17.5, 20), (25, 12), (25, -34), (0, -34)], 2.4))
        c = Pattern(out, colour, 9)
        c.p.text(*c.at((0, -4)), number, 250, 'ffffff', 800)
        c.p.text(*c.at((0, 13)), 'SUNDUL', 60, 'ffffff', 800)
        for s in (((0, 20), (6, 24), (9, 33)), ((16, 33), (17.5, 20), (25, 12)), ((25, -33.4), (0, -33.4))):
            c.seam('20242c', *s, lw=11)
        group([c.make(t=5, bump='cell', size=3, strength=.5)], at=((i - 1) * 17, (2 - i) * 9, 0), rot=(0, (1 - i) * -7, 0))


@shot(195, 'pandan', elev=6)
def hydration():
    out = mirror(fillet([(0, 14), (3, 10), (5, 22), (9, 33), (14, 33), (18, 24), (22, 4), (20, -22), (3.4, -24), (2, -8), (0, -8)], 2))
    side = fillet([(3, 12), (7, 26), (10, 33), (14.5, 33), (19, 22), (22, 2), (20, -22), (4, -24), (3, -6)], 2, closed=True)
    back = mirror(fillet([(0, 33), (9, 34), (15, 30), (19, 10), (18, -24), (0, -25)], 2.5))
    b = Pattern(back, '2a2e38')
    b.make(t=9, at=(0, 7, 0), bump='cell', size=4, strength=.4)
    for s in (1, -1):
        o = [(s * x, z) for x, z in side][::s]
        c = Pattern(o, '39404d', 11)
        c.p.rect(0, 0, c.p.w, c.p.h, '39404d')
        c.fill('e2582c', (s * 4, -10), (s * 21, -10), (s * 21, -22), (s * 4, -24))
        c.make(t=5, at=(0, -1, 0), bump='cell', size=5, strength=.5)
        x = s * 12
        lathe([(0, -8), (3.3, -8), (4, -2), (4, 10), (3.4, 14), (1.8, 16.5), (1.6, 18), (0, 18)], mat('bfe3f2', .2, trans=.3), at=(x, -4.6, 0), sy=.7)
        cyl(1.9, 2, mat('1f6fb5', .4), at=(x, -4.6, 17.6))
        cyl(.8, 3.2, mat('8fd0ee', .3), at=(x, -4.6, 19.4))
        puff([(s * q, z) for q, z in fillet([(6.6, 7), (17.6, 7), (18.4, -9), (6, -9)], 2, closed=True)][::s], 6, mat('2a2e38', .9, bump='cell', size=5), at=(0, -5.6, 0), edge=2.5, res=18)
        decal(6, 1.8, printed(Print(240, 72).text(120, 36, 'LAJUR', 48, 'ffffff', 800).path(False), .8), at=(x, -9, -2))
        puff([(s * q, z) for q, z in fillet([(6, -11), (20, -11), (19, -21), (6, -22)], 1.5, closed=True)][::s], 4, mat('e2582c', .85), at=(0, -3, 0), edge=2, res=18)
    for z in (16, -12):
        box(9, .8, 1.3, mat('14171d', .7), .3, at=(0, -4.6, z))
        box(2.6, 1.4, 2.2, mat('e2582c', .5), .4, at=(0, -5, z - .4))
    _ = out
