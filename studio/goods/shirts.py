"""Shirts, trousers, jackets and sports wear."""
from kit.batik import kawung, mega_mendung
from kit.catalogue import shot
from kit.cloth import Pattern, buttons, collar, creases, folded, neckline, rib_collar, scoop, top, under
from kit.mesh import group
from kit.outline import curve, fillet, mirror, oval
from kit.paint import Print
from kit.sheet import decal, tube
from kit.solid import box, cyl, lathe, plate, puff
from kit.surface import mat, printed


def batik_shirt(fill, bg, seam, sleeve, length=37):
    out = top(sleeve, length)
    c = Pattern(out, bg)
    fill(c.p)
    c.seam(seam, (20, 29), (22.6, 20), (24, 13 if sleeve == 'short' else 8), lw=5)
    c.p.line(c.at((-1.7, 29), (-1.7, -length)), seam, 3).line(c.at((1.9, 29), (1.9, -length)), seam, 4)
    if sleeve == 'short':
        c.seam(seam, (33.6, 15.3), (26.4, 9), lw=4)
    else:
        c.seam(seam, (35.2, -14), (27.4, -17), lw=6)
    c.seam(seam, (7, 14), (17, 14), (17, 2), (12, 0), (7, 2), (7, 14), lw=3, both=False)
    c.make(relief=lambda x, z: .35 if abs(x) < 1.8 else 0)
    patch = Print(300, 300, bg)
    fill(patch)
    collar(printed(patch.path(), .9))
    plate(mirror(fillet([(0, 34), (5, 33.8), (4, 31), (0, 29)], .6)), .3, mat(seam, .9), .1, at=(0, .6, 0))
    buttons('d9c7a4', 26, -length + 6, 7)


@shot(9, 'kapas', elev=5, focus=(0, .5))
def mega():
    batik_shirt(lambda p: mega_mendung(p, ['8fa8e6', '5d7ccd', '3a56ab', '24397f', 'e9eefb']), '1b2a66', '121c4a', 'short')


@shot(20, 'kabut', elev=5)
def kawung_shirt():
    batik_shirt(lambda p: kawung(p, 'f0dcae', '4a2812', 84), '5d3217', '341a0b', 'long')


@shot(21, 'kapas', elev=66, tilt=-90, yaw=9, fill=.78, focus=(0, .5), exposure=.9)
def tee():
    out = folded(drop=5, half=15, low=-7, round_neck=True)
    c = Pattern(out, '7c2136')
    c.seam('5d1526', (7.4, 33), (14.6, 30.6), lw=3).stitch('9a3a50', (7.6, 32.2), (14.8, 29.8))
    c.make(t=4.6, edge=2, drape=0, wrinkle=.55, grain=.07, relief=creases(
        (13, 24, 6, 8, 2.2, 1.1), (-14, 6, -4, 1, 2.0, 0.99), (2, -7, 3, 9, 2.4, 0.88), (-13, 25, -7, 15, 2.0, 0.88), (14, -2, 5, 3, 1.6, 0.77)))
    under('6f1c30', 15, -7)
    plate(mirror([(0, 33.8)] + scoop()[:13]), .4, mat('4f1120', .95), .1, at=(0, .4, 0))
    rib_collar('8a2a40', '5f1829', rise=1.9)
    decal(3.2, 2, mat('f4efe6', .8), at=(0, .1, 32.2))


@shot(194, 'kabut', elev=5)
def jersey():
    c = Pattern(top('short', 35, drop=5.4), 'e9e23a')
    c.fill('1f2430', (20, 30), (36, 16), (36, 4), (23.5, 12), both=True)
    for x in (12.5, 15.5):
        c.fill('c9ced6', (x, 33), (x + 1.2, 33), (x + 4.7, -36), (x + 3.5, -36), both=True)
    x, y = c.at((0, 13))
    c.p.text(x, y, 'LAJUR', 90, '1f2430', 800).text(x, y + 80, 'lari tiap hari', 34, '1f2430', 500)
    c.seam('cfd4dc', (34, 13.6), (27.4, 8), lw=12)
    c.make(bump='cell', size=5, strength=.25)
    neckline(c, 'a8a21e', drop=5.4, rib='1f2430')


