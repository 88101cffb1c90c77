"""Furniture, kitchen, decoration, bedding, cleaning."""
import math
import random

from goods.electronics import word
from kit.catalogue import shot
from kit.packing import *
from kit.paint import *
from kit.shape import *
from kit.surface import *

TEAK = dict(colour='a56a35', dark='6f4220')


def teak(size=.12, along='X', c='a8703c', d='73451f'):
    return wood(c, d, size, .5, along)


@shot(60, 'kapas', elev=14, yaw=-26)
def desk():
    m = teak()
    box(120, 60, 3.4, m, .8, at=(0, 0, 72))
    for x in (-54, 54):
        for y in (-24, 24):
            lathe([(0, 0), (2, 0), (3.4, 60), (3.6, 72), (0, 72)], teak(.12, 'Z'), at=(x, y, 0), n=24)
    box(104, 52, 12, m, .6, at=(0, 2, 60))
    for x in (-26, 26):
        box(48, 1.4, 9.6, teak(.14, 'X', 'b57c46'), .5, at=(x, -24.4, 61.2))
        ball(1.7, mat('c9a24a', .25, .9), at=(x, -26.6, 66))
    box(30, 2, 20, mat('c9ced6', .3, .8), .6, at=(-14, 12, 75.6), rot=(-14, 0, 0))
    lathe(fillet([(.01, 0), (4, 0), (4.6, 9), (4.2, 9), (3.4, 1), (.01, 1)], .5), mat('cf6545', .6), at=(40, 6, 75.4))
    for i in range(6):
        puff(petal(0, 0, 15, 4.4, 90), 1, mat('4c8a3c', .6), at=(40, 6, 83), rot=(0, (i - 2.5) * 22, i * 60), edge=1, res=12)


@shot(61, 'kabut', elev=8, yaw=-24)
def shelf():
    iron, m = mat('1f2126', .5, .4), teak(.14)
    for x in (-39, 39):
        for y in (-14, 14):
            box(2.4, 2.4, 165, iron, .3, at=(x, y, 0))
    rnd = random.Random(5)
    hues = ['cf6545', '3a48b5', 'e8a51c', '3f7d4a', '7a70c9', 'f3e3c0', '8a2c3a']
    for k in range(5):
        z = 8 + k * 37
        box(78, 30, 2.4, m, .3, at=(0, 0, z))
        if k == 4:
            continue
        x = -35 + (k % 2) * 14
        for _ in range(9):
            w, h = rnd.uniform(2.6, 4.6), rnd.uniform(19, 27)
            box(w, 18, h, mat(rnd.choice(hues), .7), .3, at=(x + w / 2, 0, z + 2.4))
            x += w + .3
        lathe(fillet([(.01, 0), (5, 0), (6.4, 8), (4, 14), (3, 14), (.01, 13)], 1.5), mat(hues[k], .5), at=(26 if k % 2 == 0 else -28, 0, z + 2.4))
    for s in (1, -1):
        tube([(-39 * s, 14, 12), (39 * s, 14, 150)], .6, iron)


@shot(62, 'pandan', elev=10, yaw=-28)
def rattan_chair():
    r, weave = mat('c99a5a', .5, bump='noise', size=2, strength=.3), mat('d9b070', .7)
    back = [(-30, 20, 30), (-33, 24, 60), (-26, 30, 88), (0, 33, 98), (26, 30, 88), (33, 24, 60), (30, 20, 30)]
    tube(curve(back), 2, r)
    tube(curve([(-32, -26, 0), (-34, -28, 30), (-34, -24, 52), (-33, 0, 56), (-32, 24, 60)]), 2, r)
    tube(curve([(32, -26, 0), (34, -28, 30), (34, -24, 52), (33, 0, 56), (32, 24, 60)]), 2, r)
    tube(curve([(-30, 20, 30), (-28, 24, 14), (-27, 28, 0)]), 2, r), tube(curve([(30, 20, 30), (28, 24, 14), (27, 28, 0)]), 2, r)
    tube(curve([(-30, -26, 34), (0, -30, 34), (30, -26, 34), (31, 0, 33), (30, 22, 32), (0, 24, 32), (-30, 22, 32), (-31, 0, 33)], closed=True), 1.8, r, closed=True)
    for i in range(13):
        t = -27 + i * 4.5
        tube(curve([(t, 22, 33), (t * 1.06, 26, 60), (t * .86, 31, 97 - abs(t) * .42)]), .9, weave)
    for k in range(7):
        z = 40 + k * 7
        w = 30 + 2.4 * math.sin(k)
        tube(curve([(-w, 22 + k, z), (0, 25 + k * 1.2, z), (w, 22 + k, z)]), .7, weave)
    puff(rrect(56, 46, 8), 9, mat('f0e6d2', .9, bump='weave', size=1, strength=.3), at=(0, -2, 38), rot=(-88, 0, 0), edge=9)


