"""Power banks, chargers, cables."""
import math

from goods.phones import home_screen, phone
from kit.catalogue import shot
from kit.mesh import group
from kit.outline import curve, fillet, oval, rrect
from kit.packing import word
from kit.paint import Print
from kit.sheet import decal, ring, tube
from kit.solid import box, cyl, lathe, plate
from kit.surface import mat, printed


@shot(5, 'kapas', elev=12, yaw=-18, focus=(.1, .5))
def dayaku():
    m = mat('9cc7e6', .4, coat=.2)
    group([plate(rrect(6.8, 10.6, 1.1), 1.9, m, .6), decal(4, 1, word('DAYAKU', '2a5a86', 66, 400, 96, 800), at=(0, -.97, 1)), decal(4, .8, word('10.000 mAh', '2a5a86', 56, 420, 80, 500), at=(0, -.97, -.1))] +
          [cyl(.16, .1, mat('ffffff', .3, emit=1.6), at=(-1.2 + i * .8, -.95, -3.6), rot=(90, 0, 0)) for i in range(4)] +
          [tube(curve([(2.4, 0, 5), (2.8, 0, 7.2), (4.6, -.4, 7.6), (5.4, -.6, 5), (5.2, -.8, 1.4)]), .36, mat('f3f1ea', .6)), box(1.1, .7, 2, mat('f3f1ea', .4), .25, at=(5.2, -.8, -.6)), box(.85, .35, 1.1, mat('c9ccd2', .25, .9), .12, at=(5.2, -.8, -1.6))], at=(0, 0, 5.3), rot=(-8, 0, 0))


@shot(124, 'nila', elev=14, yaw=18)
def big_bank():
    p = Print(300, 150, '06070a').text(120, 78, '86', 110, '5af0c8', 700).text(230, 90, '%', 70, '5af0c8', 700)
    group([plate(rrect(7.4, 15.6, .9), 3.0, mat('1d1f25', .45), .6), plate(rrect(5.4, 3.0, .5), .15, mat('06070a', .05, coat=1), .04, at=(0, -1.5, 5.2)), decal(3.8, 1.9, printed(p.path(), .1, emit=.9), at=(0, -1.6, 5.2)),
           decal(5, 1, word('20000 mAh', 'd9dce4', 66, 480, 96), at=(0, -1.52, -5.4)), decal(4, .8, word('DAYAKU', '8a8f99', 60, 400, 80), at=(0, -1.52, -6.6))] +
          [box(1.5 if i != 1 else 1.1, .9, .3, mat('0a0b0e', .5), .1, at=(-2.2 + i * 2.2, 0, 7.7)) for i in range(3)] + [box(.12, 2.0, 12, mat('3f424a', .4), .03, at=(3.7, 0, -6))], at=(0, 0, 7.8), rot=(-10, 0, 0))


def charger(c, text, w, d, h, prongs=True):
    m = mat(c, .4, coat=.3)
    parts = [box(w, d, h, m, .9), decal(w * .7, .8, text, at=(0, -d / 2 - .02, h * .2))]
    for i in range(3):
        z = h * .82 - i * h * .2
        parts += [plate(rrect(1.35 if i < 2 else 1.5, .58 if i < 2 else .75, .28), .1, mat('15161b', .5), .03, at=(0, -d / 2, z)), plate(rrect(.9 if i < 2 else 1.2, .16 if i < 2 else .25, .08), .1, mat('e2582c' if i == 2 else 'b8bcc6', .4), .02, at=(0, -d / 2 - .03, z))]
    if prongs:
        for s in (1, -1):
            parts.append(cyl(.24, 2.0, mat('c9ccd2', .2, .95), at=(s * .95, d / 2 - .1, h * .62), rot=(-90, 0, 0), bevel=.1))
    return parts


@shot(16, 'pandan', elev=16, yaw=-28, focus=(-.1, .2))
def gan_dayaku():
    group(charger('f6f5f1', word('65 W', '24573a', 70, 300, 90, 800), 3.4, 4.2, 6.4), at=(-2.6, 1, 0))
    group(charger('f6f5f1', word('65 W', '24573a', 70, 300, 90, 800), 3.4, 4.2, 6.4), at=(4, -1.4, 1.7), rot=(0, 90, 150))


