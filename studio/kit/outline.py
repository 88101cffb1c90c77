"""Lines and flat outlines. Outlines lie in the XZ plane and face the camera (-Y)."""
import math

import numpy as np


def rrect(w, h, r, n=8):
    """Outline of a rectangle with round corners about the origin."""
    r = min(r, w / 2, h / 2)
    pts = []
    for cx, cz, start in ((w / 2 - r, h / 2 - r, 0), (-w / 2 + r, h / 2 - r, 90),
                          (-w / 2 + r, -h / 2 + r, 180), (w / 2 - r, -h / 2 + r, 270)):
        for i in range(n + 1):
            a = math.radians(start + 90 * i / n)
            pts.append((cx + r * math.cos(a), cz + r * math.sin(a)))
    return pts


def oval(w, h, n=48, e=2.0):
    """Outline of an ellipse, or a squarer one for e above 2."""
    pts = []
    for i in range(n):
        a = 2 * math.pi * i / n
        c, s = math.cos(a), math.sin(a)
        pts.append((w / 2 * math.copysign(abs(c) ** (2 / e), c), h / 2 * math.copysign(abs(s) ** (2 / e), s)))
    return pts


def star(n, outer, inner, turn=90):
    return [((outer if i % 2 == 0 else inner) * math.cos(math.radians(turn) + math.pi * i / n),
             (outer if i % 2 == 0 else inner) * math.sin(math.radians(turn) + math.pi * i / n))
            for i in range(2 * n)]


def fillet(pts, r, closed=False, n=6):
    """Rounds the corners of a line, in two or three dimensions."""
    p = [np.array(q, float) for q in pts]
    out = []
    for i, q in enumerate(p):
        if not closed and i in (0, len(p) - 1):
            out.append(q)
            continue
        a, b = p[i - 1] - q, p[(i + 1) % len(p)] - q
        la, lb = np.linalg.norm(a), np.linalg.norm(b)
        t = min(r, la * 0.48, lb * 0.48)
        s, e = q + a / max(la, 1e-9) * t, q + b / max(lb, 1e-9) * t
        out += [(1 - u) ** 2 * s + 2 * u * (1 - u) * q + u * u * e for u in np.linspace(0, 1, n)]
    return [tuple(q) for q in out]


def curve(pts, n=8, closed=False):
    """A smooth line through the points (Catmull-Rom)."""
    p = [np.array(q, float) for q in pts]
    if closed:
        p = [p[-1]] + p + [p[0], p[1]]
    else:
        p = [2 * p[0] - p[1]] + p + [2 * p[-1] - p[-2]]
    out = []
    for i in range(1, len(p) - 2):
        for u in np.arange(n) / n:
            out.append(0.5 * (2 * p[i] + (p[i + 1] - p[i - 1]) * u
                              + (2 * p[i - 1] - 5 * p[i] + 4 * p[i + 1] - p[i + 2]) * u ** 2
                              + (3 * p[i] - p[i - 1] - 3 * p[i + 1] + p[i + 2]) * u ** 3))
    if not closed:
        out.append(p[-2])
    return [tuple(q) for q in out]


def mirror(half):
    """Completes the right half of an outline, listed from top to bottom, by its mirror image."""
    return list(half) + [(-x, z) for x, z in reversed(half) if abs(x) > 1e-6]
