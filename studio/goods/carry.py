"""Shoes, bags, belts, wallets, glasses."""
import math

from goods.electronics import word
from kit.catalogue import shot
from kit.paint import *
from kit.shape import *
from kit.surface import *


def foot(u, width=1.0, toe=1.0):
    """Half width of a sole at u from heel (0) to toe (1), inner and outer side."""
    pts = [(0, 0), (.03, 1.7), (.1, 2.6), (.25, 3.0), (.42, 2.85), (.6, 3.4), (.74, 3.75), (.86, 3.2 * toe), (.95, 2.0 * toe), (1, 0)]
    for (a, p), (b, q) in zip(pts, pts[1:]):
        if u <= b:
            t = (u - a) / (b - a)
            t = t * t * (3 - 2 * t)
            return (p + (q - p) * t) * width
    return 0


def sole(m, thick, length=28, out=.25, lift=.6, z=0, n=40, toe=1.0, spring=1.0):
    secs = []
    for k in (0, 1):
        ring_ = []
        for side in (1, -1):
            r = range(n + 1) if side == 1 else range(n - 1, 0, -1)
            for i in r:
                u = i / n
                x = (u - .5) * length * (1 + out * 2 / length)
                y = side * (foot(u, 1, toe) + out * min(1, 6 * u, 6 * (1 - u)))
                bend = spring * (max(0, u - .72) ** 2 * 14 + max(0, .12 - u) * 2)
                ring_.append((x, y, z + bend + k * thick * (1 + .35 * (1 - u) * lift)))
        secs.append(ring_)
    return loft(secs, m, smooth=30)


def upper(m, height, length=28, base=2.0, collar=.42, toe=1.0, toe_h=3.6, spring=1.0, lift=.6, thick=2.0, e=2.3):
    """The upper as a loft from toe to heel; it opens at the ankle."""
    secs = []
    n = 36
    for i in range(33):
        u = .005 + .985 * i / 32
        x = (u - .5) * length
        w = max(.15, foot(u, .99, toe))
        bend = spring * (max(0, u - .72) ** 2 * 14 + max(0, .12 - u) * 2)
        z0 = thick * (1 + .35 * (1 - u) * lift) * .9 + bend
        if u > .62:
            t = (u - .62) / .38
            top = toe_h + (height * .74 - toe_h) * (1 - t) ** 1.3
            top *= (1 - t ** 5) ** .5
        elif u > collar:
            t = (u - collar) / (.62 - collar)
            top = height * (1 - .26 * t)
        else:
            top = height * (1.0 - .06 * math.sin(u / collar * math.pi)) * (1 if u > .04 else .8 + 5 * u)
        narrow = .62 if u < .62 else .62 + .3 * (u - .62) / .38
        sec = []
        for k in range(n):
            a = 2 * math.pi * k / n
            c, s = math.cos(a), math.sin(a)
            zz = math.copysign(abs(s) ** (2 / e), s)
            t = max(0, zz)
            ww = w * (1 - (1 - narrow) * t ** 1.2)
            sec.append((x, ww * math.copysign(abs(c) ** (2 / e), c), z0 + max(-.2, t * max(.3, top))))
        secs.append(sec)
    return loft(secs, m, smooth=60)


def laces(m, rows, x0, x1, z0, z1, w=1.5):
    parts = []
    for i in range(rows):
        t = i / (rows - 1)
        x, z = x0 + (x1 - x0) * t, z0 + (z1 - z0) * t
        parts.append(tube(curve([(x - .3, -w - .5, z - .75), (x, -w * .5, z + .05), (x + .3, w * .5, z + .05), (x, w + .5, z - .75)]), .28, m, flat=(1.5, .7)))
    return parts


def opening(m, height, x=-7.4, length=9.6, w=3.6, z=None):
    return [group([lathe([(1, -.3), (.97, .12), (.85, -.1), (0, -.5)], m, n=40)], at=(x - .4, 0, (z or height) - .75), rot=(0, 3, 0), s=(length * .44, w * .43, 1))]


def shoe_pair(make, spread=9, turn=24):
    group(make(), at=(0, -spread * .55, 0), rot=(0, 0, 0))
    group(make(), at=(-3, spread * .62, 0), rot=(0, 0, turn))