@shot(63, 'kapas', elev=14, yaw=-24)
def sofa():
    m, leg = mat('a9adb3', .95, bump='weave', size=1.2, strength=.4), teak(.2, 'Z')
    for s in (1, -1):
        box(84, 62, 17, m, 5, at=(s * 42.5, -6, 20))
        group([box(83, 17, 50, m, 6)], at=(s * 42.5, 28, 34), rot=(-12, 0, 0))
        box(15, 74, 42, m, 6, at=(s * 93, -2, 14))
        for y in (-28, 28):
            lathe([(0, 0), (1.8, 0), (3, 14), (0, 14)], leg, at=(s * 84, y, 0), n=20)
    box(176, 66, 9, m, 2, at=(0, 0, 12))
    for x, c, t in ((-58, 'e8a51c', 12), (58, '3a4a94', -10)):
        puff(rrect(40, 40, 5), 15, mat(c, .95, bump='weave', size=1.4), at=(x, 8, 56), rot=(-20, t, 0), edge=14)


@shot(12, 'kabut', elev=12, yaw=-24, focus=(-.1, .4))
def air_fryer():
    m, dark = mat('f6f4ee', .25, coat=.6), mat('1b1c20', .25)
    secs = [[(x * k, y * k, z) for x, y in rrect(27, 30, 9)] for z, k in ((0, .94), (1, 1), (20, 1.03), (27, .97), (30.4, .84), (31.4, .6))]
    loft(secs, m, sub=1)
    plate(rrect(21, 13.6, 3), 2.2, m, .8, at=(0, -14.7, 8.6))
    box(21.4, .5, .5, dark, .1, at=(0, -15.4, 15.4))
    tube(fillet([(0, -15.4, 9), (0, -21.5, 9), (0, -21.5, 4)], 1.5), 1.9, mat('26272d', .4), flat=(1.7, .8))
    box(5.4, 8, 3.4, m, 1.4, at=(0, -18.6, 7.6))
    p = Print(420, 260, '0a0b0e').text(210, 80, '180°C', 96, '5af0c8', 600).text(210, 170, '18:00', 60, 'ffffff', 500)
    for i in range(5):
        p.oval(60 + i * 75, 228, 16, line='e8a51c', lw=4)
    group([plate(rrect(15, 8.6, 2), .5, dark, .15), decal(13, 7.6, printed(p.path(), .15, emit=.8), at=(0, -.27, 0))], at=(0, -15.1, 22.5), rot=(-6, 0, 0))
    decal(6, 1.3, word('HANGATI', '3a3d44', 70, 420, 90), at=(0, -15.86, 13.0))


@shot(64, 'kapas', elev=26, yaw=-20)
def wok():
    s = speckle('4a4d52', 'b8bbc0', 2.2, .6, .5, .1)
    lathe(fillet([(.01, 0), (8, 0), (12.6, 4), (14.4, 8.4), (14.8, 8.4), (14.0, 7.4), (12, 4.6), (7.6, .7), (.01, .7)], 1.2), s, at=(0, 0, 0))
    tube([(13, 0, 7.6), (18, 0, 9), (31, 0, 10.4)], [1.0, 1.3, 1.5], teak(.3, 'X'), flat=(1.3, .8))
    tube(fillet([(-13.6, -3, 7.6), (-17, -3, 8.6), (-17, 3, 8.6), (-13.6, 3, 7.6)], 1.5), .9, teak(.3, 'Y'))
    group([lathe([(14.2, 0), (13, 1.6), (8, 3.2), (0, 3.8)], glass('eaf2f4', .12)), ring(14.2, .4, mat('c9ccd2', .2, .95)), ball(1.8, teak(.3), at=(0, 0, 5)), cyl(.9, 1.4, mat('c9ccd2', .2, .9), at=(0, 0, 3.6))], at=(-2, 9, 13), rot=(58, 0, 0))
    decal(3.6, 1, word('PAWONIRA', 'd9a45a', 60, 420, 90), at=(0, -13.4, 6.6), rot=(-50, 0, 0)) if False else None


