"""Vitamins, devices, personal care, mother and child, herbs."""
import math

from kit.catalogue import shot
from kit.packing import *
from kit.paint import *
from kit.shape import *
from kit.surface import *


def pill_bottle(label, body, cap, r=3.2, h=8.6):
    bottle([(r, 0), (r, h * .82), (r * .72, h * .95), (r * .72, h)], body, label, .7, h * .74, arc=185)
    lid(r * .84, 2.2, h * .97, cap, 70, .012)


@shot(17, 'kunyit', elev=10, focus=(-.1, 0))
def jeruna():
    pill_bottle(pack(460, 360, 'ff9a1f', 'ffffff', 'JERUNA', ['Vitamin C', '500 mg'], 'dengan zinc', None, note='60 tablet'), mat('f58b12', .25, coat=.5), mat('ffffff', .4))
    group([cyl(2.4, 1.0, mat('f7931e', .5), bevel=.3), cyl(2.1, .1, mat('ffd98a', .5), at=(0, 0, 1)), decal(4.2, 4.2, printed(_citrus(), .5), at=(0, 0, 1.13), rot=(-90, 0, 0))], at=(5.8, -1.4, 2.2), rot=(70, 0, 16))
    for x, y in ((3.6, -4.6), (5.2, -5), (4.6, -3.6), (-4.4, -3.6)):
        cyl(.75, .55, mat('fbd27a', .5), at=(x, y, 0), bevel=.2)


def _citrus():
    p = Print(200, 200)
    motif(p, 'citrus', 100, 100, 196, 'f7931e')
    return p.path(False)


@shot(100, 'pandan', elev=10)
def nawabugar():
    pill_bottle(pack(460, 360, 'ffffff', '24573a', 'nawabugar', ['Vitamin C', '500 mg'], 'tablet salut', 'leaf', 'f0a020', '24573a', note='isi 60'), mat('7a4310', .12, coat=1), mat('24573a', .4))
    f = pack(340, 520, 'ffffff', '24573a', 'nawabugar', ['Vitamin C'], '60 tablet', 'citrus', 'f0a020', foot='3f8f5a')
    carton(6, 6, 10, f, '3f8f5a', at=(-6.4, 2, 0), rot=(0, 0, 18))
    for x, y in ((4.4, -3), (6, -2), (5.6, -4)):
        ball(.8, mat('f7efd8', .3), at=(x, y, .4), s=(1.3, .8, .5))


@shot(101, 'mawar', elev=12)
def gummies():
    label = pack(460, 420, 'fff3c4', 'd8486b', 'Kikibear', ['Multivitamin'], 'permen jeli anak', 'bear', 'f0a04a', '5a2a14')
    jar(4, 9, speckle('f0902a', 'e8485a', .9, .5, .2), label, mat('3fa0d8', .4), 2.2, arc=165)
    for i, (x, y, c) in enumerate(((5.8, -2.6, 'f08a1f'), (8, -3.4, 'e2344f'), (6.4, -5.2, '7a3fa8'), (-5.6, -4, '5cae3a'))):
        m = mat(c, .15, coat=.6)
        group([ball(.9, m, at=(0, 0, .9), s=(1, .8, 1.1)), ball(.66, m, at=(0, 0, 2.2)), ball(.26, m, at=(-.45, 0, 2.75)), ball(.26, m, at=(.45, 0, 2.75)), ball(.32, m, at=(-.8, -.3, 1.3)), ball(.32, m, at=(.8, -.3, 1.3)), ball(.36, m, at=(-.5, -.6, .3)), ball(.36, m, at=(.5, -.6, .3))], at=(x, y, 0), rot=(0, 0, i * 20 - 20))


@shot(102, 'nila', elev=10)
def fish_oil():
    pill_bottle(pack(460, 360, '123a68', 'ffffff', 'LAUTARA', ['Omega-3', '1000 mg'], 'minyak ikan', 'fish', 'f0b429', '123a68', note='90 softgel'), mat('1f5fa8', .2, coat=.6), mat('f0b429', .35))
    for i, (x, y) in enumerate(((4.6, -2.4), (6.4, -3.2), (5, -4.6), (7.4, -1.6), (-4.8, -3.4), (3, -5))):
        ball(.8, mat('f0a81f', .05, coat=1), at=(x, y, .55), s=(1.6, .75, .75), rot=(0, 0, i * 37))


