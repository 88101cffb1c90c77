"""Snacks, coffee and tea, spices, instant meals, cakes."""
import math
import random

from kit.catalogue import shot
from kit.packing import *
from kit.paint import *
from kit.shape import *
from kit.surface import *


def scatter(make, spots):
    return [make(x, y) for x, y in spots]


def beans(spots, c='3f2312'):
    m = mat(c, .35)
    for i, (x, y) in enumerate(spots):
        group([ball(.62, m, s=(1.35, .95, .6)), tube([(-.7, 0, .36), (0, .06, .4), (.7, 0, .36)], .06, mat('1c0e06', .8))], at=(x, y, .38), rot=(0, 0, i * 47))


@shot(160, 'pandan', elev=9)
def tempe_chips():
    f = pack(420, 560, 'f3e3b8', '5a3a12', 'KERIPIK TEMPE', ['Sagu Renyah'], 'daun jeruk', 'chips', 'd9a85a', '8a5a24', band='3f7d4a', note='250 g', foot='3f7d4a')
    pouch(15, 20, f, 5)
    for i, (x, y) in enumerate(((9.6, -2.5), (11.4, -4.6), (-8.6, -5))):
        cyl(2.4, .35, speckle('d9b06a', '7a4a1c', 1.6, .5, .7), at=(x, y, .5), rot=(14, 12 * (i - 1), 0))
    puff(petal(0, 0, 5, 2.2, 0), .3, mat('2f7a36', .5), at=(6.4, -6.4, .4), rot=(-80, 0, 12), edge=.7, res=14)


def cashew(m, at, turn=0, s=1.0, lean=0):
    """A cashew kernel: a plump crescent, thicker at one end."""
    arc = [math.radians(8 + 15.5 * i) for i in range(11)]
    return group([tube([(1.25 * math.cos(a), 1.25 * math.sin(a), 0) for a in arc], [.16, .44, .6, .66, .66, .62, .58, .54, .48, .36, .12], m, flat=(1, .86), n=16)], at, (lean, 0, turn), s)


@shot(161, 'kunyit', elev=18, fill=.84)
def cashews():
    label = pack(520, 300, 'fff6dc', '7a4a12', 'KACANG METE', ['Panggang Madu'], '', None, note='300 g', style='plain')
    rnd, nut, honeyed = random.Random(4), mat('f1d29a', .4, coat=.3), mat('e2b468', .35, coat=.4)
    bottle([(4.4, 0), (4.6, .5), (4.6, 9.4), (4.1, 11)], glass('f6f4ee', .05), label, 2, 7.4, 4.6, 160)
    lid(4.5, 2, 10.6, mat('d98f1f', .4))
    cyl(2.2, 9.4, mat('c99a52', .7), at=(0, 0, .2))
    for k in range(6):
        for i in range(13):
            a = math.radians(i * 27.7 + k * 13)
            cashew(nut if (i + k) % 3 else honeyed, (2.75 * math.cos(a), 2.75 * math.sin(a), .9 + k * 1.6), rnd.uniform(0, 360), .85, rnd.uniform(40, 120))
    group([lathe(fillet([(.01, 0), (2.4, 0), (4.4, 2.0), (4.1, 2.1), (2.2, .4), (.01, .4)], .4), wood('a8703a', '7a4a20', .8))] + [
        cashew(nut if i % 3 else honeyed, (r * math.cos(i * 2.4), r * math.sin(i * 2.4), 1.7 + (3 - r) * .32), i * 83, 1, rnd.uniform(-30, 30)) for i, r in enumerate([.3, 1, 1.4, 1.9, 2.3, 2.6, 2.9, 3.1, 2.0, 1.2, 2.8, 3.0, 2.4, 3.1, 2.9])], at=(8.2, -2.6, 0))
    for i, (x, y) in enumerate(((3.6, -6.4), (5.6, -7.6), (-5.2, -4.6), (-6.8, -3.2))):
        cashew(nut if i % 2 else honeyed, (x, y, .62), i * 70 + 20, 1.1)


