"""Personal care, mother and child."""
import math

from kit.batik import sprigs
from kit.catalogue import shot
from kit.grain import wood
from kit.mesh import group
from kit.motif import motif
from kit.outline import curve, fillet, mirror, oval, rrect
from kit.packing import bottle, lid
from kit.paint import Print
from kit.sheet import decal, ring, sheet, tube
from kit.solid import ball, box, cyl, lathe, plate, puff
from kit.surface import glass, mat, printed


@shot(110, 'mawar', elev=48, yaw=-6, fill=.86)
def cloth_pads():
    out = fillet([(-1.5, 12), (1.5, 12), (3.4, 9.4), (3.1, 4.4), (7.2, 3.4), (7.2, -2.6), (3.1, -3.4), (3.8, -9.4), (1.7, -12.4), (-1.7, -12.4), (-3.8, -9.4), (-3.1, -3.4), (-7.2, -2.6), (-7.2, 3.4), (-3.1, 4.4), (-3.4, 9.4)], 1.5, closed=True)
    for i, (c, stem, flower, thread) in enumerate((('d9ead0', '5c8a5a', 'f0b429', '6a9a68'), ('f8d3cc', 'b5566a', 'ffffff', 'c8667a'), ('e2d6f4', '7a5aa8', 'ffffff', '8f6fc0'))):
        p = Print(432, 732, c)
        sprigs(p, stem, flower, 96, i + 2, 1.3)
        core = [(216 + 84 * x, 366 + 310 * z) for x, z in oval(2, 2, 60, 3)]
        p.poly(core, 'fffaf6').line(core, thread, 6, True).line([(216 + (x - 216) * .72, 366 + (y - 366) * .86) for x, y in core], thread, 3, True)
        p.line([(216, 110), (216, 622)], thread, 3)
        at = (-15.4 + i * 15.4, -1.2 if i == 1 else 0, .9)
        group([puff(out, 1.7, printed(p.path(), .95, bump='noise', size=2, strength=.12), edge=1.1, res=36, wrinkle=.15, grain=.4)] + [cyl(.62, .35, mat(thread, .35), at=(s * 5.9, -.75, .4), rot=(90, 0, 0), n=24) for s in (1, -1)], at=at, rot=(-90, 0, (1 - i) * 5))
    q = Print(440, 300, 'f8ecd2')
    sprigs(q, '5c8a5a', 'e88aa0', 80, 2, 1.2)
    q.rect(70, 90, 300, 120, 'fffaf0', 16).text(220, 132, 'Kainara', 66, '7a3f58', 800).text(220, 184, 'isi 6 + pouch', 32, '7a3f58', 600)
    puff(fillet([(-11, 14), (11, 14), (11.6, 0), (-11.6, 0)], 1.4, closed=True), 4.6, printed(q.path(), .9), at=(1, 17, .5), rot=(-30, 0, 0), edge=3.4)
    box(21.6, 1, .8, mat('c8667a', .5), .3, at=(1, 24.6, 11.9))