def sneaker(body, sole_c, lace, inner, toe_cap=None, stripe=None, height=8.4, thick=2.4, word_=None, bump='weave', toe_h=4.2):
    m = mat(body, .85, bump=bump, size=2.6, strength=.25)
    parts = [sole(mat(sole_c, .6), thick, out=.35, lift=.2), upper(m, height, thick=thick, lift=.2, toe_h=toe_h)]
    parts += opening(mat(inner, .95), height, z=height + thick * 1.02, x=-7.6, length=11, w=4.4)
    tip = [(-5.4 + i * 1.9) for i in range(6)]
    _ = tip
    parts += laces(mat(lace, .8), 6, -1.6, 5.4, height + thick * .55, height * .62 + thick * .8)
    if toe_cap:
        parts.append(ball(1, mat(toe_cap, .6), at=(10.6, 0, thick + .8), s=(3.9, 3.3, 3.2)))
    if stripe:
        for s in (1, -1):
            parts.append(tube(curve([(-9, s * 3.1, 4), (-4, s * 3.3, 5.2), (1, s * 3.35, 5.6), (6, s * 3.75, 3.6)]), [.2] * 8 + [.7] * 9 + [.2] * 8, mat(stripe, .5), flat=(1.6, .25)) if False else tube([(-10, s * 2.9, 3.6), (-4, s * 2.95, 5.4), (2, s * 3.2, 5.6), (7, s * 3.75, 4)], [.3, .9, .8, .25], mat(stripe, .5), flat=(.25, 1)))
    parts.append(tube([(-13, 0, thick + .3), (-13.6, 0, thick + 2)], .9, mat(sole_c, .6), flat=(.5, 1.4)) if False else box(.5, 2.2, 2.6, mat(stripe or sole_c, .6), .2, at=(-14.0, 0, thick + 2)))
    if word_:
        parts.append(decal(5, 1.2, word(word_[0], word_[1], 70, 420, 100, 800), at=(-6, -3.95, thick + .2 - 1.4)))
    parts.append(tube([(u * 28 - 14, -(foot(u, 1) + .5) if 0 < u < 1 else 0, thick * .72) for u in [i / 24 for i in range(25)]], .16, mat(stripe or inner, .5)))
    return parts


@shot(8, 'kunyit', elev=22, yaw=-24, focus=(.2, 0))
def langkah():
    shoe_pair(lambda: sneaker('26272c', 'f6f3ea', 'f6f3ea', '55524c', 'f6f3ea', 'f6f3ea'))


@shot(28, 'kabut', elev=22, yaw=-24)
def tapakira():
    shoe_pair(lambda: sneaker('25407e', 'efe6d2', 'ffffff', 'd9c9a8', None, None, 7.6, 2.0, ('TAPAKIRA', 'b8402c')))


@shot(184, 'pandan', elev=10, fill=.7)
def futsal_ball():
    import bmesh
    import bpy
    ball(5, mat('fbfaf5', .35, coat=.3), n=48)
    phi = (1 + 5 ** .5) / 2
    pts = [(0, s, t * phi) for s in (1, -1) for t in (1, -1)] + [(s, t * phi, 0) for s in (1, -1) for t in (1, -1)] + [(t * phi, 0, s) for s in (1, -1) for t in (1, -1)]
    org = mat('f07a1c', .35, coat=.3)
    from mathutils import Vector
    for i, p in enumerate(pts):
        d = Vector(p).normalized()
        q = d.to_track_quat('Z', 'Y').to_euler()
        ob = lathe([(0, .0), (1.0, -.1), (1.72, -.31)], org, n=5, smooth=0)
        ob.location = d * 5.06
        ob.rotation_euler = q
        for k in range(5):
            a = 2 * math.pi * k / 5
            t = tube([(1.72 * math.cos(a), 1.72 * math.sin(a), -.26), (3.0 * math.cos(a), 3.0 * math.sin(a), -.98)], .05, mat('8a8f99', .6), n=6)
            t.location, t.rotation_euler = d * 5.06, q
    decal(3.4, 1, word('SUNDUL', '24573a', 70, 420, 110, 800), at=(.3, -5.2, 0), rot=(0, 0, 0))


