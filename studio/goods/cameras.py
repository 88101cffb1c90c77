"""Cameras and their stands."""
import math

from kit.catalogue import shot
from kit.outline import fillet, rrect
from kit.packing import word
from kit.paint import Print
from kit.sheet import decal, ring, tube
from kit.solid import ball, box, cyl, lathe, plate
from kit.surface import glass, mat, printed


def lens_body(m, x, z, r, length, y=-2, glass_r=.8):
    parts = [lathe(fillet([(.01, 0), (r, 0), (r, length * .35), (r * .93, length * .4), (r * .93, length * .75), (r, length * .8), (r, length), (r * .82, length), (r * .78, length * .8)], .15), m, at=(x, y, z), rot=(90, 0, 0), ribs=0),
             ball(r * .76, mat('141a3a', .03, coat=1), at=(x, y - length * .74, z), s=(1, .25, 1)),
             ball(r * .3, mat('4a5ac8', .03, coat=1), at=(x - r * .15, y - length * .9, z + r * .15), s=(1, .2, 1))]
    for k in (.45, .52, .59, .66):
        parts.append(lathe([(r * .95, 0), (r * .99, .12), (r * .95, .24)], mat('101114', .6), at=(x, y - length * k, z), rot=(90, 0, 0), ribs=50, depth=.012, n=150))
    return parts


@shot(15, 'kunyit', elev=12, yaw=-22, focus=(-.2, 0))
def laju():
    dark = mat('24272e', .6, bump='noise', size=6, strength=.15)
    box(7, 3.2, 5, dark, .7)
    plate(rrect(3.2, 3.2, .7), .8, mat('101216', .3), .2, at=(1.5, -1.7, 2.9))
    cyl(1.2, .5, mat('0a0c18', .05, coat=1), at=(1.5, -1.9, 2.9), rot=(90, 0, 0))
    ball(.8, mat('2a3a9a', .03, coat=1), at=(1.5, -2.3, 2.9), s=(1, .4, 1))
    p = Print(240, 240, '0c0e14').fade('2a7ab8', 'f0b060').text(120, 60, '4K 60', 56, 'ffffff', 700).oval(200, 200, 14, fill='ff3a3a').text(120, 200, '01:24', 44, 'ffffff', 600)
    plate(rrect(2.9, 2.9, .3), .1, mat('06070a', .1), .03, at=(-1.8, -1.62, 2.7))
    decal(2.5, 2.5, printed(p.path(), .15, emit=.8), at=(-1.8, -1.69, 2.7))
    cyl(.75, .35, mat('d9362c', .4), at=(-1.8, 0, 4.9))
    decal(2.2, .5, word('NUSATEK', 'e8a51c', 62, 360, 80, 800), at=(-1.8, -1.62, .75))
    box(.8, 1.6, 1.0, dark, .2, at=(-.7, 0, -.9))
    box(.8, 1.6, 1.0, dark, .2, at=(.7, 0, -.9))
    cyl(.35, 4, mat('b8bcc6', .3, .9), at=(-2, 0, -.6), rot=(0, 90, 0))
    cyl(2.4, .5, mat('15171c', .5), at=(0, 0, -1.5))


@shot(57, 'nila', elev=12, yaw=20)
def action_cam():
    clear = glass('dceaf2', .1)
    dark, org = mat('3a4656', .5), mat('15a0c8', .4)
    box(6, 2.6, 4.2, dark, .5, at=(0, 0, .9))
    box(7.4, 4, 5.8, clear, .8)
    cyl(1.7, 1.2, mat('15171c', .4), at=(1.4, -1.7, 3.1), rot=(90, 0, 0))
    ball(1.3, mat('2a3a9a', .03, coat=1), at=(1.4, -2.6, 3.1), s=(1, .4, 1))
    p = Print(240, 200, '0c2a4a').fade('1a8ac8', '0a2a5a').text(120, 80, '10 m', 70, 'ffffff', 700).text(120, 150, '4K', 50, 'ffffff')
    decal(2.4, 2, printed(p.path(), .15, emit=.8), at=(-1.6, -2.06, 3.2))
    for x in (-2, 0, 2):
        cyl(.5, .5, org, at=(x, 0, 5.7))
    box(3, 1.2, 1.2, org, .4, at=(0, 0, -1.1))
    for x, z, r in ((5.2, 6, .5), (5.9, 7.4, .35), (-5.2, 5, .4)):
        ball(r, glass('dff4fb', .15), at=(x, -.6, z))


