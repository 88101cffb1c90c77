"""Dolls and soft toys."""
import math

from goods.toy_colours import ORG
from kit.catalogue import shot
from kit.mesh import fuse, group
from kit.outline import curve, fillet
from kit.sheet import ring, tube
from kit.solid import ball, box, cyl, lathe, puff
from kit.surface import mat


def teddy(fur, belly, bow=None, k=1.0):
    m, b, dark = mat(fur, 1, bump='fur', size=2.6, strength=1.0, sheen=.4), mat(belly, 1, bump='fur', size=2.6, strength=.8), mat('15100c', .2, coat=1)
    parts = [ball(11, m, at=(0, 0, 11), s=(1, .85, 1.08)), ball(8, b, at=(0, -4.6, 10.2), s=(.8, .72, .92)), ball(9, m, at=(0, -1, 27.6), s=(1.06, .95, .95)), ball(4.2, b, at=(0, -8.2, 25.6), s=(1.1, .8, .85)),
             ball(1.35, dark, at=(0, -11.4, 27), s=(1.3, .8, .9)), tube(curve([(-1.6, -11.3, 24.4), (0, -11.7, 23.8), (1.6, -11.3, 24.4)]), .22, dark), tube([(0, -11.7, 26), (0, -11.8, 24)], .2, dark)]
    for s in (-1, 1):
        parts += [ball(.95, dark, at=(s * 3.6, -8.6, 29.4)), ball(3.4, m, at=(s * 7.4, -.6, 35.2), s=(1, .6, 1)), ball(2.1, b, at=(s * 7.4, -2.0, 35.2), s=(1, .5, 1)),
                  ball(4, m, at=(s * 11.4, -3, 14.6), s=(.85, .85, 1.7), rot=(20, s * -28, 0)), ball(5, m, at=(s * 8.4, -8.4, 4.6), s=(.95, 1.5, .95), rot=(0, 0, s * 22)), ball(3.4, b, at=(s * 10.2, -14.4, 5), s=(1, .4, 1), rot=(0, 0, s * 22))]
    if bow:
        bm = mat(bow, .35, sheen=.5)
        for s in (-1, 1):
            parts += [puff([(s * x, z) for x, z in fillet([(0, .8), (5, 3.2), (5.6, -2.6), (0, -.8)], 1.2, closed=True)][::-s], 3, bm, at=(0, -8, 20), edge=2, res=16), tube([(0, -8.4, 20), (s * 2.4, -9.4, 14)], [.7, 1.3], bm, flat=(1.2, .3))]
        parts.append(ball(1.2, bm, at=(0, -8.8, 20)))
    return group(parts, s=k)


@shot(204, 'kunyit', elev=8, yaw=-14)
def bear():
    teddy('8a5a34', 'd9b088', 'c8262c')


@shot(205, 'mawar', elev=8, yaw=-12)
def rabbit():
    m, d = mat('f3ead8', .95, bump='cell', size=5, strength=1.0), mat('e8a51c', .95, bump='cell', size=5, strength=1.0)
    ball(5.6, d, at=(0, 0, 7), s=(1, .85, 1.25)), ball(5.4, m, at=(0, -.6, 16.6), s=(1.05, .95, .95))
    lathe([(4.6, 9), (8, 2.6), (7.4, 2.2), (4, 8)], d, ribs=12, depth=.04, n=96)
    for s in (-1, 1):
        ball(2, m, at=(s * 2.3, .3, 25), s=(.85, .5, 2.7), rot=(0, s * 8, 0)), ball(1.2, mat('f0b8c0', .95), at=(s * 2.3, -.6, 25), s=(.8, .4, 2.6), rot=(0, s * 8, 0))
        ball(.55, mat('15100c', .2), at=(s * 2.1, -5.2, 17.4)), ball(.9, mat('f0b0b8', .9), at=(s * 3.5, -4.6, 15.6), s=(1, .4, .8))
        tube([(s * 4.6, -.6, 11), (s * 8, -2, 7)], [1.5, 1.7], m), ball(1.8, m, at=(s * 8.2, -2, 6.6)), tube([(s * 2.4, -2, 3), (s * 3.2, -7, 1.9)], [1.7, 1.9], m), ball(2.2, m, at=(s * 3.3, -7.6, 2.1))
    ball(.5, mat('d8788a', .7), at=(0, -5.9, 16.2), s=(1.3, .7, .9))
    tube(curve([(-.8, -5.7, 15.2), (0, -5.9, 14.8), (.8, -5.7, 15.2)]), .12, mat('8a4a4a', .8))
    ring(4.0, .7, mat('ffffff', .95, bump='cell', size=5), at=(0, -.2, 12.2))


