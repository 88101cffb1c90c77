"""The smart home."""
from goods.phones import phone
from kit.catalogue import shot
from kit.grain import wood
from kit.mesh import group
from kit.outline import fillet, rrect
from kit.packing import word
from kit.paint import Print
from kit.sheet import decal, ring, tube
from kit.solid import ball, box, cyl, lathe, plate
from kit.surface import mat


@shot(136, 'malam', elev=8)
def bulb():
    steel = mat('d0d3d9', .25, .95)
    for x, y, c, r in ((-4.6, 1.6, 'ff5a9a', 0), (4.8, 1.8, '3ac8ff', 0), (0, -2.4, 'ffd98a', 0)):
        parts = [lathe(fillet([(.01, 0), (.5, 0), (1.2, .6)], .1), mat('22242a', .5))]
        parts += [lathe([(1.2, .6), (1.35, .8), (1.2, 1.0)], steel, at=(0, 0, i * .42)) for i in range(5)]
        parts += [cyl(1.2, 2.1, steel, at=(0, 0, .6)), lathe(fillet([(1.4, 2.7), (1.9, 4.2), (2.4, 6), (2.4, 6.3)], .4), mat('f3f1ec', .4)),
                  lathe([(2.4, 6.2), (2.9, 7.4), (3.0, 8.8), (2.5, 10.6), (1.4, 11.7), (0, 12)], mat(c, .3, emit=1.1))]
        group(parts, at=(x, y, 0))


@shot(137, 'pandan', elev=16, yaw=-24)
def smart_plug():
    m = mat('f6f5f1', .35, coat=.3)
    group([cyl(3.4, 5, m, bevel=.8), cyl(2.5, .2, mat('e2e0da', .4), at=(0, 0, 4.95)), lathe([(2.5, 5.1), (2.4, 4.6), (0, 4.6)], mat('d4d2cc', .5)), cyl(.42, .2, mat('22242a', .6), at=(-1, 0, 5.12)), cyl(.42, .2, mat('22242a', .6), at=(1, 0, 5.12)), ring(3.1, .13, mat('3fd08a', .3, emit=2), at=(0, 0, 4.9)), box(1.2, .4, .7, mat('e9e7e1', .4), .2, at=(0, -3.4, 2.2))] +
          [cyl(.32, 2.4, mat('c9ccd2', .2, .95), at=(x, 0, -2.3)) for x in (-1, 1)], at=(-2.6, 0, 3.6), rot=(74, 0, -16))
    group(phone('22242a', _plug_app()), at=(6.2, 3.0, 8), rot=(-8, 0, 12))


def _plug_app():
    p = Print(360, 780, 'f3f1ea').text(180, 110, 'Colokin', 50, '24573a', 800).oval(180, 330, 120, fill='3fbf7a').oval(180, 330, 96, fill='ffffff').text(180, 310, '428', 84, '24573a', 800).text(180, 370, 'watt', 36, '24573a')
    for i, h in enumerate((60, 110, 80, 150, 120, 90)):
        p.rect(50 + i * 46, 720 - h, 30, h, 'e8a51c', 6)
    return p


@shot(138, 'kabut', elev=8, yaw=-14)
def cctv():
    m, dark = mat('f8f8f8', .3, coat=.4), mat('15161b', .15, coat=1)
    lathe(fillet([(.01, 0), (3.6, 0), (3.4, 1.2), (2.6, 2), (.01, 2)], .4), m)
    ball(4.4, m, at=(0, 0, 6))
    ring(3.9, .08, mat('c4c6cc', .4), at=(0, 0, 4.1))
    ball(3.3, dark, at=(0, -1.6, 6.3), s=(1, .95, 1))
    cyl(1.2, .4, mat('2a2c32', .3), at=(0, -4.5, 6.6), rot=(90, 0, 0))
    ball(.8, mat('3a4aa8', .03, coat=1), at=(0, -4.9, 6.6), s=(1, .4, 1))
    cyl(.18, .1, mat('ff4a3a', .3, emit=2), at=(1.5, -4.35, 6.6), rot=(90, 0, 0))
    for s in (1, -1):
        tube([(s * 2.2, 2, 9), (s * 2.8, 2.6, 13.6)], .4, m)
    decal(2, .5, word('Jagain', '7a7d88', 70, 240, 70), at=(0, -3.55, .7))


@shot(139, 'kapas', elev=8, yaw=-18)
def door_lock():
    dark, brass = mat('1d1e23', .3, .5), mat('d9a45a', .25, .95)
    plate(rrect(30, 46, .3), 3, wood('9a6238', '6a3f20', .12, along='Z'), .2, at=(5, 3, 32))
    plate(rrect(8, 34, 2), 2.4, dark, .7, at=(0, 0, 32))
    plate(rrect(6.6, 15, 1), .2, mat('07080a', .05, coat=1), .05, at=(0, -1.25, 40))
    for i, t in enumerate('123456789*0#'):
        decal(1.3, 1.5, word(t, '8fd8ff', 84, 90, 100, 600), at=(-1.9 + (i % 3) * 1.9, -1.37, 45 - (i // 3) * 3))
    cyl(1.7, .5, brass, at=(0, -1.0, 29), rot=(90, 0, 0))
    ring(1.7, .16, mat('3ac8ff', .3, emit=1.6), at=(0, -1.5, 29), rot=(90, 0, 0))
    cyl(2.0, 2.6, brass, at=(0, -1.1, 21), rot=(90, 0, 0))
    tube(fillet([(0, -4, 21), (4, -4.6, 21), (14, -4.6, 21)], 1.5), 1.2, brass, flat=(1.2, .7))
    
