"""Things to collect."""
import math

from PIL import Image, ImageDraw

from kit.batik import kawung, petal
from kit.catalogue import shot
from kit.grain import teak, wood
from kit.mesh import group
from kit.outline import curve
from kit.packing import word
from kit.paint import Print
from kit.sheet import decal, loft, sheet, tube
from kit.solid import box, cyl, lathe
from kit.surface import mat, printed


GOLD, DARK, RED, BLUE, PALE = 'e6b95a', '2a160c', 'a8241a', '1f4a8a', 'fbeec8'


def leather(p, pts, fill, edge=DARK):
    """A piece of the puppet's skin with its drawn rim."""
    p.poly(pts, fill)
    p.line(pts, edge, 4, True)


def limb(p, pts, widths, fill=GOLD):
    """An arm or a leg along a line, as wide as `widths` say from its beginning to its end."""
    line = curve(pts, 10)
    sides = []
    for i, (x, y) in enumerate(line):
        (x0, y0), (x1, y1) = line[max(0, i - 1)], line[min(len(line) - 1, i + 1)]
        length = math.hypot(x1 - x0, y1 - y0)
        k = i / (len(line) - 1) * (len(widths) - 1)
        w = widths[int(k)] + (widths[min(len(widths) - 1, int(k) + 1)] - widths[int(k)]) * (k % 1)
        sides.append((x, y, -(y1 - y0) / length * w / 2, (x1 - x0) / length * w / 2))
    leather(p, [(x + a, y + b) for x, y, a, b in sides] + [(x - a, y - b) for x, y, a, b in reversed(sides)], fill)


def band(p, x, y, turn, wide, colour=RED):
    c, s = math.cos(math.radians(turn)), math.sin(math.radians(turn))
    corner = lambda a, b: (x + a * c - b * s, y + a * s + b * c)
    leather(p, [corner(a, b) for a, b in ((-wide, -9), (wide, -9), (wide + 5, 0), (wide, 9), (-wide, 9), (-wide - 5, 0))], colour)
    for k in (-.55, 0, .55):
        p.oval(*corner(k * wide, 0), 4, fill=PALE)


def hand(p, x, y, turn):
    for spread, length in ((-26, 62), (-9, 78), (6, 84), (20, 76)):
        p.poly(petal(x, y, length, 15, turn + spread), GOLD)
        p.line(petal(x, y, length, 15, turn + spread), DARK, 3, True)
    p.oval(x, y, 17, fill=GOLD)


