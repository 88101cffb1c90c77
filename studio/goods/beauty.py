"""Skin care, make-up, hair, body and scent."""
from kit.catalogue import shot
from kit.packing import *
from kit.paint import *
from kit.shape import *
from kit.surface import *

GOLD = dict(rough=.22, metal=.95)


@shot(11, 'mawar', yaw=-8, elev=10, focus=(-.25, .1))
def lunara():
    label = pack(300, 330, 'fdf6ef', '7a2f55', 'LUNARA', ['Niacinamide', '10% + Zinc'], 'serum wajah', None, note='30 ml', style='plain')
    group(bottle([(2.0, 0), (2.0, 6.6), (1.1, 7.6), (1.1, 8)], mat('e7a9bd', .12, coat=1), label, .8, 5.6, arc=190) +
          dropper(8, mat('e3bd6a', **GOLD), mat('fdf6ef', .5)), at=(2.0, -1.2, 0))
    front = pack(300, 620, 'f6d9e2', '7a2f55', 'LUNARA', ['Niacinamide', '10% + Zinc'], 'Serum Wajah 30 ml', 'drop', 'd98aa6', note='BPOM terdaftar')
    carton(5, 4.4, 11.4, front, 'e7a9bd', at=(-2.6, 1.6, 0), rot=(0, 0, 20))


@shot(80, 'kabut', elev=10)
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


@shot(84, 'mawar', elev=20)
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
        _ = label, h
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


@shot(88, 'pandan', elev=9)
def shampoo():
    label = pack(360, 560, 'f3f6e3', '24512a', 'rambusari', ['Sampo', 'Urang-Aring'], '& lidah buaya', 'leaves', '4c8a3c', '7fae4a', note='340 ml')
    bottle([(3.6, 0), (3.7, .5), (3.7, 12), (2.6, 14.6), (1.5, 15.4), (1.5, 16)], mat('2f6b3a', .25, coat=.6), label, 1.2, 11.6, arc=165, sy=.72)
    pump(16, mat('f3f6e3', .35), 1.7)
    for i in range(7):
        puff(petal(0, 0, 9 - abs(i - 3), 1.6, 90), 1.0, mat('6c9a48', .5), at=(5.6 + (i - 3) * .3, -1 - (i % 2) * .6, .2), rot=(0, (i - 3) * 22, 0), edge=.6, res=16)


@shot(89, 'kunyit', elev=14)
def kemiri():
    import math
    label = pack(320, 300, 'f5e6c4', '4a2a10', 'Minyak Kemiri', ['Bakar Murni'], 'untuk rambut', None, note='100 ml', style='plain')
    bottle([(2.4, 0), (2.4, 7.6), (1.2, 9.2), (1.2, 10)], mat('7a4310', .06, coat=1), label, 1.2, 6.6, arc=175)
    lid(1.35, 2, 9.9, mat('15120e', .4), 40, .02)
    nut, burnt, hull = mat('f6e8c6', .4, coat=.2), mat('8a5a2c', .6), mat('4f321c', .85, bump='noise', size=3, strength=.6)
    lathe([(0, 0), (2.2, 0), (3.6, 1.0), (3.4, 1.1), (2, .35), (0, .3)], wood('a8703a', '7a4a20', 1), at=(6.2, -2.4, 0))
    for i, (x, y, z) in enumerate(((5.2, -2.8, 1.1), (7.1, -3.0, 1.1), (6.4, -1.4, 1.1), (6.3, -2.5, 2.1), (4.6, -1.6, 1.0))):
        group([ball(.92, nut, s=(1.05, .9, 1.02), n=24), ring(.9, .05, burnt, rot=(90, 0, 0), s=(1.06, 1.03, 1)), ball(.22, burnt, at=(0, 0, .86), s=(1, 1, .5), n=10)], at=(x, y, z), rot=(i * 31, i * 23, i * 47))
    group([lathe([(0, -1.6), (1.1, -1.25), (1.65, -.2), (1.6, .15), (1.35, .15), (1.1, -.5), (0, -.9)], hull), ball(.95, nut, at=(0, 0, -.05), s=(1, 1, .8)), ], at=(-4.8, -3.2, 1.5), rot=(34, 0, 16))
    ball(1.5, hull, at=(-6.6, -.6, 1.3), s=(1.05, 1, .9))
    lathe([(0, 0), (.5, .2), (.45, .6), (0, 1.2)], mat('d98a14', .05, coat=1), at=(2.9 * math.cos(-1), -4.6, 0), n=24)


