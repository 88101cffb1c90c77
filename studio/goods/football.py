"""Football and futsal."""
import math

import numpy as np
from PIL import Image

from kit.catalogue import shot
from kit.cloth import Pattern
from kit.mesh import group
from kit.outline import fillet
from kit.paint import Print
from kit.sheet import sheet
from kit.surface import printed


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
        ink = np.where((which < 12)[..., None], [240, 118, 24], [250, 249, 244])
        ink = np.where(((which < 12) & (inside > .075) & (inside < .1))[..., None], [255, 196, 120], ink)
        rows.append(np.where((inside < .011)[..., None], [84, 88, 98], ink))
    p = Print(w, h)
    p.image = Image.fromarray(np.concatenate(rows).astype(np.uint8)).convert('RGBA')
    p = Print(w, h).paste(p, 0, 0, w, h).text(w * .25, h * .537, 'SUNDUL', 34, '24573a', 800).text(w * .25, h * .572, 'ARENA 4', 20, '24573a', 600)

    def skin(a, b):
        d = around(np.array(a), np.array(b))
        return d * 5 * (1 - .016 * math.exp(-(panels(d, turn)[1] / .03) ** 2))
    sheet(skin, 320, 160, printed(p.path(), .38, coat=.25), smooth=180)


def keeper_glove(s):
    """The back of a glove for the right (1) or left (-1) hand, its strap closed."""
    out = fillet([(s * x, z) for x, z in [(-4.8, -12), (4.8, -12), (5.0, -6), (7.6, -3.4), (11.2, 2.6), (10.6, 5), (8.4, 5.2), (6.0, 1.8), (6.5, 9.6), (5.4, 11.2), (3.8, 10.6), (3.3, 6.2), (3.2, 12.6), (1.9, 13.9), (.5, 12.8), (.3, 6.2), (-.5, 12.2), (-1.8, 13.2), (-3.1, 11.9), (-2.7, 5.8), (-4.0, 9.8), (-5.4, 10.4), (-6.5, 8.8), (-5.7, 2), (-5.9, -4), (-4.9, -7)]], .8, closed=True)
    c = Pattern(out if s > 0 else out[::-1], 'f6f5ef', 24)
    for a, b in (((4.8, 3), (5.2, 9.4)), ((1.7, 4), (1.8, 12)), ((-1.5, 4), (-1.9, 11.4)), ((-4.0, 3), (-5.2, 8.6)), ((7.2, -1.0), (9.6, 3.4))):
        c.p.line(c.at((s * a[0], a[1]), (s * b[0], b[1])), 'e2582c', 34)
    c.fill('2a6fd0', (s * -5.4, -4.8), (s * 5.6, -4.6), (s * 4.2, 1.4), (s * -.6, 2.2), (s * -5.2, 1))
    c.fill('22242a', (-7, -12.4), (7, -12.4), (7, -6), (-7, -6))
    back = c.make(t=4.6, edge=1.5, res=56, wrinkle=.1, grain=.4, drape=.15)
    for v in back.data.vertices:
        v.co.y -= .016 * max(0, v.co.z - 1) ** 2
    strap = Print(520, 150, '22242a').rect(0, 0, 520, 12, 'f0b429').rect(0, 138, 520, 12, 'f0b429').text(260, 76, 'SUNDUL', 72, 'f0b429', 800, 290)
    band = sheet(lambda u, v: (5.5 * math.cos(math.pi * (1 + u)), -2.75 * math.sin(math.pi * u) ** .6 - .1, -10.6 + 3.4 * v), 40, 4, printed(strap.path(), .7), thick=.25)
    return [back, band]


@shot(186, 'nila', elev=12, fill=.84)
def keeper_gloves():
    group(keeper_glove(1), at=(7.4, -2.4, 12), rot=(-3, 0, -14))
    group(keeper_glove(-1), at=(-6.6, 2.2, 12), rot=(-3, 0, 18))
