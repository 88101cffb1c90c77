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


class Upper:
    """The upper of a shoe as a loft from heel to toe, open at the ankle between the shares `mouth` of its length."""

    def __init__(self, m, height, length=28, toe=1.0, toe_h=3.6, spring=1.0, lift=.6, thick=2.0, e=2.3, mouth=(.03, .47), deep=4.5, rim=.7):
        self.height, self.length, self.toe, self.toe_h, self.spring, self.lift, self.thick = height, length, toe, toe_h, spring, lift, thick
        self.e, self.mouth, self.deep, self.rim = e, mouth, deep, rim
        n = 44
        rows = [.004, .012, .024] + [.04 + .945 * i / 40 for i in range(41)]
        self.body = loft([[((u - .5) * length, *self.at(u, 2 * math.pi * k / n)) for k in range(n)] for u in rows], m, smooth=60)

    def _top(self, u):
        if u > .62:
            t = (u - .62) / .38
            return (self.toe_h + (self.height * .72 - self.toe_h) * (1 - t) ** 1.5) * (1 - t ** 4) ** .5
        if u > .42:
            return self.height * (1 - .28 * (u - .42) / .2)
        return self.height * (1.0 - .07 * math.sin(u / .42 * math.pi)) * (1 if u > .04 else .8 + 5 * u)

    def base(self, u):
        return self.thick * (1 + .35 * (1 - u) * self.lift) * .9 + self.spring * (max(0, u - .72) ** 2 * 14 + max(0, .12 - u) * 2)

    def at(self, u, a, out=0.0):
        """The point (y, z) of the section at `u` in the direction `a` (a quarter turn is up), `out` above the surface."""
        c, s = math.cos(a), math.sin(a)
        wide, top = max(.15, foot(u, .99, self.toe)) + out, max(.3, self._top(u)) + out
        narrow = .62 if u < .62 else .62 + .3 * (u - .62) / .38

        def outer(c, s):
            t = max(0, math.copysign(abs(s) ** (2 / self.e), s))
            return wide * (1 - (1 - narrow) * t ** 1.2) * math.copysign(abs(c) ** (2 / self.e), c), self.base(u) + max(-.2, t * top)
        y, z = outer(c, s)
        low, high = self.mouth
        gap = min(1, max(0, (high - u) / .07))
        edge = math.asin(self.rim)
        if gap and s > self.rim and edge < a < math.pi - edge:
            ey, ez = outer(math.cos(edge), self.rim)
            q = (a - math.pi / 2) / (math.pi / 2 - edge)
            inner = (-q * ey * .9, max(self.base(u) + .5, ez - self.deep * min(1, max(0, (u - low) / .035)) * min(1, 3 * (1 - abs(q))) ** .8))
            y, z = y + (inner[0] - y) * gap, z + (inner[1] - z) * gap
        return y, z

    def over(self, u, y, out=.1):
        """The point of space above the surface at `u`, `y` to the side of its ridge."""
        low, high = 0.0, math.pi / 2
        for _ in range(18):
            mid = (low + high) / 2
            if self.at(u, mid, out)[0] > abs(y):
                low = mid
            else:
                high = mid
        py, pz = self.at(u, high, out)
        return (u - .5) * self.length, math.copysign(py, y) if y else 0, pz

    def band(self, m, u0, u1, y0, y1, out=.1, thick=.18):
        """A piece sewn on between two lengths; `y0` and `y1` may be functions of the length."""
        def fn(u, v):
            at = u0 + (u1 - u0) * u
            a, b = (k(at) if callable(k) else k for k in (y0, y1))
            return self.over(at, a + (b - a) * v, out)
        return sheet(fn, 26, 8, m, thick=thick)

    def collar(self, m, r=.38):
        """The padded rim of the opening."""
        low, high = self.mouth
        edge = math.asin(self.rim)
        us = [low + .012 + (high - low - .05) * (1 - math.cos(math.pi * i / 24)) / 2 for i in range(25)]
        right = [((u - .5) * self.length, *self.at(u, edge, .02)) for u in us]
        return tube(right + [(x, -y, z) for x, y, z in reversed(right)], r, m, closed=True, n=10)

    def laces(self, m, rows, u0, u1, w=1.35, bow=True):
        """Laces crossed between two rows of eyelets, tied in a bow at the ankle."""
        parts, steps = [], [u0 + (u1 - u0) * i / (rows - 1) for i in range(rows)]
        for i, u in enumerate(steps):
            parts += [lathe([(.14, .1), (.3, .12), (.34, 0)], mat('d9dce2', .25, .9), at=self.over(u, s * (w + .25), .12), n=14) for s in (1, -1)]
            ahead = steps[min(rows - 1, i + 1)]
            for s in (1, -1):
                parts.append(tube([self.over(u + (ahead - u) * k / 8, s * w * (1 - k / 4), .26 + .06 * math.sin(math.pi * k / 8)) for k in range(9)], .22, m, flat=(1.5, .7), n=8))
        if bow:
            x, _, z = self.over(u0, 0, .45)
            for s in (1, -1):
                parts.append(tube(curve([(x, 0, z), (x - .6, s * 1.2, z + .7), (x + .1, s * 2.5, z + .2), (x + .8, s * 1.4, z - .1), (x, 0, z)], 6), .2, m, flat=(1.4, .7), n=8))
                parts.append(tube(curve([(x, 0, z), (x + 1.0, s * 1.0, z + .1), (x + 2.0, s * 2.2, z - .9)], 6), .2, m, flat=(1.4, .7), n=8))
            parts.append(ball(.36, m, at=(x, 0, z)))
        return parts

    def tongue(self, m, u0=.36, u1=.56, w=1.3, up=1.1):
        return sheet(lambda u, v: (((u0 + (u1 - u0) * v) - .5) * self.length - (1 - v) * .6, (u - .5) * 2 * w * (1 + .25 * (1 - v)), self.over(.5, 0)[2] * (1 - v) + self.over(u1, 0, 0)[2] * v + (1 - v) ** 1.3 * up - (2 * u - 1) ** 2 * .5), 12, 14, m, thick=.45)


