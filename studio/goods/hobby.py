"""Music, books, painting, gardening, things to collect."""
import math
import random

from goods.electronics import word
from goods.home import teak
from kit.catalogue import shot
from kit.packing import *
from kit.paint import *
from kit.shape import *
from kit.surface import *


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


def book(cover, spine, w, h, t, at=(0, 0, 0), rot=(0, 0, 0), soft_=True):
    m = mat(spine, .5)
    return group([box(w, t, h, mat('f6f0e2', .9), .05, at=(0, 0, .15)), box(w + .3, .16, h + .3, m, .05, at=(.05, -t / 2 - .08, 0)), box(w + .3, .16, h + .3, m, .05, at=(.05, t / 2 + .08, 0)), box(.2, t + .3, h + .3, m, .08, at=(-w / 2 - .06, 0, 0)),
                  decal(w + .28, h + .28, printed(cover.path(), .4), at=(.05, -t / 2 - .18, h / 2 + .15))], at, rot)


@shot(144, 'kapas', elev=10, yaw=-24)
def novel():
    p = Print(420, 615, '16324a').fade('1d4a6a', 'e8a86a')
    p.rect(0, 430, 420, 185, '12283a').oval(300, 400, 62, fill='ffe0a8').poly([(60, 430), (250, 430), (220, 470), (90, 470)], '2a1810').line([(150, 430), (150, 250)], '2a1810', 6).poly([(156, 260), (250, 400), (156, 400)], 'f3e3c4').poly([(144, 280), (70, 400), (144, 400)], 'e9d2a8')
    p.lines(210, 80, ['Surat dari', 'Pelabuhan Lama'], 54, 'ffffff', 800, 380).text(210, 200, 'novel sejarah', 26, 'f3e3c4', 500).text(210, 570, 'Ratri Wening', 40, 'f3e3c4', 700)
    book(p, '16324a', 14, 20.5, 2.6)
    group([box(14.2, 20.7, 2.8, mat('f6f0e2', .9), .1), box(14.5, 21, .3, mat('16324a', .5), .1, at=(0, 0, 2.8)), box(14.5, 21, .3, mat('16324a', .5), .1, at=(0, 0, -.2))], at=(9, 9, .2), rot=(0, 0, 60))


@shot(145, 'kunyit', elev=12, yaw=20)
def cookbook():
    p = Print(480, 630, 'fff6e6')
    p.rect(0, 0, 480, 190, 'c8391e').lines(240, 66, ['Dapur', 'Enam Pulau'], 74, 'ffffff', 800, 440)
    p.oval(240, 400, 180, fill='24407a').oval(240, 400, 160, fill='f6f2e6').oval(240, 400, 120, fill='a8501c').oval(200, 380, 34, fill='6a2a12').oval(270, 420, 40, fill='6a2a12').oval(280, 350, 20, fill='3f8f3a').oval(190, 440, 18, fill='3f8f3a').oval(230, 350, 14, fill='e02a1a')
    p.text(240, 604, '120 masakan rumahan', 32, 'c8391e', 700)
    book(p, 'c8391e', 19, 25, 2.2)
    tube([(14, -5, .8), (24, -8, .9)], [.5, .6], wood('c99a5a', None, 1))
    ball(1.9, wood('c99a5a', None, 1), at=(12.6, -4.6, .8), s=(1.4, 1, .4), rot=(0, 0, -16))
    tube([(-14, -6, .5), (-12, -6.6, .6), (-10, -6.2, .5), (-8.6, -5.4, .4)], [.5, .7, .6, .08], mat('c81f1a', .2, coat=1))


@shot(146, 'pandan', elev=10, yaw=-20)
def kids_book():
    p = Print(600, 680, '8fd0e8').fade('9fdcf0', 'd9f0c8')
    p.poly([(0, 440), (140, 340), (300, 430), (460, 320), (600, 420), (600, 680), (0, 680)], '5cae4a').poly([(240, 440), (330, 440), (420, 560), (380, 680), (140, 680), (220, 560)], '3f9ad8')
    motif(p, 'bear', 440, 470, 190, 'c97b3a', '3a2010')
    motif(p, 'fish', 270, 610, 100, 'f0902a', 'ffffff')
    p.lines(300, 76, ['Kiki dan Sungai', 'yang Hilang'], 68, '1f4f7a', 800, 560).text(300, 220, 'buku cerita bergambar', 32, '1f4f7a', 600)
    book(p, 'e8a51c', 21, 24, 1.2)
    for i, c in enumerate(('e2344f', '3fa85a', 'f0b429')):
        group([tube([(0, 0, 0), (11, 0, 0)], .45, mat(c, .4)), lathe([(.45, 0), (0, 1.3)], mat('f0d8b0', .6), at=(11, 0, 0), rot=(0, 90, 0), n=12)], at=(10 + i * .6, -5 - i * 1.4, .45), rot=(0, 0, 12 - i * 10))