@shot(185, 'kabut', elev=22, yaw=-24)
def futsal_shoes():
    shoe_pair(lambda: sneaker('1d1f24', 'c98a4a', 'f07a1c', '33363e', None, 'f07a1c', 7, 1.9, ('ARENA', 'ffffff'), None, 3.6))


@shot(192, 'nila', elev=20, yaw=-22)
def runners():
    def one():
        m = mat('b9bec8', .85, bump='cell', size=5, strength=.6)
        parts = [sole(mat('fbfaf6', .7), 3.4, out=.6, lift=.9, toe=.95), sole(mat('f07a1c', .6), .7, out=.5, lift=.5, z=-.3), upper(m, 7.8, thick=3.2, lift=.9, toe=.95, toe_h=3.6)]
        parts += opening(mat('33363e', .95), 8, z=7.8 + 3.9, x=-7.6, length=11, w=4.4) + laces(mat('22242a', .8), 6, -1.6, 5.4, 9.6, 7.6)
        for s in (1, -1):
            for k in range(3):
                parts.append(tube([(-1 + k * 2.0, s * 3.3, 4.6), (-2.6 + k * 1.7, s * 2.6, 8.6 - k * .5)], .5, mat('f07a1c', .5), flat=(.3, 1)))
        parts.append(box(1.2, 2.4, 4.6, mat('f07a1c', .6), .5, at=(-13.2, 0, 6), rot=(0, -8, 0)))
        return parts
    shoe_pair(one)


@shot(29, 'kapas', elev=20, yaw=-24)
def derby():
    def one():
        m = mat('4a2614', .3, coat=.5)
        parts = [sole(mat('1a1210', .5), 1.1, out=.25, lift=.2, toe=.85), box(8, 5.4, 2, mat('1a1210', .5), .3, at=(-9.6, 0, -.6)), upper(m, 7.2, thick=1.4, lift=.4, toe=.85, toe_h=3.4, spring=.8)]
        parts += opening(mat('b5855a', .9), 7.2, z=7.2 + 1.7, x=-7.6, length=11, w=4.2) + laces(mat('22120a', .7), 4, -1.0, 3.2, 7.7, 6.6)
        for s in (1, -1):
            parts.append(tube(curve([(-9, s * 3.0, 2.6), (-3, s * 2.9, 5), (2, s * 2.9, 5.8), (5, s * 1.6, 6.6)]), .12, mat('2a140a', .5)))
        parts.append(tube([(8.2, 3.2 * math.cos(a), 2.3 + 2.8 * math.sin(a)) for a in [math.pi * i / 16 for i in range(17)]], .12, mat('2a140a', .5)))
        return parts
    shoe_pair(one)


@shot(30, 'mawar', elev=26, yaw=-28)
def flats():
    def one():
        m = mat('dcae94', .3, coat=.4)
        parts = [sole(mat('6a4a38', .6), .6, out=.1, lift=.1, toe=.6, spring=.5), upper(m, 3.6, thick=.7, lift=.1, toe=.6, toe_h=2.2, spring=.5, e=2.6)]
        parts.append(group([lathe([(1, 0), (.97, .12), (.9, -.5), (0, -.9)], mat('f3e3d6', .8), n=40)], at=(-4.2, 0, 4.15), rot=(0, 4, 0), s=(8.4, 2.35, 1)))
        for s in (1, -1):
            parts.append(ball(1, m, at=(5.2, s * 1.15, 4.1), s=(.75, 1.1, .6), rot=(s * 12, 0, 0)))
        parts.append(ball(.5, mat('c4937a', .4), at=(5.2, 0, 4.2)))
        return parts
    shoe_pair(one)