@shot(103, 'mawar', elev=12)
def collagen():
    f = pack(420, 540, 'f9dfe6', '8a3f5a', 'KALYARA', ['Kolagen Ikan'], 'rasa leci 15 saset', 'flower', 'e88aa0', 'fff3c4', foot='e8a0b4')
    carton(10, 4, 13, f, 'f0c0cc', at=(-3, 2, 0), rot=(0, 0, 14))
    for i in range(3):
        s = pack(120, 420, 'fdf0f3', '8a3f5a', 'kalyara', ['leci'], '', 'drop', 'e88aa0')
        sachet(2.6, 10, s, .8, at=(4 + i * 2.4, -1.4 - i * .8, .2), rot=(-8, (i - 1) * 6, -6))
    ball(1.2, mat('d84a5a', .6, bump='cell', size=3, strength=.9), at=(1.8, -5, 1.1))
    ball(1.1, mat('fdf6f2', .3), at=(-.8, -5.2, 1))


@shot(104, 'kabut', elev=24, yaw=-10)
def tensimeter():
    p = Print(300, 260, 'cfdcd2')
    p.text(190, 60, '118', 92, '18211c', 700).text(190, 150, '76', 92, '18211c', 700).text(190, 224, '68', 56, '18211c', 600)
    for y, t in ((60, 'SYS'), (150, 'DIA'), (224, 'nadi')):
        p.text(50, y, t, 32, '18211c', 600)
    group([box(11, 14, 4, mat('f4f6f8', .35), 1.2), box(7.4, 6.6, .3, mat('20262e', .2), .3, at=(-1, 1.6, 3.9)), decal(6.8, 5.9, printed(p.path(), .2, emit=.2), at=(-1, 1.6, 4.23), rot=(-90, 0, 0)), cyl(1.7, .5, mat('2a6fd0', .35), at=(-1, -4.4, 3.9)), decal(4, .9, printed(Print(360, 80).text(180, 40, 'MEDIVARA', 58, '2a6fd0', 800).path(False), .4), at=(2.6, -5.6, 4.02), rot=(-90, 0, 0))], at=(-5, -1, 0), rot=(8, 0, 0))
    sheet(lambda u, v: ((4.4 + .3 * u) * math.cos(u * 6.9), (4.4 + .3 * u) * math.sin(u * 6.9), v * 11), 60, 8, mat('2c3a5a', .9, bump='weave', size=3), at=(8.6, 2.6, 0), thick=.8)
    decal(4.6, 2, printed(Print(360, 140).text(180, 50, 'MEDIVARA', 56, 'ffffff', 800).text(180, 108, '22-42 cm', 40, 'ffffff', 500).path(False), .8), at=(8.6, -2.5, 6))
    tube(curve([(5, -.6, 1.4), (2.4, -4.6, .4), (6, -7.4, .4), (1, -7.4, .5), (-1.4, -4, 1.6)]), .4, mat('3a3f4a', .5))


@shot(105, 'kabut', elev=8, yaw=0)
def thermometer():
    m, blue = mat('f4f6f8', .3, coat=.4), mat('2aa0b8', .35)
    body = fillet([(-5, 13), (-4.4, 16.6), (2, 17), (6.6, 15.6), (6.6, 12.6), (2.4, 11.6), (1.6, 8), (2.4, 1), (-1.8, 0), (-2.6, 7), (-3.4, 11)], 1.2, closed=True)
    plate(body, 4, m, 1.0)
    cyl(1.7, 1, mat('22262e', .2), at=(6.2, 0, 14.1), rot=(0, 90, 0))
    plate(fillet([(-1.8, 1.2), (-2.6, 7), (-1, 7), (-.4, 1.2)], .5, closed=True), 4.3, blue, .8)
    box(1, 1.4, 2.4, blue, .4, at=(2.2, 0, 8.6), rot=(0, -12, 0))
    p = Print(300, 190, '1fae5a').text(120, 104, '36,5', 100, 'ffffff', 700, 196).text(256, 70, '°C', 46, 'ffffff', 600)
    box(5, .3, 3.2, mat('20262e', .2), .2, at=(-.8, -2.06, 12.6))
    decal(4.5, 2.8, printed(p.path(), .2, emit=.5), at=(-.8, -2.25, 14.2))
    decal(2.6, .6, printed(Print(300, 70).text(150, 35, 'Suhutama', 50, '2aa0b8', 700).path(False), .4), at=(.4, -2.03, 10.4))


