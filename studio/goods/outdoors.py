"""Football, running, cycling and camping."""
import math

from kit.catalogue import shot
from kit.mesh import group
from kit.outline import curve, fillet, mirror, rrect
from kit.packing import word
from kit.paint import Print
from kit.sheet import decal, ring, sheet, tube
from kit.solid import box, cyl, lathe, plate, puff
from kit.surface import mat, printed


@shot(193, 'bata', elev=12, yaw=-12)
def waist_pack():
    m = mat('24262c', .8, bump='weave', size=4, strength=.2)
    tube([(13 * math.cos(a), 9.5 * math.sin(a), 7) for a in [2 * math.pi * i / 60 for i in range(60)]], 1.8, mat('d8307a', .85), closed=True, flat=(1.2, .35))
    puff(rrect(22, 9, 4), 6, m, at=(-3, -10, 7), edge=4)
    tube([(-11, -13.1, 9), (5, -13.1, 9)], .3, mat('d8307a', .5))
    decal(7, 1.6, word('LAJUR', 'ffffff', 70, 360, 90, 800), at=(-3, -13.1, 6))
    cyl(3.4, 8, m, at=(11, -9.4, 1.4))
    lathe(fillet([(.01, 0), (2.7, 0), (2.9, 9), (2.2, 10), (.01, 10)], .4), mat('9fd4ec', .2), at=(11, -9.4, 3))
    cyl(2.1, 1.8, mat('22242a', .4), at=(11, -9.4, 13))
    cyl(.9, 1.6, mat('d8307a', .4), at=(11, -9.4, 14.6))
    box(.2, .2, .2, m, 0, at=(0, 0, 2)), box(16, .3, .5, mat('d9dce4', .3), .1, at=(-3, -12.9, 3.6))


@shot(196, 'kunyit', elev=14, yaw=-30)
def helmet():
    m, dark = mat('b3262c', .3, coat=.7), mat('1b1c20', .7)

    def shell(u, v):
        a, ph = 2 * math.pi * u, math.pi / 2 * v
        return 13.6 * math.cos(a) * math.cos(ph) ** .8 * (1.0 + .06 * math.cos(a)), 9.8 * math.sin(a) * math.cos(ph) ** .8, 4.5 + 9.6 * math.sin(ph) - 1.2 * math.cos(2 * a) * (1 - v)
    sheet(shell, 80, 30, m)
    for y, l in ((0, 10), (4.2, 8.6), (-4.2, 8.6)):
        for x0 in (-6, 3.4):
            pts = []
            for k in range(9):
                x = x0 + (k / 8 - .5) * l * .72
                z = 4.5 + 9.75 * math.sqrt(max(0, 1 - (x / 14.2) ** 2 - (y / 9.9) ** 2)) + .02
                pts.append((x, y, z))
            tube(pts, [.15, .7, .95, 1.05, 1.1, 1.05, .95, .7, .15], dark, flat=(1.1, .28))
    lathe([(1, 0), (.94, -.2), (0, .4)], dark, at=(0, 0, 4.0)).scale = (13.2, 9.4, 1)
    for s in (1, -1):
        tube(curve([(6, s * 9, 5), (3, s * 8.4, -1), (0, s * 5, -7), (-1, 0, -9)]), .5, dark, flat=(.3, 1.3))
        tube(curve([(-6, s * 9, 5), (0, s * 8, -1), (0, s * 5, -7)]), .5, dark, flat=(.3, 1.3))
    box(3, 2, 1.4, mat('ff3a2a', .3, emit=1.6), .5, at=(-13.6, 0, 5.6))
    decal(5, 1.2, word('TAPAK', 'ffffff', 80, 360, 90, 800), at=(1, -9.95, 6), rot=(12, 0, 0))


@shot(197, 'malam', elev=14, yaw=-30)
def bike_light():
    dark, alu = mat('3a3d46', .4, .6), mat('b8bcc6', .25, .9)
    lathe(fillet([(.01, -6), (2.0, -6), (2.2, -4), (2.2, 2), (2.9, 4), (2.9, 6), (2.6, 6)], .3), dark, at=(0, 0, 7), rot=(90, 0, 0))
    for k in range(5):
        ring(2.25, .18, mat('22242a', .6), at=(0, 3 - k * .8, 7), rot=(90, 0, 0))
    cyl(2.5, .3, mat('fffbe8', .1, emit=4), at=(0, -5.9, 7), rot=(90, 0, 0))
    ring(2.75, .28, alu, at=(0, -6.1, 7), rot=(90, 0, 0))
    cyl(.9, .3, mat('3ac8ff', .3, emit=1), at=(0, .6, 9.1))
    box(2.4, 3, 2.4, mat('22242a', .5), .5, at=(0, 0, 2.8))
    tube([(-13, 0, 1.4), (13, 0, 1.4)], 1.6, alu)
    tube([(-18, 0, 1.4), (-10, 0, 1.4)], 2.1, mat('22242a', .9, bump='cell', size=5))
    ring(1.9, .5, mat('22242a', .6), at=(0, 0, 1.4), rot=(0, 90, 0))
    decal(3.4, 1, word('600 lm', 'ffffff', 70, 300, 90), at=(2.24, 1, 7), rot=(0, 0, 90))