def usb_c(m, cable_m=None):
    """A USB-C plug pointing down -Y, its cable end at the origin."""
    return [box(1.25, 2.6, .8, m, .3, at=(0, -1.3, -.4)), box(.86, 1.0, .3, mat('c9ccd2', .2, .95), .13, at=(0, -3.0, -.15)), cyl(.36, 1.1, cable_m or m, at=(0, .9, 0), rot=(90, 0, 0), bevel=.1)]


def eu_pins(m):
    """The two round pins of a European plug on their oval base, pointing up."""
    steel, sleeve = mat('c9ccd2', .18, .95), mat('2a2c32', .5)
    return [group([plate(oval(3.9, 1.9, 48, 2.6), 1.2, m, .25)], at=(0, 0, .4), rot=(90, 0, 0))] + [
        cyl(.3, 1.2, sleeve, at=(s * 1.0, 0, .9), bevel=.02) for s in (1, -1)] + [cyl(.27, 1.3, steel, at=(s * 1.0, 0, 2.0), bevel=.22) for s in (1, -1)]


def wall_charger(m, text, gold):
    parts = [box(4.4, 3.4, 7, m, .8), decal(3.0, .7, text, at=(0, -1.72, 1.2)), box(4.46, 3.46, .22, gold, .1, at=(0, 0, 2.2))]
    for i in range(3):
        z = 6.0 - i * 1.35
        w, h = (1.5, .62) if i < 2 else (1.7, .86)
        parts += [plate(rrect(w, h, .3 if i < 2 else .1), .14, mat('1d1f26', .5), .03, at=(0, -1.7, z)), plate(rrect(w * .7, h * .3, .08), .1, mat('c9ccd2', .4, .6) if i < 2 else mat('e2582c', .5), .02, at=(0, -1.76, z))]
    return parts + [group(eu_pins(m), at=(0, 1.5, 4.2), rot=(-90, 0, 0))]


@shot(125, 'nila', elev=15, yaw=-16, fill=.86)
def gan_kilatron():
    m, gold, cord = mat('fbfaf6', .3, coat=.5), mat('e8a51c', .35), mat('f3f1ea', .6)
    text = Print(340, 80).text(170, 40, 'KILATRON 65W', 40, '3a3f4a', 800)
    t = printed(text.path(False), .4)
    group(wall_charger(m, t, gold), at=(-3.4, 1.2, 0), rot=(0, 0, 16))
    group(wall_charger(m, t, gold), at=(4.4, 1.6, 0), rot=(0, 0, 150))
    group([group(usb_c(m, cord), rot=(0, 0, 180))], at=(-2.2, -4.6, 6.0), rot=(0, 0, 16))
    tube(curve([(-2.0, -5.3, 6.0), (-.6, -6.4, 5.9), (1.2, -6.6, 4.4), (2.0, -6.9, 1.2), (4.4, -7.0, .3), (6.8, -5.0, .3), (5.0, -3.4, .3), (2.7, -4.6, .5)]), .25, cord)
    group(usb_c(m, cord), at=(2.3, -5.6, .5), rot=(0, 0, -22))


@shot(126, 'mawar', elev=12, yaw=-24)
def magnetic():
    b = [plate(rrect(6.6, 10.4, 1.4), 1.1, mat('b8a2d8', .5), .4), ring(2.5, .14, mat('f3eefa', .5), at=(0, -.56, 1), rot=(90, 0, 0)), box(.5, .1, 1.6, mat('f3eefa', .5), .05, at=(0, -.56, -3.2)), decal(3, .7, word('Lekatin', 'ffffff', 66, 320, 80), at=(0, -.58, -4.2))]
    group(b, at=(5.2, -2.2, 5.3), rot=(-16, 0, 14))
    group(phone('e9e4f2', home_screen(360, 780, '8a6fc0', 'f3b8c8', '08:20'), frame='c9c4d4') + [plate(rrect(6.6, 10.4, 1.4), 1.1, mat('b8a2d8', .5), .4, at=(0, 1.1, 1.4)), tube([(0, 1.8, -1), (0, 6.6, -7.6)], .5, mat('9a84bc', .5), flat=(2.4, .5))], at=(-2.6, 1.6, 8), rot=(-10, 0, 6))