@shot(106, 'kapas', elev=16, yaw=-14)
def first_aid():
    red = mat('cf2a22', .8, bump='weave', size=4, strength=.2)
    box(18, 7, 12, red, 1.4)
    plate(star_cross(3.0), .3, mat('ffffff', .7), .08, at=(0, -3.6, 6.4))
    decal(7, 1.3, printed(Print(420, 80).text(210, 40, 'P3K KELUARGA', 54, 'ffffff', 800).path(False), .8), at=(0, -3.53, 1.9))
    tube(fillet([(-4, 0, 12), (-4, 0, 14.4), (4, 0, 14.4), (4, 0, 12)], 1.6), .55, mat('8a1a14', .8))
    tube(fillet([(-9.1, -2, 9.6), (-9.1, 0, 9.6)], .1), .2, mat('e9e6dc', .3))
    box(18.1, 7.1, .3, mat('7a1410', .6), .1, at=(0, 0, 9.6))
    cyl(1.5, 2.6, mat('fbf8f0', .9), at=(12, -3, 0))
    box(5, 1.7, .5, mat('e0b088', .8), .25, at=(10.4, -6, 0), rot=(0, 0, 18))
    box(1.6, 1.72, .56, mat('f3e0cc', .9), .1, at=(10.4, -6, 0), rot=(0, 0, 18))
    cyl(1.1, 5, mat('7a4310', .1, coat=1), at=(13.8, -.4, 0))
    lid(.8, 1.4, 5, mat('ffffff', .4), at=(13.8, -.4))


def star_cross(a):
    b = a / 3
    return [(b, a), (-b, a), (-b, b), (-a, b), (-a, -b), (-b, -b), (-b, -a), (b, -a), (b, -b), (a, -b), (a, b), (b, b)][::-1]


@shot(107, 'kabut', elev=7, yaw=-20, fill=.86)
def back_brace():
    skin, steel = mat('ecdcc6', .7), mat('c9ccd2', .3, .8)
    shape = [(0, 12.6, 9.4), (4, 13.4, 9.8), (9, 13.0, 9.4), (14, 11.2, 8.2), (19, 10.4, 7.6), (24, 11.4, 8.0), (30, 13.2, 8.6), (36, 14.2, 8.8), (41, 13.0, 7.6), (44.5, 9, 5.4), (46.5, 4.6, 4.4), (49, 4.2, 4.2)]
    rows = curve(shape, 4)
    loft([[(w * x, d * y, z) for x, y in oval(2, 2, 48, 2.3)] for z, w, d in rows], skin, smooth=80)
    cyl(4.4, .6, wood('a8703a', None, 1), at=(0, 0, 49)), cyl(1.3, 9, steel, at=(0, 0, -9)), cyl(10, 1, wood('a8703a', None, 1), at=(0, 0, -10))

    def waist(z, grow):
        for (z0, w0, d0), (z1, w1, d1) in zip(rows, rows[1:]):
            if z <= z1:
                t = (z - z0) / max(1e-6, z1 - z0)
                return w0 + (w1 - w0) * t + grow, d0 + (d1 - d0) * t + grow
        return rows[-1][1] + grow, rows[-1][2] + grow

    def around(low, high, grow, start, end, taper=0.0):
        def fn(u, v):
            a = math.radians(start + (end - start) * u)
            z = (low + high) / 2 + (v - .5) * (high - low) * (1 - taper * abs(2 * u - 1) ** 2)
            w, d = waist(z, grow)
            c, s = math.sin(a), -math.cos(a)
            return w * math.copysign(abs(c) ** .87, c), d * math.copysign(abs(s) ** .87, s), z
        return fn
    dark, orange, trim = mat('262a33', .9, bump='weave', size=2, strength=.4), mat('e2582c', .8), mat('4a5060', .8)
    sheet(around(10, 27, .5, -178, 178), 120, 16, dark, thick=.9)
    for z in (10.2, 26.8):
        sheet(around(z - .4, z + .4, .95, -178, 178), 120, 2, trim, thick=.4)
    sheet(around(12, 25, 1.2, -26, 26), 40, 12, mat('3a3f4c', .9), thick=.8)
    for s in (1, -1):
        sheet(around(18.6, 23.4, 1.7, s * 14, s * 150, .3), 60, 6, orange, thick=.5)
        sheet(around(13, 17.4, 1.7, s * 14, s * 150, .3), 60, 6, orange, thick=.5)
        for a in (44, 62, 80):
            sheet(around(10.6, 26.4, .9, s * a - 2, s * a + 2), 4, 12, trim, thick=.6)
    group([decal(6.4, 1.9, printed(Print(300, 90).text(150, 45, 'TEGAPIN', 66, 'ffffff', 800).path(False), .8))], at=(0, -9.9, 18.2))


