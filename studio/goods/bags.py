"""Bags."""
from kit.batik import parang
from kit.catalogue import shot
from kit.grain import wood
from kit.motif import motif
from kit.outline import curve, fillet, mirror, rrect
from kit.paint import Print
from kit.sheet import ring, tube
from kit.solid import ball, box, cyl, lathe, puff
from kit.surface import mat, printed


def panel(w, h, bg, px=20):
    return Print(int(w * px), int(h * px), bg)


@shot(10, 'kapas', elev=10, yaw=-18, focus=(0, .3))
def tote():
    p = panel(38, 32, 'ead9b8')
    p.rect(0, 470, 760, 170, '8a5a34').stitch([(0, 482), (760, 482)], 'e9d2a8', 3).stitch([(20, 24), (740, 24)], 'b89a68', 3)
    motif(p, 'kawung', 380, 240, 200, '2f3a86', 'ead9b8')
    p.text(380, 380, 'sahaja', 54, '2f3a86', 700)
    out = mirror(fillet([(0, 16), (19, 16), (17.6, -16), (0, -16)], 1.6))
    puff(out, 11, printed(p.path(), .9, bump='weave', size=3, strength=.4), edge=5, wrinkle=.9, grain=.13, at=(0, 0, 16))
    for y, c in ((-2.4, '8a5a34'), (3, '7a4e2c')):
        tube(curve([(-8, y, 27), (-8.4, y, 36), (-5.4, y * 1.1, 44), (0, y * 1.1, 47), (5.4, y * 1.1, 44), (8.4, y, 36), (8, y, 27)]), .85, mat(c, .5), flat=(.4, 1.3))
    box(26, .8, .7, mat('c9b27a', .3, .9), .2, at=(0, 0, 31.6))


@shot(34, 'pandan', elev=10, yaw=16)
def tote_black():
    p = panel(38, 35, '2b2c30')
    p.rect(190, 330, 380, 300, '34363b', 8).stitch([(200, 620), (200, 340), (560, 340), (560, 620), (200, 620)], 'b8b09c', 3).stitch([(20, 30), (740, 30)], 'b8b09c', 3).rect(320, 330, 120, 26, 'c9b27a', 4)
    for x in (215, 545):
        p.rect(x - 22, 0, 44, 700, '4a4d53').stitch([(x - 16, 0), (x - 16, 700)], 'b8b09c', 2).stitch([(x + 16, 0), (x + 16, 700)], 'b8b09c', 2)
    out = mirror(fillet([(0, 17.5), (19, 17.5), (18.4, -17.5), (0, -17.5)], 1.2))
    puff(out, 10, printed(p.path(), .9, bump='weave', size=3, strength=.5), edge=4, wrinkle=.8, grain=.12, at=(0, 0, 17.5))
    for y in (-2.2, 2.8):
        tube(curve([(-8.2, y, 33), (-8, y, 42), (-5, y, 51), (0, y, 54), (5, y, 51), (8, y, 42), (8.2, y, 33)]), 1.1, mat('4a4d53', .9), flat=(.35, 1.2))
    box(30, .8, .8, mat('c9b27a', .3, .9), .2, at=(0, 0, 34.4))


@shot(32, 'kapas', elev=12, yaw=-22)
def saddle_bag():
    m, dark = mat('b8733a', .4, bump='cell', size=6, strength=.12, coat=.2), mat('8a4f22', .45)
    out = mirror(fillet([(0, 9.5), (10.6, 9.5), (11.5, 4), (10.6, -6), (7, -9.5), (0, -9.5)], 3))
    puff(out, 8, m, edge=3.2, at=(0, 0, 10))
    flap = mirror(fillet([(0, 10.2), (10.8, 10.2), (11.4, 5), (9.6, -2), (5, -4.6), (0, -5)], 2.6))
    f = Pattern_(flap)
    puff(flap, 2.0, f, edge=1.4, at=(0, -3.9, 10))
    box(11.6 * 2, 7, 1.2, m, .5, at=(0, .4, 18.9))
    box(2.6, .8, 6.4, dark, .3, at=(0, -5, 1.8))
    ring(1.3, .28, mat('d9b45a', .25, .95), at=(0, -5.6, 5.6), rot=(90, 0, 0), s=(1, 1.1, 1))
    tube(curve([(-11, 0, 17), (-14, 2, 25), (-9, 4, 34), (0, 5, 37), (9, 4, 34), (14, 2, 25), (11, 0, 17)]), .8, dark, flat=(.35, 1.2))
    for s in (1, -1):
        ring(.9, .22, mat('d9b45a', .25, .95), at=(s * 11.2, 0, 17.4), rot=(0, 90, 0))