def arjuna():
    """The knight in profile: bowed head, shrimp-claw hair, long thin arms, a batik cloth with its train."""
    p = Print(800, 1240)
    limb(p, [(505, 345), (600, 500), (586, 690)], [44, 30, 24])
    hand(p, 584, 700, 104)
    leather(p, curve([(455, 600), (560, 640), (660, 760), (690, 900), (640, 960), (600, 880), (540, 800), (470, 780)], 8, True), RED)
    for k in range(9):
        p.oval(520 + k * 17, 668 + k * 29, 8, fill=GOLD).oval(508 + k * 13, 716 + k * 22, 6, fill=PALE)
    limb(p, [(455, 770), (500, 930), (494, 1120)], [74, 46, 30])
    limb(p, [(330, 770), (270, 930), (250, 1120)], [78, 48, 30])
    for x in (262, 506):
        leather(p, curve([(x, 1105), (x - 60, 1130), (x - 128, 1142), (x - 120, 1160), (x + 20, 1160), (x + 22, 1120)], 6, True), GOLD)
        band(p, x - 10, 1090, 0, 24)
    leather(p, [(110, 1160), (600, 1160), (590, 1204), (120, 1204)], RED)
    for k in range(16):
        p.oval(140 + k * 29, 1182, 8, fill=GOLD)
    cloth = Print(800, 1240, '6a3a1c')
    kawung(cloth, 'f0d9a0', '3a1c0c', 58)
    skirt = curve([(345, 560), (455, 560), (520, 690), (540, 830), (470, 860), (410, 760), (360, 860), (240, 850), (270, 700)], 8, True)
    mask = Image.new('L', p.image.size, 0)
    ImageDraw.Draw(mask).polygon([(x * 2, y * 2) for x, y in skirt], fill=255)
    p.image.paste(cloth.image, (0, 0), mask)
    p.d = ImageDraw.Draw(p.image)
    p.line(skirt, DARK, 5, True)
    p.line(curve([(400, 590), (392, 680), (408, 770)], 8), GOLD, 10)
    leather(p, curve([(386, 290), (432, 290), (522, 322), (506, 372), (458, 440), (448, 570), (352, 570), (352, 450), (318, 384), (296, 338)], 8, True), GOLD)
    leather(p, [(340, 540), (460, 540), (470, 596), (330, 596)], BLUE)
    for k in range(6):
        p.oval(352 + k * 20, 568, 7, fill=GOLD)
    leather(p, curve([(330, 600), (378, 600), (356, 690), (320, 730)], 6, True), RED)
    p.line(curve([(372, 312), (400, 420), (452, 312)], 8), RED, 16).line(curve([(372, 312), (400, 420), (452, 312)], 8), PALE, 4)
    limb(p, [(312, 345), (214, 500), (214, 700)], [44, 30, 24])
    hand(p, 214, 710, 84)
    for x, y, t in ((266, 420, 32), (552, 420, -32)):
        band(p, x, y, t, 22)
        p.poly(petal(x, y, 46, 24, t - 90), GOLD)
    for x, y in ((214, 668), (588, 662)):
        band(p, x, y, 0, 18, BLUE)
    leather(p, curve([(384, 300), (396, 262), (372, 268), (336, 270), (330, 258), (340, 246), (322, 240), (334, 228), (286, 232), (330, 190), (366, 148), (420, 138), (456, 190), (450, 250), (440, 300)], 6, True), PALE)
    p.line(curve([(338, 206), (356, 198), (380, 204)], 6), DARK, 6).line(curve([(332, 186), (356, 176), (384, 184)], 6), DARK, 4).line([(328, 247), (346, 249)], RED, 5)
    p.poly(curve([(362, 152), (392, 118), (440, 116), (478, 168), (478, 250), (446, 286), (440, 226), (424, 182), (392, 160)], 8, True), DARK)
    for k in range(41):
        u = k / 40
        a = math.radians(100 - 300 * u)
        r = 96 - 40 * u
        p.oval(486 + r * math.cos(a), 168 + r * math.sin(a) * 1.06, 36 - 22 * u, fill=DARK)
    for k in range(14):
        a = math.radians(92 - 250 * k / 13)
        p.oval(486 + (98 - 36 * k / 13) * math.cos(a), 168 + (104 - 38 * k / 13) * math.sin(a), 5, fill=GOLD)
    leather(p, curve([(430, 190), (470, 150), (500, 176), (476, 214), (492, 248), (448, 240)], 6, True), GOLD)
    p.oval(456, 202, 10, fill=RED)
    p.line(curve([(362, 154), (392, 160), (424, 184), (440, 226)], 6), GOLD, 9)
    return p


@shot(156, 'kapas', elev=6, yaw=-8, fill=.88)
def wayang():
    horn, stem = wood('6a4426', '3a2010', .5, .4, 'Z'), mat('b9c48a', .6, bump='noise', size=1.2, strength=.3)
    decal(33, 51.2, printed(arjuna().path(False), .6), at=(0, 0, 30))
    tube([(0, 1.4, -2), (-.4, 1.4, 26), (.4, 1.4, 50)], [.85, .6, .25], horn)
    tube([(-7.9, -.5, 25.4), (-10.2, -1.6, 12), (-13, -3, -.5)], .3, horn), tube([(7.9, -.5, 25.8), (9.8, -1.6, 12), (13, -3, -.5)], .3, horn)
    cyl(4.2, 40, stem, at=(-20, .8, -.4), rot=(0, 90, 0), bevel=.3)
    for s in (-1, 1):
        cyl(3.9, .2, mat('efe9cf', .8), at=(s * 20.05, .8, -.4), rot=(0, 90, 0))


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