@shot(108, 'nila', elev=8)
def toothbrush():
    m, blue = mat('fbfbfd', .25, coat=.5), mat('9fc4e8', .4)
    lathe([(0, 0)] + fillet([(.01, 0), (1.35, 0), (1.4, 11), (1.1, 12.6), (.5, 13)], .5) + [(0, 13)], m, at=(0, 0, .6))
    lathe(fillet([(.75, 13), (.7, 14), (.35, 17), (.32, 19.4)], .3), blue, at=(0, 0, .6))
    box(1.1, .6, 2.2, m, .25, at=(0, 0, 19.4))
    box(.95, 1.1, 1.8, mat('f4f8ff', .9, bump='fur', size=12), .15, at=(0, -.75, 19.6))
    box(.5, .6, 1.8, mat('3a8fe0', .9), .12, at=(0, -1.05, 19.6))
    cyl(.45, .2, mat('9fc4e8', .4), at=(0, -1.3, 9.4), rot=(90, 0, 0))
    decal(.9, 3, printed(Print(90, 300).paste(Print(300, 90).text(150, 45, 'Gigira', 66, '3a6fb0', 700), -105, 105, 300, 90, 90).path(False), .4), at=(0, -1.43, 5.6))
    lathe([(0, 0)] + fillet([(.01, 0), (2.4, 0), (2.1, 1.3), (.01, 1.3)], .4) + [(0, 1.3)], m, at=(0, 0, -.5))
    tube(curve([(-2.0, 0, .1), (-4.4, -.4, -.3), (-5.6, -2.6, -.3), (-4.0, -4.2, -.3), (-2.2, -4.2, -.2)]), .2, mat('f0f2f6', .5))
    group([box(2.2, 1.1, .62, m, .15), box(1.3, .95, .42, mat('c9ccd2', .2, .95), .04, at=(1.7, 0, .1)), box(1.2, .5, .1, mat('2a2c32', .5), .02, at=(1.76, 0, .46))], at=(-1.2, -4.2, -.5))
    for i in range(3):
        group([lathe(fillet([(.75, 0), (.7, 1), (.35, 4), (.32, 6.4)], .3), mat(('f2b0c0', 'b8e0c0', 'f3dd90')[i], .4)), box(1.1, .6, 2.2, m, .25, at=(0, 0, 6.4)), box(.95, 1.1, 1.8, mat('f4f8ff', .9, bump='fur', size=12), .15, at=(0, -.75, 6.6))], at=(4.4 + i * 2.4, -.6 * i, 0))


@shot(109, 'kabut', elev=12, yaw=-8)
def shaver():
    dark, steel = mat('22262e', .35, coat=.3), mat('c8ccd4', .25, .9)
    lathe([(0, 0)] + fillet([(.01, 0), (2.2, 0), (2.5, 6), (2.1, 10), (1.5, 11.6)], 1) + [(0, 11.6)], dark, sy=.8)
    plate(rrect(1.6, 6, .8), .3, mat('2aa0b8', .4), .1, at=(0, -1.95, 5.6))
    cyl(.6, .3, steel, at=(0, -2.0, 7.4), rot=(90, 0, 0))
    group([lathe([(0, 0)] + fillet([(.01, 0), (2.6, .2), (3.6, 1.8), (.01, 2)], .5) + [(0, 2)], dark)] + [group([cyl(1.5, .7, steel, bevel=.2), cyl(1.1, .2, mat('8a8f99', .3, .9), at=(0, 0, .65)), ring(.9, .12, mat('e9c04a', .3, .9), at=(0, 0, .86)), cyl(.5, .3, dark, at=(0, 0, .66))], at=(1.75 * math.cos(a), 1.75 * math.sin(a), 1.7)) for a in (math.radians(90), math.radians(210), math.radians(330))], at=(0, -.6, 11.6), rot=(38, 0, 0))
    decal(2.6, .7, printed(Print(300, 80).text(150, 40, 'RAPIGO', 56, 'ffffff', 700).path(False), .4), at=(0, -2.05, 2.0))