@shot(111, 'kapas', elev=42, yaw=-12, fill=.88)
def nail_set():
    red, steel, inner, strap = mat('8a2232', .45, bump='cell', size=3, strength=.2), mat('dfe3ea', .16, .95), mat('f0e2d0', .9), mat('5a1420', .6)
    for s, t in ((-1, 0), (1, 0)):
        group([box(14, 19, 1.2, red, .5), box(12.8, 17.8, .3, inner, .2, at=(0, 0, 1.1)), box(12.8, 1.3, .35, strap, .15, at=(0, -2.6, 2.1)), box(12.8, 1.3, .35, strap, .15, at=(0, 3.2, 2.1))], at=(s * 7.3, 0, 0), rot=(0, s * -4, 0))

    def rod(x, tip, z=2.0):
        parts = [tube([(x, -7.6, z), (x, 1.5, z), (x, 4.0, z)], [.62, .5, .38], steel)]
        return parts + [box(.9 if tip == 'file' else 1.2, 4.4, .25, steel, .1, at=(x, 5.4, z - .1)) if tip != 'spoon' else ball(.75, steel, at=(x, 5.0, z), s=(1, 1.6, .4))]
    for i, tip in enumerate(('file', 'spoon', 'flat', 'spoon')):
        rod(-12.2 + i * 2.3, tip, 2.3)
    for s in (1, -1):
        tube([(-2.7 + s * .5, -7.4, 2.0), (-2.7 + s * .65, -1, 2.1), (-2.7 + s * .12, 6.4, 2.0)], [.4, .5, .2], steel, flat=(.6, 1.2))
    for s in (1, -1):
        ring(1.75, .42, steel, at=(4.6 + s * 1.9, -6.0, 2.0), n=40)
        tube([(4.6 + s * 1.0, -4.6, 2.1), (4.6 - s * .1, .6, 2.2 + s * .15), (4.6 - s * .9, 7.2, 2.1)], [.45, .62, .1], steel, flat=(1, .6))
    cyl(.5, .6, steel, at=(4.6, .6, 2.2))
    group([tube([(0, -6.4, .4), (0, 3, .4)], 1.1, steel, flat=(1, .5)), tube([(0, -6.4, 2.0), (0, 2.4, 1.1)], 1.0, steel, flat=(1, .4)), plate(oval(2.6, 1.2), 1.0, steel, .3, at=(0, 3.2, .8), rot=(-90, 0, 0))], at=(9.2, 0, 1.6))
    for s in (1, -1):
        tube(curve([(12.2 + s * 1.5, -6.8, 2.1), (12.2 + s * 1.1, -1, 2.1), (12.2 + s * .2, 2.4, 2.1), (12.2 - s * .5, 4.2, 2.1), (12.2 - s * .1, 6.6, 2.1)]), [.5] * 8 + [.55] * 8 + [.75] * 8 + [.6] * 8 + [.15], steel)


@shot(112, 'pandan', elev=68, tilt=-90, yaw=-4, fill=.84, exposure=.9)
def diapers():
    """Laid flat, the three inserts in a stack beside them."""
    for i, (c, f) in enumerate((('f6e3a8', 'e8861f'), ('bfe0ec', '2a7ab0'), ('d8ecc8', '4c8a3c'))):
        out = mirror(fillet([(0, 8.6), (5, 9.2), (12.2, 9.8), (13, 5.6), (9.6, 3.6), (6.8, -.6), (6.4, -5.6), (4.4, -8.6), (0, -9.2)], 1.1))
        p = Print(520, 380, c)
        p.tile(lambda q, x, y, f=f, i=i: motif(q, ('star', 'fish', 'bear')[i], x, y, 44, f, 'ffffff'), 80, 72)
        gather = lambda x, z: .5 * math.exp(-((abs(x) - 7.2) ** 2) / 3) * math.sin(z * 2.4) + .9 * math.exp(-(x * x + (z + 1) ** 2) / 40)
        parts = [puff(out, 2.6, printed(p.path(), .85), edge=1.8, relief=gather, wrinkle=.4, grain=.1)]
        parts += [cyl(.5, .3, mat('ffffff', .4), at=(x * s, -1.5, z), rot=(90, 0, 0)) for s in (1, -1) for x, z in ((10.8, 7.9), (9.0, 7.7), (10.9, 6.2), (2.4, 6.4), (2.4, 4.2))]
        group(parts, at=((-13.5, 13, -13)[i], 0, (11, 12, -10)[i]), rot=(0, (-6, 7, 5)[i], 0))
    for i in range(3):
        puff(rrect(23 - .4 * i, 10, 3), 1.5, mat(('f2efe4', 'fbfaf4', 'f7f4ea')[i], .95, bump='weave', size=3), at=(14 + .5 * i, -1.3 * i + .6, -10 + .7 * i), rot=(0, (0, 3, -2)[i], 0), edge=1.1)


