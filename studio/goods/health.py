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
    p = Print(300, 190, '1fae5a').text(140, 100, '36,5', 120, 'ffffff', 700).text(270, 60, '°C', 50, 'ffffff', 600)
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


@shot(107, 'kabut', elev=12)
def back_brace():
    m = mat('2a2e36', .9, bump='cell', size=4, strength=.4)

    def belt(u, v):
        a = math.radians(-120 + u * 300)
        h = 11 if .3 < u < .7 else 11 - 5 * min(1, abs(u - .5) - .2) / .3
        return 12 * math.cos(a + 1.57), 8.5 * math.sin(a + 1.57), 8 + (v - .5) * h * 1.7
    sheet(belt, 90, 10, m, thick=.8)
    for s in (-1, 1):
        for k in (.32, .68):
            a = math.radians(-120 + k * 300) + 1.57
            _ = a
        box(11, .7, 5, mat('e2582c', .85), .3, at=(s * 4.6, -9.4, 7), rot=(0, s * 9, s * 12))
    box(6, .8, 7, mat('15181d', .9), .4, at=(0, -9.9, 5))
    decal(4.6, 1.4, printed(Print(300, 90).text(150, 45, 'TEGAPIN', 62, 'ffffff', 800).path(False), .8), at=(0, -10.35, 8.6))
    for x in (-5, -1.7, 1.7, 5):
        box(1.2, .6, 15, mat('15181d', .9), .3, at=(x, 8.4, .6))


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


@shot(110, 'mawar', elev=34)
def cloth_pads():
    for i, c in enumerate(('cfe0c4', 'f0c8c0', 'e3d4f0')):
        out = fillet([(-1.8, 10), (1.8, 10), (2.6, 5), (2.2, 2.2), (6.2, 2), (6.2, -2), (2.2, -2.2), (2.8, -6), (1.9, -11), (-1.9, -11), (-2.8, -6), (-2.2, -2.2), (-6.2, -2), (-6.2, 2), (-2.2, 2.2), (-2.6, 5)], 1.3, closed=True)
        xs = [q[0] for q in out]
        p = Print(300, 500, c)
        sprigs(p, ('5c8a5a', 'b5566a', '7a5aa8')[i], ('f6f2e6', 'ffffff', 'f7d0dc')[i], 70, i, 1)
        puff(out, 1.8, printed(p.path(), .95), edge=1.6, res=30, at=(-8.6 + i * 8.2, i * -1.4, .6 + i * .6), rot=(-86, 0, -14 + i * 10))
        for s in (1, -1):
            cyl(.5, .3, mat('ffffff', .4), at=(-8.6 + i * 8.2 + s * 5, i * -1.4 + s * .0, 1.3 + i * .6))
        _ = xs
    q = Print(360, 300, 'f6eeda')
    sprigs(q, '5c8a5a', 'e88aa0', 80, 2)
    q.rect(80, 110, 200, 80, 'fffaf0', 10).text(180, 150, 'Kainara', 50, '5a3a4a', 700)
    puff(fillet([(-6, 8), (6, 8), (6.6, 0), (-6.6, 0)], 1, closed=True), 2.6, printed(q.path(), .9), at=(10.6, 7, 0), rot=(-24, 0, -8), edge=2)


@shot(111, 'kapas', elev=34, yaw=-8)
def nail_set():
    red, steel = mat('6a1a26', .5, bump='cell', size=5, strength=.3), mat('cdd2da', .2, .95)
    inner = mat('e6d6c4', .9)
    box(17, 11, 1.6, red, .6)
    box(16, 10, .2, inner, .1, at=(0, 0, 1.5))
    group([box(17, 1.6, 11, red, .6), box(16, .2, 10, inner, .1, at=(0, -.75, .5))], at=(0, 6.2, .6), rot=(-14, 0, 0))
    for i in range(7):
        x = -6.6 + i * 2.2
        tube([(x, -3.6, 1.95), (x, 1, 1.95), (x, 3.8, 2)], [.42, .3, .12 if i % 2 else .36], steel)
        ball(.5, steel, at=(x, -3.8, 1.95), s=(1, 1, .5)) if i % 2 == 0 else box(.9, 2.2, .25, steel, .1, at=(x, 3.6, 1.9))
    box(16, .9, .2, mat('4a121b', .6), .1, at=(0, -1, 2.2))
    group([tube([(0, 0, 0), (0, 5, 0)], [.5, .3], steel, flat=(1.2, .7)), tube([(.5, 0, .9), (.3, 4.6, .3)], .34, steel, flat=(1.2, .5))], at=(11, -4, .5), rot=(0, 0, -20))
    for s in (1, -1):
        ring(1.0, .22, mat('22262e', .5), at=(13.6 + s * 1.2, -6.6, .3))
        tube([(13.6 + s * .7, -5.7, .35), (13.6 - s * .2, -2.6, .4), (13.6 - s * .3, -.6, .35)], [.22, .3, .06], steel)


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


@shot(114, 'pandan', elev=10)
def baby_carrier():
    m, mesh_m, strap = mat('7d8450', .9, bump='weave', size=2.4, strength=.4), mat('b8bd92', .9, bump='cell', size=3, strength=.5), mat('5f6538', .9)
    out = mirror(fillet([(0, 22), (7, 23.4), (11, 20), (9.4, 10), (12, 2), (0, 1)], 1.6))
    puff(out, 4.6, m, at=(0, -2, 6), edge=4)
    puff(mirror(fillet([(0, 17), (5.6, 17.4), (6.6, 8), (0, 7)], 1.2)), 2, mesh_m, at=(0, -4, 6), edge=1.4, res=20)
    box(17, 13, 5, m, 2.4, at=(0, -3.4, 3.4))
    decal(6, 1.6, printed(Print(360, 96).text(180, 48, 'Timangku', 66, 'f6f2e0', 700).path(False), .9), at=(0, -9.95, 6))

    def waist(u, v):
        a = math.radians(-200 + u * 400 * .9)
        return 14.5 * math.sin(a * .9), 5.5 - 7.6 * math.cos(a * .9) + 3, 1 + v * 6
    sheet(waist, 60, 6, strap, thick=1.4)
    for s in (-1, 1):
        tube(curve([(s * 8.8, -2, 27.6), (s * 9.6, 3, 33), (s * 10.4, 8, 28), (s * 11, 8, 16), (s * 12.2, 3, 8.6)]), 2.0, m, flat=(1.2, .55))
        box(2.6, 1.2, 2, mat('22262e', .4), .3, at=(s * 9, -3.6, 25))


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
