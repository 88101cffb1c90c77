"""Football and futsal."""
import math

import numpy as np
from PIL import Image

from kit.catalogue import shot
from kit.mesh import fuse, group
from kit.outline import curve, fillet
from kit.paint import Print, rgb
from kit.sheet import ring, sheet, tube
from kit.solid import ball, cyl, puff
from kit.surface import mat, printed


def panels(directions, turn):
    """
    The 32 panels of a football, a truncated icosahedron blown round: for each direction the number of its panel (the
    first 12 are the pentagons) and how far inside that panel it lies, 0 at the seam.
    """
    phi = (1 + 5 ** .5) / 2
    five = np.array([np.roll((0, s, t * phi), k) for k in range(3) for s in (1, -1) for t in (1, -1)]) / math.hypot(1, phi)
    six = np.array([(s, t, u) for s in (1, -1) for t in (1, -1) for u in (1, -1)] + [np.roll((0, s * phi, t / phi), k) for k in range(3) for s in (1, -1) for t in (1, -1)]) / 3 ** .5
    planes = np.concatenate([five / 2.327438, six / 2.267284]) @ turn.T * 2.3
    reach = directions @ planes.T
    order = np.sort(reach, -1)
    return reach.argmax(-1), order[..., -1] - order[..., -2]


def facing(pitch, roll):
    """Turns a six-cornered panel to the camera, then by `pitch` and `roll` degrees."""
    first = np.array([1, 1, 1]) / 3 ** .5
    across = np.cross([0, 0, 1], first) / np.linalg.norm(np.cross([0, 0, 1], first))
    base = np.array([across, -first, np.cross(across, -first)])
    p, r = math.radians(pitch), math.radians(roll)
    tilt = np.array([[1, 0, 0], [0, math.cos(p), -math.sin(p)], [0, math.sin(p), math.cos(p)]])
    spin = np.array([[math.cos(r), 0, math.sin(r)], [0, 1, 0], [-math.sin(r), 0, math.cos(r)]])
    return tilt @ spin @ base


def around(u, v):
    a, b = 2 * math.pi * (u - .25), math.pi * (v - .5)
    return np.stack([np.cos(a - math.pi / 2) * np.cos(b), np.sin(a - math.pi / 2) * np.cos(b), np.sin(b)], -1)


@shot(184, 'pandan', elev=10, fill=.74)
def futsal_ball():
    turn, w, h = facing(8, 0), 1600, 800
    rows = []
    for v in np.split(1 - (np.arange(h * 2) + .5) / h / 2, 40):
        which, inside = panels(around(*np.meshgrid((np.arange(w * 2) + .5) / w / 2, v)), turn)
        ink = np.where((which < 12)[..., None], rgb('f07618'), rgb('faf9f4'))
        ink = np.where(((which < 12) & (inside > .075) & (inside < .1))[..., None], rgb('ffc478'), ink)
        rows.append(np.where((inside < .011)[..., None], rgb('545862'), ink))
    p = Print(w, h)
    p.image = Image.fromarray(np.concatenate(rows).astype(np.uint8)).convert('RGBA')
    p = Print(w, h).paste(p, 0, 0, w, h).text(w * .25, h * .537, 'SUNDUL', 34, '24573a', 800).text(w * .25, h * .572, 'ARENA 4', 20, '24573a', 600)

    def skin(a, b):
        d = around(np.array(a), np.array(b))
        return d * 5 * (1 - .016 * math.exp(-(panels(d, turn)[1] / .03) ** 2))
    sheet(skin, 320, 160, printed(p.path(), .38, coat=.25), smooth=180)


FINGERS = [(-4.6, 3.2, -6.4, 10.2), (-1.7, 4.2, -2.4, 13.2), (1.5, 4.2, 1.9, 13.6), (4.5, 3.2, 5.8, 11.2)]


def keeper_glove(s):
    """The back of a glove for the right (1) or left (-1) hand: a foam hand with spines along its fingers and a closed strap."""
    foam, spine, panel = mat('f4f3ee', .75, bump='noise', size=4, strength=.15), mat('e2582c', .5), mat('2a6fd0', .6)
    hand = [ball(6.0, None, at=(0, .2, -.2), s=(1.02, .42, 1.0)), cyl(4.9, 7, None, at=(0, .2, -9))]
    hand[1].scale = (1, .52, 1)
    for x0, z0, x1, z1 in FINGERS:
        hand.append(tube([(s * x0, 0, z0 - 2), (s * (x0 + x1) / 2, -.2, (z0 + z1) / 2), (s * x1, 1.0, z1), (s * (x1 + .04 * x1), 1.7, z1 + 1.0)], [1.75, 1.7, 1.55, .9], None, flat=(1, .86)))
    hand.append(tube(curve([(s * 3.6, 0, -4), (s * 7.4, -.6, -.6), (s * 9.8, .2, 3.4), (s * 10.4, .8, 5.0)], 5), [1.9] * 6 + [1.75] * 5 + [1.55] * 3 + [1.3, .9], None))
    parts = [fuse(hand, foam, .2, 8)]
    for x0, z0, x1, z1 in FINGERS:
        parts.append(tube([(s * (x0 + (x1 - x0) * t), -1.55 + .5 * t * t, z0 + (z1 - z0) * t) for t in (.16, .4, .64, .9)], [.5, .62, .6, .4], spine, flat=(1.1, .5)))
        for t in (.3, .52, .74):
            parts.append(ring(.1, .06, spine, at=(s * (x0 + (x1 - x0) * t), -1.7 + .5 * t * t, z0 + (z1 - z0) * t), rot=(90, 0, 0), n=10))
    parts.append(tube([(s * 6.9, -2.1, -1.0), (s * 8.6, -1.7, 1.4), (s * 9.7, -1.2, 3.4)], [.5, .6, .4], spine, flat=(1.1, .5)))
    out = fillet([(s * x, z) for x, z in ((-4.8, -4.6), (4.6, -4.6), (5.4, -1), (4.6, 1.8), (1.5, 3.0), (-1.7, 3.0), (-4.6, 1.8), (-5.4, -1))], 1.2, closed=True)
    parts.append(puff(out[::s], 1.2, panel, at=(0, -2.15, 0), edge=.9, res=20))
    for k in (-2.6, 0, 2.6):
        parts.append(tube([(s * k, -2.85, -3.6), (s * k * 1.12, -2.95, 1.4)], .28, mat('f4f3ee', .6), flat=(1.2, .5)))
    strap = Print(520, 150, '22242a').rect(0, 0, 520, 12, 'f0b429').rect(0, 138, 520, 12, 'f0b429').text(260, 76, 'SUNDUL', 72, 'f0b429', 800, 290)
    parts.append(sheet(lambda u, v: (5.35 * math.cos(math.pi * (1 + u)), .2 - 3.1 * math.sin(math.pi * u) ** .7, -9.2 + 4.2 * v), 40, 4, printed(strap.path(), .7), thick=.4))
    parts.append(group([ring(5.0, .5, mat('22242a', .8), at=(0, .2, -9.1), s=(1, .53, 1))]))
    return parts


@shot(186, 'nila', elev=12, fill=.84)
def keeper_gloves():
    group(keeper_glove(1), at=(7.6, -2.4, 12), rot=(-4, 0, -14))
    group(keeper_glove(-1), at=(-7.2, 2.2, 12), rot=(-4, 0, 18))