@shot(162, 'bata', elev=9)
def cassava_chips():
    f = pack(420, 560, 'c22a1e', 'ffffff', 'KARING', ['Keripik Singkong', 'BALADO'], 'pedas berlevel', 'chili', 'ffcf3a', '2f7a36', note='200 g', foot='7a120e')
    pouch(14, 20, f, 6, gusset=False)
    for i, (x, y) in enumerate(((8.6, -2.4), (10.6, -4.4), (8, -5.6), (-8, -4))):
        sheet(lambda u, v: ((u - .5) * 5, (v - .5) * 3.4, .9 * math.sin(u * 3) ** 2), 12, 8, speckle('f0c455', 'c8391e', 1.8, .52, .6), at=(x, y, .15), rot=(0, 0, i * 50), thick=.18)
    tube(curve([(-6, -6.6, .6), (-4, -6.9, .6), (-1.6, -6.2, .5), (-.4, -5.6, .5)]), [.2] + [.55] * 6 + [.5] * 6 + [.42] * 6 + [.3] * 5 + [.1], mat('d21f1a', .2, coat=1)) if False else None
    tube([(-8, -7, .6), (-6, -7.3, .6), (-4, -7, .55), (-2.4, -6.4, .5)], [.5, .7, .6, .08], mat('d21f1a', .2, coat=1))


@shot(163, 'nila', elev=15, fill=.84)
def amplang():
    from mathutils import Vector, noise
    f = pack(420, 560, '1f5fa8', 'ffffff', 'AMPLANG', ['Ikan Tenggiri'], 'gurih kriuk', 'fish', 'cfe3f5', '123a68', note='200 g', foot='f0b429')
    pouch(15, 19, f, 6, at=(-3, 2, 0))
    m = mat('f8ecc8', .7, bump='cell', size=2.2, strength=.25)

    def puffed(at, turn, lean=0, s=1.0):
        bend = [(-1.9 + 3.8 * i / 12, 1.3 * math.sin(math.pi * i / 12), .2 * math.sin(math.pi * i / 6)) for i in range(13)]
        ob = tube(bend, [.4, .72, .86, .92, .95, .97, .97, .96, .94, .9, .8, .64, .34], m, n=16)
        for v in ob.data.vertices:
            v.co *= 1 + .1 * noise.noise(Vector(v.co) * 1.6 + Vector((turn, 0, 0)))
        return group([ob], at, (lean, 0, turn), s)
    spots = [(.2, .1), (1.6, .6), (-1.5, .4), (.4, -1.5), (-1.0, 1.7), (1.9, -1.2), (-2.4, -.9), (2.6, .9), (0, 2.4), (-.2, -.2), (1.0, 1.2)]
    group([lathe(fillet([(.01, 0), (3, 0), (5.0, 2.6), (4.7, 2.7), (2.8, .4), (.01, .4)], .4), mat('f6f2e8', .35, coat=.4))] + [puffed((x, y, 2.0 + (2.6 - math.hypot(x, y)) * .55), i * 61, (i * 37) % 40 - 20) for i, (x, y) in enumerate(spots)], at=(8.4, -3.6, 0))
    for i, (x, y) in enumerate(((1.6, -6.4), (3.4, -8.2), (-2.6, -5.6))):
        puffed((x, y, .75), i * 55 + 15)


@shot(164, 'kapas', elev=9)
def gayo():
    f = pack(420, 620, '2a2422', 'f3e6d2', 'GAYO', ['Arabika Natural'], 'sangrai medium', 'mountain', 'cf6545', 'f0c455', note='500 g')
    pouch(13, 21, f, 6, rough=.7)
    cyl(.9, .3, mat('55504c', .4), at=(4, -2.9, 16.4), rot=(90, 0, 0))
    beans([(8, -2), (9.6, -3), (8.6, -4.4), (10.8, -4.6), (-8.4, -3), (-7.2, -4.6), (7, -5.8), (11.8, -3.2), (-9.4, -5)])
    group([lathe(fillet([(.01, 0), (2.3, 0), (3.0, 4.4), (2.75, 4.4), (2.1, .4), (.01, .4)], .3), mat('f3ece0', .4))] + [cyl(2.6, .1, mat('2a140a', .2), at=(0, 0, 3.6))], at=(11, 2.5, 0))