@shot(31, 'pandan', elev=26, yaw=-26)
def sandals():
    def one():
        web, org = mat('2a2d33', .9, bump='weave', size=4), mat('f07a1c', .7)
        parts = [sole(mat('1d1f24', .8), 1.8, out=.4, lift=.3), sole(mat('8a8f99', .8), .8, out=.35, lift=.3, z=1.9), sole(mat('3a3e46', .9, bump='cell', size=3), .4, out=.0, lift=.2, z=2.8)]
        for x, h in ((7, 3.4), (-1.5, 5.0), (-10, 5.6)):
            w = foot(x / 28 + .5)
            for k, m in ((0, web), (1, org)):
                parts.append(sheet(lambda u, v, x=x, h=h, w=w, k=k: (x + (v - .5) * (2.4 if k == 0 else .6), (w + .5) * math.cos(math.pi * u), 2.4 + (h + k * .12) * math.sin(math.pi * u)), 24, 2, m, thick=.3))
        for s in (1, -1):
            parts.append(tube([(7, s * 3.2, 4.4), (-1.5, s * 3.0, 5.2), (-10, s * 2.8, 5.6)], .7, web, flat=(.3, 1)))
        parts += [tube([(10.6, 0, 3.6), (7.6, 0, 6.4)], .6, web, flat=(1, .4)), box(1.6, 1.4, .8, mat('15161b', .4), .2, at=(-1.5, -2.0, 6.6), rot=(30, 0, 0))]
        return parts
    shoe_pair(one)


def panel(w, h, bg, px=20):
    return Print(int(w * px), int(h * px), bg)


@shot(10, 'kapas', elev=10, yaw=-18, focus=(0, .3))
def tote():
    p = panel(38, 32, 'ead9b8')
    p.rect(0, 470, 760, 170, '8a5a34').stitch([(0, 482), (760, 482)], 'e9d2a8', 3).stitch([(20, 24), (740, 24)], 'b89a68', 3)
    motif(p, 'kawung', 380, 240, 200, '2f3a86', 'ead9b8')
    p.text(380, 380, 'sahaja', 54, '2f3a86', 700)
    out = mirror(fillet([(0, 16), (19, 16), (17.6, -16), (0, -16)], 1.6))
    puff(out, 11, printed(p.path(), .9, bump='weave', size=3, strength=.4), edge=5, wrinkle=.9, grain=.13, at=(0, 0, 16))
    for y, c in ((-2.4, '8a5a34'), (3, '7a4e2c')):
        tube(curve([(-8, y, 27), (-8.4, y, 36), (-5.4, y * 1.1, 44), (0, y * 1.1, 47), (5.4, y * 1.1, 44), (8.4, y, 36), (8, y, 27)]), .85, mat(c, .5), flat=(.4, 1.3))
    box(26, .8, .7, mat('c9b27a', .3, .9), .2, at=(0, 0, 31.6))


@shot(34, 'pandan', elev=10, yaw=16)
def tote_black():
    p = panel(38, 35, '2b2c30')
    p.rect(190, 330, 380, 300, '34363b', 8).stitch([(200, 620), (200, 340), (560, 340), (560, 620), (200, 620)], 'b8b09c', 3).stitch([(20, 30), (740, 30)], 'b8b09c', 3).rect(320, 330, 120, 26, 'c9b27a', 4)
    for x in (215, 545):
        p.rect(x - 22, 0, 44, 700, '4a4d53').stitch([(x - 16, 0), (x - 16, 700)], 'b8b09c', 2).stitch([(x + 16, 0), (x + 16, 700)], 'b8b09c', 2)
    out = mirror(fillet([(0, 17.5), (19, 17.5), (18.4, -17.5), (0, -17.5)], 1.2))
    puff(out, 10, printed(p.path(), .9, bump='weave', size=3, strength=.5), edge=4, wrinkle=.8, grain=.12, at=(0, 0, 17.5))
    for y in (-2.2, 2.8):
        tube(curve([(-8.2, y, 33), (-8, y, 42), (-5, y, 51), (0, y, 54), (5, y, 51), (8, y, 42), (8.2, y, 33)]), 1.1, mat('4a4d53', .9), flat=(.35, 1.2))
    box(30, .8, .8, mat('c9b27a', .3, .9), .2, at=(0, 0, 34.4))