@shot(22, 'pandan', elev=64, tilt=-90, yaw=-10, fill=.78, focus=(0, .6), exposure=.9)
def chino():
    """One leg on the other, folded twice: waistband and front pocket show."""
    out = fillet([(-11, 33.4), (11.4, 34), (12.6, 24), (12.2, -8), (-12.2, -8.4), (-11.6, 24)], 1.2, closed=True)
    c = Pattern(out, 'b99765', 14)
    c.p.line(c.at((-12, 29.6), (12, 30.1)), '86683c', 5).stitch(c.at((-12, 29), (12, 29.5)), 'dcc499', 2).stitch(c.at((-12, 33), (12, 33.4)), 'dcc499', 2)
    c.p.line(c.at((3.2, 29.6), (11.8, 19.4)), '86683c', 6).stitch(c.at((2.5, 29.4), (11.6, 18.6)), 'dcc499', 2)
    c.p.line(c.at((-9.6, 29.6), (-9.6, 16), (-11.6, 11)), '86683c', 4).stitch(c.at((-8.9, 29.4), (-8.9, 15.6), (-11.6, 10)), 'dcc499', 2)
    for x in (-4, 6.5):
        c.fill('a07f4c', (x, 34), (x + 1.5, 34), (x + 1.5, 28.6), (x, 28.6))
    c.make(t=5, edge=2, drape=0, wrinkle=.6, grain=.06, bump='weave', size=2.2, strength=.2, relief=creases(
        (-11, 12, -2, 4, 2.2, 1.1), (11, 8, 3, 1, 2.0, 0.99), (-6, -8, -4, 6, 2.4, 0.88), (8, 27, 2, 18, 2.4, 0.77)))
    under('a98857', 12, -8, 32, layers=3)
    puff(fillet([(-11.6, -4.6), (11.4, -4.4), (11.6, -10.6), (-11.8, -10.8)], 1.2, closed=True), 2.6, mat('ad8b59', .92, bump='weave', size=2.2), at=(.4, 3.6, 0), edge=1.2, res=24)
    cyl(.95, .5, mat('5d4220', .35), at=(-9.4, -2.9, 31.4), rot=(90, 0, 0))


@shot(23, 'kapas', elev=5)
def windbreaker():
    out = top('long', 33, chest=25, hem=24, drop=2)
    c = Pattern(out, '1d5544')
    c.fill('12382d', (-40, 36), (40, 36), (40, 17), (-40, 17)).fill('e8a51c', (-40, 17), (40, 17), (40, 15.8), (-40, 15.8))
    c.seam('0c2a21', (20, 29), (23.5, 18), (25.5, 8), lw=5)
    c.fill('0c2a21', (-24, -30), (24, -30), (24, -34), (-24, -34))
    c.seam('0c2a21', (35.4, -14.5), (27.6, -17.5), lw=10)
    c.seam('0c2a21', (9, -6), (14.5, -20), lw=9)
    c.p.text(*c.at((12, 8)), 'anginan', 44, 'f3ece0', 700)
    c.make(t=9, wrinkle=2.0, grain=.2, rough=.42, bump=None)
    m = mat('174a3b', .42)
    hood = fillet([(-9.5, 27), (-12.5, 38), (-8.5, 48), (0, 51), (8.5, 48), (12.5, 38), (9.5, 27), (0, 24)], 4, closed=True)
    puff(hood, 10, m, at=(0, .5, 0), wrinkle=1.2, grain=.3)
    plate(fillet([(-6.2, 29), (-8, 38), (-5.4, 44.5), (0, 46.5), (5.4, 44.5), (8, 38), (6.2, 29), (0, 26)], 3, closed=True), .5, mat('e8a51c', .6), .2, at=(0, -4.9, 0))
    plate(fillet([(-5.2, 29.5), (-7, 38), (-4.7, 43.6), (0, 45.5), (4.7, 43.6), (7, 38), (5.2, 29.5), (0, 27)], 3, closed=True), .6, mat('0b1f19', .8), .2, at=(0, -5.1, 0))
    box(1.5, .8, 60, mat('c9a24a', .4), .2, at=(0, -5.2, -33))
    box(.9, .8, 2.6, mat('e9e6dc', .3, .9), .2, at=(0, -6, 20))
    for s in (-1, 1):
        tube(curve([(s * 4.6, -6, 28), (s * 5.2, -6.8, 22), (s * 4.8, -6.6, 16)]), .35, mat('f3ece0', .7))