@shot(165, 'bata', elev=10)
def robusta():
    f = Print(420, 560, 'b8231c').rect(24, 24, 372, 512, 'b8231c', 10, 'f6c955', 6)
    f.text(210, 96, 'PEKAT', 92, 'f6c955', 800).text(210, 170, 'Kopi Bubuk Robusta', 36, 'ffffff', 700).text(210, 216, 'tubruk Aceh Tengah', 30, 'ffffff', 500)
    motif(f, 'bean', 210, 350, 190, '3a1a0c', 'b8231c')
    f.text(210, 496, '250 g', 36, 'f6c955', 700)
    group([box(11, 6, 16, printed(Print(40, 40, 'b8231c').path(), .5), .5), decal(10.6, 15, printed(f.path(), .5), at=(0, -3.02, 8)), box(11, 1, 1.6, mat('8a1812', .6), .3, at=(0, 0, 16)), box(11.4, 1.3, .6, mat('f6c955', .5), .1, at=(0, 0, 16.6))], at=(-2, 2, 0))
    group([lathe(fillet([(.01, 0), (2.6, 0), (3.2, 5.4), (2.95, 5.4), (2.4, .5), (.01, .5)], .4), glass('eef4f4', .12)), cyl(2.75, 4.4, mat('2a140a', .3), at=(0, 0, .5), r2=2.95), cyl(2.9, .1, mat('6a4426', .4), at=(0, 0, 4.9)), cyl(4.6, .5, mat('f3ece0', .4), at=(0, 0, -.4)), ring(1.6, .35, glass('eef4f4', .2), at=(4, 0, 2.8), rot=(90, 0, 0))], at=(7, -3.4, .5))


@shot(166, 'pandan', elev=16)
def tea_tin():
    label = pack(640, 520, '24573a', 'f6e7b8', 'SEKAR PAGI', ['Teh Melati'], 'daun seduh 150 g', 'flower', 'fffdf2', 'f0c455')
    cyl(4.6, 10, mat('1c4630', .3, .4), bevel=.3)
    wrap(4.63, .5, 9.4, printed(label.widened().path(), .35), 180)
    lid(4.75, 2.4, 9.7, mat('d9b45a', .25, .9), 0)
    rnd = random.Random(3)
    for _ in range(70):
        a, r = rnd.uniform(0, 6.3), rnd.uniform(0, 2.6)
        tube([(-.45, 0, 0), (0, .12, .06), (.45, 0, 0)], .1, mat('33391c', .9), at=(7 + r * math.cos(a), -3.6 + r * .7 * math.sin(a), .1 + (2.6 - r) * .3), rot=(0, 0, rnd.uniform(0, 180)), n=6)
    for x, y in ((6, -5.4), (8.6, -4.4), (-5.6, -4.4)):
        group([puff(petal(0, 0, 1.2, .8, i * 72), .25, mat('fffdf6', .7), edge=.3, res=8) for i in range(5)] + [ball(.22, mat('f3cf5a', .6))], at=(x, y, 1.0), rot=(-50, 0, 0))


@shot(167, 'kapas', elev=22, yaw=-10)
def drip_bags():
    f = pack(640, 420, '3a2418', 'f0dcc0', 'DRIP BAG GAYO', ['Isi 12 Sachet'], '4 rasa', 'bean', 'cf8a4a', '3a2418')
    carton(17, 5, 11, f, '3a2418', at=(-2, 4, 0))
    for i, c in enumerate(('cf6545', 'e8a51c', '3f7d4a', '3a48b5')):
        s = pack(240, 300, c, 'ffffff', 'Gayo', [('Natural', 'Honey', 'Washed', 'Wine')[i]], 'drip bag', 'bean', 'ffffff', c)
        sachet(5.4, 7, s, .9, at=(-8.4 + i * 4.5, -2.6 - i * .5, .2), rot=(-12, 0, (i - 1.5) * 5))
    group([lathe(fillet([(.01, 0), (1.9, 0), (2.5, 3.6), (2.3, 3.6), (1.8, .3), (.01, .3)], .3), mat('f3ece0', .4)), ring(1.1, .25, mat('f3ece0', .4), at=(2.9, 0, 2), rot=(90, 0, 0)), cyl(2.1, .1, mat('2a140a', .2), at=(0, 0, 3))], at=(11, -1, 0))


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
    _ = fish


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