@shot(56, 'kapas', elev=12, yaw=-18)
def mirrorless():
    sil, dark = mat('c9ccd2', .3, .7), mat('202227', .8, bump='cell', size=5, strength=.4)
    box(13, 4, 7.6, dark, .9)
    box(13.05, 4.05, 1.5, sil, .6, at=(0, 0, 6.6))
    box(13.05, 4.05, .8, sil, .3)
    box(4, 3.8, 2, sil, .8, at=(0, 0, 7.2))
    box(3.4, 3.4, 8.4, dark, 1.3, at=(-6, -.9, 0))
    lens_body(mat('26282e', .4), .8, 3.8, 3.1, 6)
    cyl(1.0, .7, mat('2a2c32', .4), at=(-5.4, -.2, 8)), cyl(.5, .3, sil, at=(-5.4, -.2, 8.7)), cyl(.95, .6, sil, at=(4.6, 0, 8)), cyl(.7, .6, sil, at=(2.8, 0, 8.05))
    decal(3.2, .7, word('CAKRAPIXEL', '22242a', 60, 420, 80, 800), at=(.1, -1.92, 8.3))
    ring(.5, .12, sil, at=(-7.2, 0, 6.8), rot=(0, 90, 0)), ring(.5, .12, sil, at=(7, 0, 6.8), rot=(0, 90, 0))


@shot(58, 'mawar', elev=12, yaw=-14)
def instant():
    m, white = mat('9fcdea', .35, coat=.4), mat('fbf8f2', .4)
    box(12, 5, 11, m, 2.2)
    cyl(3.6, 1.2, white, at=(0, -2.2, 5), rot=(90, 0, 0), bevel=.4)
    cyl(2.5, 1.8, mat('22242a', .4), at=(0, -2.4, 5), rot=(90, 0, 0), bevel=.4)
    ball(1.6, mat('3a4aa8', .03, coat=1), at=(0, -4.1, 5), s=(1, .35, 1))
    box(2.6, .6, 1.8, mat('fff6d8', .2, emit=.6), .3, at=(3.6, -2.5, 8.4))
    box(1.9, .6, 1.5, mat('15171c', .2), .3, at=(-3.6, -2.5, 8.4))
    cyl(.8, .6, mat('f06a8a', .4), at=(-5, -1.9, 3.2), rot=(90, 0, 0))
    photo = Print(200, 260, 'fdfcf8').rect(18, 18, 164, 180, '7fc0e8').oval(100, 110, 46, fill='e0b088').poly([(55, 90), (100, 50), (145, 90)], '3a2418').oval(85, 108, 5, fill='2a1a10').oval(115, 108, 5, fill='2a1a10').line([(84, 130), (100, 138), (116, 130)], 'a83a3a', 4)
    decal(5.4, 7, printed(photo.path(), .4), at=(0, 0, 13.4))
    decal(5.4, 7, printed(photo.path(), .4), at=(8.6, -5, .2), rot=(-78, 0, -16))


@shot(59, 'kabut', elev=8)
def tripod():
    dark, sil = mat('1d1e23', .4), mat('c0c4cc', .25, .9)
    for a in (90 + 20, 210 + 20, 330 + 20):
        c, s = math.cos(math.radians(a)), math.sin(math.radians(a))
        tube([(2 * c, 2 * s, 100), (13 * c, 13 * s, 60)], 1.9, dark, flat=(1, 1))
        tube([(12.6 * c, 12.6 * s, 62), (22 * c, 22 * s, 28)], 1.5, sil)
        tube([(21.5 * c, 21.5 * s, 30), (30 * c, 30 * s, 0)], 1.2, dark)
        ball(2.2, mat('2a2c32', .7), at=(30 * c, 30 * s, 1.6))
        tube([(0, 0, 62), (12.6 * c, 12.6 * s, 62)], .7, dark)
        box(3.6, 3.6, 4, mat('2a2c32', .5), .8, at=(12.6 * c, 12.6 * s, 59))
    tube([(0, 0, 56), (0, 0, 116)], 1.6, sil)
    cyl(4, 6, dark, at=(0, 0, 98))
    ball(4.4, dark, at=(0, 0, 118))
    box(8, 12, 5, dark, 1.2, at=(0, 0, 121))
    box(6, 9, 1.2, mat('e2582c', .5), .4, at=(0, 0, 126))
    tube([(0, 5, 121), (6, 30, 108)], [1, 1.3], dark)
    tube([(3.6, 20, 113.6), (6.4, 32, 107)], 1.9, mat('2a2c32', .8))
