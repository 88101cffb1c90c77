"""Spices, sauces and instant meals."""
import math
import random

from kit.batik import petal
from kit.catalogue import shot
from kit.grain import speckle
from kit.mesh import copy, group
from kit.motif import pack
from kit.outline import curve, fillet
from kit.packing import bottle, carton, jar, lid, pouch
from kit.sheet import ring, tube
from kit.solid import ball, box, cyl, lathe, puff
from kit.surface import mat, printed


@shot(168, 'bata', elev=10)
def rendang():
    f = pack(400, 520, '7a2416', 'ffe9c4', 'Mbok Darmi', ['Bumbu', 'RENDANG'], 'pasta siap masak', 'bowl', 'e8a51c', '4a1208', note='250 g', foot='4a1208')
    pouch(12, 17, f, 4)
    group([lathe(fillet([(.01, 0), (2, 0), (4.4, 2.6), (4.1, 2.7), (1.9, .4), (.01, .4)], .4), mat('f3ece0', .4)), ball(3.9, mat('6a2a12', .35, bump='noise', size=1.2, strength=.9), at=(0, 0, 2.2), s=(1, 1, .35))], at=(8, -4, 0))
    tube([(-9, -4, .5), (-7, -4.5, .5), (-5, -4.2, .5), (-3.4, -3.6, .4)], [.5, .7, .6, .08], mat('c81f1a', .2, coat=1))
    for i in range(3):
        tube([(-8 + i * .5, -6 - i * .3, .4), (-1 + i, -6.4 - i * .3, .4)], [.32, .15], mat('cfd98a', .6))


@shot(169, 'kunyit', elev=10)
def roa():
    label = pack(420, 300, 'fff3dc', '8a1a10', 'SAMBAL ROA', ['Ikan Roa Asap'], 'pedas 180 g', None, style='plain')
    jar(3.3, 10, speckle('a8230f', 'e2572a', 1.6, .55, .3), label, mat('1f1a18', .4), 2, arc=170)
    for i, (x, y) in enumerate(((4.6, -3), (6.4, -2), (-4.6, -3.6))):
        tube([(0, 0, .5), (1.6, .2, .5), (3.2, 0, .5), (4.6, -.6, .4)], [.4, .6, .5, .07], mat('d21f1a' if i != 1 else 'e05a1a', .2, coat=1), at=(x - (i == 2) * 3, y, 0), rot=(0, 0, -20 * i))
    fish = puff(fillet([(-4.4, 0), (-2.6, 1.1), (1, 1.0), (3, .2), (4.6, 1.3), (4.2, 0), (4.6, -1.3), (3, -.2), (1, -1.0), (-2.6, -1.1)], .3, closed=True), 1.0, mat('6a4a2c', .5, bump='cell', size=3), edge=.8, res=24, at=(7, -5.6, .6), rot=(-80, 0, 8))


@shot(170, 'pandan', elev=22)
def base_genep():
    label = pack(560, 260, 'f7e9b4', '5a3a08', 'BASE GENEP', ['Bumbu Bali Tumis'], '200 g', None, style='plain')
    jar(4.2, 7.4, speckle('d9a01f', 'a8741a', 1.8, .5, .5), label, mat('3f7d4a', .4), 1.8, arc=165)
    for x, y, k in ((6.4, -2.4, 1), (8.6, -3.6, .8)):
        group([ball(1.1, mat('c98a3a', .7, bump='noise', size=2), s=(1.7, .9, .8)), ball(.7, mat('c98a3a', .7), at=(1.2, .8, 0)), ball(.6, mat('c98a3a', .7), at=(-1, .8, .2)), cyl(.55, .3, mat('e88a1a', .6), at=(1.7, 0, 0), rot=(0, 90, 0))], at=(x, y, .8), s=k)
    for x, y in ((-6, -3.4), (-7.6, -2.4), (-5.4, -5)):
        lathe([(0, 0), (.8, .3), (1.05, 1), (.6, 1.9), (.15, 2.5), (0, 2.6)], mat('b5567a', .35, coat=.3), at=(x, y, 0))
    for i in range(3):
        tube([(2 + i * .6, -6.4 - i * .5, .4), (10 + i, -6.2 - i * .3, .4)], [.4, .18], mat('cfd98a', .6))


