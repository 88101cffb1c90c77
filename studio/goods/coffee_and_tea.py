"""Coffee and tea."""
import math
import random

from kit.batik import petal
from kit.catalogue import shot
from kit.mesh import group
from kit.motif import motif, pack
from kit.outline import fillet
from kit.packing import carton, lid, pouch, sachet
from kit.paint import Print
from kit.sheet import decal, ring, tube, wrap
from kit.solid import ball, box, cyl, lathe, puff
from kit.surface import glass, mat, printed


def beans(spots, c='3f2312'):
    m = mat(c, .35)
    for i, (x, y) in enumerate(spots):
        group([ball(.62, m, s=(1.35, .95, .6)), tube([(-.7, 0, .36), (0, .06, .4), (.7, 0, .36)], .06, mat('1c0e06', .8))], at=(x, y, .38), rot=(0, 0, i * 47))


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