@shot(65, 'bata', elev=32, yaw=-14)
def cobek():
    s = mat('4a4a4c', .9, bump='noise', size=3, strength=.9)
    lathe(fillet([(.01, 0), (6, 0), (7, 2), (10.6, 5), (11, 6.2), (9.6, 6.2), (7, 4), (.01, 3)], .9), s)
    tube([(-1, 0, 5.4), (3.5, -1.5, 8), (8.4, -4, 11.6), (11.6, -6, 12.4)], [1.9, 1.5, 1.6, 1.1], s)
    for x, y, t in ((-3, -3, 20), (-4.6, 0, 70)):
        tube([(x, y, 4.6), (x + 2, y + .6, 4.6), (x + 3.8, y + .2, 4.7)], [.5, .6, .07], mat('d21f1a', .2, coat=1))
    for x, y in ((-1, 3.6), (2, 4), (-3.6, 3.2)):
        ball(.9, mat('b5567a', .35), at=(x, y, 4.8))
    ball(2.2, mat('c8301f', .25, coat=.5), at=(-12, -6, 2), s=(1.1, 1.1, .9))


@shot(66, 'kabut', elev=12, yaw=-22)
def knives():
    wm, steel, dark = teak(.4, 'Z', 'c98f52', '8f5c2c'), mat('d4d7dd', .18, .95), mat('1d1e23', .45)
    group([box(10, 15, 20, wm, .8)], rot=(14, 0, 0), at=(-5, 3, 0))
    for i, (x, y, l) in enumerate(((-2.6, 4.4, 9.4), (2.2, 4.4, 9), (-2.8, -.2, 8.4), (2.4, -.2, 8), (0, -4.4, 10))):
        group([box(1.7, 2.6, l, dark, .6)] + [cyl(.3, .1, steel, at=(-.88, 0, 2 + k * 2.4), rot=(0, -90, 0)) for k in range(3)] + [box(1.5, 2.3, .6, steel, .1, at=(0, 0, -.5))], at=(-5 + x, 1.5 + y - 4.6, 19.6 + y * .25), rot=(14, 0, 0))
    blade = fillet([(-9, 0), (-9, 3.6), (6, 3.8), (11, 1.4), (12.4, 0)], .8, closed=True)
    group([plate([(x, z) for x, z in blade][::-1], .25, steel, .06), box(11, 1.8, 2.8, dark, .6, at=(-14.6, 0, .6))], at=(9, -9, .9), rot=(-76, 0, 10))


@shot(67, 'pandan', elev=14, yaw=-14)
def spice_rack():
    bam = wood('dcb878', 'b8904e', .5)
    for k in range(3):
        y, z = k * 5.4, k * 5.4
        box(38, 5.4, .8, bam, .2, at=(0, y, z))
        box(38, .7, 2.0, bam, .2, at=(0, y - 2.8, z))
        for i, c in enumerate((('c8391e', 'e8a51c', '6a3a1c', '3f7d3a'), ('d9b45a', '2a1a10', 'b5562a', 'f0e0b8'), ('7fae4a', 'a8231f', 'c98a3a', '4a2c18'))[k]):
            label = Print(160, 110, 'fffaf0').text(80, 55, (('Cabai', 'Kunyit', 'Pala', 'Salam'), ('Ketumbar', 'Lada', 'Paprika', 'Wijen'), ('Sereh', 'Saffron', 'Jinten', 'Cengkeh'))[k][i], 34, '3a2a1c', 700, 140)
            group([cyl(2.0, 5, speckle(c, '3a2414', 4, .62, .8, .3), at=(0, 0, .2)), *bottle([(2.3, 0), (2.3, 6)], glass('f4f6f4', .05), label, 1.6, 4, arc=120), cyl(2.3, 1.2, bam, at=(0, 0, 6))], at=(-13.5 + i * 9, y, z + .8))
    for s in (1, -1):
        plate(fillet([(-3, 0), (14, 0), (14, 13), (-3, 2)], .6, closed=True), .8, bam, .2, at=(s * 19, 5.4 - 5.4, 0), rot=(0, 0, 90))


