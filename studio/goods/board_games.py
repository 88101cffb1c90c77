"""Board games."""
import random

from goods.toy_colours import BLU, GRN, RED, YEL
from kit.batik import kawung
from kit.catalogue import shot
from kit.grain import wood
from kit.mesh import group
from kit.motif import motif
from kit.outline import curve, fillet, rrect
from kit.packing import carton
from kit.paint import Print
from kit.sheet import decal, tube
from kit.solid import ball, box, cyl, lathe, plate
from kit.surface import mat, printed


@shot(216, 'pandan', elev=40, yaw=-34, fill=.94)
def congklak():
    wm, hole = wood('8a4a24', '5a2c12', .25), mat('4a2410', .7)
    plate(rrect(76, 17, 8), 5, wm, 1.2, at=(0, 0, 2.5), rot=(-90, 0, 0))
    shell = mat('f3e8d4', .25, coat=.5)
    rnd = random.Random(6)
    for j in (-1, 1):
        for i in range(7):
            x, y = -24 + i * 8, j * 3.9
            lathe([(3.2, .06), (2.9, .02), (0, -.0)], hole, at=(x, y, 5.05))
            for _ in range(rnd.randint(4, 7)):
                ball(.75, shell, at=(x + rnd.uniform(-1.5, 1.5), y + rnd.uniform(-1.5, 1.5), 5.5), s=(1.2, .85, .7), rot=(0, 0, rnd.uniform(0, 180)), n=14)
    for s in (-1, 1):
        lathe([(4.6, .06), (4.2, .02), (0, 0)], hole, at=(s * 32.4, 0, 5.05))
        for _ in range(14):
            ball(.75, shell, at=(s * 32.4 + rnd.uniform(-2.6, 2.6), rnd.uniform(-2.6, 2.6), 5.5 + rnd.uniform(0, .5)), s=(1.2, .85, .7), rot=(0, 0, rnd.uniform(0, 180)), n=14)
    box(.5, 17, 5.1, mat('d9b45a', .3, .9), .1, at=(0, 0, 0))
    for x, y, t in ((-6, -13, 20), (-2, -14.4, 90), (4, -13, 150), (9, -14, 40)):
        ball(.95, shell, at=(x, y, .6), s=(1.25, .85, .7), rot=(0, 0, t), n=16)


@shot(217, 'kapas', elev=28, yaw=-26)
def chess():
    lw, dw = wood('e6c68e', 'cda566', .5), wood('6a3a1c', '42220f', .5)
    box(30, 30, 2.4, dw, .4)
    p = Print(512, 512, 'e8cc98')
    for i in range(8):
        for j in range(8):
            if (i + j) % 2:
                p.rect(i * 64, j * 64, 64, 64, '6a3a1c')
    decal(27, 27, printed(p.path(), .4), at=(0, 0, 2.42), rot=(-90, 0, 0))
    u = 27 / 8

    def piece(kind, m, x, y):
        at = ((x - 3.5) * u, (y - 3.5) * u, 2.42)
        h = dict(p=2.4, r=3.0, n=3.2, b=3.8, q=4.4, k=4.6)[kind]
        base = [(0, 0), (1.15, 0), (1.15, .35), (.8, .6), (.5, h * .5), (.48, h * .66), (.75, h * .7), (.5, h * .74)]
        parts = [lathe(base + [(.0, h * .74)], m, n=24)]
        if kind == 'p':
            parts.append(ball(.62, m, at=(0, 0, h * .9), n=16))
        elif kind == 'r':
            parts.append(lathe([(.5, h * .7), (.8, h * .8), (.8, h), (.5, h), (.5, h * .9), (0, h * .9)], m, n=24))
        elif kind == 'n':
            parts.append(plate(fillet([(-.6, 0), (.7, 0), (.5, .9), (1.1, 1.5), (.8, 2.1), (-.1, 2.3), (-.7, 1.4)], .15, closed=True), .8, m, .2, at=(0, 0, h * .5)))
        else:
            parts += [lathe([(.45, h * .72), (.75, h * .9), (.3, h * .97), (0, h)], m, n=24), ball(.25, m, at=(0, 0, h * 1.02), n=12)]
        if kind == 'k':
            parts += [box(.2, .2, .9, m, .05, at=(0, 0, h)), box(.6, .2, .2, m, .05, at=(0, 0, h + .45))]
        group(parts, at)
    L, D = wood('e0b878', None, 1, .4, 'Z'), wood('4a2812', None, 1, .4, 'Z')
    for i, k in enumerate('rnbqkbnr'):
        piece(k, L, i, 0), piece(k, D, i, 7)
        piece('p', L, i, 1 if i != 4 else 3), piece('p', D, i, 6 if i != 3 else 4)


