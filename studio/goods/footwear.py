"""The parts that shoes are made of."""
import math

from kit.outline import curve
from kit.sheet import loft, sheet, tube
from kit.solid import ball, lathe
from kit.surface import mat


def foot(u, width=1.0, toe=1.0):
    """Half width of a sole at u from heel (0) to toe (1), inner and outer side."""
    pts = [(0, 0), (.03, 1.7), (.1, 2.6), (.25, 3.0), (.42, 2.85), (.6, 3.4), (.74, 3.75), (.86, 3.2 * toe), (.95, 2.0 * toe), (1, 0)]
    for (a, p), (b, q) in zip(pts, pts[1:]):
        if u <= b:
            t = (u - a) / (b - a)
            t = t * t * (3 - 2 * t)
            return (p + (q - p) * t) * width
    return 0


def sole(m, thick, length=28, out=.25, lift=.6, z=0, n=40, toe=1.0, spring=1.0):
    secs = []
    for k in (0, 1):
        ring_ = []
        for side in (1, -1):
            r = range(n + 1) if side == 1 else range(n - 1, 0, -1)
            for i in r:
                u = i / n
                x = (u - .5) * length * (1 + out * 2 / length)
                y = side * (foot(u, 1, toe) + out * min(1, 6 * u, 6 * (1 - u)))
                bend = spring * (max(0, u - .72) ** 2 * 14 + max(0, .12 - u) * 2)
                ring_.append((x, y, z + bend + k * thick * (1 + .35 * (1 - u) * lift)))
        secs.append(ring_)
    return loft(secs, m, smooth=30)


class Upper:
    """The upper of a shoe as a loft from heel to toe, open at the ankle between the shares `mouth` of its length."""

    def __init__(self, m, height, length=28, toe=1.0, toe_h=3.6, spring=1.0, lift=.6, thick=2.0, e=2.3, mouth=(.03, .47), deep=4.5, rim=.7):
        self.height, self.length, self.toe, self.toe_h, self.spring, self.lift, self.thick = height, length, toe, toe_h, spring, lift, thick
        self.e, self.mouth, self.deep, self.rim = e, mouth, deep, rim
        n = 44
        rows = [.004, .012, .024] + [.04 + .945 * i / 40 for i in range(41)]
        self.body = loft([[((u - .5) * length, *self.at(u, 2 * math.pi * k / n)) for k in range(n)] for u in rows], m, smooth=60)

    def _top(self, u):
        if u > .62:
            t = (u - .62) / .38
            return (self.toe_h + (self.height * .72 - self.toe_h) * (1 - t) ** 1.5) * (1 - t ** 4) ** .5
        if u > .42:
            return self.height * (1 - .28 * (u - .42) / .2)
        return self.height * (1.0 - .07 * math.sin(u / .42 * math.pi)) * (1 if u > .04 else .8 + 5 * u)

    def base(self, u):
        return self.thick * (1 + .35 * (1 - u) * self.lift) * .9 + self.spring * (max(0, u - .72) ** 2 * 14 + max(0, .12 - u) * 2)

    def at(self, u, a, out=0.0):
        """The point (y, z) of the section at `u` in the direction `a` (a quarter turn is up), `out` above the surface."""
        c, s = math.cos(a), math.sin(a)
        wide, top = max(.15, foot(u, .99, self.toe)) + out, max(.3, self._top(u)) + out
        narrow = .62 if u < .62 else .62 + .3 * (u - .62) / .38

        def outer(c, s):
            t = max(0, math.copysign(abs(s) ** (2 / self.e), s))
            return wide * (1 - (1 - narrow) * t ** 1.2) * math.copysign(abs(c) ** (2 / self.e), c), self.base(u) + max(-.2, t * top)
        y, z = outer(c, s)
        low, high = self.mouth
        gap = min(1, max(0, (high - u) / .07))
        edge = math.asin(self.rim)
        if gap and s > self.rim and edge < a < math.pi - edge:
            ey, ez = outer(math.cos(edge), self.rim)
            q = (a - math.pi / 2) / (math.pi / 2 - edge)
            inner = (-q * ey * .9, max(self.base(u) + .5, ez - self.deep * min(1, max(0, (u - low) / .035)) * min(1, 3 * (1 - abs(q))) ** .8))
            y, z = y + (inner[0] - y) * gap, z + (inner[1] - z) * gap
        return y, z

    def over(self, u, y, out=.1):
        """The point of space above the surface at `u`, `y` to the side of its ridge."""
        low, high = 0.0, math.pi / 2
        for _ in range(18):
            mid = (low + high) / 2
            if self.at(u, mid, out)[0] > abs(y):
                low = mid
            else:
                high = mid
        py, pz = self.at(u, high, out)
        return (u - .5) * self.length, math.copysign(py, y) if y else 0, pz

    def band(self, m, u0, u1, y0, y1, out=.1, thick=.18):
        """A piece sewn on between two lengths; `y0` and `y1` may be functions of the length."""
        def fn(u, v):
            at = u0 + (u1 - u0) * u
            a, b = (k(at) if callable(k) else k for k in (y0, y1))
            return self.over(at, a + (b - a) * v, out)
        return sheet(fn, 26, 8, m, thick=thick)

    def collar(self, m, r=.38):
        """The padded rim of the opening."""
        low, high = self.mouth
        edge = math.asin(self.rim)
        us = [low + .012 + (high - low - .05) * (1 - math.cos(math.pi * i / 24)) / 2 for i in range(25)]
        right = [((u - .5) * self.length, *self.at(u, edge, .02)) for u in us]
        return tube(right + [(x, -y, z) for x, y, z in reversed(right)], r, m, closed=True, n=10)

    def laces(self, m, rows, u0, u1, w=1.35, bow=True):
        """Laces crossed between two rows of eyelets, tied in a bow at the ankle."""
        parts, steps = [], [u0 + (u1 - u0) * i / (rows - 1) for i in range(rows)]
        for i, u in enumerate(steps):
            parts += [lathe([(.14, .1), (.3, .12), (.34, 0)], mat('d9dce2', .25, .9), at=self.over(u, s * (w + .25), .12), n=14) for s in (1, -1)]
            ahead = steps[min(rows - 1, i + 1)]
            for s in (1, -1):
                parts.append(tube([self.over(u + (ahead - u) * k / 8, s * w * (1 - k / 4), .26 + .06 * math.sin(math.pi * k / 8)) for k in range(9)], .22, m, flat=(1.5, .7), n=8))
        if bow:
            x, _, z = self.over(u0, 0, .45)
            for s in (1, -1):
                parts.append(tube(curve([(x, 0, z), (x - .6, s * 1.2, z + .7), (x + .1, s * 2.5, z + .2), (x + .8, s * 1.4, z - .1), (x, 0, z)], 6), .2, m, flat=(1.4, .7), n=8))
                parts.append(tube(curve([(x, 0, z), (x + 1.0, s * 1.0, z + .1), (x + 2.0, s * 2.2, z - .9)], 6), .2, m, flat=(1.4, .7), n=8))
            parts.append(ball(.36, m, at=(x, 0, z)))
        return parts

    def tongue(self, m, u0=.36, u1=.56, w=1.3, up=1.1):
        return sheet(lambda u, v: (((u0 + (u1 - u0) * v) - .5) * self.length - (1 - v) * .6, (u - .5) * 2 * w * (1 + .25 * (1 - v)), self.over(.5, 0)[2] * (1 - v) + self.over(u1, 0, 0)[2] * v + (1 - v) ** 1.3 * up - (2 * u - 1) ** 2 * .5), 12, 14, m, thick=.45)
