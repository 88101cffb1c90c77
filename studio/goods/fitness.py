"""Fitness."""
import math

from kit.catalogue import shot
from kit.mesh import group
from kit.outline import curve, fillet, rrect
from kit.packing import word
from kit.sheet import decal, sheet, tube
from kit.solid import box, cyl, lathe, puff
from kit.surface import mat


@shot(180, 'kabut', elev=20, yaw=-26)
def dumbbells():
    iron, chrome = mat('22242a', .6, bump='noise', size=5, strength=.1), mat('d0d3d9', .15, .95)

    def bar(n, l):
        parts = [tube([(-l, 0, 0), (l, 0, 0)], 1.3, chrome), tube([(-5, 0, 0), (5, 0, 0)], 1.6, mat('3a3d44', .7, .5, bump='cell', size=7))]
        for s in (1, -1):
            x = 6.2
            for r, t in n:
                parts += [lathe(fillet([(1.4, 0), (r * .5, 0), (r * .55, .5), (r * .8, .5), (r * .85, 0), (r, .2), (r, t - .2), (r * .85, t), (1.4, t)], .2), iron, at=(s * x, 0, 0), rot=(0, s * 90, 0), n=48)]
                x += t + .25
            parts += [lathe([(1.3, 0), (2.6, 0), (2.9, .8), (2.6, 1.6), (1.3, 1.6)], mat('cf2a22', .4), at=(s * x, 0, 0), rot=(0, s * 90, 0), ribs=6, depth=.05), ]
        return parts
    group(bar([(9, 3), (7.4, 2.6), (6, 2.2)], 19), at=(0, -9, 9), rot=(0, 0, 8))
    group(bar([(9, 3), (7.4, 2.6), (6, 2.2)], 19), at=(4, 12, 9), rot=(0, 0, -6))
    tube([(-26, 26, 1.6), (30, 24, 1.6)], 1.5, chrome)
    tube([(-7, 25.4, 1.6), (9, 24.9, 1.6)], 2.4, mat('22242a', .9))


@shot(181, 'mawar', elev=22, yaw=-28)
def yoga_mat():
    m = mat('b59ad2', .9, bump='cell', size=3, strength=.3)
    sheet(lambda u, v: (((1.2 + u * 5.4) if u < 1 else 6.6) * math.cos(-u * 40), (v - .5) * 61, 6.8 + (1.2 + u * 5.4) * math.sin(-u * 40)), 240, 4, m, thick=.55)
    a = -40
    x0, z0 = 6.6 * math.cos(a), 6.8 + 6.6 * math.sin(a)
    for y in (-18, 18):
        tube([(7.1 * math.cos(t), y, 6.8 + 7.1 * math.sin(t)) for t in [2 * math.pi * k / 40 for k in range(40)]], .9, mat('4a3a6a', .8), closed=True, flat=(1, .3))
    tube(curve([(0, -18, 14), (-3, -8, 18), (-3, 8, 18), (0, 18, 14)]), .9, mat('4a3a6a', .8), flat=(.4, 1))
    box(38, 60, .6, mat('b59ad2', .9, bump='cell', size=3, strength=.3), .2, at=(25, 0, 0))
    decal(14, 4, word('larasgerak', '6a4a94', 66, 480, 110), at=(32, 0, .64), rot=(-90, 0, 90))


@shot(182, 'kapas', elev=22, yaw=-16, fill=.88)
def bands():
    names = ('X-RINGAN', 'RINGAN', 'SEDANG', 'BERAT', 'X-BERAT')
    for i, (c, w) in enumerate((('f0bf2a', 4.6), ('3fa85a', 6), ('3a6fd0', 7.4), ('d8304a', 8.8), ('2a2c34', 10.2))):
        m = mat(c, .5)
        x, y = -17 + i * 8.6, -13 + i * 5.4
        sheet(lambda u, v, w=w: (10.6 * math.cos(u * 6.2832), 3.0 * math.sin(u * 6.2832) * (1 + .3 * math.cos(u * 12.566)), v * w), 72, 4, m, at=(x, y, 0), thick=.55)
        decal(8, 2.3, word(names[i], 'ffffff' if i else '4a3200', 60, 330, 96, 800), at=(x + (4.4 if i else 0), y - 2.75, w * .5))
    puff(rrect(26, 19, 3), 7, mat('3a3f52', .9, bump='weave', size=2, strength=.3), at=(-17, 14, 10), rot=(-12, 0, 8), edge=5)
    tube([(-28, 11.2, 16), (-6.6, 8.2, 16)], .5, mat('f0b429', .5))
    group([decal(17, 4.4, word('BAJATAMA', 'f0b429', 74, 420, 110, 800))], at=(-16.4, 9.9, 9), rot=(-12, 0, 8))


@shot(183, 'kabut', elev=12, yaw=-22, fill=.84)
def pull_up_bar():
    chrome, foam = mat('d0d3d9', .15, .95), mat('1d1e23', .9, bump='cell', size=4, strength=.3)
    for x in (-42, 42):
        box(6, 18, 62, mat('fbf9f4', .6), .5, at=(x * 1.13, 0, 0))
        cyl(4.6, 4, mat('cf2a22', .6), at=(x * 1.06 - (4 if x > 0 else -0), 0, 46), rot=(0, 90, 0))
    tube([(-42, 0, 46), (42, 0, 46)], 1.6, chrome)
    tube([(-20, 0, 46), (20, 0, 46)], 1.9, chrome)
    for s in (-1, 1):
        tube([(s * 10, 0, 46), (s * 36, 0, 46)], 2.9, foam)
    box(96, 18, 6, mat('fbf9f4', .6), .5, at=(0, 0, 62))
