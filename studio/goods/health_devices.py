"""Devices and first aid."""
import math

from kit.catalogue import shot
from kit.grain import wood
from kit.mesh import group
from kit.outline import curve, fillet, oval, rrect
from kit.packing import lid
from kit.paint import Print
from kit.sheet import decal, loft, ring, sheet, tube
from kit.solid import box, cyl, lathe, plate
from kit.surface import mat, printed


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


@shot(107, 'nila', elev=20, yaw=-14, fill=.86)
def back_brace():
    """A support belt closed as if somebody wore it: stays at the back, straps that pull to both sides, a tab in front."""
    def around(low, high, grow, start, end, taper=0.0):
        def fn(u, v):
            a = math.radians(start + (end - start) * u)
            z = (low + high) / 2 + (v - .5) * (high - low) * (1 - taper * abs(2 * u - 1) ** 2)
            waist = 1 - .07 * math.sin(math.pi * min(1, max(0, z / 24)))
            w, d = (16.4 * waist + grow), (11.6 * waist + grow)
            c, s = math.sin(a), -math.cos(a)
            return w * math.copysign(abs(c) ** .9, c), d * math.copysign(abs(s) ** .9, s), z
        return fn
    net, dark, orange, trim = mat('2b303b', .9, bump='cell', size=3, strength=.6), mat('3d4350', .9, bump='weave', size=2, strength=.3), mat('e2582c', .8, bump='weave', size=3, strength=.3), mat('15181f', .7)

    def edge(a):
        back = abs(a) / 180
        return 4.4 - 4.4 * back, 19.6 + 4.4 * back
    def body(u, v):
        a = -180 + 360 * u
        low, high = edge(a)
        return around(low, high, 0, a, a)(0, v)
    sheet(body, 120, 16, net, thick=.9)
    for k in (0, 1):
        tube([around(*edge(-180 + 360 * i / 90), .15, -180 + 360 * i / 90, -180 + 360 * i / 90)(0, k) for i in range(90)], .62, trim, closed=True, n=10)
    sheet(around(4.6, 19.4, .75, -34, 34, .12), 40, 12, dark, thick=.7)
    for s in (1, -1):
        for a in (58, 84, 108, 132, 156):
            low, high = edge(a)
            sheet(around(low + .6, high - .6, .55, s * a - 2.6, s * a + 2.6), 4, 12, trim, thick=.7)
        sheet(around(13.2, 18.0, 1.5, s * 20, s * 150, .22), 60, 6, orange, thick=.5)
        sheet(around(6.0, 10.8, 1.5, s * 20, s * 150, .22), 60, 6, orange, thick=.5)
        sheet(around(5.4, 18.6, 1.95, s * 13, s * 30), 12, 8, mat('4a5160', .8), thick=.6)
    label = printed(Print(300, 90).text(150, 45, 'TEGAPIN', 66, 'ffffff', 800).path(False), .8)
    sheet(around(10.4, 13.8, 1.25, -13, 13), 12, 2, label)


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