@shot(206, 'pandan', elev=10)
def hand_puppets():
    animals = [('f0a02a', 'f6e3b8', 'lion'), ('9aa0a8', 'd9dce0', 'elephant'), ('7fae4a', 'c8e08a', 'frog'), ('c97b3a', 'f3dfc0', 'bear'), ('f3b0bc', 'fbe0e4', 'pig'), ('f6f4ee', 'f0b8c0', 'rabbit')]
    for i, (c, b, kind) in enumerate(animals):
        m, bm, dark = mat(c, 1, bump='fur', size=4, strength=.7), mat(b, 1, bump='fur', size=4, strength=.5), mat('15100c', .2)
        parts = [lathe(curve([(.01, 0), (4.2, 0), (4, 4), (3.2, 9), (2.6, 11), (.01, 11.6)], 4), m, sy=.6), ball(4.2, m, at=(0, -.3, 14.4), s=(1, .9, .95)), ball(1.9, bm, at=(0, -3.5, 13.4), s=(1.1, .7, .9))]
        for s in (-1, 1):
            parts += [tube([(s * 2.6, 0, 9), (s * 5.6, -1, 9.6)], [1.3, 1.5], m), ball(1.5, m, at=(s * 5.7, -1, 9.6)), ball(.5, dark, at=(s * 1.6, -3.7, 15.4))]
            if kind == 'rabbit':
                parts.append(ball(1.3, m, at=(s * 1.8, .2, 20), s=(.9, .5, 2.4)))
            elif kind == 'elephant':
                parts.append(ball(2.8, m, at=(s * 4.8, .4, 15), s=(.9, .3, 1)))
            elif kind == 'frog':
                parts += [ball(1.5, m, at=(s * 1.9, -1.6, 18)), ball(.9, mat('ffffff', .3), at=(s * 1.9, -2.7, 18.3)), ball(.45, dark, at=(s * 1.9, -3.5, 18.4))]
            else:
                parts.append(ball(1.4, m, at=(s * 3.0, .2, 17.8), s=(1, .6, 1)))
        if kind == 'elephant':
            parts.append(tube(curve([(0, -3.6, 14), (0, -5.6, 12), (0, -5.8, 9.6), (0, -7, 8.6)]), [1.1] * 8 + [.9] * 8 + [.7] * 9, m))
        elif kind == 'lion':
            parts.append(lathe([(3.4, -1), (5.6, -.4), (5.6, .8), (3.4, 1)], mat('b5601a', 1, bump='fur', size=4), at=(0, .6, 14.4), rot=(90, 0, 0), ribs=14, depth=.08, n=120))
        elif kind == 'pig':
            parts += [ball(.3, dark, at=(s * .6, -4.9, 13.4)) for s in (-1, 1)]
        else:
            parts.append(ball(.55, dark, at=(0, -4.9, 14), s=(1.3, .7, .9)))
        group(parts, at=(-16 + (i % 3) * 16, 8 if i < 3 else -6, 0 if i >= 3 else 10))
    box(48, 8, 10, mat('f6e3b8', .8), .8, at=(0, 9, 0))