@shot(13, 'nila', elev=12, yaw=-56, focus=(.1, .6))
def desk_lamp():
    m = mat('f6f5f1', .3, coat=.4)
    cyl(9, 1.8, m, bevel=.6)
    plate(oval(5, 2), .2, mat('d9d6cc', .4), .05, at=(0, -5, 1.9), rot=(-90, 0, 0))
    tube([(0, 3, 1.6), (0, 5, 20)], 1.0, m, flat=(1.6, .7))
    cyl(1.5, 3, mat('c9ccd2', .3, .8), at=(-1.5, 5, 20.4), rot=(0, 90, 0))
    tube([(0, 5, 20), (0, -1, 38)], 1.0, m, flat=(1.6, .7))
    cyl(1.4, 3, mat('c9ccd2', .3, .8), at=(-1.5, -1, 38.4), rot=(0, 90, 0))
    group([box(30, 4.6, 1.3, m, .5), box(27, 3.6, .2, mat('fff0c8', .3, emit=3.0), .08, at=(0, 0, -.15))], at=(-8, -4, 38.6), rot=(24, 0, 0))
    for i in range(3):
        cyl(.5, .1, mat('e8a51c' if i == 1 else 'c9ccd2', .4, emit=.3), at=(-1.8 + i * 1.8, -5, 2.0))


def woven_lamp(c, inner):
    m = mat(c, .8)
    n = 26
    for i in range(n):
        for t in (1, -1):
            pts = []
            for k in range(25):
                ph = math.pi * (.1 + .8 * k / 24)
                a = 2 * math.pi * i / n + t * 1.5 * (k / 24)
                pts.append((17.5 * math.sin(ph) * math.cos(a), 17.5 * math.sin(ph) * math.sin(a), -14.5 * math.cos(ph)))
            tube(pts, .38, m, n=6, flat=(1.5, .5))
    for z, r in ((-13.7, 5.6), (13.7, 5.6), (0, 17.6)):
        ring(r, .6, m, at=(0, 0, z))
    ball(5, mat(inner, .3, emit=2.2), at=(0, 0, -1))


@shot(68, 'kunyit', elev=2, lift=.35)
def pendant():
    woven_lamp('c99a58', 'fff0c4')
    cyl(1.6, 4, mat('22242a', .5), at=(0, 0, 13))
    tube([(0, 0, 16), (0, 0, 32)], .3, mat('22242a', .6))


@shot(69, 'kapas', elev=4, fill=.74)
def clock():
    wm = teak(.22, 'X', 'b87c44', '8a5628')
    lathe(fillet([(.01, 0), (15, 0), (15, 3), (13.4, 3), (13.2, 2), (.01, 2)], .5), wm, rot=(90, 0, 0))
    p = Print(600, 600, 'f6ead4')
    for i in range(12):
        a = math.radians(i * 30 - 60)
        p.text(300 + 235 * math.cos(a), 300 + 235 * math.sin(a), str(i + 1), 64, '4a2a14', 700)
    for i in range(60):
        a = math.radians(i * 6)
        p.line([(300 + 280 * math.cos(a), 300 + 280 * math.sin(a)), (300 + 292 * math.cos(a), 300 + 292 * math.sin(a))], '8a5a30', 3)
    from goods.gadgets import _round
    decal(26, 26, printed(_round(p), .7), at=(0, -2.1, 0))
    for a, l, w in ((-58, 7.4, .6), (52, 10.6, .42)):
        group([box(w, .3, l, mat('22180f', .4), .12, at=(0, -2.5, -.8))], rot=(0, a, 0))
    group([box(.16, .2, 12, mat('cf4a2a', .4), .03, at=(0, -2.8, -2))], rot=(0, 170, 0))
    cyl(.7, .5, mat('22180f', .4), at=(0, -2.5, 0), rot=(90, 0, 0))


@shot(70, 'pandan', elev=4, fill=.8)
def sun_mirror():
    from goods.gadgets import _round
    r = mat('c99a5a', .5, bump='noise', size=2, strength=.2)
    for i in range(40):
        a = 2 * math.pi * i / 40
        l = 30 if i % 2 == 0 else 24
        tube([(15 * math.cos(a), 0, 15 * math.sin(a)), (l * math.cos(a), 0, l * math.sin(a))], .75, r)
        if i % 2 == 0:
            ring(2.0, .5, r, at=(l * math.cos(a), 0, l * math.sin(a)), rot=(90, 0, 0), n=24)
    ring(15.6, 1.2, r, rot=(90, 0, 0))
    ring(17.6, .8, r, rot=(90, 0, 0))
    # What a mirror shows of a room: a bright window, its light falling across, the dim floor.
    p = Print(600, 600).fade('eef5f8', 'b4c6cc')
    p.rect(0, 430, 600, 170, 'a89a86').poly([(0, 430), (600, 430), (600, 455), (0, 455)], 'f3efe6')
    p.rect(330, 110, 190, 240, 'ffffff').rect(342, 122, 78, 105, 'cfe8f6').rect(430, 122, 78, 105, 'd9eefa').rect(342, 236, 78, 103, 'c2dcc4').rect(430, 236, 78, 103, 'b4d2b4')
    p = soft(p, 5)
    for x, w, c in ((60, 120, 'f4fafc'), (220, 36, 'f4fafc')):
        p.poly([(x, 600), (x + w, 600), (x + w + 260, 0), (x + 260, 0)], c)
    p = soft(p, 2.5)
    cyl(15, .4, mat('c4d0d4', .1, .8), at=(0, -.2, 0), rot=(90, 0, 0))
    decal(29.6, 29.6, printed(_round(p), .08, emit=.12, coat=.6), at=(0, -.66, 0))