def pump_set(rim):
    """One collecting set: a bottle with milk in it, its ring, the connector and the soft shield."""
    white, frosted, milk, shield = mat('fbf6f4', .3, coat=.4), mat('dde8ee', .22, coat=.6), mat('fdf7e6', .3, coat=.6), mat('fbe9ea', .28, coat=.3)
    scale = mat('e58fa4', .5)
    parts = [lathe(fillet([(.01, 0), (2.6, 0), (2.75, .6), (2.75, 3.4)], .3), milk), lathe(fillet([(2.75, 3.4), (2.75, 5.9), (2.15, 7.2), (2.15, 7.4), (.01, 7.4)], .5), frosted)]
    parts += [box(.9 if k % 2 else 1.5, .12, .12, scale, .03, at=(-.9 if k % 2 else -.6, -2.72, 1.2 + k * .9)) for k in range(5)]
    parts += [lathe(fillet([(2.3, 6.7), (2.5, 6.8), (2.5, 8.2), (2.2, 8.4), (.01, 8.4)], .25), rim, ribs=40, depth=.012, n=160),
              lathe(fillet([(.01, 0), (1.9, 0), (1.9, 1.6), (1.2, 2.8), (1.2, 3.6), (.01, 3.8)], .4), white, at=(0, 0, 8.2)), cyl(.5, .9, rim, at=(0, 0, 11.9))]
    cup = fillet([(.01, .9), (.62, .9), (.72, 2.4), (1.3, 3.3), (3.5, 5.0), (3.75, 5.0), (3.75, 4.7), (1.5, 2.7), (.95, 1.6), (.9, 0), (.01, 0)], .16)
    parts.append(group([lathe(cup, shield, n=72), cyl(.62, .1, mat('e9b9c0', .6), at=(0, 0, 1.1))], at=(0, -.9, 9.6), rot=(62, 0, 0)))
    return parts


@shot(113, 'mawar', elev=14, yaw=-8, fill=.86)
def breast_pump():
    white, rose = mat('fbf6f4', .3, coat=.4), mat('f0a8b8', .4)
    for s in (-1, 1):
        group(pump_set(rose), at=(s * 6.0, -1.4, 0), rot=(0, 0, s * 20))
        tube(curve([(s * 6.0, -1.4, 12.7), (s * 5.6, .4, 14.6), (s * 3.4, 3.4, 13.4), (s * 1.5, 4.6, 10.6)], 10), .3, mat('eef2f4', .3))
    p = Print(260, 200, '2b2730').text(130, 86, '5', 108, 'ffd7df', 700).text(130, 164, 'pijat', 38, 'ffffff', 600)
    body = [box(7.4, 5.4, 9.6, white, 2.2), plate(rrect(4.8, 3.8, .7), .2, mat('2b2730', .1, coat=1), .05, at=(0, -2.7, 6.3)), decal(4.2, 3.2, printed(p.path(), .2, emit=.5), at=(0, -2.83, 6.3)),
            decal(3.4, .8, printed(Print(300, 70).text(150, 35, 'Asinara', 52, 'c9647c', 700).path(False), .4), at=(0, -2.72, 3.5))]
    body += [cyl(.55, .3, rose, at=(x, -2.62, 2.1), rot=(90, 0, 0)) for x in (-1.6, 0, 1.6)] + [cyl(.55, .9, rose, at=(x, 0, 9.5)) for x in (-1.4, 1.4)]
    group(body, at=(0, 4.6, 0))