def hooded_head(skin, cloth, rim):
    """A baby's head in a hood that looks like a duck."""
    parts = [ball(6.6, skin, at=(0, -.6, 0), s=(1.04, .96, 1)), ball(2.6, skin, at=(-3.4, -3.6, -2.4), s=(1, .9, .9)), ball(2.6, skin, at=(3.4, -3.6, -2.4), s=(1, .9, .9))]
    dark, white, lip = mat('2a1a12', .08, coat=1), mat('ffffff', .1, emit=.4), mat('d9727a', .35)
    for s in (-1, 1):
        parts += [ball(1.05, dark, at=(s * 2.6, -6.15, .5), s=(.9, .55, 1.15)), ball(.3, white, at=(s * 2.6 - .3, -6.75, 1.0)), ball(.16, white, at=(s * 2.6 + .3, -6.72, .1)),
                  tube(curve([(s * 1.4, -6.5, 1.3), (s * 2.5, -6.6, 1.8), (s * 3.8, -6.2, 1.3)]), .13, dark), tube(curve([(s * 1.5, -6.3, 3.1), (s * 2.7, -6.3, 3.5), (s * 3.8, -5.9, 3.1)]), .12, mat('8a5a3c', .8)),
                  ball(1.2, mat('eca094', .7), at=(s * 4.1, -5.5, -1.7), s=(1, .35, .75), rot=(0, 0, s * 30))]
    parts += [ball(.62, skin, at=(0, -7.0, -.9), s=(1.1, .8, .8)), ball(.5, lip, at=(-.35, -6.9, -2.6), s=(1.2, .5, .6)), ball(.5, lip, at=(.35, -6.9, -2.6), s=(1.2, .5, .6)), ball(.5, lip, at=(0, -6.8, -3.0), s=(1.3, .5, .55)),
              tube(curve([(-.5, -5.9, 5.4), (.2, -6.6, 4.4), (1.0, -6.4, 4.9), (.6, -6.5, 5.4)]), .3, mat('4a2f1c', .7))]
    profile = [(7.5 * math.sin(math.radians(t)), -7.5 * math.cos(math.radians(t))) for t in range(0, 135, 6)]
    hood = lathe(profile, cloth, rot=(78, 0, 0))
    hood.scale = (1.06, 1.04, 1)
    edge = ring(7.5 * math.sin(math.radians(48)), .62, rim, rot=(78, 0, 0), at=(0, -5.1, 1.08), s=(1.06, 1.04, 1))
    parts += [hood, edge, ball(1.7, mat(ORG, .8), at=(0, -5.2, 6.9), s=(1.5, 1.1, .5), rot=(28, 0, 0))]
    for s in (-1, 1):
        parts += [ball(.62, dark, at=(s * 2.5, -3.6, 7.2))]
    return group(parts)


@shot(207, 'kapas', elev=12, yaw=-14, fill=.84)
def baby_doll():
    skin, cloth, rim = mat('efc3a2', .42, coat=.15), mat('f6cf4a', .95, bump='noise', size=3, strength=.5), mat('fff6df', .95, bump='cell', size=5)
    body = [ball(6.2, None, at=(0, 0, 9.4), s=(1, .86, 1.22)), ball(5.2, None, at=(0, .4, 4.6), s=(1.15, 1, .9))]
    for s in (-1, 1):
        body += [tube(curve([(s * 3.6, -.6, 14), (s * 7.6, -2.2, 11.6), (s * 9.2, -5.6, 9.4)]), [2.3] * 8 + [2.1] * 9, None), tube(curve([(s * 2.6, -1.6, 4.2), (s * 5.6, -7.4, 3.6), (s * 7.0, -13, 3.2)]), [3.0] * 8 + [2.5] * 9, None)]
    fuse(body, cloth, .3, 14)
    group([hooded_head(skin, cloth, rim)], at=(0, -1, 21.6), rot=(4, 3, 4))
    for s in (-1, 1):
        ring(2.05, .5, rim, at=(s * 9.3, -6.0, 9.2), rot=(62, s * -22, 0)), ball(1.9, skin, at=(s * 9.5, -7.0, 8.6), s=(1, 1.15, .9)), ball(.8, skin, at=(s * 8.4, -7.6, 9.5), s=(.8, 1.3, .8))
        ring(2.4, .55, rim, at=(s * 7.05, -13.4, 3.2), rot=(86, 0, s * 12)), ball(2.3, skin, at=(s * 7.2, -14.4, 3.4), s=(.92, .9, 1.25))
        for k in range(5):
            ball(.78 - .09 * k, skin, at=(s * (6.0 + k * .62), -15.4 + .12 * k * k * .4, 6.0 - .12 * k * k))
    belly = mat('fff6df', .95, bump='noise', size=3, strength=.4)
    ball(4.2, belly, at=(0, -2.6, 9.6), s=(.95, .78, 1.16))
    for i in range(3):
        cyl(.5, .3, mat('f0862a', .4), at=(0, -5.85 + .14 * (i - 1) ** 2, 12.4 - i * 2.6), rot=(90, 0, 0))
    duck = mat('f6c01f', .4)
    group([ball(2.6, duck, at=(0, 0, 2), s=(1.3, 1, .9)), ball(1.7, duck, at=(1.6, 0, 5)), ball(.7, mat(ORG, .4), at=(3.4, 0, 4.8), s=(1.2, 1, .5)), ball(.25, mat('15100c', .2), at=(2.6, -1.2, 5.5))], at=(14, -8, 0))
    group([lathe(fillet([(.01, 0), (2, 0), (2, 6), (1.4, 7), (.01, 7)], .4), mat('eef4f8', .3)), cyl(1.6, 1, mat('f0a8b8', .4), at=(0, 0, 6.8)), ball(.8, mat('f3d8c0', .5), at=(0, 0, 8.2))], at=(-14, -6, 0))