@shot(110, 'mawar', elev=48, yaw=-6, fill=.86)
def cloth_pads():
    out = fillet([(-1.5, 12), (1.5, 12), (3.4, 9.4), (3.1, 4.4), (7.2, 3.4), (7.2, -2.6), (3.1, -3.4), (3.8, -9.4), (1.7, -12.4), (-1.7, -12.4), (-3.8, -9.4), (-3.1, -3.4), (-7.2, -2.6), (-7.2, 3.4), (-3.1, 4.4), (-3.4, 9.4)], 1.5, closed=True)
    for i, (c, stem, flower, thread) in enumerate((('d9ead0', '5c8a5a', 'f0b429', '6a9a68'), ('f8d3cc', 'b5566a', 'ffffff', 'c8667a'), ('e2d6f4', '7a5aa8', 'ffffff', '8f6fc0'))):
        p = Print(432, 732, c)
        sprigs(p, stem, flower, 96, i + 2, 1.3)
        core = [(216 + 84 * x, 366 + 310 * z) for x, z in oval(2, 2, 60, 3)]
        p.poly(core, 'fffaf6').line(core, thread, 6, True).line([(216 + (x - 216) * .72, 366 + (y - 366) * .86) for x, y in core], thread, 3, True)
        p.line([(216, 110), (216, 622)], thread, 3)
        at = (-15.4 + i * 15.4, -1.2 if i == 1 else 0, .9)
        group([puff(out, 1.7, printed(p.path(), .95, bump='noise', size=2, strength=.12), edge=1.1, res=36, wrinkle=.15, grain=.4)] + [cyl(.62, .35, mat(thread, .35), at=(s * 5.9, -.75, .4), rot=(90, 0, 0), n=24) for s in (1, -1)], at=at, rot=(-90, 0, (1 - i) * 5))
    q = Print(440, 300, 'f8ecd2')
    sprigs(q, '5c8a5a', 'e88aa0', 80, 2, 1.2)
    q.rect(70, 90, 300, 120, 'fffaf0', 16).text(220, 132, 'Kainara', 66, '7a3f58', 800).text(220, 184, 'isi 6 + pouch', 32, '7a3f58', 600)
    puff(fillet([(-11, 14), (11, 14), (11.6, 0), (-11.6, 0)], 1.4, closed=True), 4.6, printed(q.path(), .9), at=(1, 17, .5), rot=(-30, 0, 0), edge=3.4)
    box(21.6, 1, .8, mat('c8667a', .5), .3, at=(1, 24.6, 11.9))


@shot(111, 'kapas', elev=42, yaw=-12, fill=.88)
def nail_set():
    red, steel, inner, strap = mat('8a2232', .45, bump='cell', size=3, strength=.2), mat('dfe3ea', .16, .95), mat('f0e2d0', .9), mat('5a1420', .6)
    for s, t in ((-1, 0), (1, 0)):
        group([box(14, 19, 1.2, red, .5), box(12.8, 17.8, .3, inner, .2, at=(0, 0, 1.1)), box(12.8, 1.3, .35, strap, .15, at=(0, -2.6, 2.1)), box(12.8, 1.3, .35, strap, .15, at=(0, 3.2, 2.1))], at=(s * 7.3, 0, 0), rot=(0, s * -4, 0))

    def rod(x, tip, z=2.0):
        parts = [tube([(x, -7.6, z), (x, 1.5, z), (x, 4.0, z)], [.62, .5, .38], steel)]
        return parts + [box(.9 if tip == 'file' else 1.2, 4.4, .25, steel, .1, at=(x, 5.4, z - .1)) if tip != 'spoon' else ball(.75, steel, at=(x, 5.0, z), s=(1, 1.6, .4))]
    for i, tip in enumerate(('file', 'spoon', 'flat', 'spoon')):
        rod(-12.2 + i * 2.3, tip, 2.3)
    for s in (1, -1):
        tube([(-2.7 + s * .5, -7.4, 2.0), (-2.7 + s * .65, -1, 2.1), (-2.7 + s * .12, 6.4, 2.0)], [.4, .5, .2], steel, flat=(.6, 1.2))
    for s in (1, -1):
        ring(1.75, .42, steel, at=(4.6 + s * 1.9, -6.0, 2.0), n=40)
        tube([(4.6 + s * 1.0, -4.6, 2.1), (4.6 - s * .1, .6, 2.2 + s * .15), (4.6 - s * .9, 7.2, 2.1)], [.45, .62, .1], steel, flat=(1, .6))
    cyl(.5, .6, steel, at=(4.6, .6, 2.2))
    group([tube([(0, -6.4, .4), (0, 3, .4)], 1.1, steel, flat=(1, .5)), tube([(0, -6.4, 2.0), (0, 2.4, 1.1)], 1.0, steel, flat=(1, .4)), plate(oval(2.6, 1.2), 1.0, steel, .3, at=(0, 3.2, .8), rot=(-90, 0, 0))], at=(9.2, 0, 1.6))
    for s in (1, -1):
        tube(curve([(12.2 + s * 1.5, -6.8, 2.1), (12.2 + s * 1.1, -1, 2.1), (12.2 + s * .2, 2.4, 2.1), (12.2 - s * .5, 4.2, 2.1), (12.2 - s * .1, 6.6, 2.1)]), [.5] * 8 + [.55] * 8 + [.75] * 8 + [.6] * 8 + [.15], steel)


