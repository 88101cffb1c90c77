"""Hair and body."""
from kit.batik import petal
from kit.catalogue import shot
from kit.grain import speckle, wood
from kit.mesh import group
from kit.motif import pack
from kit.outline import curve, fillet
from kit.packing import bottle, lid, pump
from kit.paint import Print
from kit.sheet import decal, ring, tube
from kit.solid import ball, box, cyl, lathe, plate, puff
from kit.surface import glass, mat, printed


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


@shot(91, 'nila', elev=8, yaw=-12, focus=(-.1, .5))
def hair_dryer():
    m, dark = mat('f0eef2', .25, coat=.6), mat('c79ab8', .3, .5)
    p = fillet([(0, -7.4), (3.0, -7), (3.9, -4), (3.9, 1), (3.2, 6), (3.0, 9.2), (2.7, 9.2)], .8)
    lathe(p, m, at=(0, 0, 18), rot=(0, 90, 0))
    lathe(fillet([(2.9, 9), (3.1, 9), (2.9, 11.4), (2.7, 11.4)], .2), dark, at=(0, 0, 18), rot=(0, 90, 0))
    box(1.0, 6.4, 4.2, dark, .4, at=(12.2, 0, 15.9))
    cyl(2.4, .4, mat('22222a', .6, bump='cell', size=3), at=(10.6, 0, 18), rot=(0, 90, 0))
    for r in (1, 1.8, 2.6):
        ring(r, .14, mat('b8b4c0', .4), at=(-7.0 - (.12 if r < 2 else 0), 0, 18), rot=(0, 90, 0))
    tube(fillet([(-1.2, 0, 16), (-.6, 0, 8), (-1.6, 0, 1)], 2), 2.0, m, flat=(1, .82))
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


@shot(95, 'pandan', elev=10, focus=(-.45, .2))
def deodorant():
    label = pack(320, 340, 'f7fbf2', '2c5a3a', 'TAWAS', ['Deodoran', 'Roll On'], 'tanpa alkohol', None, note='50 ml', style='plain')
    m = mat('e8f3e2', .25, coat=.5)
    group(bottle([(1.9, 0), (2.2, .8), (2.2, 5), (1.7, 6.6), (1.7, 7)], m, label, .8, 5.2, arc=170, sy=.85) + [ball(1.45, mat('ffffff', .12, coat=1), at=(0, 0, 7.2))], at=(-1.8, .6, 0))
    group([lathe([(0, 0)] + fillet([(.001, 0), (1.9, 0), (1.8, 3.4), (1.2, 4.6), (.001, 4.8)], .8) + [(0, 4.8)], mat('4f8a5c', .3, coat=.5))], at=(3.4, -1.8, 0))
    ball(1.2, glass('f0f6fa', .5, .1), at=(4.8, -4, .9), s=(1.3, 1, .8))
    ball(.8, glass('f0f6fa', .5, .1), at=(2.6, -4.6, .6), s=(1.2, 1, .9))
