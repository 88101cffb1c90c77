"""Shoes and sandals."""
import math

from goods.footwear import Upper, foot, sole
from kit.catalogue import shot
from kit.mesh import group
from kit.outline import fillet
from kit.packing import word
from kit.sheet import decal, sheet, tube
from kit.solid import ball, box, puff
from kit.surface import mat


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
