"""Furniture."""
import math
import random

from kit.batik import petal
from kit.catalogue import shot
from kit.grain import teak
from kit.mesh import group
from kit.outline import curve, fillet, rrect
from kit.sheet import tube
from kit.solid import ball, box, lathe, puff
from kit.surface import mat


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