@shot(147, 'nila', elev=10, yaw=22)
def money_book():
    p = Print(390, 570, 'f0b429')
    p.lines(195, 100, ['GAJI', 'PERTAMA'], 90, '1f2a5c', 800, 350).lines(195, 270, ['panduan mengatur uang', 'untuk usia 20-an'], 28, '1f2a5c', 600)
    for i, h in enumerate((40, 80, 120, 170)):
        p.rect(60 + i * 72, 520 - h, 50, h, '1f2a5c' if i < 3 else '3f7d4a', 6)
    p.line([(60, 460), (150, 420), (230, 370), (330, 310)], 'ffffff', 8)
    book(p, '1f2a5c', 13, 19, 2.0)
    gold = mat('e0b24a', .25, .9)
    for i in range(3):
        for k in range(2 + i * 2):
            cyl(1.5, .35, gold, at=(9.6 + i * 3.4, -3 - i * .5, k * .38), bevel=.08)


@shot(148, 'kapas', elev=34, yaw=-16)
def watercolour():
    box(23, 12, 1.6, mat('22242a', .4), .5)
    box(22, 11, .1, mat('f3f1ea', .5), .05, at=(0, 0, 1.55))
    import colorsys
    for i in range(36):
        h = (i % 12) / 12
        r, g, b = colorsys.hsv_to_rgb(h, (.9, .75, .5)[i // 12], (.95, .75, .92)[i // 12])
        box(1.5, 2.6, .3, mat('%02x%02x%02x' % (int(r * 255), int(g * 255), int(b * 255)), .3), .15, at=(-9.6 + (i % 12) * 1.74, 3.4 - (i // 12) * 3.3, 1.6), seg=2)
    group([box(23, .8, 12, mat('22242a', .4), .3), box(21, .2, 10, mat('f6f5f1', .4), .2, at=(0, -.4, 1))] + [ball(1.6, mat(c, .4), at=(x, -.5, 7), s=(1.3, .2, 1)) for x, c in ((-6, 'd8486b'), (0, '3a6fd0'), (6, 'f0b429'))], at=(0, 6.2, 1.0), rot=(-24, 0, 0))
    for i, c in enumerate(('c8391e', '2a6fd0')):
        group([tube([(0, 0, 0), (13, 0, 0)], [.25, .5], mat(c, .4)), tube([(-2.2, 0, 0), (0, 0, 0)], .32, mat('c9ccd2', .2, .9)), lathe([(.3, 0), (.55, 1), (0, 3)], mat('3a2414', .8), at=(-2.2, 0, 0), rot=(0, -90, 0), n=16)], at=(-4 + i * 3, -8.6 - i * 1.4, .5), rot=(0, 0, 6))
    p = Print(300, 380, 'fdfbf4').text(150, 50, 'Lembayung', 44, '7a3fa8', 700).poly([(0, 300), (100, 200), (180, 270), (300, 180), (300, 380), (0, 380)], '8fae6a').oval(210, 140, 40, fill='f0a04a')
    box(13, 17, .7, mat('f3ece0', .8), .1, at=(19, 0, 0), rot=(0, 0, -12))
    decal(12.6, 16.6, printed(p.path(), .8), at=(19, 0, .72), rot=(-90, 0, -12))


@shot(149, 'nila', elev=12, yaw=-22, fill=.86)
def canvases():
    white, cream = mat('fdfcf8', .95, bump='weave', size=2.4, strength=.35), mat('e6dcc4', .95, bump='weave', size=2.4, strength=.3)
    pine, steel = wood('e2bd80', 'c4955a', .4, .6, 'X'), mat('b4b8c0', .3, .9)
    upright = wood('e2bd80', 'c4955a', .4, .6, 'Z')

    def canvas():
        parts = [box(30, .5, 40, white, .15, at=(0, -1.0, 0)), box(27, .1, 37, cream, .02, at=(0, -.68, 1.5))]
        for s in (-1, 1):
            parts += [box(3.4, 1.7, 39.6, upright, .15, at=(s * 13.1, .1, .2)), box(29.6, 1.66, 3.4, pine, .15, at=(0, .1, .2 if s < 0 else 36.4)),
                      box(.3, 2.2, 40, white, .1, at=(s * 14.95, 0, 0)), box(30, 2.2, .3, white, .1, at=(0, 0, 0 if s < 0 else 39.7)),
                      box(1.3, .12, 40, white, .03, at=(s * 14.4, 1.02, 0)), box(30, .12, 1.3, white, .03, at=(0, 1.02, 0 if s < 0 else 38.7))]
            parts += [box(.25, .1, .9, steel, 0, at=(s * 14.2, 1.1, 5 + k * 6.2)) for k in range(6)] + [box(.9, .1, .25, steel, 0, at=(-11 + k * 5.5, 1.1, .7 if s < 0 else 39.2)) for k in range(5)]
            parts += [plate([(0, 0), (2.6, 0), (0, 2.6)][::1], .5, pine, .05, at=(s * 11.2, .9, z), rot=(0, t, 0)) for z, t in ((3.8, 0 if s < 0 else -90), (36.2, 90 if s < 0 else 180))]
        return parts
    group(canvas(), at=(-13, 13, 0), rot=(10, 0, 170))
    group([group(canvas(), at=(.3 * (-1) ** i, i * 2.5, 0)) for i in range(4)] + [
        box(31, 10.3, 8, mat('c99a62', .9, bump='noise', size=2, strength=.15), .2, at=(0, 3.75, 14)),
        decal(28, 7.4, printed(Print(700, 185).text(350, 66, 'KANVAS LUKIS', 86, '4a2a12', 800).text(350, 142, '30 x 40 cm  ·  isi 5', 50, '4a2a12', 600).path(False), .9), at=(0, -1.5, 18))], at=(9, -6, 0), rot=(-8, 0, 4))


@shot(150, 'pandan', elev=8, yaw=-18, fill=.86)
def easel():
    wm = wood('d9b070', 'b0843c', .12, .5, 'Z')
    for s in (-1, 1):
        tube([(s * 34, -16, 0), (s * 5, 4, 148)], 2.2, wm, flat=(1, .7))
    tube([(0, 52, 0), (0, 6, 140)], 2.2, wm)
    tube([(0, -3, 40), (0, 6, 158)], 2.2, wm, flat=(1.2, .7))
    box(62, 7, 4, wm, .8, at=(0, -12, 52))
    box(46, 3, 4, wm, .8, at=(0, -6, 92)), box(12, 5, 4, wm, .6, at=(0, 0, 120))
    p = Print(480, 600, 'fdfbf4').fade('a8d8ee', 'fdf0d4')
    p.poly([(0, 380), (160, 240), (260, 330), (360, 220), (480, 340), (480, 600), (0, 600)], '5c8a5a').poly([(0, 470), (480, 420), (480, 600), (0, 600)], 'b8cc6a').oval(370, 120, 46, fill='f6c955')
    group([box(52, 2.6, 64, mat('fbfaf5', .9), .4), decal(51.6, 63.6, printed(p.path(), .9), at=(0, -1.35, 32))], at=(0, -12.6, 56), rot=(-9, 0, 0))


@shot(151, 'pandan', elev=32, yaw=-14, fill=.9)
def batik_kit():
    p = Print(700, 560, 'fbf5e4')
    for i, (x, y) in enumerate(((150, 150), (400, 120), (610, 190), (240, 390), (520, 420), (60, 330))):
        for t in range(0, 360, 60):
            leaf = petal(x, y, 92, 50, t + i * 14)
            (p.poly(leaf, 'b5803a') if i in (0, 3, 5) else p).line(leaf, '7a4a24', 6, True)
        p.oval(x, y, 17, fill='7a4a24')
    p.rect(12, 12, 676, 536, None, 0, '7a4a24', 7)
    sheet(lambda u, v: ((u - .5) * 36, 3 + (v - .5) * 28, .25 + .5 * math.sin(u * 7) * math.sin(v * 5) ** 2), 60, 40, printed(p.path(), .95), thick=.2)
    brass, wm = mat('d09038', .22, .95), wood('b5773a', '8a5426', 1)
    for x, y, t in ((-1, -8.4, 24), (3, -14.6, 12)):
        group([tube([(1.2, 0, 0), (4, 0, .1), (17, 0, .6)], [.75, 1.05, .8], wm), lathe([(0, -1.5), (1.6, -1.1), (2.3, .3), (2.2, 1.7), (1.9, 1.7), (1.7, .4), (0, 0)], brass, at=(-1.6, 0, .6)), tube(curve([(-3.4, 0, 0), (-5.4, 0, .3), (-6.8, 0, -.2), (-7.2, 0, -1.6)]), [.5] * 8 + [.38] * 8 + [.26] * 9, brass), tube([(-.2, 0, .1), (1.8, 0, 0)], .55, brass)], at=(x, y, 2.0), rot=(0, 0, t))
    group([lathe(fillet([(.01, 0), (3.6, 0), (6.6, 3.4), (6.8, 3.6), (6.1, 3.5), (3.2, .6), (.01, .5)], .5), mat('4a4e58', .35, .7)), cyl(5.5, .2, mat('8a5214', .12, coat=1), at=(0, 0, 2.7)), tube([(6.2, 0, 3.2), (14, 0, 4.4)], [.7, .9], wm)], at=(-13, -11, 0), rot=(0, 0, 205))
    for x, y, t in ((-2, -18, 20), (3.4, -20.4, 60)):
        box(4.4, 3.4, 2.6, mat('c98a34', .35, coat=.3), .5, at=(x, y, 0), rot=(0, 0, t))
    for i, c in enumerate(('c8391e', '2f5fa8', '3f7d4a')):
        label = Print(160, 110, 'fffaf0').text(80, 55, ('Merah', 'Biru', 'Hijau')[i], 40, c, 800)
        group(bottle([(2.4, 0), (2.4, 6)], mat(c, .15, coat=.8), label, 1.2, 4.6, arc=110) + [lid(2.3, 1.8, 5.8, mat('f3ece0', .4), 40, .02)], at=(-21.4 + i * .6, -3 + i * 5.8, 0), rot=(0, 0, 14))


@shot(152, 'pandan', elev=22, yaw=-20)
def hydroponics():
    box(36, 28, 12, mat('f6f5f1', .35), 1.6)
    box(37, 29, 1.6, mat('3f8f5a', .4), .5, at=(0, 0, 11.6))
    rnd = random.Random(4)
    for i in range(9):
        x, y = -11.4 + (i % 3) * 11.4, 8.4 - (i // 3) * 8.4
        ring(2.9, .4, mat('22242a', .5), at=(x, y, 13.3))
        cyl(2.6, .5, mat('4a3a2a', .95), at=(x, y, 13))
        for k in range(9):
            c = ('7fc04a', '5fae3a', '9ad05a')[rnd.randrange(3)]
            puff(petal(0, 0, rnd.uniform(6, 8), 3.8, 90), .8, mat(c, .55), at=(x, y, 13), rot=(0, 18 + k * 3.5, k * 41), edge=1.3, res=10, wrinkle=.3, grain=1)
    decal(10, 3, word('wick 9', '24573a', 70, 300, 90, 800), at=(0, -14.05, 6))


@shot(153, 'bata', elev=34, yaw=-10)
def garden_tools():
    wm, steel = wood('9a5630', '6a351a', .5, .5, 'Z'), mat('5a616a', .35, .7)

    def handle():
        return [lathe(fillet([(.01, 0), (1.1, 0), (1.3, 4), (1.0, 8), (1.2, 11), (.01, 11.4)], .6), wm, n=24), cyl(.9, 1.6, mat('c9ccd2', .2, .9), at=(0, 0, 11))]
    heads = [
        [sheet(lambda u, v: ((u - .5) * 7 * (1 - v ** 3), -1.6 * (1 - (2 * u - 1) ** 2), 15 + v * 13), 14, 14, steel, thick=.3)],
        [sheet(lambda u, v: ((u - .5) * 4.4 * (1 - v ** 4 * .8), -1.3 * (1 - (2 * u - 1) ** 2), 15 + v * 13), 14, 14, steel, thick=.3)],
        [tube([(0, 0, 15), (x * .7, 0, 18), (x, 0, 21), (x, -1.4, 27)], .42, steel) for x in (-3, 0, 3)],
        [tube([(0, 0, 15), (x, 0, 18), (x, 0, 26)], .5, steel) for x in (-2.4, -.8, .8, 2.4)],
        [plate(fillet([(-4.5, 0), (4.5, 0), (4.5, 5), (-4.5, 5)], .5, closed=True), .4, steel, .1, at=(0, 0, 18)), tube([(0, 0, 12), (0, 0, 19)], .5, steel)]]
    for i, head in enumerate(heads):
        group(handle() + [tube([(0, 0, 12), (0, 0, 16)], .5, steel)] + head, at=(-18 + i * 9, -12, 1.4), rot=(-90, 0, 0))


@shot(154, 'pandan', elev=10)
def soil():
    f = pack(480, 620, '5a3a20', 'fff3dc', 'BUMI BATU', ['Media Tanam'], 'organik siap pakai', 'leaves', '7fc04a', 'b8d86a', note='10 liter', foot='2a1a0e')
    pouch(26, 36, f, 12, rough=.5, notch=False)
    rnd = random.Random(2)
    ball(7, mat('3a2414', .95, bump='fur', size=2, strength=1), at=(17, -9, 0), s=(1.3, .8, .4))
    for k in range(3):
        tube(curve([(16 + k * 1.6, -9, 2), (16 + k * 1.8, -9.2, 5), (16.5 + k * 2, -9, 7 + k)]), .25, mat('8fc05a', .6))
        for s in (-1, 1):
            puff(petal(0, 0, 3, 1.6, 90 - s * 60), .3, mat('6fb03a', .6), at=(16.5 + k * 2, -9, 6.8 + k), edge=.5, res=10)
    _ = rnd


@shot(155, 'kunyit', elev=18, yaw=-6)
def seeds():
    rows = [('Tomat', 'e2342a', 'drop'), ('Cabai', 'c8261c', 'chili'), ('Bayam', '3f8f3a', 'leaves'), ('Kangkung', '5fae4a', 'leaf'), ('Terong', '7a3fa8', 'drop')]
    for i, (n, c, k) in enumerate(rows):
        f = pack(240, 340, 'fbf6e6', c, 'BENIH', [n], 'daya tumbuh tinggi', k, c, '3f7d3a')
        sachet(8.4, 12, f, .8, at=(-15 + i * 7.6, 3 - abs(i - 2) * 1.0, .2), rot=(-10, 0, (i - 2) * -5))
        g = pack(240, 340, 'eef6e0', ('8a5a1c', '2f7a4a', 'd8782a', '6a8f2a', 'b5344a')[i], 'BENIH', [('Wortel', 'Sawi', 'Labu', 'Buncis', 'Bit')[i]], '', ('root', 'leaves', 'flower', 'leaf', 'root')[i], ('f0862a', '4fae5a', 'f0a02a', '7fae3a', 'a82a4a')[i], '3f7d3a')
        sachet(8.4, 12, g, .8, at=(-13 + i * 7.0, -6 - abs(i - 2) * .4, .2), rot=(-34, 0, (i - 2) * -6))
    rnd = random.Random(3)
    for _ in range(26):
        ball(.35, mat('d9c08a', .6), at=(rnd.uniform(-9, 9), -13.6 + rnd.uniform(-1.4, 1.4), .3), s=(1.4, .8, .5), rot=(0, 0, rnd.uniform(0, 180)), n=10)


@shot(156, 'kapas', elev=6, yaw=-8, fill=.86)
def wayang():
    p = Print(600, 900)
    gold, red, dark, blue = 'e2b04a', 'b5281c', '2a160c', '1f4a8a'
    body = curve([(300, 110), (350, 130), (352, 180), (330, 210), (338, 260), (400, 300), (380, 330), (350, 420), (420, 560), (430, 740), (470, 800), (350, 800), (330, 640), (280, 640), (240, 810), (120, 800), (190, 730), (200, 560), (240, 420), (220, 330), (200, 300), (262, 262), (268, 200), (250, 150)], 6, True)
    p.poly(body, gold)
    p.poly(curve([(350, 150), (410, 180), (346, 190)], 6, True), gold)
    p.poly(curve([(290, 120), (330, 60), (420, 40), (460, 90), (420, 130), (440, 80), (380, 80), (340, 130)], 6, True), dark)
    p.poly([(200, 420), (400, 420), (440, 600), (160, 600)], red)
    for i in range(5):
        p.line([(190 - i * 8, 450 + i * 32), (410 + i * 8, 450 + i * 32)], gold, 6)
    for i in range(8):
        p.oval(180 + i * 36, 500, 9, fill=blue).oval(200 + i * 30, 570, 8, fill='f3e3c0')
    p.poly([(180, 600), (420, 600), (440, 660), (330, 650), (300, 620), (270, 650), (160, 660)], dark)
    p.oval(362, 158, 5, fill=dark).line([(350, 150), (378, 152)], dark, 4)
    p.rect(240, 262, 110, 18, red).rect(232, 300, 130, 10, blue)
    p.line(curve([(210, 310), (120, 380), (70, 520), (96, 610)], 8), gold, 30).line(curve([(390, 310), (480, 380), (520, 500), (470, 590)], 8), gold, 30)
    for x, y in ((96, 612), (468, 592)):
        p.oval(x, y, 20, fill=gold)
    for x, y in ((104, 430), (502, 440)):
        p.oval(x, y, 20, fill=red)
    for x0 in (150, 400):
        p.rect(x0 - 20, 790, 90, 18, red, 6)
    decal(30, 45, printed(p.path(False), .6), at=(0, 0, 30))
    horn = wood('4a2c18', '2a160c', .5, .4, 'Z')
    tube([(0, .2, 0), (.4, .2, 30), (.6, .2, 47)], [.8, .55, .2], horn)
    tube([(-10.5, -.2, 22), (-15, -.6, 4)], .25, horn), tube([(9, -.2, 22), (13, -.6, 3)], .25, horn)
    box(40, 6, 2.4, teak(.3), .6, at=(0, 0, -1))


def coin(r, m, ink, value):
    p = Print(160, 160).oval(80, 80, 74, line=ink, lw=4).text(80, 68, value, 56, ink, 800, 110).text(80, 116, 'RUPIAH', 20, ink, 700)
    return [lathe([(0, 0), (r, 0), (r, .3), (r * .9, .3), (r * .88, .22), (0, .22)], m, n=40), decal(r * 1.7, r * 1.7, printed(p.path(False), .4), at=(0, 0, .27), rot=(-90, 0, 0))]


@shot(157, 'mawar', elev=36, yaw=-14, fill=.86)
def coin_album():
    m, gold, steel = mat('6a3218', .38, bump='cell', size=1.4, strength=.15, coat=.25), mat('e0b85a', .3, .8), mat('d4d7dd', .15, .95)
    metals = [(mat('d9b45a', .3, .85), '6a4a14'), (mat('c9ccd2', .3, .85), '4a4d56'), (mat('b5743a', .3, .85), '4a2410')]
    page = Print(440, 560, 'f6f4ee')
    for j in range(4):
        for i in range(3):
            page.rect(22 + i * 134, 20 + j * 132, 126, 124, 'ffffff', 8, 'b4b0a4', 3).oval(85 + i * 134, 82 + j * 132, 55, fill='d5d9e6')
    sheet_m = printed(page.path(), .3, coat=.4)
    for s in (-1, 1):
        parts = [box(25, 31, 1.0, m, .4, at=(s * 14.6, 0, 0)), box(22.6, 28.4, 1.3, mat('f3f0e6', .7), .2, at=(s * 13.9, 0, .9)), decal(22.4, 28.2, sheet_m, at=(s * 13.9, 0, 2.24), rot=(-90, 0, 0))]
        for j in range(4):
            for i in range(3):
                x, y = s * 13.9 + (i - 1) * 6.82, 9.95 - j * 6.62
                k = (i + 2 * j + (s > 0)) % 3
                parts.append(group(coin((2.4, 2.7, 2.2)[(i * 2 + j) % 3], *metals[k], ('100', '500', '50', '1000')[(i + j) % 4]), at=(x, y, 2.27)))
        group(parts, rot=(0, s * -4, 0))
    box(4.6, 31, .9, m, .4)
    for y in (-11, 0, 11):
        tube([(3.4 * math.cos(a), y, .8 + 3.4 * math.sin(a)) for a in [math.pi * i / 16 for i in range(17)]], .34, steel)
    front = Print(520, 640)
    front.rect(26, 26, 468, 588, None, 16, 'e0b85a', 6).oval(260, 236, 110, line='e0b85a', lw=9).oval(260, 236, 88, line='e0b85a', lw=4)
    front.text(260, 236, 'Rp', 96, 'e0b85a', 800).lines(260, 405, ['ALBUM', 'KOIN'], 76, 'e0b85a', 800).text(260, 566, '200 slot', 40, 'e0b85a', 600)
    group([box(26, 6, 32, m, .9), decal(25, 31, printed(front.path(False), .35, .6), at=(0, -3.03, 16)), box(.5, 5, 30, gold, .1, at=(-12.9, -.2, 1))], at=(3, 23, 0), rot=(-6, 0, 8))


@shot(158, 'nila', elev=8, yaw=-20, fill=.86)
def pinisi():
    wm, sail = teak(.4, 'X', 'a8652f', '6a3a18'), mat('f3e6cc', .9, bump='weave', size=3)
    secs = []
    for i in range(21):
        u = i / 20
        x = -15 + 30 * u
        w = 3.6 * math.sin(math.pi * (.12 + .86 * u)) ** .7 + .05
        top_ = 6 + 3.2 * (2 * u - 1) ** 2 + (1.6 if u > .85 else 0)
        secs.append([(x + (2.4 * u if z > .5 else 0), y * w, .8 + 2.2 * (2 * u - 1) ** 2 + z * (top_ - .8 - 2.2 * (2 * u - 1) ** 2)) for y, z in ((-1, 1), (-.9, .45), (-.5, .1), (0, 0), (.5, .1), (.9, .45), (1, 1), (0, .93))])
    loft(secs, wm)
    tube([(16, 0, 9), (24, 0, 12)], [.5, .15], wm)
    box(7, 4, 2.4, wm, .3, at=(-9, 0, 7))
    for x, h in ((5, 28), (-5, 24)):
        tube([(x, 0, 6), (x, 0, h)], [.45, .25], wm)
        sheet(lambda u, v, x=x, h=h: (x - .4 - (1 - v) * 8.6 * u - v * 5.4 * u, -1.3 * math.sin(math.pi * u) * math.sin(math.pi * (v * .8 + .1)), 8.4 + v * (h - 13) + u * v * 3), 16, 16, sail, thick=.1)
        sheet(lambda u, v, x=x, h=h: (x - .4 - u * (1 - v) * 4.6, -.6 * math.sin(math.pi * u), h - 4 + v * 4), 10, 10, sail, thick=.1)
    for k in range(3):
        a, b, c = (22 - k * 3.4, 0, 11.4 - k * 1.0), (5.4, 0, 26 - k * 3), (8.4 - k * .8, 0, 10)
        sheet(lambda u, v, a=a, b=b, c=c: tuple(a[i] * (1 - u) * (1 - v) + c[i] * u * (1 - v) + b[i] * v - (1.0 * math.sin(math.pi * u) * (1 - v) if i == 1 else 0) for i in range(3)), 10, 12, sail, thick=.1)
    for x in (5, -5):
        for s in (-1, 1):
            tube([(x - 2, s * 3, 6.6), (x, 0, 22)], .07, mat('4a3a2a', .8), n=5)
    box(22, 7, 1.6, teak(.3, 'X', '5a3218', '3a1f0e'), .4, at=(0, 0, -1.4))
    for x in (-6, 6):
        box(1.2, 5, 3, wm, .3, at=(x, 0, 0))


@shot(159, 'kabut', elev=36, yaw=-8)
def coins():
    box(26, 20, 1.4, mat('1f3a6a', .9, bump='fur', size=4, strength=.2), .4)
    for i in range(12):
        c = ('d9b45a', 'c9ccd2', 'b5743a', 'd4d2cc')[i % 4]
        r = (2.4, 2.1, 2.7, 1.9)[(i * 5) % 4]
        x, y = -9 + (i % 4) * 6, 6 - (i // 4) * 6
        p = Print(200, 200)
        p.oval(100, 100, 92, line='4a3a1c', lw=4).text(100, 84, ('5', '10', '25', '50', '100', '100', '50', '500', '25', '5', '10', '1000')[i], 70, '4a3a1c', 800, 150).text(100, 144, 'RUPIAH', 28, '4a3a1c', 700)
        cyl(r + .4, .2, mat('14284a', .9), at=(x, y, 1.3))
        lathe([(0, .3), (r * .9, .3), (r * .92, .45), (r, .45), (r, 0), (0, 0)][::-1], mat(c, .25, .9), at=(x, y, 1.4))
        decal(r * 1.7, r * 1.7, printed(p.path(False), .4), at=(x, y, 1.74), rot=(-90, 0, 0))
    decal(10, 1.6, word('1970 - 1990an', 'e2c87a', 60, 460, 70), at=(0, -9.0, 1.42), rot=(-90, 0, 0))
