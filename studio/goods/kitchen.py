"""Kitchen."""
from kit.catalogue import shot
from kit.grain import speckle, teak, wood
from kit.mesh import group
from kit.outline import fillet, rrect
from kit.packing import bottle, word
from kit.paint import Print
from kit.sheet import decal, loft, ring, tube
from kit.solid import ball, box, cyl, lathe, plate
from kit.surface import glass, mat, printed


@shot(12, 'kabut', elev=12, yaw=-24, focus=(-.1, .4))
def air_fryer():
    m, dark = mat('f6f4ee', .25, coat=.6), mat('1b1c20', .25)
    secs = [[(x * k, y * k, z) for x, y in rrect(27, 30, 9)] for z, k in ((0, .94), (1, 1), (20, 1.03), (27, .97), (30.4, .84), (31.4, .6))]
    loft(secs, m, sub=1)
    plate(rrect(21, 13.6, 3), 2.2, m, .8, at=(0, -14.7, 8.6))
    box(21.4, .5, .5, dark, .1, at=(0, -15.4, 15.4))
    tube(fillet([(0, -15.4, 9), (0, -21.5, 9), (0, -21.5, 4)], 1.5), 1.9, mat('26272d', .4), flat=(1.7, .8))
    box(5.4, 8, 3.4, m, 1.4, at=(0, -18.6, 7.6))
    p = Print(420, 260, '0a0b0e').text(210, 80, '180°C', 96, '5af0c8', 600).text(210, 170, '18:00', 60, 'ffffff', 500)
    for i in range(5):
        p.oval(60 + i * 75, 228, 16, line='e8a51c', lw=4)
    group([plate(rrect(15, 8.6, 2), .5, dark, .15), decal(13, 7.6, printed(p.path(), .15, emit=.8), at=(0, -.27, 0))], at=(0, -15.1, 22.5), rot=(-6, 0, 0))
    decal(6, 1.3, word('HANGATI', '3a3d44', 70, 420, 90), at=(0, -15.86, 13.0))


@shot(64, 'kapas', elev=26, yaw=-20)
def wok():
    s = speckle('4a4d52', 'b8bbc0', 2.2, .6, .5, .1)
    lathe(fillet([(.01, 0), (8, 0), (12.6, 4), (14.4, 8.4), (14.8, 8.4), (14.0, 7.4), (12, 4.6), (7.6, .7), (.01, .7)], 1.2), s, at=(0, 0, 0))
    tube([(13, 0, 7.6), (18, 0, 9), (31, 0, 10.4)], [1.0, 1.3, 1.5], teak(.3, 'X'), flat=(1.3, .8))
    tube(fillet([(-13.6, -3, 7.6), (-17, -3, 8.6), (-17, 3, 8.6), (-13.6, 3, 7.6)], 1.5), .9, teak(.3, 'Y'))
    group([lathe([(14.2, 0), (13, 1.6), (8, 3.2), (0, 3.8)], glass('eaf2f4', .12)), ring(14.2, .4, mat('c9ccd2', .2, .95)), ball(1.8, teak(.3), at=(0, 0, 5)), cyl(.9, 1.4, mat('c9ccd2', .2, .9), at=(0, 0, 3.6))], at=(-2, 9, 13), rot=(58, 0, 0))


@shot(65, 'bata', elev=32, yaw=-14)
def cobek():
    s = mat('4a4a4c', .9, bump='noise', size=3, strength=.9)
    lathe(fillet([(.01, 0), (6, 0), (7, 2), (10.6, 5), (11, 6.2), (9.6, 6.2), (7, 4), (.01, 3)], .9), s)
    tube([(-1, 0, 5.4), (3.5, -1.5, 8), (8.4, -4, 11.6), (11.6, -6, 12.4)], [1.9, 1.5, 1.6, 1.1], s)
    for x, y, t in ((-3, -3, 20), (-4.6, 0, 70)):
        tube([(x, y, 4.6), (x + 2, y + .6, 4.6), (x + 3.8, y + .2, 4.7)], [.5, .6, .07], mat('d21f1a', .2, coat=1))
    for x, y in ((-1, 3.6), (2, 4), (-3.6, 3.2)):
        ball(.9, mat('b5567a', .35), at=(x, y, 4.8))
    ball(2.2, mat('c8301f', .25, coat=.5), at=(-12, -6, 2), s=(1.1, 1.1, .9))


@shot(66, 'kabut', elev=12, yaw=-22, focus=(-.4, .3))
def knives():
    wm, steel, dark = teak(.4, 'Z', 'c98f52', '8f5c2c'), mat('d4d7dd', .18, .95), mat('1d1e23', .45)
    group([box(10, 15, 20, wm, .8)], rot=(14, 0, 0), at=(-5, 3, 0))
    for i, (x, y, l) in enumerate(((-2.6, 4.4, 9.4), (2.2, 4.4, 9), (-2.8, -.2, 8.4), (2.4, -.2, 8), (0, -4.4, 10))):
        group([box(1.7, 2.6, l, dark, .6)] + [cyl(.3, .1, steel, at=(-.88, 0, 2 + k * 2.4), rot=(0, -90, 0)) for k in range(3)] + [box(1.5, 2.3, .6, steel, .1, at=(0, 0, -.5))], at=(-5 + x, 1.5 + y - 4.6, 19.6 + y * .25), rot=(14, 0, 0))
    blade = fillet([(-9, 0), (-9, 3.6), (6, 3.8), (11, 1.4), (12.4, 0)], .8, closed=True)
    group([plate([(x, z) for x, z in blade][::-1], .25, steel, .06), box(11, 1.8, 2.8, dark, .6, at=(-14.6, 0, .6))], at=(9, -9, .9), rot=(-76, 0, 10))


@shot(67, 'pandan', elev=14, yaw=-14)
def spice_rack():
    bam = wood('dcb878', 'b8904e', .5)
    for k in range(3):
        y, z = k * 5.4, k * 5.4
        box(38, 5.4, .8, bam, .2, at=(0, y, z))
        box(38, .7, 2.0, bam, .2, at=(0, y - 2.8, z))
        for i, c in enumerate((('c8391e', 'e8a51c', '6a3a1c', '3f7d3a'), ('d9b45a', '2a1a10', 'b5562a', 'f0e0b8'), ('7fae4a', 'a8231f', 'c98a3a', '4a2c18'))[k]):
            label = Print(160, 110, 'fffaf0').text(80, 55, (('Cabai', 'Kunyit', 'Pala', 'Salam'), ('Ketumbar', 'Lada', 'Paprika', 'Wijen'), ('Sereh', 'Saffron', 'Jinten', 'Cengkeh'))[k][i], 34, '3a2a1c', 700, 140)
            group([cyl(2.0, 5, speckle(c, '3a2414', 4, .62, .8, .3), at=(0, 0, .2)), *bottle([(2.3, 0), (2.3, 6)], glass('f4f6f4', .05), label, 1.6, 4, arc=120), cyl(2.3, 1.2, bam, at=(0, 0, 6))], at=(-13.5 + i * 9, y, z + .8))
    for s in (1, -1):
        plate(fillet([(-3, 0), (14, 0), (14, 13), (-3, 2)], .6, closed=True), .8, bam, .2, at=(s * 19, 5.4 - 5.4, 0), rot=(0, 0, 90))
