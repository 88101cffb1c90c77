"""Skin care and make-up."""
from kit.batik import petal
from kit.catalogue import shot
from kit.mesh import group
from kit.motif import motif, pack
from kit.outline import curve, oval
from kit.packing import bottle, carton, dropper, lid, squeeze_tube
from kit.paint import Print
from kit.sheet import decal, sheet, tube
from kit.solid import ball, box, cyl, lathe, puff
from kit.surface import glass, mat, printed

GOLD = dict(rough=.22, metal=.95)


@shot(11, 'mawar', yaw=-8, elev=10, focus=(-.25, .1))
def lunara():
    label = pack(300, 330, 'fdf6ef', '7a2f55', 'LUNARA', ['Niacinamide', '10% + Zinc'], 'serum wajah', None, note='30 ml', style='plain')
    group(bottle([(2.0, 0), (2.0, 6.6), (1.1, 7.6), (1.1, 8)], mat('e7a9bd', .12, coat=1), label, .8, 5.6, arc=190) +
          dropper(8, mat('e3bd6a', **GOLD), mat('fdf6ef', .5)), at=(2.0, -1.2, 0))
    front = pack(300, 620, 'f6d9e2', '7a2f55', 'LUNARA', ['Niacinamide', '10% + Zinc'], 'Serum Wajah 30 ml', 'drop', 'd98aa6', note='BPOM terdaftar')
    carton(5, 4.4, 11.4, front, 'e7a9bd', at=(-2.6, 1.6, 0), rot=(0, 0, 20))


@shot(80, 'kabut', elev=10, focus=(-.45, -.1))
def kirasena():
    label = pack(300, 300, 'ffffff', '26424e', 'kirasena', ['Niacinamide', '10% + Zinc 1%'], 'kulit berminyak', None, note='30 ml', style='plain')
    bottle([(2.1, 0), (2.1, 6.4), (1.1, 7.4), (1.1, 8)], mat('b5662a', .08, coat=1), label, .9, 5.4, arc=180)
    dropper(8, mat('16191d', .35), mat('16191d', .6))
    tube([(3.2, -3, .35), (7.6, -3.4, .35)], [.35, .12], glass('d8f0f4', .3))
    ball(.9, mat('16191d', .6), at=(2.9, -3, .6), s=(1.6, 1, 1))
    for x, y, r in ((8.6, -3.4, .7), (9.4, -2.2, .4)):
        ball(r, glass('cfe8ee', .25), at=(x, y, 0), s=(1, 1, .4))


@shot(81, 'kunyit', elev=10)
def sunscreen():
    front = Print(320, 560, 'ffd25a').fade('ffdf7e', 'f7a928')
    front.oval(160, 420, 84, fill='fff3c9').oval(160, 420, 62, fill='ffb92e')
    for i in range(12):
        front.paste(Print(40, 170).rect(17, 0, 6, 26, 'fff3c9', 3), 140, 335, 40, 170, i * 30)
    front.text(160, 92, 'ayumentari', 48, '7a4300', 800).text(160, 160, 'SUNSCREEN GEL', 33, '7a4300', 700)
    front.text(160, 232, 'SPF 50', 84, 'b2390f', 800).text(160, 296, 'PA++++', 44, 'b2390f', 700).text(160, 535, '50 g', 26, '7a4300')
    squeeze_tube(6, 12, front, mat('fff6e0', .35), capr=2.3)