@shot(171, 'kapas', elev=8)
def kecap():
    label = pack(420, 520, 'f0c455', '3a1a08', 'KECAP MANIS', ['Kedelai Hitam'], 'gula aren', 'leaf', '5a8a2c', '3a1a08', note='600 ml')
    bottle([(3.4, 0), (3.4, 11.5), (2.6, 14.4), (1.25, 17), (1.2, 20)], mat('1c0d06', .08, coat=1), label, 1.5, 10, arc=180, round_by=.8)
    lid(1.4, 2, 19.6, mat('c8261c', .4), 50, .02)
    group([lathe(fillet([(.01, 0), (2.4, 0), (3, .8), (2.8, .9), (.01, .5)], .2), mat('f3ece0', .4)), cyl(2.5, .1, mat('2a1006', .1, coat=1), at=(0, 0, .66))], at=(7, -3, 0))
    for x, y in ((-5.6, -3), (-6.4, -4), (-5, -4.4), (-7, -2.6)):
        ball(.5, mat('1a1416', .3), at=(x, y, .4), s=(1.2, .9, .8))


@shot(172, 'pandan', elev=16)
def noodles():
    f = pack(520, 420, 'f6f2dc', '2f6b3a', 'MI SAYUR', ['Bayam & Wortel'], 'isi 10 keping', 'noodle', 'e8c04a', '7fae4a', note='700 g', foot='3f7d4a')
    puff(fillet([(-9, 14), (9, 14), (9, 0), (-9, 0)], .8, closed=True), 6, printed(f.path(), .3, coat=.4), edge=4, at=(-2, 3, 0), wrinkle=.3)
    for k, (c, x, y) in enumerate((('8fae52', 7.5, -3.4), ('e89a4a', 10.4, -1), ('e8cf7a', 4.4, -5))):
        group([ring(r, .3, mat(c, .7), at=(0, 0, .3 + .25 * math.sin(r * 5) + j * .5), s=(1, 1, 1)) for j in range(2) for r in (.6, 1.2, 1.8, 2.4)], at=(x, y, k * .1))


@shot(173, 'bata', elev=12)
def coto():
    f = pack(420, 560, '6a1f12', 'ffe9c4', 'COTO', ['Makassar'], 'siap saji 350 g', 'bowl', 'f0c455', '3f7d4a', foot='2a0c08')
    pouch(13, 18, f, 4.5, metal=.2)
    group([lathe(fillet([(.01, 0), (2.2, 0), (5, 3.4), (4.7, 3.5), (2, .5), (.01, .5)], .4), mat('24407a', .3)), cyl(4.5, .2, mat('a0622c', .25), at=(0, 0, 2.8))] + [box(1.3, 1.2, .8, mat('6a3a20', .6), .25, at=(x, y, 2.8), rot=(0, 0, x * 40)) for x, y in ((-1.6, 0), (.4, 1.2), (1.6, -.8), (-.2, -1.6))] + [ring(.35, .12, mat('5c9a3a', .6), at=(x, y, 3.1)) for x, y in ((-.6, -.4), (2.4, .8), (-2.6, -1.2), (.9, -2.4))], at=(9.6, -3.4, 0))