def shoe_pair(make, spread=9, turn=24):
    group(make(), at=(0, -spread * .55, 0), rot=(0, 0, 0))
    group(make(), at=(-3, spread * .62, 0), rot=(0, 0, turn))


def sneaker(body, sole_c, lace, inner, toe_cap=None, stripe=None, height=8.4, thick=2.4, word_=None, bump='weave', toe_h=4.2):
    m, edge = mat(body, .85, bump=bump, size=2.6, strength=.25), mat(stripe or inner, .5)
    top = Upper(m, height, thick=thick, lift=.2, toe_h=toe_h)
    parts = [top.body, sole(mat(sole_c, .6), thick, out=.35, lift=.2), top.collar(mat(inner, .9)), top.tongue(m), *top.laces(mat(lace, .8), 5, .47, .68)]
    parts += [top.band(m, .44, .7, s * 1.15, s * 1.95, .07, .12) for s in (1, -1)]
    if toe_cap:
        parts.append(top.band(mat(toe_cap, .6), .8, .985, lambda u: -foot(u) * .985, lambda u: foot(u) * .985, .12, .3))
    if stripe:
        for s in (1, -1):
            parts += [top.band(mat(stripe, .5), .2 + k * .09, .3 + k * .09, lambda u, s=s, k=k: s * (3.02 - (u - .2 - k * .09) * 5), lambda u, s=s, k=k: s * (2.72 - (u - .2 - k * .09) * 5), .1, .12) for k in range(3)] if not toe_cap else [top.band(mat(stripe, .5), .12, .66, lambda u, s=s: s * foot(u) * (.985 - .1 * math.sin((u - .12) / .54 * math.pi)), lambda u, s=s: s * foot(u) * (.93 - .16 * math.sin((u - .12) / .54 * math.pi)), .08, .12)]
    parts.append(box(.5, 2.2, 2.6, mat(stripe or sole_c, .6), .2, at=(-14.0, 0, thick + 2)))
    if word_:
        parts.append(decal(5, 1.2, word(word_[0], word_[1], 70, 420, 100, 800), at=(-6, -3.95, thick + .2 - 1.4)))
    parts.append(tube([(u * 28 - 14, -(foot(u, 1) + .5) if 0 < u < 1 else 0, thick * .72) for u in [i / 24 for i in range(25)]], .16, edge))
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
        m, org = mat('c4c9d2', .85, bump='cell', size=5, strength=.4), mat('f07a1c', .5)
        top = Upper(m, 8.2, thick=2.8, lift=.9, toe=.95, toe_h=3.8, spring=1.3)
        foam = [sole(mat('fbfaf6', .7), 1.3, out=.75, lift=1.5, toe=.95, spring=1.3), sole(mat('f2efe8', .7), 1.5, out=.4, lift=1.2, toe=.95, spring=1.3, z=1.3), sole(org, .6, out=.35, lift=.4, z=-.5, spring=1.3, toe=.9)]
        parts = [top.body, *foam, top.collar(mat('33363e', .9)), top.tongue(mat('33363e', .9)), *top.laces(mat('22242a', .8), 5, .47, .68)]
        for s in (1, -1):
            parts.append(top.band(mat('9aa0ac', .8), .44, .7, s * 1.1, s * 1.9, .07, .12))
            for k in range(3):
                parts.append(top.band(org, .34 + k * .08, .52 + k * .06, lambda u, s=s, k=k: s * (3.1 - (u - .34 - k * .08) * 9), lambda u, s=s, k=k: s * (2.7 - (u - .34 - k * .08) * 9), .1, .12))
        parts.append(top.band(mat('9aa0ac', .8), .9, .985, lambda u: -foot(u) * .9, lambda u: foot(u) * .9, .1, .2))
        parts.append(box(1.0, 2.2, 4.4, org, .45, at=(-13.5, 0, 6.2), rot=(0, -6, 0)))
        return parts
    shoe_pair(one)