@shot(82, 'kapas', elev=26)
def ceramide():
    label = Print(760, 150, 'ffffff').text(380, 48, 'kirasena', 52, '26424e', 800).text(380, 100, 'Krim Ceramide 40 g', 40, '26424e', 500)
    m = mat('a7c9d6', .3, coat=.5)
    bottle([(3.6, 0), (3.8, .4), (3.8, 3.6), (3.4, 4.2)], m, label, .7, 3.2, arc=165)
    cyl(3.2, .5, mat('fdfaf2', .4), at=(0, 0, 4))
    lathe([(0, 5.4), (.5, 5.1), (1.6, 4.75), (2.6, 4.62), (3.1, 4.4)], mat('fdfaf2', .35), at=(0, 0, 0))
    group([lid(3.9, 1.6, 0, mat('26424e', .35), 90, .01)], at=(5.4, -3.6, 3.2), rot=(20, 62, 0))
    tube([(-5.8, -4, .25), (-2, -5, .3)], [.7, .4], mat('fdfaf2', .4), flat=(1, .4))


@shot(83, 'pandan', elev=24)
def clay_mask():
    label = Print(820, 200, 'f2f5e4').text(410, 60, 'ayumentari', 62, '2f5a2c', 800).text(410, 122, 'Masker Clay Teh Hijau & Beras', 42, '2f5a2c', 500, 760).text(410, 170, '100 g', 32, '2f5a2c')
    bottle([(4.2, 0), (4.4, .4), (4.4, 4.6), (4.1, 5)], mat('7d9a5a', .4), label, .8, 4.2, arc=160)
    cyl(4.0, .4, mat('b6c98c', .7), at=(0, 0, 4.8))
    lathe([(0, 6.6), (.7, 6.3), (1.8, 5.7), (3.0, 5.4), (3.9, 5.1)], mat('b6c98c', .75, bump='noise', size=2, strength=.4))
    group([tube([(0, 0, 0), (9, 0, 0)], .32, mat('d9b380', .6)), puff(oval(4.4, 2.2), .9, mat('f4efe2', .9, bump='fur', size=9), at=(10.6, 0, 0), edge=1)], at=(-4.4, -6.2, .6), rot=(0, -4, -8))
    for x, y, t in ((-5.6, -4, 20), (-7, -2.6, 70)):
        puff(petal(0, 0, 4, 1.6, 0), .25, mat('5c8a3a', .6), at=(x, y, .25), rot=(-84, 0, t), edge=.5, res=12)


@shot(84, 'mawar', elev=20, focus=(-.3, -.2))
def cushion():
    m = mat('d9a58c', .2, .4, coat=1)
    cyl(4.2, 1.3, m, bevel=.5)
    cyl(3.6, .12, mat('f5e4d6', .4), at=(0, 0, 1.25))
    cyl(3.1, .35, mat('e3b48e', .75, bump='cell', size=6, strength=.5), at=(0, 0, 1.25), bevel=.15)
    group([cyl(4.2, .9, m, bevel=.4), cyl(3.6, .1, mat('e8f0f4', .02, 1), at=(0, 0, -.06))], at=(0, 4.4, 4.6), rot=(74, 0, 0))
    group([cyl(3.0, .8, mat('fbeee4', .85), bevel=.35), box(4.6, 1.0, .2, mat('d98aa6', .5), .08, at=(0, 0, .75)),
           decal(3.6, .7, printed(Print(360, 70).text(180, 35, 'LUNASEKAR', 44, 'ffffff', 700).path(False), .5), at=(0, 0, .98), rot=(-90, 0, 0))], at=(6.4, -3.2, .1), rot=(0, 0, 14))