@shot(176, 'kunyit', elev=20, fill=.84)
def nastar():
    label = Print(560, 200, 'fffaf0').text(280, 70, 'NASTAR', 84, 'b5601a', 800).text(280, 140, 'nanas mentega 500 g', 40, 'b5601a', 600)
    gold, base, jam, clove = mat('f3b944', .22, coat=.7), mat('f0cd84', .6, bump='noise', size=3, strength=.2), mat('d98a14', .15, coat=.8), mat('4a2410', .7)

    def cookie(at, n=28):
        star_ = [ball(.13, clove, at=(.2 * math.cos(t), .2 * math.sin(t), 1.02), s=(1.5, .7, .7), rot=(0, 0, math.degrees(t)), n=8) for t in (.4, 1.97, 3.54, 5.11)]
        return group([ball(1.4, base, at=(0, 0, .1), s=(1, 1, .66), n=n), ball(1.32, gold, at=(0, 0, .22), s=(.98, .98, .68), n=n), *star_, ball(.14, clove, at=(0, 0, 1.1), n=8)], at)
    bottle([(5, 0), (5.2, .4), (5.2, 8.4)], glass('f4f4ec', .06), label, 2.4, 5.8, arc=130)
    for k in range(4):
        for i in range(9):
            a = i * .698 + k * .35
            cookie((3.72 * math.cos(a), 3.72 * math.sin(a), 1.0 + k * 2.0), 16)
    cyl(2.6, 7.6, base, at=(0, 0, .2))
    lid(5.4, 1.8, 8.3, mat('c8261c', .4), 90, .01)
    lathe([(0, 0), (3, 0), (5.0, .6), (5.1, .8), (3.4, .35), (0, .35)], mat('fbfaf5', .25, coat=.5), at=(9.4, -3.6, 0))
    for x, y, z in ((7.4, -3.4, .95), (10, -1.6, .95), (11.6, -3.8, .95), (9.2, -5.9, .95), (9.4, -3.6, 2.5)):
        cookie((x, y, z))
    group([ball(1.4, base, s=(1, 1, .72)), ball(1.3, gold, at=(0, 0, .14), s=(1, 1, .72))], at=(1.4, -6.6, .95))
    group([cyl(1.28, .2, base, at=(0, 0, 0)), cyl(.8, .3, jam, at=(0, 0, 0), bevel=.12)], at=(-2.6, -6.4, .2), rot=(-24, 0, 0))


@shot(177, 'kapas', elev=17, yaw=-24, fill=.84)
def lapis():
    yellow, brown, crust = mat('f6cf6a', .6, bump='noise', size=3, strength=.15), mat('8a4a1a', .6), mat('a8602a', .45, bump='noise', size=2, strength=.15)

    def slice_(w, d, h, n=9):
        t = h / n
        return [box(w, d, t * .66, yellow, 0, at=(0, 0, i * t)) for i in range(n)] + [box(w * .998, d * .998, t * .36, brown, 0, at=(0, 0, (i + .65) * t)) for i in range(n)] + [box(w, d, .22, crust, .08, at=(0, 0, h))]
    lathe([(0, 0), (8, 0), (12.0, 1.0), (12.2, 1.3), (8, .5), (0, .5)], mat('fbfaf5', .25, coat=.5)).scale = (1.28, .72, 1)
    group(slice_(13, 8, 7), at=(-4.6, 1.4, .5))
    for i, (x, t) in enumerate(((4.4, 14), (7.6, 30), (11.6, 66))):
        group([group(slice_(1.7, 8, 7))], at=(x - .6, .4 - i * .8, .55 + i * .35), rot=(0, t, -8 - i * 5))
    for x, y in ((-7, -4.4), (-5.4, -5.2), (-3.4, -4.7)):
        lathe([(0, 0), (.55, .1), (.5, .5), (.15, .6), (0, .9)], mat('5a2c14', .7), at=(x, y, .9), rot=(60, 0, x * 40), n=16)
    tube([(-1, -5.6, 1.1), (4.4, -4.8, 1.1)], .5, wood('8a4a24', '5a2a12', 1.5))