@shot(90, 'mawar', elev=16)
def hair_mask():
    label = Print(900, 430, 'eaf2d8')
    label.text(450, 84, 'rambusari', 96, '3c6a22', 800).text(450, 180, 'Masker Rambut Keratin', 62, '3c6a22', 600).text(450, 250, 'creambath alpukat 500 g', 46, '3c6a22', 500)
    label.oval(450, 350, 80, 64, fill='6f9a3c').oval(450, 350, 66, 52, fill='d9e6a0').oval(450, 352, 28, 28, fill='7a4a24')
    bottle([(5.2, 0), (5.4, .5), (5.4, 8.4), (5, 9)], mat('dcebc0', .35), label, 1.0, 7.8, arc=165)
    lid(5.5, 2.4, 8.8, mat('4f7d2c', .4), 80, .008)
    half = lathe([(0, 0), (2, .4), (2.9, 1.8), (2.6, 3.6), (1.4, 5.4), (0, 5.9)], mat('3f5f22', .6, bump='noise', size=4, strength=.4))
    plate([(p[0], p[1]) for p in fillet([(-2.6, 1.8), (-2.4, 3.6), (-1.3, 5.3), (1.3, 5.3), (2.4, 3.6), (2.6, 1.8), (1.6, .4), (-1.6, .4)], .9, closed=True)], .3, mat('cfdc86', .6), .1, at=(0, -.05, 0))
    from mathutils import Vector
    import bpy
    parts = [o for o in bpy.context.scene.objects if not o.get('set')][-2:]
    for v in half.data.vertices:
        v.co.y = max(v.co.y, 0)
    parts.append(ball(1.2, mat('8a5a2c', .4), at=(0, -.2, 2.2), s=(1, .7, 1)))
    group(parts, at=(8.2, -3.2, .2), rot=(-14, 0, -8))
    _ = Vector


@shot(91, 'nila', elev=8, yaw=-12)
def hair_dryer():
    m, dark = mat('f0eef2', .25, coat=.6), mat('c79ab8', .3, .5)
    p = fillet([(0, -7.4), (3.0, -7), (3.9, -4), (3.9, 1), (3.2, 6), (3.0, 9.2), (2.7, 9.2)], .8)
    lathe(p, m, at=(0, 0, 18), rot=(0, 90, 0))
    lathe(fillet([(2.9, 9), (3.1, 9), (2.9, 11.4), (2.7, 11.4)], .2), dark, at=(0, 0, 18), rot=(0, 90, 0))
    box(1.0, 6.4, 4.2, dark, .4, at=(12.2, 0, 15.9))
    cyl(2.4, .4, mat('22222a', .6, bump='cell', size=3), at=(10.6, 0, 18), rot=(0, 90, 0))
    for r in (1, 1.8, 2.6):
        ring(r, .14, mat('b8b4c0', .4), at=(-7.0 - (.12 if r < 2 else 0), 0, 18), rot=(0, 90, 0))
    tube(fillet([(-1.2, 0, 16), (-.6, 0, 8), (-1.6, 0, 1)], 2), [2.2] * 6 + [1.9, 1.9] if False else 2.0, m, flat=(1, .82))
    box(1.2, .6, 2.6, dark, .25, at=(-.9, -1.9, 9.5))
    decal(5.4, 1.2, printed(Print(400, 90).text(200, 45, 'ionik 1000 W', 54, '8a5f80', 700).path(False), .4), at=(1.2, -3.92, 18.4))
    tube(curve([(-1.6, 0, 1.4), (-2, .5, -1.4), (4, 2, -3), (11, 0, -3), (15, -2, -2.9)]), .45, mat('d9d6de', .5))
    tube([(-1.6, 0, 1.6), (-1.9, .2, -.6)], .9, mat('d9d6de', .5))


@shot(92, 'kapas', elev=24)
def coffee_scrub():
    label = Print(760, 230, 'f3e6d2').text(380, 74, 'Lulur Mandi', 72, '4a2a14', 800).text(380, 146, 'Kopi & Kelapa', 56, '8a4f22', 700).text(380, 200, '250 g', 34, '4a2a14')
    bottle([(4.4, 0), (4.5, .4), (4.5, 5.6), (4.2, 6)], glass('f0ece4', .1), label, .9, 4.8, arc=160)
    cyl(4.25, 5.7, mat('3f2414', .95, bump='cell', size=5, strength=.9), at=(0, 0, .1))
    ball(3.4, mat('4a2c19', .95, bump='cell', size=5, strength=.9), at=(0, 0, 5.2), s=(1, 1, .34))
    group([cyl(4.6, 1.2, mat('c9a070', .5)), ], at=(6.4, -3.4, 3.4), rot=(14, 64, 0))
    group([lathe([(0, -2.6), (2, -2), (3, 0)], mat('5a3a22', .9, bump='fur', size=4)), lathe([(3, 0), (2.6, -.05), (0, -1.6)], mat('fbf8f0', .6))], at=(-7, -2.8, 2.4), rot=(34, 0, 0))
    bean = mat('3a1f10', .35)
    for x, y, t in ((-2, -5.6, 20), (1.2, -6.2, 100), (3, -5, 60), (-.6, -6.8, 150)):
        ball(.7, bean, at=(x, y, .42), s=(1.3, .9, .62), rot=(0, 0, t))


