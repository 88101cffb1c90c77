"""Vitamins, honey and herbs."""
from kit.catalogue import shot
from kit.grain import speckle, wood
from kit.mesh import group
from kit.motif import motif, pack
from kit.outline import fillet
from kit.packing import bottle, carton, jar, lid, pouch, sachet
from kit.paint import Print
from kit.sheet import decal, ring, tube
from kit.solid import ball, box, cyl, lathe
from kit.surface import glass, mat, printed


def pill_bottle(label, body, cap, r=3.2, h=8.6):
    bottle([(r, 0), (r, h * .82), (r * .72, h * .95), (r * .72, h)], body, label, .7, h * .74, arc=185)
    lid(r * .84, 2.2, h * .97, cap, 70, .012)


@shot(17, 'kunyit', elev=10, focus=(-.1, 0))
def jeruna():
    pill_bottle(pack(460, 360, 'ff9a1f', 'ffffff', 'JERUNA', ['Vitamin C', '500 mg'], 'dengan zinc', None, note='60 tablet'), mat('f58b12', .25, coat=.5), mat('ffffff', .4))
    group([cyl(2.4, 1.0, mat('f7931e', .5), bevel=.3), cyl(2.1, .1, mat('ffd98a', .5), at=(0, 0, 1)), decal(4.2, 4.2, printed(_citrus(), .5), at=(0, 0, 1.13), rot=(-90, 0, 0))], at=(5.8, -1.4, 2.2), rot=(70, 0, 16))
    for x, y in ((3.6, -4.6), (5.2, -5), (4.6, -3.6), (-4.4, -3.6)):
        cyl(.75, .55, mat('fbd27a', .5), at=(x, y, 0), bevel=.2)


def _citrus():
    p = Print(200, 200)
    motif(p, 'citrus', 100, 100, 196, 'f7931e')
    return p.path(False)


@shot(100, 'pandan', elev=10)
def nawabugar():
    pill_bottle(pack(460, 360, 'ffffff', '24573a', 'nawabugar', ['Vitamin C', '500 mg'], 'tablet salut', 'leaf', 'f0a020', '24573a', note='isi 60'), mat('7a4310', .12, coat=1), mat('24573a', .4))
    f = pack(340, 520, 'ffffff', '24573a', 'nawabugar', ['Vitamin C'], '60 tablet', 'citrus', 'f0a020', foot='3f8f5a')
    carton(6, 6, 10, f, '3f8f5a', at=(-6.4, 2, 0), rot=(0, 0, 18))
    for x, y in ((4.4, -3), (6, -2), (5.6, -4)):
        ball(.8, mat('f7efd8', .3), at=(x, y, .4), s=(1.3, .8, .5))


@shot(101, 'mawar', elev=12)
def gummies():
    label = pack(460, 420, 'fff3c4', 'd8486b', 'Kikibear', ['Multivitamin'], 'permen jeli anak', 'bear', 'f0a04a', '5a2a14')
    jar(4, 9, speckle('f0902a', 'e8485a', .9, .5, .2), label, mat('3fa0d8', .4), 2.2, arc=165)
    for i, (x, y, c) in enumerate(((5.8, -2.6, 'f08a1f'), (8, -3.4, 'e2344f'), (6.4, -5.2, '7a3fa8'), (-5.6, -4, '5cae3a'))):
        m = mat(c, .15, coat=.6)
        group([ball(.9, m, at=(0, 0, .9), s=(1, .8, 1.1)), ball(.66, m, at=(0, 0, 2.2)), ball(.26, m, at=(-.45, 0, 2.75)), ball(.26, m, at=(.45, 0, 2.75)), ball(.32, m, at=(-.8, -.3, 1.3)), ball(.32, m, at=(.8, -.3, 1.3)), ball(.36, m, at=(-.5, -.6, .3)), ball(.36, m, at=(.5, -.6, .3))], at=(x, y, 0), rot=(0, 0, i * 20 - 20))


@shot(102, 'nila', elev=10)
def fish_oil():
    pill_bottle(pack(460, 360, '123a68', 'ffffff', 'LAUTARA', ['Omega-3', '1000 mg'], 'minyak ikan', 'fish', 'f0b429', '123a68', note='90 softgel'), mat('1f5fa8', .2, coat=.6), mat('f0b429', .35))
    for i, (x, y) in enumerate(((4.6, -2.4), (6.4, -3.2), (5, -4.6), (7.4, -1.6), (-4.8, -3.4), (3, -5))):
        ball(.8, mat('f0a81f', .05, coat=1), at=(x, y, .55), s=(1.6, .75, .75), rot=(0, 0, i * 37))


@shot(103, 'mawar', elev=12)
def collagen():
    f = pack(420, 540, 'f9dfe6', '8a3f5a', 'KALYARA', ['Kolagen Ikan'], 'rasa leci 15 saset', 'flower', 'e88aa0', 'fff3c4', foot='e8a0b4')
    carton(10, 4, 13, f, 'f0c0cc', at=(-3, 2, 0), rot=(0, 0, 14))
    for i in range(3):
        s = pack(120, 420, 'fdf0f3', '8a3f5a', 'kalyara', ['leci'], '', 'drop', 'e88aa0')
        sachet(2.6, 10, s, .8, at=(4 + i * 2.4, -1.4 - i * .8, .2), rot=(-8, (i - 1) * 6, -6))
    ball(1.2, mat('d84a5a', .6, bump='cell', size=3, strength=.9), at=(1.8, -5, 1.1))
    ball(1.1, mat('fdf6f2', .3), at=(-.8, -5.2, 1))