@shot(71, 'mawar', elev=8)
def vase():
    s = speckle('e6dccb', '8a6a4a', 2.4, .66, .7, .15)
    lathe(curve([(.01, 0), (5, 0), (7.6, 5), (8, 10), (5.6, 16), (3.2, 19.6), (3, 22), (4.2, 25), (3.7, 24.6), (2.5, 21), (.01, 19)], 6), s)
    lathe([(7.9, 6.6), (8.25, 9), (8.1, 11)], mat('c98a5a', .7))
    rnd = random.Random(2)
    for i in range(9):
        a, l = rnd.uniform(-.6, .6), rnd.uniform(14, 22)
        tx, tz = l * math.sin(a), 22 + l * math.cos(a)
        y = rnd.uniform(-4, 3)
        tube(curve([(0, 0, 20), (tx * .4, y * .3, 22 + l * .5), (tx, y, tz)]), .22, mat('8a7a4a', .8))
        for k in range(9):
            ball(.75, mat(('f3e3c4', 'e8c49a', 'f6efe0')[i % 3], .9, bump='fur', size=6), at=(tx * (.82 + .02 * k) + rnd.uniform(-1, 1), y, tz - 3 + k * .7), s=(.8, .8, 1.5), n=12)


@shot(19, 'nila', elev=15, yaw=-38, focus=(-.3, .1))
def memory_pillow():
    m, side, piping = mat('fffdf8', .95, bump='cell', size=1.6, strength=.22), mat('93a7c9', .95, bump='weave', size=2, strength=.3), mat('3a5fa8', .8)
    top_ = [(-17.5, 2.2), (-17.4, 6), (-15.4, 9.6), (-11, 11.2), (-6, 10.2), (0, 7.0), (6, 6.6), (11, 8.2), (14.8, 8.2), (17.2, 6), (17.5, 2.2)]
    line = curve(top_, 5) + curve([(17.5, 2.2), (17, .4), (15.4, 0), (0, 0), (-15.4, 0), (-17, .4)], 4)
    secs = []
    for i in range(41):
        u = i / 20 - 1
        k = (1 - abs(u) ** 9) ** .5
        secs.append([(u * 30, y * (.86 + .14 * k), 4 + (z - 4) * (.55 + .45 * k) - .5 * math.exp(-(u / .34) ** 2) * (z > 5)) for y, z in line])
    loft(secs, m, smooth=70)
    for s in (-1, 1):
        ring_ = [(s * 29.0, y * .985, 4 + (z - 4) * .95) for y, z in line]
        tube(ring_, .32, piping, closed=True, n=8)
        group([plate([(y * .95, 4 + (z - 4) * .92) for y, z in line][::-1], 1.6, side, .5)], at=(s * 29.7, 0, 0), rot=(0, 0, 90))
    label = Print(260, 130, '3a5fa8').text(130, 48, 'REBAH', 54, 'ffffff', 800).text(130, 96, 'memory foam', 30, 'ffffff', 500)
    group([decal(7.2, 3.6, printed(label.path(), .8))], at=(16, -17.75, 3.6))


@shot(72, 'mawar', elev=24, yaw=-24)
def sheets():
    p = Print(700, 700, 'f2eef0')
    sprigs(p, 'b9b2c0', 'e3a2b4', 100, 3, 1.5)
    m = printed(p.path(), .95)
    box(90, 110, 16, mat('fbfaf7', .9), 6)
    sheet(lambda u, v: ((u - .5) * 97, (v - .5) * 116, 17.5 + .3 * math.sin(u * 20) * math.sin(v * 15) - (max(0, abs(u - .5) - .46) * 200) - (max(0, .04 - v) * 260)), 80, 80, m)
    box(100, 7, 52, teak(.08), 1, at=(0, 60, 0))
    for s in (-1, 1):
        puff(rrect(40, 24, 6), 13, m, at=(s * 22, 40, 27), rot=(-34, 0, 0), edge=9)
    lathe(fillet([(.01, -24), (5.6, -24), (6.4, -20), (6.4, 20), (5.6, 24), (.01, 24)], 3), m, at=(0, 18, 24), rot=(0, 90, 0))
    sheet(lambda u, v: ((u - .5) * 99, -10 - v * 34, 19.5 + 1.2 * math.sin(v * 3.14)), 30, 20, mat('d9c3cc', .95), thick=1.2)