def bib(colour, dark, number):
    """A training bib of mesh: deep armholes, bound edges, a number."""
    half = [(0, 19.5), (4.4, 20.6), (7.6, 24.4), (9.4, 33.4), (10.2, 35), (15.6, 34.2), (16, 32.4), (15.8, 22), (18.4, 14.4), (24.4, 10.4), (25, 8), (26, -33), (25, -35), (0, -35.6)]
    out = mirror(fillet(half, 1.6))
    c = Pattern(out, colour, 11)
    c.p.tile(lambda q, x, y: q.oval(x, y, 1.7, fill=dark), 13, 11)
    c.p.text(*c.at((0, -8)), number, 270, 'ffffff', 800).text(*c.at((0, 11.5)), 'SUNDUL', 60, 'ffffff', 800)
    for line in (half[:4], half[5:11]):
        c.seam('20242c', *line, lw=16)
    c.seam('20242c', (26, -34.4), (0, -35), lw=12)
    return c.make(t=5, drape=2.6, wrinkle=.8, grain=.07, rough=.8, bump=None, edge=5)


@shot(187, 'kabut', elev=7, yaw=-6)
def bibs():
    for i, (colour, dark, number) in enumerate((('2f6fc4', '1f4f96', '8'), ('2fa84a', '1d7a32', '5'), ('f07a1c', 'bf5a0c', '10'))):
        group([bib(colour, dark, number)], at=((i - 1) * 19, (2 - i) * 9, 0), rot=(0, (1 - i) * -5, 0))


@shot(195, 'pandan', elev=6)
def hydration():
    out = mirror(fillet([(0, 14), (3, 10), (5, 22), (9, 33), (14, 33), (18, 24), (22, 4), (20, -22), (3.4, -24), (2, -8), (0, -8)], 2))
    side = fillet([(3, 12), (7, 26), (10, 33), (14.5, 33), (19, 22), (22, 2), (20, -22), (4, -24), (3, -6)], 2, closed=True)
    back = mirror(fillet([(0, 33), (9, 34), (15, 30), (19, 10), (18, -24), (0, -25)], 2.5))
    b = Pattern(back, '2a2e38')
    b.make(t=9, at=(0, 7, 0), bump='cell', size=4, strength=.4)
    for s in (1, -1):
        o = [(s * x, z) for x, z in side][::s]
        c = Pattern(o, '39404d', 11)
        c.p.rect(0, 0, c.p.w, c.p.h, '39404d')
        c.fill('e2582c', (s * 4, -10), (s * 21, -10), (s * 21, -22), (s * 4, -24))
        c.make(t=5, at=(0, -1, 0), bump='cell', size=5, strength=.5)
        x = s * 12
        lathe([(0, -8), (3.3, -8), (4, -2), (4, 10), (3.4, 14), (1.8, 16.5), (1.6, 18), (0, 18)], mat('bfe3f2', .2, trans=.3), at=(x, -4.6, 0), sy=.7)
        cyl(1.9, 2, mat('1f6fb5', .4), at=(x, -4.6, 17.6))
        cyl(.8, 3.2, mat('8fd0ee', .3), at=(x, -4.6, 19.4))
        puff([(s * q, z) for q, z in fillet([(6.6, 7), (17.6, 7), (18.4, -9), (6, -9)], 2, closed=True)][::s], 6, mat('2a2e38', .9, bump='cell', size=5), at=(0, -5.6, 0), edge=2.5, res=18)
        decal(6, 1.8, printed(Print(240, 72).text(120, 36, 'LAJUR', 48, 'ffffff', 800).path(False), .8), at=(x, -9, -2))
        puff([(s * q, z) for q, z in fillet([(6, -11), (20, -11), (19, -21), (6, -22)], 1.5, closed=True)][::s], 4, mat('e2582c', .85), at=(0, -3, 0), edge=2, res=18)
    for z in (16, -12):
        box(9, .8, 1.3, mat('14171d', .7), .3, at=(0, -4.6, z))
        box(2.6, 1.4, 2.2, mat('e2582c', .5), .4, at=(0, -5, z - .4))
