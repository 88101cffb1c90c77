"""Things to collect."""
import math

from kit.catalogue import shot
from kit.grain import teak, wood
from kit.mesh import group
from kit.outline import curve
from kit.packing import word
from kit.paint import Print
from kit.sheet import decal, loft, sheet, tube
from kit.solid import box, cyl, lathe
from kit.surface import mat, printed


@shot(156, 'kapas', elev=6, yaw=-8, fill=.86)
def wayang():
    p = Print(600, 900)
    gold, red, dark, blue = 'e2b04a', 'b5281c', '2a160c', '1f4a8a'
    body = curve([(300, 110), (350, 130), (352, 180), (330, 210), (338, 260), (400, 300), (380, 330), (350, 420), (420, 560), (430, 740), (470, 800), (350, 800), (330, 640), (280, 640), (240, 810), (120, 800), (190, 730), (200, 560), (240, 420), (220, 330), (200, 300), (262, 262), (268, 200), (250, 150)], 6, True)
    p.poly(body, gold)
    p.poly(curve([(350, 150), (410, 180), (346, 190)], 6, True), gold)
    p.poly(curve([(290, 120), (330, 60), (420, 40), (460, 90), (420, 130), (440, 80), (380, 80), (340, 130)], 6, True), dark)
    p.poly([(200, 420), (400, 420), (440, 600), (160, 600)], red)
    for i in range(5):
        p.line([(190 - i * 8, 450 + i * 32), (410 + i * 8, 450 + i * 32)], gold, 6)
    for i in range(8):
        p.oval(180 + i * 36, 500, 9, fill=blue).oval(200 + i * 30, 570, 8, fill='f3e3c0')
    p.poly([(180, 600), (420, 600), (440, 660), (330, 650), (300, 620), (270, 650), (160, 660)], dark)
    p.oval(362, 158, 5, fill=dark).line([(350, 150), (378, 152)], dark, 4)
    p.rect(240, 262, 110, 18, red).rect(232, 300, 130, 10, blue)
    p.line(curve([(210, 310), (120, 380), (70, 520), (96, 610)], 8), gold, 30).line(curve([(390, 310), (480, 380), (520, 500), (470, 590)], 8), gold, 30)
    for x, y in ((96, 612), (468, 592)):
        p.oval(x, y, 20, fill=gold)
    for x, y in ((104, 430), (502, 440)):
        p.oval(x, y, 20, fill=red)
    for x0 in (150, 400):
        p.rect(x0 - 20, 790, 90, 18, red, 6)
    decal(30, 45, printed(p.path(False), .6), at=(0, 0, 30))
    horn = wood('4a2c18', '2a160c', .5, .4, 'Z')
    tube([(0, .2, 0), (.4, .2, 30), (.6, .2, 47)], [.8, .55, .2], horn)
    tube([(-10.5, -.2, 22), (-15, -.6, 4)], .25, horn), tube([(9, -.2, 22), (13, -.6, 3)], .25, horn)
    box(40, 6, 2.4, teak(.3), .6, at=(0, 0, -1))


def coin(r, m, ink, value):
    p = Print(160, 160).oval(80, 80, 74, line=ink, lw=4).text(80, 68, value, 56, ink, 800, 110).text(80, 116, 'RUPIAH', 20, ink, 700)
    return [lathe([(0, 0), (r, 0), (r, .3), (r * .9, .3), (r * .88, .22), (0, .22)], m, n=40), decal(r * 1.7, r * 1.7, printed(p.path(False), .4), at=(0, 0, .27), rot=(-90, 0, 0))]


@shot(157, 'mawar', elev=36, yaw=-14, fill=.86)
def coin_album():
    m, gold, steel = mat('6a3218', .38, bump='cell', size=1.4, strength=.15, coat=.25), mat('e0b85a', .3, .8), mat('d4d7dd', .15, .95)
    metals = [(mat('d9b45a', .3, .85), '6a4a14'), (mat('c9ccd2', .3, .85), '4a4d56'), (mat('b5743a', .3, .85), '4a2410')]
    page = Print(440, 560, 'f6f4ee')
    for j in range(4):
        for i in range(3):
            page.rect(22 + i * 134, 20 + j * 132, 126, 124, 'ffffff', 8, 'b4b0a4', 3).oval(85 + i * 134, 82 + j * 132, 55, fill='d5d9e6')
    sheet_m = printed(page.path(), .3, coat=.4)
    for s in (-1, 1):
        parts = [box(25, 31, 1.0, m, .4, at=(s * 14.6, 0, 0)), box(22.6, 28.4, 1.3, mat('f3f0e6', .7), .2, at=(s * 13.9, 0, .9)), decal(22.4, 28.2, sheet_m, at=(s * 13.9, 0, 2.24), rot=(-90, 0, 0))]
        for j in range(4):
            for i in range(3):
                x, y = s * 13.9 + (i - 1) * 6.82, 9.95 - j * 6.62
                k = (i + 2 * j + (s > 0)) % 3
                parts.append(group(coin((2.4, 2.7, 2.2)[(i * 2 + j) % 3], *metals[k], ('100', '500', '50', '1000')[(i + j) % 4]), at=(x, y, 2.27)))
        group(parts, rot=(0, s * -4, 0))
    box(4.6, 31, .9, m, .4)
    for y in (-11, 0, 11):
        tube([(3.4 * math.cos(a), y, .8 + 3.4 * math.sin(a)) for a in [math.pi * i / 16 for i in range(17)]], .34, steel)
    front = Print(520, 640)
    front.rect(26, 26, 468, 588, None, 16, 'e0b85a', 6).oval(260, 236, 110, line='e0b85a', lw=9).oval(260, 236, 88, line='e0b85a', lw=4)
    front.text(260, 236, 'Rp', 96, 'e0b85a', 800).lines(260, 405, ['ALBUM', 'KOIN'], 76, 'e0b85a', 800).text(260, 566, '200 slot', 40, 'e0b85a', 600)
    group([box(26, 6, 32, m, .9), decal(25, 31, printed(front.path(False), .35, .6), at=(0, -3.03, 16)), box(.5, 5, 30, gold, .1, at=(-12.9, -.2, 1))], at=(3, 23, 0), rot=(-6, 0, 8))


