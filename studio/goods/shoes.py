"""Shoes and sandals."""
import math

from goods.footwear import Upper, foot, sole
from kit.catalogue import shot
from kit.mesh import group
from kit.outline import fillet
from kit.sheet import sheet, tube
from kit.solid import ball, box, puff
from kit.surface import mat


def shoe_pair(make, spread=9, turn=24):
    group(make(), at=(0, -spread * .55, 0), rot=(0, 0, 0))
    group(make(), at=(-3, spread * .62, 0), rot=(0, 0, turn))


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
