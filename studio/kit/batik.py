"""Motifs of batik and other cloth: each fills a sheet."""
import math
import random


def petal(x, y, length, width, turn, n=14):
    """A leaf-shaped outline from (x, y) outwards."""
    c, s = math.cos(math.radians(turn)), math.sin(math.radians(turn))
    pts = []
    for i in list(range(n + 1)) + list(range(n - 1, 0, -1)):
        side = 1 if len(pts) <= n else -1
        u = i / n
        px, py = u * length, side * width / 2 * math.sin(math.pi * u) ** 0.8
        pts.append((x + px * c - py * s, y + px * s + py * c))
    return pts


def kawung(p, a, b, step=70):
    def one(q, x, y):
        for t in (45, 135, 225, 315):
            q.poly(petal(x + 5 * math.cos(math.radians(t)), y + 5 * math.sin(math.radians(t)), step * 0.6, step * 0.36, t), a)
            q.line(petal(x + 12 * math.cos(math.radians(t)), y + 12 * math.sin(math.radians(t)), step * 0.42, step * 0.18, t), b, 1.5, True)
        q.oval(x, y, step * 0.05, fill=a)
    return p.tile(one, step, step, shift=False)


def parang(p, a, b, step=60):
    n = int((p.w + p.h) / step) + 3
    for i in range(-2, n):
        for j in range(-2, int((p.w + p.h) / 26) + 2):
            x, y = i * step * 1.41 - p.h + j * 26 * 0.71 + 0, j * 26 * 0.71
            p.poly(petal(x, y, step * 0.9, 20, -20), a)
            p.oval(x + 10, y - 3, 3.5, fill=b)
        x = i * step * 1.41 - p.h
        p.line([(x - 8, 0), (x + p.h - 8, p.h)], b, 3)
    return p


def mega_mendung(p, shades, step=190, seed=3):
    def cloud(q, x, y):
        for i, shade in enumerate(shades):
            k = 1 - i * 0.16
            for dx, dy, r in ((-0.3, 0.06, 0.2), (-0.12, -0.08, 0.24), (0.12, -0.05, 0.22), (0.3, 0.07, 0.17), (0, 0.1, 0.2), (0.46, 0.13, 0.1), (-0.46, 0.13, 0.11)):
                q.oval(x + dx * step * (0.75 + 0.25 * k), y + dy * step * k, r * step * k * 0.95, r * step * k * 0.62, fill=shade)
    return p.tile(cloud, step, step * 0.52)


def sprigs(p, stem, flower, step=90, seed=1, size=1.0):
    rnd = random.Random(seed)

    def one(q, x, y):
        x, y, t = x + rnd.uniform(-12, 12), y + rnd.uniform(-12, 12), rnd.uniform(0, 360)
        for d, ln in ((0, 26), (40, 20), (-40, 20)):
            q.poly(petal(x, y, ln * size, 9 * size, t + d), stem)
        if flower:
            fx, fy = x - 12 * size * math.cos(math.radians(t)), y - 12 * size * math.sin(math.radians(t))
            for i in range(5):
                q.poly(petal(fx, fy, 12 * size, 9 * size, i * 72 + t), flower)
            q.oval(fx, fy, 2.6 * size, fill='f6c955')
    return p.tile(one, step, step * 0.8)