@shot(93, 'nila', elev=8)
def lotion():
    label = pack(380, 520, 'ffffff', '2c5a8a', 'tirtawening', ['Body Lotion'], 'bengkuang & susu kambing', 'drop', '8fbfe0', note='400 ml')
    bottle([(3.9, 0), (4.0, .5), (4.0, 12.6), (3.0, 15), (1.6, 15.6), (1.6, 16)], mat('eef4fa', .3, coat=.4), label, 1.4, 12.2, arc=170, sy=.7)
    pump(16, mat('2c5a8a', .35), 1.8, 4.6)
    root = mat('f1e2c2', .8, bump='noise', size=1.4, strength=.5)
    lathe([(0, 0), (1.6, .3), (3.0, 1.8), (2.8, 3.4), (1, 4.4), (.4, 5.2), (0, 5.2)], root, at=(6.6, -2, 0), ribs=5, depth=.05)
    cyl(1.9, .5, mat('fffdf4', .5), at=(4.4, -4.6, 0), rot=(0, 0, 0))


@shot(94, 'kapas', elev=26, yaw=-14)
def soaps():
    kraft = mat('b98d5c', .9, bump='noise', size=4, strength=.15)
    box(17, 13, .5, kraft, .1)
    for w, d, x, y in ((17, .4, 0, 6.4), (17, .4, 0, -6.4), (.4, 13, 8.4, 0), (.4, 13, -8.4, 0)):
        box(w, d, 3, kraft, .08, at=(x, y, 0))
    for i, (c, s, name) in enumerate((('b7c98a', '4c6a2a', 'Sereh'), ('e6b7a0', '9a4f3a', 'Mawar'), ('e9cf8a', '8a5f14', 'Kunyit'), ('8a6a55', 'f0e0cc', 'Kopi'))):
        x, y = -4.1 + (i % 2) * 8.2, 3 - (i // 2) * 6
        band = Print(200, 400, 'f4ecdc').text(100, 160, name, 56, s, 800, 180).text(100, 240, 'sabun alami', 28, s, 500)
        group([box(7.4, 5.2, 2.8, speckle(c, s, 3, .66, .6, .1), .5), decal(3, 5.25, printed(band.path(), .8), at=(0, 0, 2.83), rot=(-90, 0, 0)),
               decal(3, 2.6, mat('f4ecdc', .8), at=(0, -2.63, 1.4))], at=(x, y, .6))
    group([box(17.4, 13.4, .5, kraft, .1), decal(9, 5, printed(Print(540, 300, 'f4ecdc').text(270, 110, 'Sabun Alami', 78, '4a3018', 800).text(270, 200, 'set kado isi 4', 48, '4a3018', 500).path(), .8), at=(0, 0, .52), rot=(-90, 0, 0))], at=(0, 9.4, 5.6), rot=(68, 0, 0))


@shot(95, 'pandan', elev=10)
def deodorant():
    label = pack(320, 340, 'f7fbf2', '2c5a3a', 'TAWAS', ['Deodoran', 'Roll On'], 'tanpa alkohol', None, note='50 ml', style='plain')
    m = mat('e8f3e2', .25, coat=.5)
    group(bottle([(1.9, 0), (2.2, .8), (2.2, 5), (1.7, 6.6), (1.7, 7)], m, label, .8, 5.2, arc=170, sy=.85) + [ball(1.45, mat('ffffff', .12, coat=1), at=(0, 0, 7.2))], at=(-1.8, .6, 0))
    group([lathe([(0, 0)] + fillet([(.001, 0), (1.9, 0), (1.8, 3.4), (1.2, 4.6), (.001, 4.8)], .8) + [(0, 4.8)], mat('4f8a5c', .3, coat=.5))], at=(3.4, -1.8, 0))
    ball(1.2, glass('f0f6fa', .5, .1), at=(4.8, -4, .9), s=(1.3, 1, .8))
    ball(.8, glass('f0f6fa', .5, .1), at=(2.6, -4.6, .6), s=(1.2, 1, .9))


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


@shot(97, 'kapas', elev=8)
def vetiver():
    label = Print(260, 320, '2a2018').text(130, 110, 'VETIVER', 54, 'd9b27a', 600).text(130, 168, 'kayu manis', 34, 'd9b27a', 400).text(130, 260, 'EDT 100 ml', 26, 'd9b27a', 500)
    box(6.4, 4, 10.4, glass('d9c8a8', .2), .35)
    box(5.6, 3.2, 8.6, mat('8a5a22', .08, coat=1), .3, at=(0, 0, .6))
    decal(3.9, 4.8, printed(label.path(), .5), at=(0, -2.03, 5))
    cyl(1.2, 1, mat('2a2422', .3, .8), at=(0, 0, 10.3))
    box(3.6, 3.0, 4.2, wood('6e4526', '3a2212', .8, along='Z'), .2, at=(0, 0, 11.2))
    for i, t in enumerate((10, -14, 3)):
        tube([(-4, 0, 0), (4, 0, 0)], .5, wood('a5602f', '6e3a18', 1.5), at=(5.4, -3 + i * .4, .5 + (i == 1) * .8), rot=(0, 0, t + 20))


@shot(98, 'nila', elev=10)
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