@shot(32, 'kapas', elev=12, yaw=-22)
def saddle_bag():
    m, dark = mat('b8733a', .4, bump='cell', size=6, strength=.12, coat=.2), mat('8a4f22', .45)
    out = mirror(fillet([(0, 9.5), (10.6, 9.5), (11.5, 4), (10.6, -6), (7, -9.5), (0, -9.5)], 3))
    puff(out, 8, m, edge=3.2, at=(0, 0, 10))
    flap = mirror(fillet([(0, 10.2), (10.8, 10.2), (11.4, 5), (9.6, -2), (5, -4.6), (0, -5)], 2.6))
    f = Pattern_(flap)
    puff(flap, 2.0, f, edge=1.4, at=(0, -3.9, 10))
    box(11.6 * 2, 7, 1.2, m, .5, at=(0, .4, 18.9))
    box(2.6, .8, 6.4, dark, .3, at=(0, -5, 1.8))
    ring(1.3, .28, mat('d9b45a', .25, .95), at=(0, -5.6, 5.6), rot=(90, 0, 0), s=(1, 1.1, 1))
    tube(curve([(-11, 0, 17), (-14, 2, 25), (-9, 4, 34), (0, 5, 37), (9, 4, 34), (14, 2, 25), (11, 0, 17)]), .8, dark, flat=(.35, 1.2))
    for s in (1, -1):
        ring(.9, .22, mat('d9b45a', .25, .95), at=(s * 11.2, 0, 17.4), rot=(0, 90, 0))


def Pattern_(flap):
    from kit.cloth import Pattern
    c = Pattern(flap, 'c07a3e', 20)
    inner = [(x * .94, (z - 2) * .92 + 2) for x, z in flap]
    c.p.stitch(c.at(*inner, inner[0]), 'f0d8a8', 4, 12)
    return printed(c.p.path(), .4, coat=.2)


@shot(33, 'kabut', elev=10, yaw=-20)
def backpack():
    m, dark = mat('2a3145', .85, bump='weave', size=4, strength=.3), mat('1d2231', .85)
    out = mirror(fillet([(0, 23), (10, 22), (14.4, 14), (15, -18), (13, -22.5), (0, -22.5)], 4))
    puff(out, 15, m, edge=6, at=(0, 0, 22.5))
    pocket = mirror(fillet([(0, 5), (10.6, 5), (11.4, -8), (10, -11), (0, -11)], 2))
    puff(pocket, 5, m, edge=2.5, at=(0, -6.4, 14.4))
    puff(mirror(fillet([(0, 5), (9, 5), (9.6, -4), (0, -5)], 2)), 3, m, edge=2, at=(0, -6.0, 31))
    tube(curve([(-11.4, -5.4, 10), (-12.4, -3.6, 24), (-9.6, -4, 38), (0, -4.4, 42), (9.6, -4, 38), (12.4, -3.6, 24), (11.4, -5.4, 10)]), .35, mat('e2582c', .6))
    tube([(-9.6, -8.9, 18.4), (9.6, -8.9, 18.4)], .35, mat('e2582c', .6))
    tube(fillet([(-3, 1, 44), (-3, 1, 48), (3, 1, 48), (3, 1, 44)], 2), .7, dark)
    box(4.4, .4, 2, mat('8a8f99', .4), .2, at=(0, -7.9, 29.6))
    for s in (1, -1):
        tube(curve([(s * 6, 6, 42), (s * 11, 10, 36), (s * 13.6, 9, 22), (s * 13, 6, 8)]), 1.6, dark, flat=(1.3, .6))
        cyl(3.4, 9, mat('3a4156', .9, bump='cell', size=4), at=(s * 14.2, 0, 3))
    lathe([(0, 0), (2.4, 0), (2.4, 13), (1.4, 15), (1.4, 17), (0, 17)], mat('7fb8c8', .3), at=(14.4, 0, 4))


@shot(35, 'mawar', elev=14, yaw=-16)
def clutch():
    p = panel(22, 12, '3a1c10', 30)
    parang(p, 'e3b45a', 'f6e6bc', 90)
    puff(rrect(22, 11, 1), 4.4, printed(p.path(), .85), edge=2, at=(0, 0, 5.6))
    wm = wood('a8703a', '6a3f1c', .6)
    box(23, 4.2, 2.2, wm, .5, at=(0, 0, 11))
    box(23, 4.2, .8, wm, .3, at=(0, 0, 0))
    for s in (1, -1):
        ball(.9, mat('d9b45a', .2, .95), at=(s * .8, 0, 13.8))
        ring(.5, .14, mat('d9b45a', .2, .95), at=(s * 10.8, 0, 13.2), rot=(90, 0, 0))
    tube(curve([(-10.8, 0, 13), (-13, -3, 7), (-9, -7, .5), (-1, -8, .4), (6, -7, .4), (12, -4, 4), (10.8, 0, 13)], 16), .28, mat('d9b45a', .2, .95))


