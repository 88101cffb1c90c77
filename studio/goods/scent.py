"""Scent."""
from goods.face_care import GOLD
from kit.batik import kawung, petal
from kit.catalogue import shot
from kit.grain import wood
from kit.mesh import group
from kit.packing import bottle, lid
from kit.paint import Print
from kit.sheet import decal, ring, tube
from kit.solid import ball, box, cyl, puff
from kit.surface import glass, mat, printed


@shot(96, 'mawar', elev=8)
def jasmine():
    label = Print(300, 220, 'fffaf2').text(150, 66, 'MELATI', 62, '7a4a5a', 500).text(150, 120, 'sedap malam', 36, '7a4a5a', 400).text(150, 178, 'eau de parfum 50 ml', 24, '7a4a5a', 500)
    box(7, 3.4, 8, glass('f6dfe6', .25), .6)
    box(6.2, 2.6, 6.4, mat('f2bccb', .1, coat=1), .5, at=(0, 0, .5))
    decal(4.6, 3.4, printed(label.path(), .4), at=(0, -1.73, 4))
    cyl(1.0, .9, mat('e0bd6c', **GOLD), at=(0, 0, 7.9))
    ball(1.9, mat('f7e6dc', .15, coat=1), at=(0, 0, 10.2))
    ring(1.2, .16, mat('e0bd6c', **GOLD), at=(0, 0, 8.8))
    for x, y, t in ((5.4, -2.4, 0), (-5.2, -2.8, 40), (6.6, -.4, 20)):
        group([puff(petal(0, 0, 1.5, 1.0, i * 72), .3, mat('fffdf6', .7), edge=.3, res=10) for i in range(5)] + [ball(.28, mat('f3cf5a', .6))], at=(x, y, .9), rot=(-50, 0, t))


@shot(97, 'kapas', elev=8, focus=(-.3, 0))
def vetiver():
    label = Print(260, 320, '2a2018').text(130, 110, 'VETIVER', 54, 'd9b27a', 600).text(130, 168, 'kayu manis', 34, 'd9b27a', 400).text(130, 260, 'EDT 100 ml', 26, 'd9b27a', 500)
    box(6.4, 4, 10.4, glass('d9c8a8', .2), .35)
    box(5.6, 3.2, 8.6, mat('8a5a22', .08, coat=1), .3, at=(0, 0, .6))
    decal(3.9, 4.8, printed(label.path(), .5), at=(0, -2.03, 5))
    cyl(1.2, 1, mat('2a2422', .3, .8), at=(0, 0, 10.3))
    box(3.6, 3.0, 4.2, wood('6e4526', '3a2212', .8, along='Z'), .2, at=(0, 0, 11.2))
    for i, t in enumerate((10, -14, 3)):
        tube([(-4, 0, 0), (4, 0, 0)], .5, wood('a5602f', '6e3a18', 1.5), at=(5.4, -3 + i * .4, .5 + (i == 1) * .8), rot=(0, 0, t + 20))


@shot(98, 'nila', elev=10, focus=(0, .2))
def musk():
    for i, (c, cap, name) in enumerate((('f0e9dc', 'e0bd6c', 'Kasturi'), ('6b4a2c', '2a2422', 'Gaharu'), ('e7a3b2', 'e0bd6c', 'Mawar'))):
        label = Print(200, 320, 'fffaf0').paste(Print(320, 130).text(160, 44, name, 66, '4a2f3a', 800).text(160, 98, 'tirtawening', 34, '4a2f3a', 500), -60, 95, 320, 130, 90)
        group(bottle([(1.0, 0), (1.0, 5.6), (.75, 6)], glass(c, .55), label, .8, 4.8, arc=150) + [cyl(.85, 5.2, mat(c, .2), at=(0, 0, .2)), lid(.95, 2.6, 5.9, mat(cap, **GOLD), 0)], at=((i - 1) * 3.1, -(i == 1) * 1.2, 0))


@shot(99, 'malam', elev=30, yaw=-10)
def hampers():
    case = mat('1f2657', .5)
    box(18, 12, 2.2, case, .2)
    box(17, 11, .1, mat('e9d9b8', .9), .02, at=(0, 0, 2.16))
    for i, c in enumerate(('e7a3b2', 'e8b94a', '8fbf8a', '8fb0e0', 'b57a4a')):
        x = -6.6 + i * 3.3
        label = Print(200, 240, 'fffaf0').text(100, 120, ('Melati', 'Kunir', 'Pandan', 'Laut', 'Kayu')[i], 54, '1f2657', 700)
        group(bottle([(1.15, 0), (1.15, 5.4), (.7, 6)], mat(c, .08, coat=1), label, 1.2, 4.2, arc=110) + [lid(.8, 2, 6, mat('e0bd6c', **GOLD), 0)], at=(x, -4, 3.2), rot=(-90, 0, 0))
    front = Print(720, 480, '1f2657')
    kawung(front, '2c3575', '3a4590', 110)
    front.rect(110, 140, 500, 200, '1f2657').text(360, 210, 'LUNASEKAR', 84, 'e7bd5a', 800).text(360, 286, 'Nusantara 5 x 10 ml', 44, 'f3ece0', 500)
    group([box(18, .8, 12, case, .2), decal(17.6, 11.6, printed(front.path(), .5), at=(0, -.43, 6))], at=(0, 6.4, .4), rot=(-8, 0, 0))