@shot(112, 'pandan', elev=18)
def diapers():
    for i, (c, f) in enumerate((('f6e3a8', 'e8861f'), ('bfe0ec', '2a7ab0'), ('d8ecc8', '4c8a3c'))):
        out = mirror(fillet([(0, 7.4), (9, 8.6), (10, 5.2), (6.2, 1), (4.6, -3.4), (4, -6.6), (0, -7.4)], 1.2))
        p = Print(420, 330, c)
        p.tile(lambda q, x, y, f=f, i=i: motif(q, ('star', 'fish', 'bear')[i], x, y, 46, f, 'ffffff'), 84, 76)
        puff(out, 5.2, printed(p.path(), .9), edge=3, at=((i - 1) * 13, (i == 1) * -4 + 3, 7.6), rot=(-10, 0, (1 - i) * 10), relief=lambda x, z: 1.6 * math.exp(-(x * x + (z + 1) ** 2) / 30))
        for s in (1, -1):
            for k in (0, 1):
                cyl(.55, .4, mat('ffffff', .4), at=((i - 1) * 13 + s * (6.2 + k * 1.6), (i == 1) * -4 - .6, 13.6), rot=(90, 0, 0))
    puff(rrect(18, 7, 3), 2, mat('fbfaf4', .95, bump='weave', size=3), at=(0, -9, 1), rot=(-84, 0, 0), edge=2)


@shot(113, 'mawar', elev=12)
def breast_pump():
    m, clear = mat('fbf6f4', .3, coat=.4), glass('eef4f8', .2)
    for s in (-1, 1):
        group(bottle([(2.5, 0), (2.7, .5), (2.7, 5.6), (2, 7)], clear, None) + [cyl(2.4, 3, mat('fdfaf0', .5), at=(0, 0, .3)), lid(2.2, 1.6, 6.8, mat('f0a8b8', .4)),
              box(2.6, 2.6, 2.6, m, .9, at=(0, 0, 8)), lathe(fillet([(.7, 0), (.9, 2.4), (3.3, 5.2), (3.5, 5.3), (1.1, 2.2), (.9, 0)], .5), mat('f7e3e6', .2, coat=.5), at=(0, -.6, 9.4), rot=(70, 0, s * 24)),
              tube([(0, 0, 10.4), (0, 0, 11.6)], .7, m)], at=(s * 5.4, -1, 0))
        tube(curve([(s * 5.4, -1, 11.6), (s * 5, .5, 14), (s * 2.6, 2.4, 12), (s * 1, 3, 7)]), .3, mat('e6ecf0', .3))
    p = Print(200, 200, 'f0a8b8').text(100, 90, '5', 110, 'ffffff', 700).text(100, 165, 'Asinara', 36, 'ffffff', 600)
    group([box(7, 4, 7.4, m, 1.6), decal(3.6, 3.6, printed(p.path(), .3, emit=.3), at=(0, -2.03, 4.4))] + [cyl(.5, .3, mat('f0a8b8', .4), at=(x, -2, 1.5), rot=(90, 0, 0)) for x in (-1.6, 0, 1.6)], at=(0, 3.4, 0))


@shot(114, 'pandan', elev=9, yaw=-26, fill=.86)
def baby_carrier():
    m, net, strap = mat('7d8450', .9, bump='weave', size=2.4, strength=.4), mat('c4c99c', .9, bump='cell', size=2.4, strength=.3), mat('555b32', .9)
    fur, snout, dark = mat('c98a4a', .95, bump='fur', size=4, strength=.4), mat('f3dcb4', .9), mat('2a160c', .4)
    belt = [(12.6 * math.cos(a), 4.6 + 9.4 * math.sin(a)) for a in [2 * math.pi * i / 60 for i in range(61)]]
    sheet(lambda u, v: (*belt[min(60, int(u * 60 + .5))], .4 + v * 7.4), 60, 6, strap, thick=1.5)
    box(18, 13, 6.4, m, 2.8, at=(0, -8, 3.4)), box(15, 11, .6, net, .3, at=(0, -8.2, 9.6))
    decal(9, 2.4, printed(Print(360, 96).text(180, 48, 'Timangku', 72, 'f6f2e0', 700).path(False), .9), at=(0, -14.56, 6.4))
    group([puff(mirror(fillet([(0, 21), (7.4, 22), (10.6, 18), (9.4, 9), (10.6, 0), (0, -1)], 2.2)), 4, m, edge=3.4, wrinkle=.3), puff(mirror(fillet([(0, 15.4), (6, 15.4), (6.4, 4.6), (0, 4.2)], 1.2)), 1.6, net, at=(0, -2.0, 0), edge=1.2, res=20)], at=(0, -13.2, 11), rot=(-5, 0, 0))
    for s in (1, -1):
        tube(curve([(s * 8.6, -12, 31), (s * 9.4, -6, 37), (s * 9.8, 2, 38), (s * 10.2, 9, 33), (s * 10.6, 12, 22), (s * 10.8, 9, 9)]), 2.1, m, flat=(.55, 1.25))
        box(3.4, 1.2, 2.4, mat('22262e', .4), .4, at=(s * 8.6, -13.4, 28.6))
        tube(curve([(s * 3, -9, 12), (s * 8.4, -10.4, 11.4), (s * 12.4, -12.6, 8)]), 2.2, fur)
        ball(2.6, snout, at=(s * 13.2, -13.4, 7.2), s=(.8, .6, 1.1), rot=(0, s * 14, 0))
        ball(2.2, fur, at=(s * 4.4, -8, 43.2), s=(1, .6, 1)), ball(1.3, snout, at=(s * 4.4, -9.1, 43.2), s=(1, .4, 1))
        ball(.62, dark, at=(s * 2.2, -13.7, 39)), tube(curve([(s * 6, -8, 31), (s * 8, -12, 33), (s * 6.2, -15.6, 34)]), 1.8, fur)
    ball(6.2, fur, at=(0, -8, 38), s=(1.08, .95, .95)), ball(2.6, snout, at=(0, -12.9, 36.4), s=(1.1, .7, .85)), ball(.8, dark, at=(0, -14.8, 37.2), s=(1.2, .7, .8))
    tube([(0, -5.6, 33), (0, -4.6, 22)], 4.8, fur)