@shot(116, 'kunyit', elev=12, yaw=0)
def honey():
    label = pack(520, 330, 'fff6dc', '7a4a08', 'MADU HUTAN', ['Sumbawa'], 'murni 500 g', 'bee', 'f0b020', '3a2208')
    jar(4.4, 10, mat('d9840f', .05, coat=1), label, mat('2a1a0c', .4), 2.2, arc=160)
    group([tube([(0, 0, 0), (0, 0, 7)], .35, wood('d9b380', None, 1, along='Z'))] + [ring(1.1 - .25 * abs(i - 1.5) / 1.5, .28, mat('c99a58', .5), at=(0, 0, -i * .7)) for i in range(4)] + [ball(.9, mat('e8960f', .05, coat=1), at=(0, 0, -1.4), s=(1, 1, 1.3))], at=(7.2, -3, 2.0), rot=(0, 66, -18))
    cyl(2.6, .16, mat('e8960f', .05, coat=1), at=(5.6, -3.4, 0), bevel=.08)
    hexa = mat('f0b83a', .4)
    for i in range(3):
        for j in range(2):
            x, z = -7.6 + i * 1.75 + (j % 2) * .87, .2
            lathe([(.75, 0), (1.0, 0), (1.0, 1.5), (.75, 1.5), (.75, 0)], hexa, at=(x, -3 - j * 1.5, z - .2), n=6, smooth=0)


@shot(117, 'bata', elev=12)
def ginger():
    f = pack(420, 540, 'c8391e', 'fff3dc', 'Mbok Sinah', ['Jahe Merah'], 'bubuk gula aren', 'root', 'f0b45a', '8a4a14', note='250 g', foot='8a1f12')
    pouch(13, 17, f, 5, at=(-3, 2, 0), rough=.6)
    m = mat('b5774a', .8, bump='noise', size=2, strength=.5)
    group([ball(1.6, m, s=(1.7, 1, .9)), ball(1.1, m, at=(2, .9, .2), s=(1.3, .9, .9)), ball(1.0, m, at=(-1.6, 1.2, .2), s=(.9, 1.3, .9)), ball(.9, m, at=(1, -1.3, 0), s=(.9, 1.2, .9)), cyl(.75, .3, mat('f0d07a', .6), at=(3.1, 1, .2), rot=(0, 90, 20))], at=(6.4, -2.4, 1.3))
    group([lathe(fillet([(.01, 0), (2, 0), (2.7, 4), (2.5, 4), (1.8, .4), (.01, .4)], .3), glass('eef4f4', .15)), cyl(2.1, 3.2, mat('a84a1c', .2), at=(0, 0, .4), r2=2.45)], at=(8.6, 2.6, 0))


@shot(118, 'pandan', elev=10)
def balm_oil():
    label = pack(300, 340, 'f6f2dc', '24573a', 'REMPAH', ['Minyak Balur'], 'sereh cengkeh', 'leaves', '4c8a3c', '8fae5a', note='30 ml')
    bottle([(1.7, 0), (1.7, 6), (1.1, 7), (1.1, 7.4)], mat('5a7a24', .08, coat=1), label, .6, 5.4, arc=180)
    group([lid(1.3, 2.8, 0, mat('1f3a24', .4), 40, .02)], at=(3.8, -2, 0))
    cyl(1.05, .5, mat('f3f1ea', .4), at=(0, 0, 7.2))
    ball(.8, mat('e8eef2', .05, 1), at=(0, 0, 7.8))
    for i in range(4):
        tube([(-6.4 + i * .3, -2 - i * .5, .3 + (i == 1) * .4), (-1.4 + i * .2, -3.6 - i * .4, .3 + (i == 1) * .4)], [.36, .2], mat('c4d08a', .6))
    for x, y, t in ((5.6, -3, 30), (6.6, -2, 80), (5.2, -4.2, 140)):
        group([tube([(0, 0, 0), (1.4, 0, 0)], [.2, .28], mat('4a2412', .8)), ball(.38, mat('5a2c14', .8), at=(1.6, 0, 0))], at=(x, y, .35), rot=(0, 0, t))


@shot(119, 'kapas', elev=30, yaw=-10)
def wedang():
    wm = wood('b58450', '8a5a2c', .5)
    box(16, 11, .5, wm, .1)
    for w, d, x, y in ((16, .6, 0, 5.4), (16, .6, 0, -5.4), (.6, 11, 7.8, 0), (.6, 11, -7.8, 0)):
        box(w, d, 4, wm, .1, at=(x, y, 0))
    for i in range(8):
        f = pack(180, 220, 'f3e3c0', '7a2a14', 'Wedang', ['Uwuh'], '', 'leaf', '8a3a1a', '5a2a10')
        sachet(3.4, 4.6, f, 1, at=(-5.4 + (i % 4) * 3.6, 2.4 - (i // 4) * 4.8, 2.0), rot=(-62, 0, 0))
    p = Print(640, 420, 'b58450')
    p.text(320, 160, 'WEDANG UWUH', 78, '4a2410', 800).text(320, 250, 'rempah isi 12 + gula batu', 40, '4a2410', 600)
    kawung_spot = motif(p, 'flower', 320, 340, 90, '7a3a18', 'b58450')
    group([box(16, .6, 11, wm, .1), decal(15, 10, printed(p.path(), .6), at=(0, -.32, 5.5))], at=(0, 6.4, 3.4), rot=(-14, 0, 0))
    for x, y in ((10, -4), (11.4, -2.6), (11, -5.4)):
        box(1.2, 1.2, 1, mat('f0d8a0', .2, coat=.6), .15, at=(x, y, 0), rot=(0, 0, x * 30))
    tube([(9.4, 1, .5), (13.4, 2.4, .5)], .5, wood('8a4a24', '5a2a12', 1.5))
