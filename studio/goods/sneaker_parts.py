"""The upper of a laced shoe, over the soles of goods/soles.py."""
import math

import numpy as np

from goods.soles import edge, outward, raised, spring, turned
from kit.outline import curve
from kit.sheet import sheet, tube
from kit.solid import lathe

# Share of the way from heel to toe along the edge of the sole, and where the upper ends above it: x, y to the side, z.
OPENING = [(0, 1.5, 0, 9.4), (.06, 1.7, 1.1, 9.2), (.12, 2.7, 1.9, 8.5), (.22, 5.2, 2.35, 7.5), (.32, 8.0, 2.4, 7.45),
           (.4, 10.2, 2.15, 8.3), (.455, 11.5, 1.75, 9.4), (.48, 12.2, 1.45, 9.5), (.58, 15.2, 1.2, 8.35),
           (.7, 18.4, 1.0, 6.95), (.78, 19.8, .8, 6.4), (.88, 20.5, .4, 6.2), (1, 20.7, 0, 6.15)]
TONGUE = [(20.2, 6.0, 1.0), (18.4, 7.05, 1.25), (15.2, 8.55, 1.55), (12.2, 9.9, 1.9), (10.8, 10.8, 2.1), (9.9, 11.5, 2.1)]
RIM = np.array(curve(OPENING, 10))
LICK = np.array(curve(TONGUE, 10))


class Shell:
    """The upper: a skin between the edge of the sole and the rim of the opening. `q` runs as in edge(), `v` upwards."""

    def __init__(self, thick, rise, heel=0.0, low=1.0):
        self.thick, self.rise, self.heel, self.low = thick, rise, heel, low

    def _lift(self, x, z):
        return self.thick - 2.4 + (z - 2.4) * (self.low - 1) + spring(x, self.rise) * .4 + raised(x, self.heel)

    def rim(self, q):
        q = turned(q)
        x, y, z = (float(np.interp(abs(q), RIM[:, 0], RIM[:, k])) for k in (1, 2, 3))
        return np.array((x, math.copysign(y, q), z + self._lift(x, z)))

    def _on(self, q, v):
        b = edge(q, self.rise, self.thick - .15)
        b[2] += raised(b[0], self.heel)
        t = self.rim(q)
        h = t[2] - b[2]
        p1 = b + outward(q) * .3 + np.array((0, 0, .47 * h))
        p2 = t + np.array(((b[0] - t[0]) * .55, (b[1] - t[1]) * .55, -.13 * h))
        w = 1 - v
        return w ** 3 * b + 3 * w * w * v * p1 + 3 * w * v * v * p2 + v ** 3 * t

    def at(self, q, v, out=0.0):
        p = self._on(q, v)
        if not out:
            return p
        n = np.cross(self._on(q + .008, v) - self._on(q - .008, v), self._on(q, min(1, v + .01)) - self._on(q, max(0, v - .01)))
        length = np.linalg.norm(n)
        n = n / length if length > 1e-9 else np.array((0, 0, 1.0))
        away = p - np.array((min(24, max(4, p[0])), 0, 3.0))
        return p + (n if n @ away > 0 else -n) * out

    def skin(self, m, lining):
        return [sheet(lambda u, v: self.at(2 * u, v), 160, 20, m), sheet(lambda u, v: self.at(2 * u, v, -.22), 120, 14, lining)]

    def panel(self, m, q0, q1, v0, v1, out=.1, thick=.16, n=40):
        """A piece sewn on; `v0` and `v1` may be functions of `q`."""
        def fn(u, v):
            q = q0 + (q1 - q0) * u
            a, b = (k(turned(q)) if callable(k) else k for k in (v0, v1))
            return self.at(q, a + (b - a) * v, out)
        return sheet(fn, n, 10, m, thick=thick)

    def thread(self, m, pts, r=.05, out=.2):
        return tube([self.at(q, v, out) for q, v in curve(pts, 6)], r, m, n=6)

    def collar(self, m, r=.34, to=.455):
        return tube([self.at(to * (2 * k / 70 - 1), 1) for k in range(71)], r, m, n=12)

    def stay(self, m, thread=None, down=.8, end=.78):
        """The two strips with the eyelets, joined below the lacing."""
        parts = []
        for s in (1, -1):
            parts.append(self.panel(m, s * .44, s * 1.0, lambda q: down + .1 * max(0, abs(q) - end) / (1 - end), 1, .1, .2, 60))
            if thread:
                parts.append(self.thread(thread, [(s * (.452 + .548 * k / 10), down + .025 + .1 * max(0, .452 + .548 * k / 10 - end) / (1 - end)) for k in range(11)], out=.22))
        return parts

    def tongue(self, m, thick=.4):
        def fn(u, v):
            x, z, w = (float(np.interp(v, np.linspace(0, 1, len(LICK)), LICK[:, k])) for k in range(3))
            return x, (2 * u - 1) * w, z + self._lift(x, z) - .5 * (2 * u - 1) ** 2 - .15
        return sheet(fn, 14, 24, m, thick=thick)

    def laces(self, m, metal, rows=6, crossed=False, q0=.485, q1=.745, v=.9):
        """Flat laces: bars from eyelet to eyelet, or crossed ones with bars at both ends."""
        parts, qs = [], [q0 + (q1 - q0) * i / (rows - 1) for i in range(rows)]
        for q in qs:
            for s in (1, -1):
                n = self.at(s * q, v, 1.0) - self.at(s * q, v, 0)
                tilt, turn = math.degrees(math.acos(max(-1, min(1, n[2])))), math.degrees(math.atan2(n[1], n[0]))
                parts.append(lathe([(.16, .02), (.2, .1), (.3, .1), (.36, .0)], metal, at=self.at(s * q, v, .2), rot=(0, tilt, turn), n=20))
        pairs = [(q, q) for q in qs] if not crossed else [(qs[0], qs[0])] + [(a, b) for a, b in zip(qs, qs[1:])] + [(b, a) for a, b in zip(qs, qs[1:])] + [(qs[-1], qs[-1])]
        for k, (a, b) in enumerate(pairs):
            p, r = self.at(a, v, .26), self.at(-b, v, .26)
            over = .1 * (k % 2) if crossed else 0
            line = [p + (r - p) * t + np.array((0, 0, (.34 + over) * math.sin(math.pi * t) ** .7)) for t in np.linspace(0, 1, 13)]
            parts.append(tube(line, [.1] + [.36] * 11 + [.1], m, flat=(1, .3), n=10))
        return parts
