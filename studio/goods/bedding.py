"""Pillows, sheets, blankets, nets."""
import math

from kit.batik import sprigs
from kit.catalogue import shot
from kit.grain import teak
from kit.mesh import group
from kit.outline import curve, fillet, rrect
from kit.paint import Print
from kit.sheet import decal, loft, sheet, tube
from kit.solid import box, lathe, plate, puff
from kit.surface import mat, printed


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


@shot(73, 'nila', elev=20, yaw=-20, fill=.86, focus=(.2, -.7))
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
    net, blue = mat('f8fafc', .7), mat('3f8fe0', .6)
    W, D, H = 90, 100, 145
    arch = [(-W * math.cos(math.pi * i / 40), H * math.sin(math.pi * i / 40) ** .8) for i in range(41)]
    for k in range(1, 20):
        tube([(x, -D + k * 10, z) for x, z in arch], .42, net, n=4)
    for x, z in arch[1:40]:
        tube([(x, -D, z), (x, D, z)], .42, net, n=4)
        for s in (-1, 1):
            tube([(x, s * D, 0), (x, s * D, z)], .42, net, n=4)
    for k in range(1, 18):
        z = k * 8
        x = W * math.cos(math.asin(min(1, (z / H) ** 1.25)))
        for s in (-1, 1):
            tube([(-x, s * D, z), (x, s * D, z)], .42, net, n=4)
    for s in (-1, 1):
        tube([(-W * math.cos(math.pi * i / 40), s * D, H * math.sin(math.pi * i / 40) ** .8) for i in range(41)], 2.2, blue)
        tube([(s * W, -D, 1.5), (s * W, D, 1.5)], 2.2, blue)
        tube([(-W, s * D, 1.5), (W, s * D, 1.5)], 2.2, blue)
        tube(curve([(-W * s, -D, 0), (-W * s * .62, -D * .6, H * .86), (0, 0, H + 4), (W * s * .62, D * .6, H * .86), (W * s, D, 0)]), 1.3, mat('e6ecf2', .5))
    tube(curve([(-20, -D - 1, 2), (-18, -D - 1, 80), (20, -D - 1, 96), (40, -D - 1, 2)]), 1.6, mat('f0b429', .6))
    box(W * 1.7, D * 1.8, 12, mat('e6e0f2', .95), 6, at=(0, 0, 0))
    for s in (-1, 1):
        puff(rrect(60, 40, 8), 14, mat('fbfaf6', .95), at=(s * 34, 64, 22), rot=(-60, 0, 0), edge=14)
