"""Blocks and puzzles."""
import math
import random

from goods.toy_colours import BLU, GRN, ORG, PUR, RED, YEL
from kit.catalogue import shot
from kit.mesh import group
from kit.outline import fillet
from kit.packing import carton
from kit.paint import Print
from kit.sheet import decal, tube
from kit.solid import box, cyl, plate
from kit.surface import mat, printed


def brick(w, d, c, at, rot=0, u=3.2, h=3.8):
    m = mat(c, .25, coat=.4)
    parts = [box(w * u - .1, d * u - .1, h, m, .14, seg=2)]
    for i in range(w):
        for j in range(d):
            parts.append(cyl(1.0, .8, m, at=((i - (w - 1) / 2) * u, (j - (d - 1) / 2) * u, h), n=24, bevel=.12))
    return group(parts, at, (0, 0, rot))


@shot(208, 'kapas', elev=20, yaw=-22)
def bricks():
    rnd = random.Random(7)
    cols = [RED, YEL, BLU, GRN, ORG]
    for z in range(4):
        x = -9.6
        while x < 9:
            w = 2 if (z % 2 == 0) or x > 5 else rnd.choice((2, 2))
            brick(w, 2, cols[(int(x) + z * 2) % 5], (x + w * 1.6, 4, z * 3.8))
            x += w * 3.2
    brick(4, 2, RED, (-3.2, 4, 15.2)), brick(2, 2, YEL, (6.4, 4, 15.2)), brick(2, 2, BLU, (-3.2, 4, 19))
    brick(4, 2, BLU, (-8, -9, 0), 20), brick(2, 2, YEL, (3, -10, 0), -14), brick(2, 2, GRN, (11, -6, 0), 34), brick(2, 2, ORG, (-16, -4, 0), 50)
    p = Print(500, 300, 'e2342f').text(250, 120, 'BATA RIA', 100, 'ffffff', 800).text(250, 220, '120 keping', 54, 'ffe08a', 700)
    group([box(22, 16, 14, mat('f6c92a', .4), 1.4), box(23, 17, 2, mat(RED, .4), .8, at=(0, 0, 13.4)), decal(16, 9, printed(p.path(), .4), at=(0, -8.05, 7))], at=(26, 4, 0))


@shot(210, 'pandan', elev=20, yaw=-14)
def jigsaw():
    p = Print(700, 500, '8fd0ea').fade('9fd8f0', 'fbe6c0')
    p.poly([(0, 220), (180, 90), (300, 190), (430, 70), (700, 230), (700, 500), (0, 500)], '5a8a9a')
    for i in range(8):
        y = 220 + i * 36
        p.poly([(0, y + 20 * math.sin(i))] + [(x, y + 26 * math.sin(x * .012 + i * .8)) for x in range(0, 701, 35)] + [(700, 500), (0, 500)], ('6fae3a', '8fc84a', '5a9a34', 'a8d45a')[i % 4])
    q = Print(700, 500)
    q.image.paste(p.image)
    for i in range(1, 10):
        q.line([(i * 70, y) for y in range(0, 501, 50)], '3a5a2a', 2)
    for j in range(1, 7):
        q.line([(x, j * 71) for x in range(0, 701, 70)], '3a5a2a', 2)
    box(42, 30, .5, mat('d9d0b8', .8), .1, at=(6, -12, 0))
    decal(42, 30, printed(q.path(), .6), at=(6, -12, .52), rot=(-90, 0, 0))
    front = Print(700, 500)
    front.image.paste(p.image)
    front.rect(0, 380, 700, 120, '24573a').text(350, 420, 'Sawah Terasering', 62, 'ffffff', 800).text(350, 474, '1000 keping', 40, 'f6c955', 700)
    carton(34, 6, 24, front, '24573a', at=(-8, 12, 0))
    knob = [(-2, -2), (-.5, -2), (-.7, -2.8), (0, -3.2), (.7, -2.8), (.5, -2), (2, -2), (2, -.5), (2.8, -.7), (3.2, 0), (2.8, .7), (2, .5), (2, 2), (-2, 2)]
    for x, y, c, t in ((-22, -10, '8fc84a', 10), (-24, -18, '5a8a9a', 60), (-18, -22, '9fd8f0', 120), (-14, -16, '6fae3a', 200)):
        group([plate(fillet(knob, .3, closed=True), .5, mat(c, .6), .1)], at=(x, y, .4), rot=(-90, 0, t))


@shot(211, 'kabut', elev=16, yaw=-24)
def magnet_tiles():
    def tile(c, pts, at, rot):
        edge_ = mat(c, .2, coat=.5)
        return group([tube([(x, 0, z) for x, z in pts], .35, edge_, closed=True, n=8), plate([(x * .96, z * .96) for x, z in pts], .3, mat(c, .1, alpha=.55), 0)], at, rot)
    sq = [(-3.7, -3.7), (3.7, -3.7), (3.7, 3.7), (-3.7, 3.7)]
    tri = [(-3.7, -3.7), (3.7, -3.7), (0, 3.2)]
    cols = [RED, YEL, BLU, GRN, ORG, PUR]
    for z in range(2):
        for i in range(2):
            tile(cols[(z * 2 + i) % 6], sq, ((i - .5) * 7.6, -7.6, 4 + z * 7.6), (0, 0, 0))
            tile(cols[(z + i + 3) % 6], sq, (7.6, (i - .5) * 7.6 - 3.8 + 0, 4 + z * 7.6), (0, 0, 90))
            tile(cols[(z * 2 + i + 4) % 6], sq, (-7.6, (i - .5) * 7.6 - 3.8, 4 + z * 7.6), (0, 0, 90))
    for i in range(2):
        tile(cols[i + 1], tri, ((i - .5) * 7.6, -6, 19), (-26, 0, 0))
    tile(PUR, tri, (7.0, -3.8, 19), (0, -14, 90))
    tile(GRN, sq, (15, -13, .5), (-90, 0, 20)), tile(ORG, tri, (-15, -13, .5), (-90, 0, -10)), tile(RED, sq, (17, -3, 3.6), (-30, 0, 40))
