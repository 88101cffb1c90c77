"""Watches and bands."""
import math

from kit.catalogue import shot
from kit.mesh import group
from kit.motif import motif
from kit.outline import fillet, rrect
from kit.paint import Print
from kit.sheet import decal, sheet
from kit.solid import ball, box, cyl, lathe, plate
from kit.surface import mat, printed


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
                  decal(w * .8, w * .8, printed(face.disc(), .1, emit=.7), at=(0, y - .93, 0))]
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