def Pattern_(flap):
    from kit.cloth import Pattern
    c = Pattern(flap, 'c07a3e', 20)
    inner = [(x * .94, (z - 2) * .92 + 2) for x, z in flap]
    c.p.stitch(c.at(*inner, inner[0]), 'f0d8a8', 4, 12)
    return printed(c.p.path(), .4, coat=.2)


@shot(33, 'kabut', elev=10, yaw=-20)
def backpack():
    m, dark = mat('2a3145', .85, bump='weave', size=4, strength=.3), mat('1d2231', .85)
    out = mirror(fillet([(0, 23), (10, 22), (14.4, 14), (15, -18), (13, -22.5), (0, -22.5)], 4))
    puff(out, 15, m, edge=6, at=(0, 0, 22.5))
    pocket = mirror(fillet([(0, 5), (10.6, 5), (11.4, -8), (10, -11), (0, -11)], 2))
    puff(pocket, 5, m, edge=2.5, at=(0, -6.4, 14.4))
    puff(mirror(fillet([(0, 5), (9, 5), (9.6, -4), (0, -5)], 2)), 3, m, edge=2, at=(0, -6.0, 31))
    tube(curve([(-11.4, -5.4, 10), (-12.4, -3.6, 24), (-9.6, -4, 38), (0, -4.4, 42), (9.6, -4, 38), (12.4, -3.6, 24), (11.4, -5.4, 10)]), .35, mat('e2582c', .6))
    tube([(-9.6, -8.9, 18.4), (9.6, -8.9, 18.4)], .35, mat('e2582c', .6))
    tube(fillet([(-3, 1, 44), (-3, 1, 48), (3, 1, 48), (3, 1, 44)], 2), .7, dark)
    box(4.4, .4, 2, mat('8a8f99', .4), .2, at=(0, -7.9, 29.6))
    for s in (1, -1):
        tube(curve([(s * 6, 6, 42), (s * 11, 10, 36), (s * 13.6, 9, 22), (s * 13, 6, 8)]), 1.6, dark, flat=(1.3, .6))
        cyl(3.4, 9, mat('3a4156', .9, bump='cell', size=4), at=(s * 14.2, 0, 3))
    lathe([(0, 0), (2.4, 0), (2.4, 13), (1.4, 15), (1.4, 17), (0, 17)], mat('7fb8c8', .3), at=(14.4, 0, 4))


@shot(35, 'mawar', elev=14, yaw=-16)
def clutch():
    p = panel(22, 12, '3a1c10', 30)
    parang(p, 'e3b45a', 'f6e6bc', 90)
    puff(rrect(22, 11, 1), 4.4, printed(p.path(), .85), edge=2, at=(0, 0, 5.6))
    wm = wood('a8703a', '6a3f1c', .6)
    box(23, 4.2, 2.2, wm, .5, at=(0, 0, 11))
    box(23, 4.2, .8, wm, .3, at=(0, 0, 0))
    for s in (1, -1):
        ball(.9, mat('d9b45a', .2, .95), at=(s * .8, 0, 13.8))
        ring(.5, .14, mat('d9b45a', .2, .95), at=(s * 10.8, 0, 13.2), rot=(90, 0, 0))
    tube(curve([(-10.8, 0, 13), (-13, -3, 7), (-9, -7, .5), (-1, -8, .4), (6, -7, .4), (12, -4, 4), (10.8, 0, 13)], 16), .28, mat('d9b45a', .2, .95))