def dome(side, high, u, v):
    """A point of a dome of four taut sheets that meet above its corners; (u, v) run around and upwards."""
    a = 2 * math.pi * u
    corner = 1 / max(abs(math.cos(a)), abs(math.sin(a)))
    taut = 1 - .06 * (1 - (corner - 1) / .4142) * math.sin(math.pi * min(1, v * 1.1))
    out = math.cos(math.pi / 2 * v) ** .86 * corner * taut * side
    return out * math.cos(a), out * math.sin(a), high * math.sin(math.pi / 2 * v) ** .94


@shot(198, 'pandan', elev=15, yaw=-32, fill=.9)
def tent():
    green, dark, orange, net = mat('6a8551', .75), mat('3f5233', .8), mat('e2782c', .7), mat('1f2a1c', .9)
    on = lambda u, v, k=1.0: dome(112 * k, 132 * k, u, v)
    sheet(lambda u, v: on(u, .16 + .84 * v), 160, 40, green, smooth=22)
    sheet(lambda u, v: on(u, .17 * v), 160, 6, dark, smooth=22)
    sheet(lambda u, v: on(u, .76 + .24 * v, 1.02), 160, 12, orange, smooth=22)
    for k in range(4):
        tube([on(.125 + k * .25, j / 24, 1.012) for j in range(25)], 1.6, mat('2b2f36', .4))
        x, y, _ = on(.125 + k * .25, 0)
        tube([on(.125 + k * .25, .5, 1.02), (x * 1.32, y * 1.32, 1)], .5, mat('f6e7b0', .6), n=6), tube([(x * 1.33, y * 1.33, -2), (x * 1.3, y * 1.3, 6)], 1.1, mat('c9ccd2', .3, .8), n=8)

    def front(x, z, k=1.0):
        """A point of the front sheet at `x` across and `z` up."""
        v = math.asin(min(1, (z / 132) ** (1 / .94))) / (math.pi / 2)
        u = .75 + .125 * x / 100
        return on(u, v, k)
    door = mirror(fillet([(0, 92), (24, 84), (46, 46), (54, 3), (0, 3)], 16))
    rows = range(3, 92, 2)

    def opening(z):
        xs = [x for (x, z0), (x1, z1) in zip(door, door[1:]) if min(z0, z1) <= z <= max(z0, z1) and x > 0]
        return max(xs) if xs else 0
    half = [(z, opening(z)) for z in rows]
    sheet(lambda u, v: front((2 * u - 1) * half[int(v * (len(half) - 1))][1], half[int(v * (len(half) - 1))][0], 1.02), 20, len(half) - 1, net, smooth=60)
    rim = curve(half[::4] + half[-1:], 6)
    tube([front(x, z, 1.035) for z, x in rim] + [front(-x, z, 1.035) for z, x in reversed(rim)], 1.8, orange, n=10)
    roll = [front(-x - 4, z, 1.06) for z, x in rim if z < 84]
    tube(roll, [3 + 2.2 * math.sin(math.pi * i / (len(roll) - 1)) for i in range(len(roll))], mat('d9cfae', .85, bump='noise', size=.2, strength=.5))
    for share in (.25, .6):
        x, y, z = roll[int(share * len(roll))]
        ring(5.6, .9, orange, at=(x, y, z), n=24)
    sheet(lambda u, v: (-50 + 100 * u, -112 - 30 * v, .8 + .4 * math.sin(u * 9)), 16, 4, dark)
    word_ = Print(300, 90).text(150, 45, 'rimbara', 64, 'f6efe0', 800)
    sheet(lambda u, v: front(62 + 26 * u, 30 + 9 * v + 2, 1.03), 8, 2, printed(word_.path(False), .8))


@shot(199, 'kabut', elev=26, yaw=-24)
def sleeping_bag():
    b, k = mat('2458a8', .6), mat('1b1d24', .8, bump='fur', size=3)
    out = mirror(fillet([(0, 105), (20, 102), (33, 86), (37, 60), (30, -70), (24, -100), (0, -104)], 12))
    group([puff(out, 24, b, edge=20, res=50, relief=lambda x, z: 2.4 * abs(math.sin(z * .13)), back=.4), puff(mirror(fillet([(0, 98), (15, 94), (22, 82), (20, 62), (0, 56)], 8)), 8, k, at=(0, -11, 0), edge=7), tube([(26, -9, 60), (25, -9.4, 0), (20, -8, -70)], 1, mat('f0b429', .5)), tube(curve([(20, -11.5, 60), (8, -13.4, 50), (-8, -13.4, 50), (-20, -11.5, 60)]), 1.4, mat('f0b429', .5))], at=(0, 0, 8), rot=(-84, 0, 0))
    group([lathe(fillet([(.01, -19), (9, -19), (11, -15), (11, 15), (9, 19), (.01, 19)], 2), b, rot=(0, 90, 0), ribs=24, depth=.02, n=120)] + [tube([(x, 11.4 * math.cos(a), 11.4 * math.sin(a)) for a in [2 * math.pi * i / 30 for i in range(30)]], 1, mat('1b1d24', .7), closed=True, flat=(1.3, .3)) for x in (-10, 10)], at=(64, -60, 11), rot=(0, 0, 20))