@shot(115, 'kapas', elev=34)
def mpasi():
    sage, wood_m = mat('a3b896', .6), wood('d9b380', 'b58a54', 1)
    lathe(fillet([(.01, 0), (8, 0), (8.6, 2), (8.1, 2), (7.4, .5), (.01, .5)], .5), sage)
    box(.7, 7.6, 1.6, sage, .3, at=(0, 3.9, .3))
    box(15, .7, 1.6, sage, .3, at=(0, 0, .3))
    ball(2.6, mat('f0a83a', .6), at=(-3.6, 3.4, .6), s=(1, .8, .4))
    ball(2.6, mat('7fae4a', .6, bump='cell', size=3), at=(3.6, 3.4, .6), s=(1, .8, .4))
    ball(4, mat('f6eed8', .7, bump='noise', size=2), at=(0, -3.4, .4), s=(1.3, .7, .35))
    lathe(fillet([(.01, 0), (3, 0), (4.2, 3.4), (3.8, 3.4), (2.7, .5), (.01, .5)], .4), sage, at=(12.6, 3.4, 0))
    lathe(fillet([(.01, 0), (2.2, 0), (2.8, 5), (2.5, 5), (1.9, .5), (.01, .5)], .4), sage, at=(12, -4.4, 0))
    for s in (1, -1):
        ring(1.2, .32, sage, at=(12 + s * 3.2, -4.4, 2.8), rot=(90, 0, 0))
    for i in range(2):
        group([tube([(0, 0, 0), (0, 6, 0)], .5, wood_m), ball(1.2, sage, at=(0, 7.4, 0), s=(.9, 1.3, .4))] if i == 0 else [tube([(0, 0, 0), (0, 6, 0)], .5, wood_m), box(1.8, 2, .6, sage, .3, at=(0, 7, -.3))] + [box(.36, 1.6, .4, sage, .1, at=(x, 8.6, -.2)) for x in (-.6, 0, .6)], at=(-11.4 - i * 2.4, -4, .6), rot=(0, 0, 6))
    puff(mirror(fillet([(0, 5), (3, 6.6), (5, 5), (5.6, -5), (0, -6.4)], 1.6)), 1.2, sage, at=(-13, 9.6, .8), rot=(-70, 0, 14), edge=1)


@shot(116, 'kunyit', elev=12, yaw=0)
def honey():
    label = pack(520, 330, 'fff6dc', '7a4a08', 'MADU HUTAN', ['Sumbawa'], 'murni 500 g', 'bee', 'f0b020', '3a2208')
    jar(4.4, 10, mat('d9840f', .05, coat=1), label, mat('2a1a0c', .4), 2.2, arc=160)
    group([tube([(0, 0, 0), (0, 0, 7)], .35, wood('d9b380', None, 1, along='Z'))] + [ring(1.1 - .25 * abs(i - 1.5) / 1.5, .28, mat('c99a58', .5), at=(0, 0, -i * .7)) for i in range(4)] + [ball(.9, mat('e8960f', .05, coat=1), at=(0, 0, -1.4), s=(1, 1, 1.3))], at=(7.2, -3, 2.0), rot=(0, 66, -18))
    cyl(2.6, .16, mat('e8960f', .05, coat=1), at=(5.6, -3.4, 0), bevel=.08)
    hexa = mat('f0b83a', .4)
    for i in range(3):
        for j in range(2):
            x, z = -7.6 + i * 1.75 + (j % 2) * .87, .2
            lathe([(.75, 0), (1.0, 0), (1.0, 1.5), (.75, 1.5), (.75, 0)], hexa, at=(x, -3 - j * 1.5, z - .2), n=6, smooth=0)