@shot(218, 'kunyit', elev=10, yaw=-28)
def tower():
    m = wood('e6c48a', 'd0a668', .6, .6)
    for k in range(17):
        for i in range(3):
            if (k, i) in ((6, 0), (9, 1), (12, 2), (4, 1)):
                continue
            o = (i - 1) * 2.52
            out_ = 2.2 if (k, i) == (10, 2) else 0
            if k % 2:
                box(7.5, 2.46, 1.48, m, .12, at=(out_, o, k * 1.5), seg=2)
            else:
                box(2.46, 7.5, 1.48, m, .12, at=(o, -out_, k * 1.5), seg=2)
    for x, y, t in ((9, -4, 30), (11, 2, -20), (-9, -4, 60)):
        box(7.5, 2.5, 1.5, m, .12, at=(x, y, 0), rot=(0, 0, t))
    group([tube([(0, 0, 0), (9, 0, 0)], .5, m), cyl(1.4, 4, m, at=(9, 0, -2))], at=(-2, -9, 1.5), rot=(90, 0, -20))
    group([box(2.6, 2.6, 2.6, mat('f6f2e6', .4), .5)] + [cyl(.3, .05, mat(c, .5), at=(x, -1.3, z), rot=(90, 0, 0), n=12) for x, z, c in ((-.6, .7, RED), (.6, 1.9, RED), (0, 1.3, RED))] + [cyl(.3, .05, mat(BLU, .5), at=(0, 0, 2.58), n=12)], at=(5.4, -9, 0), rot=(0, 0, 24))


@shot(219, 'pandan', elev=32, yaw=-12)
def spice_route():
    p = Print(700, 700, 'e9d2a0')
    p.rect(20, 20, 660, 660, 'cfe3e0', 20, '8a5a2c', 10)
    for pts in ([(90, 130), (230, 250), (330, 400), (280, 420), (120, 240)], [(340, 470), (560, 500), (560, 540), (340, 510)], [(320, 180), (460, 140), (480, 300), (380, 360), (320, 280)], [(520, 180), (570, 200), (560, 360), (520, 320)], [(590, 330), (660, 350), (660, 470), (600, 420)]):
        p.poly(curve(pts, 6, True), 'c9b06a')
    route = curve([(130, 160), (210, 330), (320, 440), (440, 420), (520, 400), (600, 380), (560, 250), (420, 110), (250, 120)], 10)
    for i in range(0, len(route), 4):
        p.oval(route[i][0], route[i][1], 9, fill='b5281c', line='fff6e0', lw=3)
    p.text(350, 620, 'JALUR REMPAH', 66, '5a2c12', 800)
    motif(p, 'star', 580, 110, 90, 'b5281c')
    box(50, 50, .7, mat('8a5a2c', .6), .1)
    decal(49.6, 49.6, printed(p.path(), .6), at=(0, 0, .72), rot=(-90, 0, 0))
    for i, c in enumerate((RED, BLU, GRN, YEL, 'f3ece0')):
        x, y = (-15 + i * 8.4, (4, -6, 8, -2, 12)[i])
        lathe([(0, 0), (1.3, 0), (1.1, .5), (.5, 2.6), (0, 2.8)], mat(c, .4), at=(x, y, .72)), ball(.9, mat(c, .4), at=(x, y, 4.2))
    for x, y, t in ((16, -16, 20), (20, -12, 50)):
        group([box(2.8, 2.8, 2.8, mat('f6f2e6', .4), .5)] + [cyl(.32, .05, mat('22242a', .5), at=(dx, dy, 2.78), n=12) for dx, dy in ((-.7, .7), (.7, -.7), (0, 0))], at=(x, y, .72), rot=(0, 0, t))
    for i in range(4):
        q = Print(200, 280, ('b5281c', '24573a', 'c9862c', '2f4a8a')[i]).rect(14, 14, 172, 252, 'f6eeda', 10)
        motif(q, ('chili', 'leaf', 'flower', 'bean')[i], 100, 140, 110, ('c8261c', '3f8f3a', 'e8a51c', '5a2c12')[i], '3f7d3a')
        group([box(7, 10, .25, mat('f6eeda', .6), .1), decal(6.9, 9.9, printed(q.path(), .5), at=(0, 0, .27), rot=(-90, 0, 0))], at=(-22 + i * 6.4, -31 - i * .8, i * .2), rot=(0, 0, 12 - i * 7))
    box_ = Print(500, 360, '5a2c12')
    kawung(box_, '6f3a1a', '8a4f22', 90)
    box_.rect(60, 110, 380, 140, '5a2c12').text(250, 160, 'JALUR REMPAH', 54, 'f6c955', 800).text(250, 216, '2-5 pemain', 34, 'f6eeda', 600)
    carton(28, 6, 20, box_, '5a2c12', at=(-2, 31, 0))