@shot(29, 'kapas', elev=20, yaw=-24)
def derby():
    def one():
        m, seam = mat('4a2614', .3, coat=.5), mat('2a140a', .5)
        top = Upper(m, 7.4, thick=1.4, lift=.4, toe=.85, toe_h=3.5, spring=.8, deep=4)
        parts = [top.body, sole(mat('1a1210', .5), 1.1, out=.25, lift=.2, toe=.85), box(8, 5.4, 2, mat('1a1210', .5), .3, at=(-9.6, 0, -.6)), top.collar(mat('b5855a', .8), .26), top.tongue(m, up=.5), *top.laces(mat('1f120a', .7), 4, .47, .6, 1.1)]
        for s in (1, -1):
            parts += [top.band(m, .4, .63, s * .95, s * 2.6, .08, .16), tube([top.over(.4 + .23 * k / 12, s * (2.6 - .9 * (k / 12) ** 3), .2) for k in range(13)], .09, seam)]
        parts.append(tube([top.over(.8, y, .08) for y in [-2.9 + 5.8 * k / 24 for k in range(25)]], .11, seam))
        return parts
    shoe_pair(one)


@shot(30, 'mawar', elev=28, yaw=-30)
def flats():
    def one():
        m, tip = mat('d99a86', .3, coat=.4), mat('b5705c', .4)
        top = Upper(m, 4.4, thick=.7, lift=.1, toe=.8, toe_h=2.9, spring=.5, e=2.5, mouth=(.02, .76), deep=3.2, rim=.62)
        parts = [top.body, sole(mat('6a4a38', .6), .7, out=.1, lift=.1, toe=.8, spring=.5), top.collar(tip, .2), sole(mat('f3e3d6', .8), .3, 25, out=-.6, lift=.1, toe=.8, spring=.3, z=.9)]
        x, _, z = top.over(.77, 0, .5)
        for s in (1, -1):
            parts.append(group([puff(fillet([(0, 0), (s * 1.2, .95), (s * 2.3, .8), (s * 2.3, -.8), (s * 1.2, -.95)], .4, closed=True)[::s], .8, tip, edge=.6, res=14)], at=(x, 0, z), rot=(-78, 0, 90)))
        parts.append(ball(.5, tip, at=(x, 0, z + .1)))
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