def pillow(w, h, t, m, piping):
    """A sleeping pillow lying flat: full in the middle, drawn in at its seams, creased towards the corners."""
    from mathutils import Vector, noise

    def place(u, v, side):
        a, b = 2 * u - 1, 2 * v - 1
        x, y = a * w / 2 * (1 - .075 * (1 - b * b)), b * h / 2 * (1 - .085 * (1 - a * a))
        full = max(0, (1 - a ** 4) * (1 - b ** 4)) ** .62 * (1 - .22 * (a * a + b * b))
        crease = math.sin(12 * (abs(a) - abs(b))) * (abs(a * b)) ** 1.2 * .9 + 1.3 * noise.noise(Vector((x * .07, y * .07, side)))
        return x, y, side * (t / 2 * full + crease * full ** .5 * (.8 if side > 0 else .2))
    edge = [place(u, v, 0)[:2] + (0,) for u, v in [(i / 30, 0) for i in range(30)] + [(1, i / 30) for i in range(30)] + [(1 - i / 30, 1) for i in range(30)] + [(0, 1 - i / 30) for i in range(30)]]
    return [sheet(lambda u, v: place(u, v, 1), 60, 44, m), sheet(lambda u, v: place(1 - u, v, -1), 60, 44, m), tube(edge, .55, piping, closed=True, n=8)]


@shot(73, 'nila', elev=20, yaw=-20, fill=.86)
def hotel_pillow():
    m, navy = mat('fffefb', .95, bump='noise', size=.8, strength=.06), mat('3a4a94', .8)
    group(pillow(72, 50, 24, m, navy), at=(0, -8, 11))
    group(pillow(72, 50, 24, m, navy), at=(3, 20, 36), rot=(66, 0, 4))
    tag = Print(300, 160, '3a4a94').text(150, 60, 'DAKRON', 60, 'ffffff', 800).text(150, 116, '1000 gram', 40, 'ffffff', 500)
    group([decal(11, 5.9, printed(tag.path(), .8))], at=(23, -34.4, 8.6), rot=(-14, 0, 0))


@shot(74, 'bata', elev=20, yaw=-24, fill=.84)
def blanket():
    from mathutils import Vector, noise
    p = Print(600, 600, '9db8a8')
    for i in range(75):
        p.line([(0, i * 8), (600, i * 8 + 3)], '8fab9a' if i % 2 else 'acc5b6', 2).line([(i * 8, 0), (i * 8 + 3, 600)], '94b0a0', 1.5)
    m = printed(p.path(), .95, bump='noise', size=1.6, strength=.3)
    layers, run = 5, 44
    path = []
    for k in range(layers):
        a, b = (-run / 2, run / 2) if k % 2 == 0 else (run / 2, -run / 2)
        n = 26
        for i in range(n + 1):
            path.append((a + (b - a) * i / n, 1.4 + k * 4.2))
        if k < layers - 1:
            s = 1 if b > 0 else -1
            path += [(b + s * 2.1 * math.sin(math.pi * j / 8), 1.4 + k * 4.2 + 2.1 - 2.1 * math.cos(math.pi * j / 8)) for j in range(1, 8)]
    end = path[-1]
    path += [(end[0] + 2.0 * math.sin(math.pi * j / 16), end[1] - 4.2 + 4.2 * math.cos(math.pi * j / 16)) for j in range(1, 9)] + [(end[0] + 2.6, end[1] - 4.2 - j * 1.8) for j in range(1, 8)]

    def fold(u, v):
        at = u * (len(path) - 1)
        i = min(int(at), len(path) - 2)
        t = at - i
        x, z = (path[i][k] + (path[i + 1][k] - path[i][k]) * t for k in (0, 1))
        y = (v - .5) * 31
        wave = noise.noise(Vector((x * .12, y * .14, i * .06)))
        return x + .5 * wave, y + .9 * math.sin(i * .15) + .5 * noise.noise(Vector((x * .2, z * .3, v * 3))), z + .55 * wave + .22 * math.sin(y * 1.1 + x * .12 + i) * (.4 + abs(wave))
    sheet(fold, 230, 40, m, thick=1.5)
    ribbon = mat('fbf6ea', .7)
    for y0, y1, z0, z1 in ((-16.6, -16.6, 0, 20.6), ):
        box(5, .4, z1 - z0, ribbon, .1, at=(-4, y0, z0))
    box(5, 33, .4, ribbon, .1, at=(-4, 0, 20.6))
    tag = Print(300, 190, 'fffaf0').text(150, 66, 'MUSLIN', 70, '3f6a55', 800).text(150, 132, 'katun 4 lapis', 38, '3f6a55', 600)
    decal(10.5, 6.6, printed(tag.path(), .8), at=(-4, -17.0, 11))


