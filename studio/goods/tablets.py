"""Tablets."""
import math

from goods.phones import home_screen
from kit.catalogue import shot
from kit.mesh import group
from kit.motif import motif
from kit.outline import fillet, rrect
from kit.packing import word
from kit.paint import Print
from kit.sheet import decal, tube
from kit.solid import box, cyl, lathe, plate
from kit.surface import mat, printed


def tablet(body, screen, w, h, t=.8, r=1.0, bezel=.7):
    return [plate(rrect(w, h, r), t, mat(body, .4, .4), .25), plate(rrect(w - .2, h - .2, r - .1), .06, mat('08090c', .08, coat=1), .02, at=(0, -t / 2, 0)),
            decal(w - bezel * 2, h - bezel * 2, printed(screen.path(), .12, emit=.55), at=(0, -t / 2 - .05, 0))]


def stylus(m, tip='33363e', length=15):
    return [tube([(0, 0, 0), (0, 0, length)], .38, m), lathe([(.37, 0), (.1, -1.4), (0, -1.5)], mat(tip, .5))]


@shot(7, 'kunyit', elev=28, yaw=-16, focus=(.3, 0))
def drawing_tablet():
    dark = mat('22242a', .5)
    box(33, 20, .9, dark, .4)
    box(25, 16.6, .08, mat('30333b', .85, bump='noise', size=8, strength=.05), .02, at=(2.6, 0, .86))
    for x in (-9.2, 14.4):
        for y in (-7.6, 7.6):
            for a, b in ((1.4, .14), (.14, 1.4)):
                box(a, b, .05, mat('d9dce4', .4), .01, at=(x, y, .93))
    for i in range(6):
        box(3.2, 1.7, .3, mat('3a3e48', .5), .2, at=(-13.6, 6.6 - i * 2.6 + (0 if i < 3 else -.0), .85))
    pts = [(i * .55 - 4, 3.6 * math.sin(i * .42) * math.exp(-i * .02), .98) for i in range(28)]
    tube(pts, .13, mat('e8a51c', .4, emit=.4))
    tube([(x, y - 2.5, .98) for x, y, z in pts[4:24]], .1, mat('7a9af0', .4, emit=.4))
    group(stylus(mat('15161b', .4), 'd9dce4', 14), at=(10.9, -3.2, 2.2), rot=(-28, 38, 0))
    decal(4, .9, word('NUSATEK', '8a8f99', 60, 400, 90), at=(11, -9, .96), rot=(-90, 0, 0))


@shot(128, 'nila', elev=14, yaw=-12)
def samara():
    p = Print(900, 620, '1c2a6a').fade('2a3f9c', 'e8a0b0')
    p.oval(650, 180, 110, fill='fff0c8').poly([(0, 480), (250, 270), (430, 450), (640, 300), (900, 520), (900, 620), (0, 620)], '24307a').text(190, 130, '09:41', 110, 'ffffff', 300)
    for i, c in enumerate(('e8a51c', 'cf6545', '3f7d4a', 'ffffff', '7a70c9', '2aa3a3')):
        p.rect(210 + i * 84, 530, 62, 62, c, 16)
    group(tablet('8a8f99', p, 25, 17), at=(0, 0, 8.5), rot=(-14, 0, 0))
    group(stylus(mat('f6f5f1', .4), 'c9ccd2', 15), at=(-4, -5.6, .45), rot=(0, 88, 14))


@shot(129, 'kabut', elev=12, yaw=14)
def kids_tablet():
    p = Print(700, 460, '7fd0f0').fade('7fd0f0', 'c9f0d8')
    motif(p, 'bear', 200, 220, 220, 'e89a4a', '3a2010')
    motif(p, 'star', 480, 130, 150, 'f6c955')
    motif(p, 'fish', 500, 320, 190, 'e2586a', 'ffffff')
    foam = mat('f6bf1f', .8, bump='noise', size=5, strength=.1)
    parts = [plate(fillet([(-12.6, 9), (12.6, 9), (13.4, 0), (12.6, -9), (-12.6, -9), (-13.4, 0)], 2.4, closed=True), 3.4, foam, 1.2), plate(rrect(20.6, 13.4, .8), .3, mat('08090c', .1), .1, at=(0, -1.65, 0)), decal(19, 12, printed(p.path(), .12, emit=.6), at=(0, -1.82, 0)),
             tube(fillet([(-7, 0, 8.4), (-7, 0, 13), (7, 0, 13), (7, 0, 8.4)], 3), 1.3, foam), cyl(.35, .1, mat('26356e', .1), at=(0, -1.85, 7.2), rot=(90, 0, 0))]
    group(parts, at=(0, 0, 9), rot=(-12, 0, 0))


@shot(130, 'kapas', elev=14, yaw=-12)
def eink():
    p = Print(520, 700, 'eceae2')
    p.text(260, 70, 'Bab Tiga', 44, '2a2a2a', 700)
    for i in range(10):
        p.rect(56, 120 + i * 32, 408 - (90 if i % 4 == 3 else 0), 9, '8f8f8a', 2)
    pts = [(80 + i * 9, 520 + 34 * math.sin(i * .9) - i * .6) for i in range(38)]
    p.line(pts, '2a2a2a', 5).line([(80, 620), (300, 610)], '2a2a2a', 4).line([(120, 300), (400, 304)], '2a2a2a', 3)
    parts = [plate(rrect(19, 24, 1), .7, mat('e9e7e0', .5), .25), plate(rrect(3, 23.6, .8), .1, mat('d4d0c4', .6), .04, at=(-7.9, -.36, 0)), decal(15, 21.6, printed(p.path(), .8), at=(1.4, -.38, 0))]
    group(parts, at=(0, 0, 12), rot=(-14, 0, 0))
    group(stylus(mat('33363e', .5), 'c9ccd2', 15), at=(9.6, -2.8, 3.2), rot=(-16, 14, 0))


@shot(131, 'pandan', elev=11, yaw=0)
def nuansa():
    p = home_screen(480, 780, '24573a', 'd9e8a0', '16:05')
    group(tablet('a9adb6', p, 12.6, 21), at=(3.4, -2, 10.5), rot=(-8, 0, 12))
    back = [plate(rrect(12.6, 21, 1), .8, mat('a9adb6', .45, .25), .3), plate(rrect(12.5, 3, .9), .1, mat('c4c8d0', .45, .2), .03, at=(0, -.4, 8.9)), cyl(.8, .3, mat('0a0c14', .1), at=(-4.4, -.35, 8.9), rot=(90, 0, 0)), decal(5, 1, word('nuansa tab', 'f3f3f3', 60, 420, 90), at=(0, -.43, 0))]
    group(back, at=(-4.6, 3, 10.5), rot=(-8, 0, -10))
