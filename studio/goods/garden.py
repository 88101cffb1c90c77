"""Gardening."""
import random

from kit.batik import petal
from kit.catalogue import shot
from kit.grain import wood
from kit.mesh import group
from kit.motif import pack
from kit.outline import curve, fillet
from kit.packing import pouch, sachet, word
from kit.sheet import decal, ring, sheet, tube
from kit.solid import ball, box, cyl, lathe, plate, puff
from kit.surface import mat


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