@shot(174, 'kunyit', elev=20)
def manado():
    f = pack(520, 480, 'f39a1f', 'ffffff', 'BUBUR MANADO', ['Labu Kuning'], 'instan 6 sachet', 'leaves', '2f6b3a', '7fae4a', foot='c8641a')
    carton(13, 4, 12, f, 'e0861a', at=(-3.4, 3, 0), rot=(0, 0, 14))
    group([lathe(fillet([(.01, 0), (2.2, 0), (4.8, 3.2), (4.5, 3.3), (2, .5), (.01, .5)], .4), mat('f3ece0', .35)), ball(4.4, speckle('f0b23a', 'f8dc94', 1.4, .5, .6), at=(0, 0, 2.5), s=(1, 1, .22))] + [puff(petal(0, 0, 2, 1, 0), .2, mat('3f7d2a', .6), at=(x, y, 3.5), rot=(-80, 0, t), edge=.4, res=10) for x, y, t in ((-1, 0, 20), (1, -.8, 140), (.2, 1.2, 260))], at=(7, -3, 0))
    group([lathe([(0, .4), (1.6, 0), (2.8, 1.2), (2.4, 2.8), (.8, 3.2), (0, 2.9)], mat('e8861f', .5), ribs=9, depth=.08), tube([(0, 0, 2.9), (.3, 0, 4)], .35, mat('6a7a3a', .7))], at=(-10.6, -2.6, 0))


@shot(175, 'pandan', elev=22, fill=.84)
def liwet():
    f = pack(420, 540, '3f7d4a', 'ffffff', 'NASI LIWET', ['Teri Cabai Hijau'], 'instan 250 g', 'leaf', 'f0c455', 'f6f2dc', foot='24573a')
    pouch(13, 17, f, 5, at=(-4.4, 2.6, 0))
    rnd, rice = random.Random(7), mat('fffdf4', .55)
    parts = [lathe(fillet([(.01, 0), (3, 0), (6.0, 1.8), (6.2, 2.0), (5.7, 2.0), (2.8, .5), (.01, .5)], .3), mat('2f5f8a', .3, coat=.5)), ball(4.4, mat('f3eedd', .8), at=(0, 0, 1.0), s=(1, 1, .5))]
    grain = tube([(-.42, 0, 0), (-.15, 0, .03), (.15, 0, .03), (.42, 0, 0)], [.05, .16, .16, .05], rice, n=7)
    parts.append(grain)
    for i in range(330):
        a, r = rnd.uniform(0, 6.283), 4.5 * math.sqrt(rnd.random())
        parts.append(copy(grain, at=(r * math.cos(a), r * math.sin(a), 1.05 + 2.2 * math.sqrt(max(0, 1 - (r / 4.6) ** 2)) + rnd.uniform(0, .12)), rot=(rnd.uniform(-30, 30), rnd.uniform(-35, 35), rnd.uniform(0, 360))))
    fish, chili = mat('b9a98c', .4), mat('4f9a2a', .3, coat=.5)
    for i in range(11):
        a, r = i * 2.4, .5 + 2.4 * (i / 11) ** .6
        parts.append(tube([(-1.1, 0, 0), (-.7, .06, .1), (0, .16, .14), (.7, 0, .06), (1.0, -.1, 0), (1.25, -.1, .1)], [.08, .22, .24, .14, .06, .16], fish, at=(r * math.cos(a), r * math.sin(a), 1.45 + 2.1 * math.sqrt(max(0, 1 - (r / 4.6) ** 2))), rot=(0, 14, i * 77)))
    for i in range(8):
        a, r = i * 2.1 + 1, 1.2 + 2.2 * (i / 8)
        parts.append(ring(.46, .17, chili, at=(r * math.cos(a), r * math.sin(a), 1.5 + 2.1 * math.sqrt(max(0, 1 - (r / 4.6) ** 2))), rot=(20 * math.sin(a), 20, 0), n=20))
    group(parts, at=(7.0, -3.8, 0), s=1.12)
    tube(curve([(-5.4, -5.8, .5), (-2.8, -6.6, .6), (-.4, -6.0, .5)], 8), [.4] * 4 + [.5] * 6 + [.3] * 5 + [.12] * 2, chili)