@shot(117, 'bata', elev=12)
def ginger():
    f = pack(420, 540, 'c8391e', 'fff3dc', 'Mbok Sinah', ['Jahe Merah'], 'bubuk gula aren', 'root', 'f0b45a', '8a4a14', note='250 g', foot='8a1f12')
    pouch(13, 17, f, 5, at=(-3, 2, 0), rough=.6)
    m = mat('b5774a', .8, bump='noise', size=2, strength=.5)
    group([ball(1.6, m, s=(1.7, 1, .9)), ball(1.1, m, at=(2, .9, .2), s=(1.3, .9, .9)), ball(1.0, m, at=(-1.6, 1.2, .2), s=(.9, 1.3, .9)), ball(.9, m, at=(1, -1.3, 0), s=(.9, 1.2, .9)), cyl(.75, .3, mat('f0d07a', .6), at=(3.1, 1, .2), rot=(0, 90, 20))], at=(6.4, -2.4, 1.3))
    group([lathe(fillet([(.01, 0), (2, 0), (2.7, 4), (2.5, 4), (1.8, .4), (.01, .4)], .3), glass('eef4f4', .15)), cyl(2.1, 3.2, mat('a84a1c', .2), at=(0, 0, .4), r2=2.45)], at=(8.6, 2.6, 0))


@shot(118, 'pandan', elev=10)
def balm_oil():
    label = pack(300, 340, 'f6f2dc', '24573a', 'REMPAH', ['Minyak Balur'], 'sereh cengkeh', 'leaves', '4c8a3c', '8fae5a', note='30 ml')
    bottle([(1.7, 0), (1.7, 6), (1.1, 7), (1.1, 7.4)], mat('5a7a24', .08, coat=1), label, .6, 5.4, arc=180)
    group([lid(1.3, 2.8, 0, mat('1f3a24', .4), 40, .02)], at=(3.8, -2, 0))
    cyl(1.05, .5, mat('f3f1ea', .4), at=(0, 0, 7.2))
    ball(.8, mat('e8eef2', .05, 1), at=(0, 0, 7.8))
    for i in range(4):
        tube([(-6.4 + i * .3, -2 - i * .5, .3 + (i == 1) * .4), (-1.4 + i * .2, -3.6 - i * .4, .3 + (i == 1) * .4)], [.36, .2], mat('c4d08a', .6))
    for x, y, t in ((5.6, -3, 30), (6.6, -2, 80), (5.2, -4.2, 140)):
        group([tube([(0, 0, 0), (1.4, 0, 0)], [.2, .28], mat('4a2412', .8)), ball(.38, mat('5a2c14', .8), at=(1.6, 0, 0))], at=(x, y, .35), rot=(0, 0, t))


@shot(119, 'kapas', elev=30, yaw=-10)
def wedang():
    wm = wood('b58450', '8a5a2c', .5)
    box(16, 11, .5, wm, .1)
    for w, d, x, y in ((16, .6, 0, 5.4), (16, .6, 0, -5.4), (.6, 11, 7.8, 0), (.6, 11, -7.8, 0)):
        box(w, d, 4, wm, .1, at=(x, y, 0))
    for i in range(8):
        f = pack(180, 220, 'f3e3c0', '7a2a14', 'Wedang', ['Uwuh'], '', 'leaf', '8a3a1a', '5a2a10')
        sachet(3.4, 4.6, f, 1, at=(-5.4 + (i % 4) * 3.6, 2.4 - (i // 4) * 4.8, 2.0), rot=(-62, 0, 0))
    p = Print(640, 420, 'b58450')
    p.text(320, 160, 'WEDANG UWUH', 78, '4a2410', 800).text(320, 250, 'rempah isi 12 + gula batu', 40, '4a2410', 600)
    kawung_spot = motif(p, 'flower', 320, 340, 90, '7a3a18', 'b58450')
    group([box(16, .6, 11, wm, .1), decal(15, 10, printed(p.path(), .6), at=(0, -.32, 5.5))], at=(0, 6.4, 3.4), rot=(-14, 0, 0))
    for x, y in ((10, -4), (11.4, -2.6), (11, -5.4)):
        box(1.2, 1.2, 1, mat('f0d8a0', .2, coat=.6), .15, at=(x, y, 0), rot=(0, 0, x * 30))
    tube([(9.4, 1, .5), (13.4, 2.4, .5)], .5, wood('8a4a24', '5a2a12', 1.5))
    _ = kawung_spot
