"""Watches, power, tablets, stands and cables, the smart home."""
import math

from goods.electronics import laptop, word
from goods.phones import home_screen, phone
from kit.catalogue import shot
from kit.packing import *
from kit.paint import *
from kit.shape import *
from kit.surface import *


def dial(kind, bg='0a0b10', a='e8a51c', b='3ac8ff'):
    p = Print(400, 400, bg)
    if kind == 'rings':
        for r, c, t in ((180, a, 290), (150, b, 220), (120, '5ae06a', 330)):
            p.d.arc([(200 - r) * 2, (200 - r) * 2, (200 + r) * 2, (200 + r) * 2], -90, -90 + t, '#' + c, 44)
        p.text(200, 180, '10:24', 92, 'ffffff', 700).text(200, 250, '76 bpm', 40, 'ff6a7a', 600)
    elif kind == 'hands':
        for i in range(12):
            t = math.radians(i * 30)
            p.line([(200 + 160 * math.cos(t), 200 + 160 * math.sin(t)), (200 + 185 * math.cos(t), 200 + 185 * math.sin(t))], 'ffffff', 6)
        p.line([(200, 200), (120, 130)], 'ffffff', 14).line([(200, 200), (290, 90)], 'ffffff', 9).line([(200, 220), (190, 350)], a, 4).oval(200, 200, 12, fill=a)
        p.text(200, 290, '8.204', 44, b, 700)
    elif kind == 'compass':
        p.oval(200, 200, 190, line='5a6a4a', lw=8)
        for i, t in enumerate(('U', 'T', 'S', 'B')):
            an = math.radians(i * 90 - 90)
            p.text(200 + 150 * math.cos(an), 200 + 150 * math.sin(an), t, 46, 'ffffff', 800)
        p.poly([(200, 80), (228, 200), (172, 200)], 'e2582c').poly([(200, 320), (228, 200), (172, 200)], 'd9dce4').text(200, 205, '1.240 m', 34, '20241a', 800)
    return p


def watch(caseм, strap, face, round_=True, w=4.4, buckle=True, bezel=None, strap_w=2.2, keys=1, ridged=False):
    """A watch lying on its curved strap, its face to the camera."""
    y = -1.0
    parts = []
    if round_:
        parts += [lathe(fillet([(.01, 0), (w / 2 * .92, 0), (w / 2, .4), (w / 2, .9), (w / 2 * .9, 1.15), (.01, 1.15)], .2), caseм, at=(0, y + .3, 0), rot=(90, 0, 0)),
                  cyl(w / 2 * .88, .1, mat('06070a', .05, coat=1), at=(0, y - .8, 0), rot=(90, 0, 0)),
                  decal(w * .8, w * .8, printed(_round(face), .1, emit=.7), at=(0, y - .93, 0))]
        if bezel:
            parts.append(lathe([(w / 2 * .86, 0), (w / 2 * .98, 0), (w / 2 * .95, .3), (w / 2 * .86, .3)], bezel, at=(0, y - .75, 0), rot=(90, 0, 0), ribs=24 if ridged else 0, depth=.02, n=96))
    else:
        h = w * 1.18
        parts += [plate(rrect(w, h, w * .28), 1.1, caseм, .4, at=(0, y, 0)), plate(rrect(w * .9, h * .9, w * .22), .1, mat('06070a', .05, coat=1), .03, at=(0, y - .57, 0)),
                  decal(w * .78, h * .78, printed(face.path(), .1, emit=.7), at=(0, y - .64, 0))]
    for k in range(keys):
        parts.append(cyl(.28, .5, caseм, at=(w / 2 - .05, y - .1, (.6 if keys > 1 else 0) - k * 1.2), rot=(0, 90, 0)))
    for s in (1, -1):
        def band(u, v, s=s):
            t = v
            z = s * (w * .44 + 3.6 * math.sin(t * 1.9))
            yy = y + .1 + 7.2 * (1 - math.cos(t * 1.62)) * .6
            return (u - .5) * strap_w * (1 - .12 * t), yy, z
        parts.append(sheet(band, 6, 24, strap, thick=.34))
        for k in range(5):
            if s < 0:
                t = .42 + k * .1
                parts.append(ball(.16, mat('101014', .7), at=(0, y + .1 + 7.2 * (1 - math.cos(t * 1.62)) * .6 - .16, s * (w * .44 + 3.6 * math.sin(t * 1.9))), s=(1, .6, 1)))
    return parts


def _round(p):
    from PIL import Image, ImageDraw
    mask = Image.new('L', p.image.size, 0)
    ImageDraw.Draw(mask).ellipse((0, 0, *p.image.size), fill=255)
    p.image.putalpha(mask)
    return p.path(False)


@shot(3, 'nila', elev=14, yaw=-22, focus=(0, .1))
def detak():
    group(watch(mat('24262c', .3, .8), mat('1d1e23', .7), dial('rings')), rot=(-14, 0, 0))