@shot(178, 'kapas', elev=24)
def chocolate():
    for i, c in enumerate(('24573a', '8a2c3a', '2f4a8a', 'b5741a')):
        f = Print(300, 620, c)
        kawung(f, '%s' % ('2f6b49' if i == 0 else '9c3a49' if i == 1 else '3d5a9c' if i == 2 else 'c4862c'), c, 90)
        f.rect(30, 170, 240, 280, 'f6eeda', 8).text(150, 230, 'BALI', 70, c, 800).text(150, 300, '70%', 62, '3a1f10', 800).text(150, 360, 'cokelat hitam', 32, '3a1f10', 600).text(150, 410, 'single origin', 26, '3a1f10', 500)
        group([box(7, 14, 1.1, mat(c, .5), .1), decal(6.9, 13.8, printed(f.path(), .5), at=(0, 0, 1.12), rot=(-90, 0, 0))], at=(-8.4 + i * 5.4, 1.5 - i * .8, .2 + i * .5), rot=(0, -5, -8 + i * 5))
    choc = mat('2c150a', .3, coat=.4)
    for x, y, t in ((-7, -8.6, 10), (-3.6, -9, -20), (11.4, -8, 30)):
        group([box(2.8, 2.8, .8, choc, .2), box(2, 2, .5, choc, .3, at=(0, 0, .6))], at=(x, y, 0), rot=(0, 0, t))
    group([lathe([(0, -4), (1.6, -3), (2.2, 0), (1.5, 3), (0, 4.4)], mat('b5642a', .6), ribs=8, depth=.07)], at=(4.4, -8.8, 1.9), rot=(0, 84, 10))


@shot(179, 'bata', elev=26, fill=.86)
def bagea():
    f = pack(620, 420, 'f3e6cc', '6a3a14', 'KUE BAGEA', ['Sagu Kenari'], 'panggang 300 g', 'flower', 'c98a4a', '6a3a14', foot='8a4f22')
    carton(17, 6, 11, f, '8a4f22', at=(-1, 6, 0), rot=(0, 0, 6))
    m, crack, nut = mat('eacb98', .75, bump='noise', size=5, strength=.2), mat('a8743c', .9), mat('fbf0d8', .5)
    leaf = mat('c9b06a', .7, bump='weave', size=1, strength=.3)
    puff(fillet([(-12, 0), (-8, 5.4), (8, 5.4), (12, 0), (8, -5.4), (-8, -5.4)], 2, closed=True), .5, leaf, at=(0, -4.8, .25), rot=(-90, 0, 3), edge=1)
    rnd = random.Random(3)
    for i in range(10):
        x, y = (-7.2 + (i % 5) * 3.6, -2.8 - (i // 5) * 3.7)
        parts = [lathe([(0, 0), (1.35, 0), (1.62, .3), (1.6, .66), (1.25, 1.05), (.6, 1.22), (0, 1.25)], m, n=40)]
        for k in range(5):
            t = math.radians(k * 72 + rnd.uniform(-18, 18))
            parts.append(tube([(r * math.cos(t + w), r * math.sin(t + w), z) for r, z, w in ((.45, 1.24, 0), (.8, 1.18, .12), (1.2, 1.06, -.05))], [.03, .075, .03], crack, n=6))
        parts.append(ball(.3, nut, at=(0, 0, 1.26), s=(1.5, .8, .5), rot=(0, 0, i * 40), n=14))
        group(parts, at=(x, y, .5), rot=(0, 0, i * 31))
    for x, y, t in ((9.6, -7.6, 20), (11, -6, 80)):
        ball(.62, nut, at=(x, y, .4), s=(1.6, .9, .7), rot=(0, 0, t))