@shot(114, 'pandan', elev=9, yaw=-26, fill=.86)
def baby_carrier():
    m, net, strap = mat('7d8450', .9, bump='weave', size=2.4, strength=.4), mat('c4c99c', .9, bump='cell', size=2.4, strength=.3), mat('555b32', .9)
    fur, snout, dark = mat('c98a4a', .95, bump='fur', size=4, strength=.4), mat('f3dcb4', .9), mat('2a160c', .4)
    belt = [(12.6 * math.cos(a), 4.6 + 9.4 * math.sin(a)) for a in [2 * math.pi * i / 60 for i in range(61)]]
    sheet(lambda u, v: (*belt[min(60, int(u * 60 + .5))], .4 + v * 7.4), 60, 6, strap, thick=1.5)
    box(18, 13, 6.4, m, 2.8, at=(0, -8, 3.4)), box(15, 11, .6, net, .3, at=(0, -8.2, 9.6))
    decal(9, 2.4, printed(Print(360, 96).text(180, 48, 'Timangku', 72, 'f6f2e0', 700).path(False), .9), at=(0, -14.56, 6.4))
    group([puff(mirror(fillet([(0, 21), (7.4, 22), (10.6, 18), (9.4, 9), (10.6, 0), (0, -1)], 2.2)), 4, m, edge=3.4, wrinkle=.3), puff(mirror(fillet([(0, 15.4), (6, 15.4), (6.4, 4.6), (0, 4.2)], 1.2)), 1.6, net, at=(0, -2.0, 0), edge=1.2, res=20)], at=(0, -13.2, 11), rot=(-5, 0, 0))
    for s in (1, -1):
        tube(curve([(s * 8.6, -12, 31), (s * 9.4, -6, 37), (s * 9.8, 2, 38), (s * 10.2, 9, 33), (s * 10.6, 12, 22), (s * 10.8, 9, 9)]), 2.1, m, flat=(.55, 1.25))
        box(3.4, 1.2, 2.4, mat('22262e', .4), .4, at=(s * 8.6, -13.4, 28.6))
        tube(curve([(s * 3, -9, 12), (s * 8.4, -10.4, 11.4), (s * 12.4, -12.6, 8)]), 2.2, fur)
        ball(2.6, snout, at=(s * 13.2, -13.4, 7.2), s=(.8, .6, 1.1), rot=(0, s * 14, 0))
        ball(2.2, fur, at=(s * 4.4, -8, 43.2), s=(1, .6, 1)), ball(1.3, snout, at=(s * 4.4, -9.1, 43.2), s=(1, .4, 1))
        ball(.62, dark, at=(s * 2.2, -13.7, 39)), tube(curve([(s * 6, -8, 31), (s * 8, -12, 33), (s * 6.2, -15.6, 34)]), 1.8, fur)
    ball(6.2, fur, at=(0, -8, 38), s=(1.08, .95, .95)), ball(2.6, snout, at=(0, -12.9, 36.4), s=(1.1, .7, .85)), ball(.8, dark, at=(0, -14.8, 37.2), s=(1.2, .7, .8))
    tube([(0, -5.6, 33), (0, -4.6, 22)], 4.8, fur)


@shot(115, 'kapas', elev=34)
def mpasi():
    sage, wood_m = mat('a3b896', .6), wood('d9b380', 'b58a54', 1)
    lathe(fillet([(.01, 0), (8, 0), (8.6, 2), (8.1, 2), (7.4, .5), (.01, .5)], .5), sage)
    box(.7, 7.6, 1.6, sage, .3, at=(0, 3.9, .3))
    box(15, .7, 1.6, sage, .3, at=(0, 0, .3))
    ball(2.6, mat('f0a83a', .6), at=(-3.6, 3.4, .6), s=(1, .8, .4))
    ball(2.6, mat('7fae4a', .6, bump='cell', size=3), at=(3.6, 3.4, .6), s=(1, .8, .4))
    ball(4, mat('f6eed8', .7, bump='noise', size=2), at=(0, -3.4, .4), s=(1.3, .7, .35))
    lathe(fillet([(.01, 0), (3, 0), (4.2, 3.4), (3.8, 3.4), (2.7, .5), (.01, .5)], .4), sage, at=(12.6, 3.4, 0))
    lathe(fillet([(.01, 0), (2.2, 0), (2.8, 5), (2.5, 5), (1.9, .5), (.01, .5)], .4), sage, at=(12, -4.4, 0))
    for s in (1, -1):
        ring(1.2, .32, sage, at=(12 + s * 3.2, -4.4, 2.8), rot=(90, 0, 0))
    for i in range(2):
        group([tube([(0, 0, 0), (0, 6, 0)], .5, wood_m), ball(1.2, sage, at=(0, 7.4, 0), s=(.9, 1.3, .4))] if i == 0 else [tube([(0, 0, 0), (0, 6, 0)], .5, wood_m), box(1.8, 2, .6, sage, .3, at=(0, 7, -.3))] + [box(.36, 1.6, .4, sage, .1, at=(x, 8.6, -.2)) for x in (-.6, 0, .6)], at=(-11.4 - i * 2.4, -4, .6), rot=(0, 0, 6))
    puff(mirror(fillet([(0, 5), (3, 6.6), (5, 5), (5.6, -5), (0, -6.4)], 1.6)), 1.2, sage, at=(-13, 9.6, .8), rot=(-70, 0, 14), edge=1)