@shot(127, 'kabut', elev=24, fill=.86)
def car_charger():
    """Lying on its side, with the spring contacts of the socket; a coin of 27 mm tells its size."""
    alu, dark, spring, brass = mat('b9bdc6', .28, .9), mat('1b1c20', .4), mat('eef0f3', .12, .95), mat('d9a43a', .25, .9)
    body = [lathe(fillet([(.75, .1), (1.0, .1), (1.5, .7), (1.56, 1.5)], .12), dark), lathe(fillet([(1.56, 1.4), (1.62, 1.45), (1.66, 5.0), (2.2, 5.5), (2.3, 6.6), (2.1, 6.9), (.01, 6.9)], .15), alu),
            lathe(fillet([(.01, -.75), (.42, -.75), (.62, -.45), (.62, .1), (.8, .15)], .12), brass), cyl(1.9, .1, dark, at=(0, 0, 6.86)), ring(2.05, .09, mat('3ac8ff', .3, emit=2), at=(0, 0, 6.9))]
    body += [lathe([(1.68, z), (1.72, z + .05), (1.72, z + .13), (1.68, z + .18)], alu) for z in (4.3, 4.6, 4.9)]
    for s in (1, -1):
        body += [group([plate(rrect(.95, 2.9, .3), .3, dark, .05)], at=(s * 1.56, 0, 2.9), rot=(0, 0, s * 90)),
                 tube(curve([(s * 1.6, 0, 1.7), (s * 1.95, 0, 2.1), (s * 2.2, 0, 2.9), (s * 1.95, 0, 3.7), (s * 1.6, 0, 4.1)], 6), .3, spring, flat=(1, .28))]
    for y, w, h, r, inner, c in ((.72, 1.5, .72, .12, (1.2, .28), 'f07a1c'), (-.72, 1.2, .5, .24, (.78, .14), 'd9dce4')):
        body += [group([plate(rrect(w + .16, h + .16, r + .06), .08, mat('8a8f99', .3, .8), .02), plate(rrect(w, h, r), .1, mat('07080a', .6), .02, at=(0, -.03, 0)), plate(rrect(*inner, .05), .1, mat(c, .5), .02, at=(0, -.07, .12 if y > 0 else 0))], at=(0, y, 6.98), rot=(-90, 0, 0))]
    body.append(decal(1.3, .3, word('45 W', 'c9ccd2', 80, 400, 92, 700), at=(0, 0, 7.0), rot=(-90, 0, 0)))
    group([group(body, at=(0, 0, 1.6), rot=(83, 0, 0))], rot=(0, 0, 64))
    p = Print(400, 400, 'd2b062').oval(200, 200, 182, line='a8853a', lw=7).text(200, 190, '500', 150, '8f6f2c', 800).text(200, 290, 'RUPIAH', 44, '8f6f2c', 700)
    gold = mat('cfa957', .35, .85)
    group([cyl(2.05, .3, gold, bevel=.08), decal(3.8, 3.8, printed(p.disc(), .4, .5), at=(0, 0, .31), rot=(-90, 0, 0))], at=(-1.2, -4.2, 0), rot=(0, 0, 12))


@shot(133, 'kabut', elev=46, fill=.9)
def cable():
    red = mat('c8323a', .85, bump='cell', size=9, strength=.8)
    pts = []
    for i in range(150):
        a = i * .168
        r = 5.6 + .35 * math.sin(i * .31)
        pts.append((r * math.cos(a) * 1.25, r * math.sin(a), .5 + (i / 150) * 1.5 + .2 * math.sin(i * .7)))
    pts = [(-13, -8, .5), (-10, -8.6, .5), (-4, -7.4, .5)] + pts[40:] + [(11, 3, 2), (13.6, -2, 1), (12.6, -6.6, .6)]
    tube(curve(pts, 2), .42, red)
    for x, y, t in ((-15.4, -7.8, 172), (12.2, -9, -100)):
        group([box(4, 1.3, .9, mat('d9dce2', .25, .9), .3), box(2.0, .95, .45, mat('aeb2bb', .2, .95), .2, at=(2.6, 0, .22)), box(1, .8, .7, mat('2a2c32', .7), .2, at=(-2.3, 0, .1)), decal(2, .5, word('100 W', '3a3f4a', 70, 240, 80), at=(0, 0, .92), rot=(-90, 0, 0))], at=(x, y, .1), rot=(0, 0, t))
    box(2, 3.4, 3.4, mat('2a2c32', .9), .5, at=(0, 6.0, 0))