@shot(75, 'nila', elev=14, yaw=-28)
def mosquito_tent():
    net, blue = mat('f4f8fb', .8, alpha=.3), mat('3f8fe0', .6)
    W, D, H = 90, 100, 145

    def dome(u, v):
        a = math.pi * u
        return -W * math.cos(a), (v - .5) * 2 * D, H * math.sin(a) ** .8
    sheet(dome, 40, 10, net)
    for s in (-1, 1):
        plate([(-W * math.cos(math.pi * i / 40), H * math.sin(math.pi * i / 40) ** .8) for i in range(41)][::-1], .2, net, 0, at=(0, s * D, 0))
        tube([(-W * math.cos(math.pi * i / 40), s * D, H * math.sin(math.pi * i / 40) ** .8) for i in range(41)], 2.2, blue)
        tube([(s * W, -D, 1.5), (s * W, D, 1.5)], 2.2, blue)
        tube([(-W, s * D, 1.5), (W, s * D, 1.5)], 2.2, blue)
        tube([(-W * s, -D, 0), (0, 0, H + 2), (W * s, D, 0)] if False else curve([(-W * s, -D, 0), (-W * s * .62, -D * .6, H * .86), (0, 0, H + 4), (W * s * .62, D * .6, H * .86), (W * s, D, 0)]), 1.3, mat('e6ecf2', .5))
    tube(curve([(-20, -D - 1, 2), (-18, -D - 1, 80), (20, -D - 1, 96), (40, -D - 1, 2)]), 1.6, mat('f0b429', .6))
    box(W * 1.7, D * 1.8, 12, mat('e6e0f2', .95), 6, at=(0, 0, 0))
    for s in (-1, 1):
        puff(rrect(60, 40, 8), 14, mat('fbfaf6', .95), at=(s * 34, 64, 22), rot=(-60, 0, 0), edge=14)


@shot(76, 'pandan', elev=14, yaw=-18)
def spin_mop():
    g, sil = mat('9aa0a8', .4), mat('d4d7dd', .2, .95)
    secs = [[(x * k, y * k, z) for x, y in rrect(44, 26, 11)] for z, k in ((0, .86), (1, .9), (24, 1.0), (25, 1.04), (26, 1.0))]
    loft(secs, g, sub=1)
    loft([[(x * .93, y * .9, z) for x, y in rrect(44, 26, 11)] for z in (25.6, 26.4)], mat('5f656e', .5))
    lathe([(8.6, 22), (9, 29), (8.4, 29), (8, 23), (0, 23)], sil, at=(9, 0, 0), ribs=30, depth=.01, n=120)
    cyl(6, 1, mat('b8e6f2', .1), at=(-11, 0, 25.8))
    tube([(-7.6, -8, 4), (-30, -16, 84)] if False else [(26, -16, 5), (34, -4, 92)], 1.3, sil)
    tube([(33, -6, 80), (34.4, -3.6, 98)], 1.9, mat('3f8f5a', .5))
    m = mat('f6f6f2', .95, bump='fur', size=2)
    for i in range(46):
        a = 2 * math.pi * i / 46
        r = 14 + 2 * math.sin(i * 5)
        tube(curve([(26, -16, 5.4), (26 + r * .6 * math.cos(a), -16 + r * .6 * math.sin(a), 4), (26 + r * math.cos(a), -16 + r * math.sin(a), .8)]), .95, m, n=6)
    cyl(6, 2.4, mat('3f8f5a', .5), at=(26, -16, 4))
    decal(8, 2, word('RESIKIN', 'ffffff', 70, 420, 100, 800), at=(-4, -13.2, 13))