@shot(120, 'kapas', elev=14, yaw=20)
def wiraga():
    group(watch(mat('d0d3d9', .2, .95), mat('e6e3dc', .6), dial('hands', '101a3a'), bezel=mat('e4e6ea', .2, .95), keys=2), rot=(-14, 0, 0))


@shot(121, 'mawar', elev=16, yaw=-18)
def band():
    p = Print(160, 360, '07080c').text(80, 110, '10', 90, 'ffffff', 300).text(80, 190, '24', 90, 'c9a8ff', 300).text(80, 270, '6.120', 40, '5ae06a', 700).oval(80, 318, 10, fill='ff6a7a')
    for c, x, yaw in (('b59ae0', -1.9, 6), ('f08a2a', 2.3, -8)):
        m = mat(c, .6)
        group([plate(rrect(1.9, 4.4, .95), .8, mat('15161b', .2, coat=1), .3, at=(0, -1.2, 0)), decal(1.3, 3.3, printed(p.path(), .1, emit=.7), at=(0, -1.62, 0))] +
              [sheet(lambda u, v, s=s: ((u - .5) * 1.7, -1.0 + 5.4 * (1 - math.cos(v * 1.9)), s * (1.9 + 3.0 * math.sin(v * 2.0))), 6, 26, m, thick=.3) for s in (1, -1)], at=(x, 0, 5), rot=(-10, 0, yaw))


@shot(122, 'kunyit', elev=14, yaw=-16)
def kids_watch():
    p = Print(330, 390, '7fd0f0').fade('7fd0f0', 'c9f0d8')
    motif(p, 'bear', 165, 150, 170, 'b5774a', '3a2010')
    p.text(165, 290, '10:24', 80, '1f4f9c', 800).oval(60, 350, 24, fill='3fbf5a').oval(270, 350, 24, fill='e2582c').text(165, 352, 'Mama', 36, '1f4f9c', 700)
    group(watch(mat('2f86e0', .35, coat=.4), mat('2f86e0', .6), p, False, 4.6) + [cyl(.4, .2, mat('0a0c18', .1), at=(0, -1.6, 2.35), rot=(90, 0, 0)), cyl(.8, .5, mat('f0b429', .4), at=(2.2, -1.0, 0), rot=(0, 90, 0))], rot=(-14, 0, 0))


@shot(123, 'pandan', elev=14, yaw=-24)
def rimbara():
    green = mat('4a5636', .7)
    face = dial('compass', '1c2216')
    parts = watch(green, mat('3f4a2e', .8), face, True, 5.2, bezel=mat('2a2e24', .5, .4), ridged=True, keys=2, strap_w=2.7)
    for sx in (1, -1):
        for sz in (1, -1):
            parts += [box(1.0, 1.4, 1.6, green, .3, at=(sx * 1.6, -1, sz * 2.5 - .8)), cyl(.22, .2, mat('c9ccd2', .3, .9), at=(sx * 1.6, -1.7, sz * 2.6), rot=(90, 0, 0))]
    parts += [box(1.6, .5, .7, mat('fff6d0', .2, emit=1.2), .2, at=(0, -1.5, 2.5))]
    group(parts, rot=(-14, 0, 0))


def power_bank(c, w, h, t, text, port=True, r=1.2):
    m = mat(c, .4, coat=.2)
    return [plate(rrect(w, h, r), t, m, .5), decal(w * .6, .8, text, at=(0, -t / 2 - .02, h * .34))]


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
    text = Print(340, 80).text(170, 40, 'KILATRON 65W', 48, '3a3f4a', 800)
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


@shot(127, 'kabut', elev=20, yaw=-30)
def car_charger():
    m, dark = mat('b9bdc6', .25, .95), mat('1b1c20', .4)
    group([lathe(fillet([(.01, 0), (.5, 0), (.9, .5), (1.5, 1.0), (1.6, 5), (2.2, 5.6), (2.3, 6.6), (2.1, 6.9), (.01, 6.9)], .2), m), ball(.45, mat('d9a43a', .3, .9), at=(0, 0, -.05)), cyl(1.9, .1, dark, at=(0, 0, 6.86))] +
          [box(.5, .1, 2.2, mat('c9ccd2', .3, .9), .1, at=(s * 1.6, 0, 2.2)) for s in (1, -1)] +
          [group([plate(rrect(1.5, .75, .15), .1, mat('f07a1c', .5), .02)], at=(0, .75, 6.99), rot=(-90, 0, 0)), group([plate(rrect(1.2, .5, .24), .1, mat('d9dce4', .5), .02)], at=(0, -.75, 6.99), rot=(-90, 0, 0)), ring(2.05, .1, mat('3ac8ff', .3, emit=2), at=(0, 0, 6.9))], at=(0, 0, 1.9), rot=(52, 0, -24))
    decal(.1, .05, word('45 W', '3a3f4a', 80, 240, 90, 800), at=(0, -4.2, 3.8), rot=(-30, 0, 0))


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
    ring(1.3, .16, mat('e8a51c', .4), at=(-13.6, 0, 1.2)) if False else None
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


@shot(133, 'kabut', elev=34)
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
    
