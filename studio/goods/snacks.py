"""Snacks and cakes."""
import math
import random

from kit.batik import kawung, petal
from kit.catalogue import shot
from kit.grain import speckle, wood
from kit.mesh import group
from kit.motif import pack
from kit.outline import fillet
from kit.packing import bottle, carton, lid, pouch
from kit.paint import Print
from kit.sheet import decal, sheet, tube
from kit.solid import ball, box, cyl, lathe, puff
from kit.surface import glass, mat, printed


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
