"""Stands, holders and sleeves for machines."""
from goods.computers import laptop
from goods.phones import home_screen, phone
from kit.catalogue import shot
from kit.mesh import group
from kit.outline import fillet, rrect
from kit.paint import Print
from kit.sheet import ring, tube
from kit.solid import ball, box, cyl, plate, puff
from kit.surface import mat, printed


@shot(6, 'kabut', elev=14, yaw=-28, focus=(.1, .2))
def tegap():
    m, pad = mat('cfd3da', .25, .9), mat('33363e', .8)
    box(23, 24, .8, m, .4)
    for x in (-9, 9):
        tube([(x, 8, .8), (x, -4, 10)], 1.1, m, flat=(.7, 1.4))
        tube([(x, -6, .8), (x, 6, 11)], 1.1, m, flat=(.7, 1.4))
        cyl(1.3, 1.4, mat('9a9ea8', .3, .9), at=(x - .7, .9, 5.7), rot=(0, 90, 0))
    top_ = [plate(fillet([(-12, 12), (12, 12), (12, -11), (5, -11), (4, 4), (-4, 4), (-5, -11), (-12, -11)], 1.2, closed=True), .8, m, .25)]
    top_ += [box(3.4, 1.6, 1.5, m, .4, at=(s * 8.5, -.9, -11)) for s in (1, -1)] + [box(2.6, .3, 8, pad, .1, at=(s * 8.6, -.5, -4)) for s in (1, -1)]
    group(top_, at=(0, 1, 12.4), rot=(-66, 0, 0))


@shot(132, 'nila', elev=9, yaw=-58, fill=.86)
def tegakin():
    m, pad, joint = mat('dfe2e8', .3, .6), mat('2a2c32', .8), mat('e8a51c', .4)
    for x in (-9, 9):
        tube([(x, -12.5, .8), (x, 12, .8)], 1.0, m, flat=(1.2, .8))
        tube([(x, -12, 1.2), (x, 12.4, 12.6)], 1.0, m, flat=(1.2, .8))
        tube([(x, 1.2, 7.2), (x, 9.6, 1.2)], .85, m, flat=(1.2, .8))
        for y, z in ((-11.6, 1.4), (1.2, 7.2), (9.4, 1.4)):
            cyl(.95, 2.4, joint, at=(x - 1.2, y, z), rot=(0, 90, 0), n=32)
        for k in range(7):
            cyl(.3, 2.2, pad, at=(x - 1.1, 3.2 + k * 1.25, .8), rot=(0, 90, 0), n=16)
        box(2.6, 1.2, 3.6, pad, .4, at=(x, -12.9, 1.2), rot=(25, 0, 0)), box(2.4, 6, .5, pad, .2, at=(x, 4, 9.5), rot=(25, 0, 0))
    for y, z in ((-9, 2.6), (11, 12)):
        tube([(-9, y, z), (9, y, z)], .8, m)
    p = Print(800, 500, '24305e').fade('3f2f7c', 'e8b06a')
    group(laptop('9a9ea8', p, 30, 21, -30), at=(0, -.6, 9.0), rot=(25, 0, 0))


@shot(134, 'kapas', elev=12, yaw=-20)
def phone_holder():
    dark, org = mat('1d1f24', .55), mat('e2582c', .5)
    tube([(-14, 2.4, 1), (14, 2.4, 1)], 1.3, mat('b9bdc6', .2, .95))
    tube([(-20, 2.4, 1), (-13, 2.4, 1)], 1.9, mat('26272d', .8, bump='cell', size=4))
    group([ring(1.6, .8, dark, rot=(0, 90, 0))], at=(2, 2.4, 1))
    tube([(2, 1.6, 2), (2, -.4, 6)], 1.0, dark)
    ball(1.5, dark, at=(2, -.2, 6))
    ph = phone('22242a', home_screen(360, 780, '1f6a5a', 'f0c070', '07:45', False)) 
    arms = [plate(rrect(6, 7, 1.4), 1.2, dark, .4, at=(0, 1.2, 0))]
    for sx in (1, -1):
        for sz in (1, -1):
            arms += [tube([(sx * 2, 1.4, sz * 2.4), (sx * 4.2, 1.0, sz * 5.6)], .7, dark), box(1.5, 2.4, 2.6, org, .5, at=(sx * 4.3, -.1, sz * 6.2 - 1.3))]
    group(ph + arms, at=(2, -2.2, 9.6), rot=(-16, 0, 0))


@shot(135, 'pandan', elev=16, yaw=-16)
def sleeve():
    out = rrect(36, 26, 2.6)
    p = Print(720, 520, '66704a')
    p.stitch([(24, 24), (696, 24), (696, 496), (24, 496), (24, 24)], 'a3ad84', 3).rect(70, 210, 580, 270, '5c6642', 14)
    p.stitch([(80, 470), (80, 220), (640, 220), (640, 470)], 'a3ad84', 3).rect(40, 60, 640, 12, '2f3524', 6).rect(40, 66, 640, 3, 'c9b27a')
    p.rect(520, 300, 90, 46, '8a5a34', 4).text(565, 323, 'simpul', 22, 'f3e6cc', 700)
    group([puff(out, 3.6, printed(p.path(), .9, bump='weave', size=3, strength=.4), edge=2.6), box(1.4, .5, 3, mat('c9b27a', .3, .9), .2, at=(12, -1.7, 8.6))], at=(0, 0, 13), rot=(-12, 0, 0))
    group([box(32, 1.2, 22, mat('c9ced6', .3, .8), .5)], at=(1.5, 1.0, 8), rot=(-12, 0, 0))
