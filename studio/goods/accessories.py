"""Wallets, belts, glasses."""
import math

from kit.catalogue import shot
from kit.mesh import group
from kit.motif import motif
from kit.outline import curve, fillet, rrect
from kit.paint import Print
from kit.sheet import sheet, tube
from kit.solid import box, cyl, plate
from kit.surface import mat, printed


@shot(36, 'kabut', elev=24, yaw=-22)
def wallet():
    m, inner = mat('4a2816', .4, bump='cell', size=6, strength=.15, coat=.2), mat('6a3f24', .5)
    st = [(-5.2, 4.2), (5.2, 4.2), (5.2, -4.2), (-5.2, -4.2)]
    p = Print(560, 460, '4a2816').stitch([(24, 24), (536, 24), (536, 436), (24, 436), (24, 24)], 'c99a5a', 4, 14)
    motif(p, 'kawung', 460, 370, 70, '2a140a', '4a2816')
    group([plate(rrect(11.5, 9.5, .7), .7, printed(p.path(), .4, coat=.2), .25), plate(rrect(11.2, 9.2, .6), .5, inner, .15, at=(0, .6, 0))], at=(2, -4, 5), rot=(-30, 0, 16))
    open_ = [plate(rrect(11.5, 9.5, .7), .7, m, .25)]
    for i, c in enumerate(('2f5fa8', 'e8a51c', '3f7d4a')):
        open_ += [box(8.6, .12, 5, mat(c, .4), .05, at=(0, -.5 - i * .12, 1.2 - i * 1.5)), plate(rrect(10.4, 5.4 - i * .2, .3), .14, inner, .05, at=(0, -.56 - i * .13, -1.5 - i * .6 + .6))]
    group(open_, at=(-8, 5, 5), rot=(-12, 0, -14))


@shot(38, 'kapas', elev=30)
def belt():
    m = mat('15110f', .35, coat=.4)
    sheet(lambda u, v: ((2 + 4.2 * u) * math.cos(-u * 15), (2 + 4.2 * u) * math.sin(-u * 15), v * 3.5), 160, 3, m, thick=.35)
    a = -15
    x, y = 6.2 * math.cos(a), 6.2 * math.sin(a)
    t = a - math.pi / 2
    dx, dy = math.cos(t), math.sin(t)
    sheet(lambda u, v: (x + dx * u * 12, y + dy * u * 12 - 2.0 * u * u, v * 3.5), 20, 3, m, thick=.35)
    ex, ey = x + dx * 12, y + dy * 12 - 2.0
    ang = math.degrees(math.atan2(dy * 12 - 4, dx * 12))
    sil = mat('d4d6dc', .2, .95)
    group([tube(fillet([(0, 0, -2.3), (3.6, 0, -2.3), (3.6, 0, 2.3), (0, 0, 2.3)], .8) + [(0, 0, -2.3)], .38, sil), tube([(0, -.3, 0), (4, -.5, 0)], .28, sil)], at=(ex, ey, 1.75), rot=(0, 0, ang))


@shot(39, 'kunyit', elev=16, yaw=-24)
def sunglasses():
    p = Print(300, 300, '6a3f1c')
    for i in range(60):
        p.oval((i * 97) % 300, (i * 61) % 300, 14 + i % 12, 9, fill=('3a1f0c', 'a8672c', '8a4f20')[i % 3])
    m = printed(p.path(), .2, coat=1)
    for s in (1, -1):
        o = fillet([(s * .9, 2.1), (s * 6.6, 2.5), (s * 6.3, -1.2), (s * 4.6, -2.6), (s * 2.2, -2.4), (s * 1.0, 0)], 1.2, closed=True)
        tube([(x, 0, z + 3) for x, z in o], .42, m, closed=True)
        plate(o[::s], .2, mat('1c140e', .05, coat=1), .05, at=(0, .05, 3))
        tube(fillet([(s * 6.6, 0, 5.1), (s * 6.9, 1.4, 5.1), (s * 6.7, 11, 5.1), (s * 6.3, 14.4, 2.6)], 1.6), .36, m, flat=(.6, 1.2))
        cyl(.14, .2, mat('d9b45a', .2, .95), at=(s * 6.3, -.4, 5.1), rot=(90, 0, 0))
    tube(curve([(-1.2, 0, 4.4), (0, -.1, 4.8), (1.2, 0, 4.4)]), .36, m)
