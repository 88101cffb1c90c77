"""Musical instruments."""
import math

from kit.catalogue import shot
from kit.grain import teak, wood
from kit.mesh import group
from kit.outline import curve, fillet, mirror
from kit.packing import word
from kit.paint import Print
from kit.sheet import decal, ring, sheet, tube
from kit.solid import ball, box, cyl, lathe, plate, puff
from kit.surface import mat, printed


def guitar(body_m, top_m, scale=1.0, strings=6, rosette='3a2414', pegs='c9ccd2'):
    half = [(0, 22), (3, 22), (9.4, 21), (12, 16), (10.4, 9), (9.2, 4.5), (10.8, -1), (15.4, -9), (15.4, -18), (9, -24.5), (0, -25.4)]
    out = mirror(curve(half, 5))
    parts = [plate(out, 8, body_m, .5), plate([(x * .975, z * .985 - .1) for x, z in out], .3, top_m, .1, at=(0, -4.05, 0)),
             cyl(4.6, .1, mat('120c08', .9), at=(0, -4.2, 5), rot=(90, 0, 0)), ring(5.1, .45, mat(rosette, .5), at=(0, -4.25, 5), rot=(90, 0, 0)), ring(4.5, .12, mat('e9d2a0', .5), at=(0, -4.3, 5), rot=(90, 0, 0)),
             box(11, .9, 2.4, mat('2a1810', .5), .4, at=(0, -4.6, -13)), box(6.4, .5, .4, mat('f3ece0', .5), .1, at=(0, -5.2, -11.2)),
             box(4.6, 2.6, 33, teak(.3, 'Z', '7a4a24', '4a2812'), .6, at=(0, -3.4, 20)), box(4.7, .6, 44, mat('2a1810', .5), .15, at=(0, -4.9, 9)),
             plate(fillet([(-2.5, 0), (2.5, 0), (3.6, 3), (3.4, 14), (0, 15.4), (-3.4, 14), (-3.6, 3)], .6, closed=True), 1.8, teak(.3, 'Z', '6a3f1f', '3a2010'), .3, at=(0, -3.6, 53))]
    for i in range(13):
        parts.append(box(4.7, .2, .25, mat('c9ccd2', .2, .9), .05, at=(0, -5.25, 51.5 - 39 * (1 - .93 ** i))))
    for i in range(strings):
        t = i / (strings - 1) - .5
        parts.append(tube([(t * 5.6, -5.3, -11), (t * 3.8, -5.5, 53)], .07, mat('e0d9c8', .3, .6), n=5))
    for i in range(strings):
        s = 1 if i % 2 else -1
        parts += [cyl(.5, .8, mat(pegs, .2, .9), at=(s * 2, -4.4, 56 + (i // 2) * 4), rot=(90, 0, 0)), ball(.95, mat('f3ece0', .3), at=(s * 4.8, -3.6, 56 + (i // 2) * 4), s=(1.2, .6, .8))]
    return parts


@shot(140, 'kapas', elev=6, yaw=-22, fill=.84)
def acoustic():
    group(guitar(teak(.12, 'Z', '8a4f26', '5a2f14'), wood('e8b878', 'cf965a', .25, .35, 'Z')), at=(0, 0, 26), rot=(-8, 12, 0))


@shot(141, 'pandan', elev=6, yaw=20, fill=.82)
def ukulele():
    g = guitar(teak(.2, 'Z', '8a3f1f', '5a2410'), wood('a8582c', '7a3a1a', .35, .35, 'Z'), strings=4)
    g = group(g, at=(0, 0, 26), rot=(-8, -16, 0), s=(1.12, 1, .78))
    puff(mirror(fillet([(0, 46), (6, 45), (7, 24), (16, 14), (17, -12), (10, -20), (0, -20)], 5)), 10, mat('2f4a3a', .9, bump='weave', size=2), at=(20, 16, 21), rot=(-8, 8, 0), edge=6)


@shot(142, 'kabut', elev=16, yaw=-20)
def piano():
    dark = mat('1d1e23', .4)
    box(94, 31, 8, dark, 1.4, at=(0, 0, 64))
    for i in range(36):
        box(2.32, 14, 1.0, mat('fbfaf5', .25), .15, at=(-42 + i * 2.42, -8, 71.6), seg=2)
        if i % 7 in (0, 1, 3, 4, 5) and i < 35:
            box(1.4, 9, 1.2, mat('101014', .3), .2, at=(-42 + i * 2.42 + 1.21, -5.6, 72.4), seg=2)
    p = Print(400, 120, '1a3a8a').text(200, 60, '061 Grand Piano', 46, 'bfe8ff', 600)
    decal(20, 6, printed(p.path(), .2, emit=.8), at=(0, 9, 72.1), rot=(-90, 0, 0))
    for s in (-1, 1):
        for k in range(8):
            cyl(.9, .5, mat(('e8a51c', 'd9dce4')[k % 2], .4), at=(s * 22 + (k % 4 - 1.5) * 3.4, 7 + (k // 4) * 4, 72), n=16)
        box(10, 12, .2, mat('0c0d10', .8, bump='cell', size=4), .05, at=(s * 40, 8, 72))
        tube([(-36 * s, -12, 2), (36 * s, -10, 62)], 1.6, dark), tube([(-36 * s, 12, 2), (36 * s, 10, 62)], 1.6, dark)
    decal(14, 3, word('NK-61', 'd9dce4', 70, 360, 90), at=(36, -15.55, 67))
    box(34, 1, 18, mat('2a2c32', .4), .4, at=(0, 13, 73), rot=(-18, 0, 0))


def sounding_tube(r, low, high, skin, inside):
    """A bamboo tube whose upper part is cut open to the front, with its two nodes."""
    def half(u, v):
        a = math.pi * (u - .04) / .92
        return r * math.cos(a), r * math.sin(a), low + (high - low) * v
    whole = lathe([(0, 0), (r * 1.06, 0), (r * 1.02, low * .2), (r, low * .9), (r * 1.08, low), (0, low)], skin, n=28)
    return [whole, sheet(half, 20, 2, inside, thick=.35), sheet(lambda u, v: tuple(1.06 * c if k < 2 else c for k, c in enumerate(half(u, v))), 20, 2, skin, thick=.2)]


@shot(143, 'pandan', elev=9, yaw=-16, fill=.9)
def angklung():
    bam, pale = wood('4a3220', '22160e', .9, .4, 'Z'), wood('dcb872', 'b58f4a', 1, .5, 'X')
    post, inside, tie = wood('dcb872', 'b58f4a', 1, .5, 'Z'), mat('d9b87c', .7), mat('b3261e', .8)
    for z, y in ((58, 0), (3, 0)):
        tube([(-50, y, z), (50, y, z)], 1.7, pale)
        for k in range(6):
            ring(1.75, .2, mat('a07c3c', .6), at=(-42 + k * 17, y, z), rot=(0, 90, 0), n=20)
    for s in (-1, 1):
        tube([(s * 48, 0, 0), (s * 48, 0, 61)], 2, post), tube([(s * 48, -15, 1.6), (s * 48, 15, 1.6)], 1.9, pale)
    x = -39
    for i in range(8):
        k = 1 - i * .065
        wide = 5.6 * k
        tall = 44 * k
        parts = [tube([(-wide, 0, 0), (wide, 0, 0)], 1.35 * k, bam)] + [tube([(s * wide, 0, 0), (s * wide, 0, tall)], .7 * k, bam) for s in (-1, 1)] + [tube([(-wide - .6, 0, z * k), (wide + .6, 0, z * k)], .6 * k, bam) for z in (30, 43.5)]
        for t, h in ((-2.7, 37), (2.6, 26)):
            parts.append(group(sounding_tube(2.15 * k, 15 * k * h / 37, h * k, bam, inside), at=(t * k, -.6, 1.6 * k)))
        parts.append(group([decal(2.6 * k, 2.6 * k, printed(Print(120, 120).oval(60, 60, 58, fill='f3e6c8').text(60, 62, '12345671'[i], 84, 'b3261e', 800).path(False), .7))], at=(0, -2.2 * k, 1.4 * k)))
        group(parts, at=(x, 0, 56.4 - tall))
        tube([(x - wide, 0, 54), (x - wide, 0, 59.6)], .5, tie), tube([(x + wide, 0, 54), (x + wide, 0, 59.6)], .5, tie)
        x += 12.6 * k