@shot(36, 'kabut', elev=24, yaw=-22)
def wallet():
    m, inner = mat('4a2816', .4, bump='cell', size=6, strength=.15, coat=.2), mat('6a3f24', .5)
    st = [(-5.2, 4.2), (5.2, 4.2), (5.2, -4.2), (-5.2, -4.2)]
    p = Print(560, 460, '4a2816').stitch([(24, 24), (536, 24), (536, 436), (24, 436), (24, 24)], 'c99a5a', 4, 14)
    motif(p, 'kawung', 460, 370, 70, '2a140a', '4a2816')
    group([plate(rrect(11.5, 9.5, .7), .7, printed(p.path(), .4, coat=.2), .25), plate(rrect(11.2, 9.2, .6), .5, inner, .15, at=(0, .6, 0))], at=(2, -4, 5), rot=(-30, 0, 16))
    open_ = [plate(rrect(11.5, 9.5, .7), .7, m, .25)]
    for i, c in enumerate(('2f5fa8', 'e8a51c', '3f7d4a')):
        open_ += [box(8.6, .12, 5, mat(c, .4), .05, at=(0, -.5 - i * .12, 1.2 - i * 1.5)), plate(rrect(10.4, 5.4 - i * .2, .3), .14, inner, .05, at=(0, -.56 - i * .13, -1.5 - i * .6 + .6))]
    group(open_, at=(-8, 5, 5), rot=(-12, 0, -14))
    _ = st


@shot(38, 'kapas', elev=30)
def belt():
    m = mat('15110f', .35, coat=.4)
    sheet(lambda u, v: ((2 + 4.2 * u) * math.cos(-u * 15), (2 + 4.2 * u) * math.sin(-u * 15), v * 3.5), 160, 3, m, thick=.35)
    a = -15
    x, y = 6.2 * math.cos(a), 6.2 * math.sin(a)
    t = a - math.pi / 2
    dx, dy = math.cos(t), math.sin(t)
    sheet(lambda u, v: (x + dx * u * 12, y + dy * u * 12 - 2.0 * u * u, v * 3.5), 20, 3, m, thick=.35)
    ex, ey = x + dx * 12, y + dy * 12 - 2.0
    ang = math.degrees(math.atan2(dy * 12 - 4, dx * 12))
    sil = mat('d4d6dc', .2, .95)
    group([tube(fillet([(0, 0, -2.3), (3.6, 0, -2.3), (3.6, 0, 2.3), (0, 0, 2.3)], .8) + [(0, 0, -2.3)], .38, sil), tube([(0, -.3, 0), (4, -.5, 0)], .28, sil)], at=(ex, ey, 1.75), rot=(0, 0, ang))
    for i in range(5):
        _ = i


@shot(39, 'kunyit', elev=16, yaw=-24)
def sunglasses():
    p = Print(300, 300, '6a3f1c')
    for i in range(60):
        p.oval((i * 97) % 300, (i * 61) % 300, 14 + i % 12, 9, fill=('3a1f0c', 'a8672c', '8a4f20')[i % 3])
    m = printed(p.path(), .2, coat=1)
    for s in (1, -1):
        o = fillet([(s * .9, 2.1), (s * 6.6, 2.5), (s * 6.3, -1.2), (s * 4.6, -2.6), (s * 2.2, -2.4), (s * 1.0, 0)], 1.2, closed=True)
        tube([(x, 0, z + 3) for x, z in o], .42, m, closed=True)
        plate(o[::s], .2, mat('1c140e', .05, coat=1), .05, at=(0, .05, 3))
        tube(fillet([(s * 6.6, 0, 5.1), (s * 6.9, 1.4, 5.1), (s * 6.7, 11, 5.1), (s * 6.3, 14.4, 2.6)], 1.6), .36, m, flat=(.6, 1.2))
        cyl(.14, .2, mat('d9b45a', .2, .95), at=(s * 6.3, -.4, 5.1), rot=(90, 0, 0))
    tube(curve([(-1.2, 0, 4.4), (0, -.1, 4.8), (1.2, 0, 4.4)]), .36, m)