@shot(77, 'kapas', elev=8, yaw=-10)
def broom():
    wm, ijuk = teak(.5, 'Z', '9a5630', '6a351a'), mat('1d1511', .95)
    tube([(-14, 2, 24), (-14, 6, 96)], 1.2, wm)
    rnd = random.Random(1)
    for i in range(150):
        u = i / 149 * 2 - 1
        y = rnd.uniform(-2.2, 2.2)
        tube([(-14 + u * 3.4, y * .7, 27), (-14 + u * 9, y, 14), (-14 + u * 15 + rnd.uniform(-1, 1), y * 1.3, rnd.uniform(0, 1.4))], .34, ijuk, n=5)
    for z, w in ((25, 4.4), (21, 6.2), (17.5, 8)):
        tube([(-14 + w * math.cos(a), 2.3 * math.sin(a), z) for a in [2 * math.pi * k / 24 for k in range(24)]], .4, mat('cf2a22' if z == 21 else 'e8a51c', .6), closed=True)
    red = mat('c7302c', .45)
    box(24, 18, .8, red, .3, at=(17, -3, 0))
    box(24, .8, 8, red, .3, at=(17, 6, 0))
    for s in (1, -1):
        plate(fillet([(-9, 0), (9, 0), (9, 8), (-9, 1)], .5, closed=True), .8, red, .2, at=(17 + s * 12, -3, 0), rot=(0, 0, 90))
    tube([(17, 6, 6), (17, 10, 60)], 1.1, wm)


@shot(78, 'pandan', elev=8)
def floor_cleaner():
    label = pack(420, 560, 'eaf6d8', '2f6b3a', 'GRIYASARI', ['Pembersih', 'Lantai'], 'aroma sereh', 'leaves', '6fae3a', 'a8d05a', note='1 liter', foot='3f8f5a')
    bottle([(5, 0), (5.2, .6), (5.2, 15), (4, 18.6), (1.8, 20.6), (1.8, 22)], mat('9fd05a', .12, coat=1), label, 1.4, 14, arc=160, sy=.7, round_by=1)
    lid(2.3, 3, 21.6, mat('2f6b3a', .4), 40, .02)
    tube(fillet([(4.4, 0, 17), (8.6, 0, 15), (8.4, 0, 8), (5, 0, 6.4)], 2), 1.1, mat('9fd05a', .12, coat=1))
    for i in range(4):
        tube([(-9 + i * .6, -4 - i * .4, .5), (-3 + i * .5, -5.4 - i * .3, .5), (3 + i, -5.2 - i * .4, .5)], [.5, .4, .12], mat('b8cc6a', .6))
    for x, y, r in ((8, -4, 1.5), (10, -3, .9), (9, -5.4, .7)):
        ball(r, glass('e6f6fb', .15), at=(x, y, r))


@shot(79, 'kabut', elev=12, yaw=-16)
def hand_vacuum():
    m, dark = mat('f6f6f4', .25, coat=.5), mat('22242a', .35)
    lathe(fillet([(.01, -10), (3.4, -10), (4.4, -6), (4.4, 4), (4.2, 5)], 1.2), m, at=(4, 0, 9), rot=(0, -90, 0))
    lathe(fillet([(4.2, 0), (4.2, 7), (3.4, 10), (2.6, 12)], 1), mat('5a6a7a', .08, alpha=.72), at=(-1, 0, 9), rot=(0, -90, 0))
    lathe([(1.6, 0), (3.2, 4.6), (0, 5)], mat('e2582c', .5), at=(-1.4, 0, 9), rot=(0, -90, 0))
    secs = [[(x0, y * w, 9 + z * h + dz) for y, z in oval(1, 1, 32, 3)] for x0, w, h, dz in ((-12.6, 5.4, 5.4, 0), (-15, 5.6, 4.4, -.6), (-19, 8, 1.9, -1.6), (-20, 8.2, 1.6, -1.8))]
    loft(secs, dark)
    tube(fillet([(12, 0, 12), (14, 0, 17.4), (2, 0, 17.6), (0, 0, 13)], 3), 1.5, m, flat=(1, 1.2))
    cyl(.9, .3, mat('e2582c', .4), at=(7, -1.6, 17.6), rot=(90, 0, 0))
    cyl(3, .3, mat('c9ccd2', .4), at=(14, 0, 9), rot=(0, 90, 0))
    decal(5, 1.1, word('8 kPa', '8a8f99', 70, 360, 90), at=(5, -4.42, 9))
