"""Soles of laced shoes, in centimetres: the heel stands at x = 0 and the toe at x = 28."""
import math

import numpy as np

from kit.outline import curve
from kit.sheet import loft, tube

OUTER = [(0, 0), (.5, 1.7), (2.2, 2.75), (6, 3.0), (11, 3.1), (16, 3.6), (20, 4.0), (23.5, 3.75), (26.3, 2.5), (27.7, 1.0), (28, -.3)]
INNER = [(0, 0), (.5, -1.7), (2.2, -2.65), (6, -2.8), (11, -2.7), (15.5, -3.1), (19.5, -3.75), (23, -3.65), (26, -2.8), (27.6, -1.5), (28, -.3)]


def evenly(pts, n):
    """`n` points at even distances along a smooth line."""
    p = np.array(curve(pts, 10))
    along = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(p, axis=0), axis=1))])
    return np.stack([np.interp(np.linspace(0, along[-1], n), along, p[:, k]) for k in range(p.shape[1])], 1)


EDGE = {1: evenly(OUTER, 121), -1: evenly(INNER, 121)}


def spring(x, rise):
    """How far the sole rises from the floor towards the toe, and a little at the heel."""
    return rise * (max(0, x - 18) / 10) ** 2 + .12 * rise * max(0, 3 - x) / 3


def raised(x, heel):
    """How much higher the upper side of the sole lies at `x` when it is `heel` higher at the heel."""
    return heel * max(0, 1 - x / 20) ** 1.2


def turned(q):
    """`q` between -1 and 1, so that a piece may run round the toe."""
    return q if -1 <= q <= 1 else (q + 1) % 2 - 1


def edge(q, rise=0.0, z=0.0):
    """The edge of the sole at `q`: 0 is the heel, 1 the toe by the outer side, -1 by the inner side."""
    q = turned(q)
    line = EDGE[1 if q >= 0 else -1]
    x, y = (float(np.interp(abs(q), np.linspace(0, 1, 121), line[:, k])) for k in (0, 1))
    return np.array((x, y, z + spring(x, rise)))


def outward(q):
    ahead = edge(q + .012)[:2] - edge(q - .012)[:2]
    side = np.array((-ahead[1], ahead[0], 0.0))
    return side / max(1e-9, np.linalg.norm(side))


def welt(m, z0, z1, out0, out1, rise, bulge=.0, heel=0.0):
    """A layer of the sole between two heights above the floor; `heel` makes its top higher behind."""
    rows = []
    for t in (0, .06, .2, .5, .8, .94, 1):
        fall = .14 if t in (0, 1) else 0
        ring_ = []
        for q in np.linspace(-1, 1, 161)[:-1]:
            x = edge(q)[0]
            ring_.append(tuple(edge(q, rise, z0 + (z1 - z0) * t + raised(x, heel) * t) + outward(q) * (out0 + (out1 - out0) * t - fall + bulge * math.sin(math.pi * t))))
        rows.append(ring_)
    return loft(rows, m, smooth=50)


def foxing(m, line, thick, rise, heel=0.0):
    """The rubber wall of a vulcanised shoe, with its coloured line."""
    parts = [welt(m, 0, thick, .35, .3, rise, .06, heel)]
    if line:
        parts.append(tube([edge(q, rise, thick * .74 + raised(edge(q)[0], heel) * .74) + outward(q) * .36 for q in np.linspace(-1, 1, 161)[:-1]], .13, line, closed=True, n=8))
    return parts