@shot(85, 'mawar', elev=8)
def lip_cream():
    for i, (c, h) in enumerate((('8e3b2e', 0), ('c25468', .2), ('a5252c', -.2))):
        label = Print(120, 300).paste(Print(300, 70).text(150, 35, 'ayumentari', 46, 'fff3e6', 700), 25, 130, 70, 20, 90)
        parts = bottle([(1.0, 0), (1.0, 4.6), (.55, 5)], mat(c, .1, coat=1), None)
        parts += [lid(.98, 4.4, 5, mat('2a1518', .2), 0), decal(.5, 3, printed(Print(60, 360).paste(Print(360, 60).text(180, 30, 'ayumentari', 44, 'fff3e6', 700), -150, 150, 360, 60, 90).path(False), .4), at=(0, -1.02, 2.4))]
        group(parts, at=((i - 1) * 2.7, (i - 1) * .6, 0))
    group([tube([(0, 0, 0), (4.2, 0, 0)], .2, mat('f3ece0', .4)), tube([(4.2, 0, 0), (5.0, 0, .1), (5.9, 0, .3)], [.3, .42, .16], mat('a5252c', .5)),
           group([lid(.98, 4.0, 0, mat('2a1518', .2), 0)], at=(0, 0, 0), rot=(0, -90, 0))], at=(0, -4.2, 1), rot=(0, 4, 6))
    sheet(lambda u, v: (-6 + u * 3.4, -4.6 + (v - .5) * 1.3 * (1 - (2 * u - 1) ** 2) ** .5, .06 + .1 * (1 - (2 * v - 1) ** 2)), 24, 10, mat('c25468', .3))


@shot(86, 'kunyit', elev=10)
def mascara():
    gold = mat('d9a43a', **GOLD)
    label = Print(300, 600, '1a1a22').paste(Print(520, 90).text(260, 45, 'LUNASEKAR', 70, 'e7bd5a', 800), -110, 250, 520, 90, 90)
    group(bottle([(1.15, 0), (1.15, 7.6), (.8, 8)], mat('1a1a22', .15, coat=1), label, .5, 7.4, arc=130) + [cyl(1.2, .5, gold, at=(0, 0, 7.7))], at=(-2.2, 1, 0))
    brush = [tube(curve([(0, 0, 0), (0, 0, 4), (.3, 0, 7.4), (.9, 0, 10)]), .16, mat('20222a', .4))]
    for i in range(26):
        u = i / 25
        z, x = 5.2 + u * 4.6, .1 + .75 * u * u
        brush.append(lathe([(.15, 0), (.85 - .35 * abs(u - .45), .05), (.15, .1)], mat('0b0b10', .7), at=(x, 0, z), rot=(0, 8 * u, 0), n=22, ribs=11, depth=.28))
    brush += [lid(1.15, 6.6, -6.4, gold, 0)]
    group(brush, at=(3.4, -1.6, 7.3), rot=(0, 26, 0))


@shot(87, 'kapas', elev=30)
def palette():
    case = mat('3a2438', .3, coat=.6)
    box(17, 9, .9, case, .35)
    box(16.2, 8.2, .1, mat('1f131e', .5), .05, at=(0, 0, .86))
    hues = ['f4d9b8', 'e2a66e', 'c97b4a', 'a34e35', 'd98ba0', 'b5546f', '7c2f4a', '5a2a1f', 'e8b94a', 'd06a3a', '8a6fb0', '3c3a6b']
    for i, h in enumerate(hues):
        x, y = -6.7 + (i % 6) * 2.68, 1.9 - (i // 6) * 3.0 - .4
        metallic = i in (0, 3, 8, 10, 4)
        box(2.3, 2.5, .12, mat(h, .35 if metallic else .85, .6 if metallic else 0, bump='noise', size=9, strength=.15), .06, at=(x, y, .92))
    lidp = Print(680, 360, 'e9c3d0').fade('8a3f67', 'f0a868')
    motif(lidp, 'mountain', 340, 190, 300, '5a2145', 'ffe0a0')
    lidp.text(340, 330, 'SENJA NUSANTARA', 40, 'fff3e0', 800)
    group([box(17, .9, 9, case, .35), decal(16, 8, printed(lidp.path(), .2, emit=.1), at=(0, -.47, 4.5))], at=(0, 4.9, .6), rot=(-16, 0, 0))
    group([tube([(0, 0, 0), (8, 0, 0)], .26, mat('d9a58c', .3, .6)), puff(oval(2.2, 1.1), .6, mat('2a1d20', .9), at=(8.8, 0, 0), edge=.5)], at=(-4, -6.4, .4), rot=(0, 0, 6))