@shot(158, 'nila', elev=8, yaw=-20, fill=.86)
def pinisi():
    wm, sail = teak(.4, 'X', 'a8652f', '6a3a18'), mat('f3e6cc', .9, bump='weave', size=3)
    secs = []
    for i in range(21):
        u = i / 20
        x = -15 + 30 * u
        w = 3.6 * math.sin(math.pi * (.12 + .86 * u)) ** .7 + .05
        top_ = 6 + 3.2 * (2 * u - 1) ** 2 + (1.6 if u > .85 else 0)
        secs.append([(x + (2.4 * u if z > .5 else 0), y * w, .8 + 2.2 * (2 * u - 1) ** 2 + z * (top_ - .8 - 2.2 * (2 * u - 1) ** 2)) for y, z in ((-1, 1), (-.9, .45), (-.5, .1), (0, 0), (.5, .1), (.9, .45), (1, 1), (0, .93))])
    loft(secs, wm)
    tube([(16, 0, 9), (24, 0, 12)], [.5, .15], wm)
    box(7, 4, 2.4, wm, .3, at=(-9, 0, 7))
    for x, h in ((5, 28), (-5, 24)):
        tube([(x, 0, 6), (x, 0, h)], [.45, .25], wm)
        sheet(lambda u, v, x=x, h=h: (x - .4 - (1 - v) * 8.6 * u - v * 5.4 * u, -1.3 * math.sin(math.pi * u) * math.sin(math.pi * (v * .8 + .1)), 8.4 + v * (h - 13) + u * v * 3), 16, 16, sail, thick=.1)
        sheet(lambda u, v, x=x, h=h: (x - .4 - u * (1 - v) * 4.6, -.6 * math.sin(math.pi * u), h - 4 + v * 4), 10, 10, sail, thick=.1)
    for k in range(3):
        a, b, c = (22 - k * 3.4, 0, 11.4 - k * 1.0), (5.4, 0, 26 - k * 3), (8.4 - k * .8, 0, 10)
        sheet(lambda u, v, a=a, b=b, c=c: tuple(a[i] * (1 - u) * (1 - v) + c[i] * u * (1 - v) + b[i] * v - (1.0 * math.sin(math.pi * u) * (1 - v) if i == 1 else 0) for i in range(3)), 10, 12, sail, thick=.1)
    for x in (5, -5):
        for s in (-1, 1):
            tube([(x - 2, s * 3, 6.6), (x, 0, 22)], .07, mat('4a3a2a', .8), n=5)
    box(22, 7, 1.6, teak(.3, 'X', '5a3218', '3a1f0e'), .4, at=(0, 0, -1.4))
    for x in (-6, 6):
        box(1.2, 5, 3, wm, .3, at=(x, 0, 0))


@shot(159, 'kabut', elev=36, yaw=-8)
def coins():
    box(26, 20, 1.4, mat('1f3a6a', .9, bump='fur', size=4, strength=.2), .4)
    for i in range(12):
        c = ('d9b45a', 'c9ccd2', 'b5743a', 'd4d2cc')[i % 4]
        r = (2.4, 2.1, 2.7, 1.9)[(i * 5) % 4]
        x, y = -9 + (i % 4) * 6, 6 - (i // 4) * 6
        p = Print(200, 200)
        p.oval(100, 100, 92, line='4a3a1c', lw=4).text(100, 84, ('5', '10', '25', '50', '100', '100', '50', '500', '25', '5', '10', '1000')[i], 70, '4a3a1c', 800, 150).text(100, 144, 'RUPIAH', 28, '4a3a1c', 700)
        cyl(r + .4, .2, mat('14284a', .9), at=(x, y, 1.3))
        lathe([(0, .3), (r * .9, .3), (r * .92, .45), (r, .45), (r, 0), (0, 0)][::-1], mat(c, .25, .9), at=(x, y, 1.4))
        decal(r * 1.7, r * 1.7, printed(p.path(False), .4), at=(x, y, 1.74), rot=(-90, 0, 0))
    decal(10, 1.6, word('1970 - 1990an', 'e2c87a', 60, 460, 70), at=(0, -9.0, 1.42), rot=(-90, 0, 0))
