"""Musical instruments."""
from kit.catalogue import shot
from kit.grain import teak, wood
from kit.mesh import group
from kit.outline import curve, fillet, mirror
from kit.packing import word
from kit.paint import Print
from kit.sheet import decal, ring, tube
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


@shot(143, 'kunyit', elev=8, yaw=-14)
def angklung():
    bam, dark = wood('3a2a1a', '1d140c', 1, .45, 'Z'), wood('d0a860', 'a87f3c', 1, .5, 'X')
    tube([(-46, 0, 62), (46, 0, 62)], 1.5, dark)
    for s in (-1, 1):
        tube([(s * 45, 0, 0), (s * 45, 0, 64)], 1.6, dark), tube([(s * 45, -14, 1.2), (s * 45, 14, 1.2)], 1.5, dark)
    for i in range(8):
        k = 1 - i * .07
        x = -38 + i * 10.9
        parts = [tube([(-4 * k, 0, 0), (4 * k, 0, 0)], 1.2 * k, bam)] + [tube([(t * k, 0, 0), (t * k, 0, h * k)], .5, bam) for t, h in ((-4, 46), (4, 46), (0, 36))] + [tube([(-4 * k, 0, 45 * k), (4 * k, 0, 45 * k)], .5, bam), tube([(-4 * k, 0, 30 * k), (4 * k, 0, 30 * k)], .45, bam)]
        for t, l in ((-2, 34), (2, 22)):
            parts += [lathe([(0, .6), (1.45 * k, .6), (1.45 * k, l * k * .4), (1.2 * k, l * k)], bam, at=(t * k, 0, 0), n=20), ring(1.48 * k, .16, mat('8a6a40', .7), at=(t * k, 0, l * k * .4), n=20)]
        group(parts, at=(x, 0, 61 - 46 * k))
    for i in range(8):
        box(1, .3, 4, mat(('cf2a22', 'e8a51c')[i % 2], .8), .1, at=(-38 + i * 10.9, 0, 62))
