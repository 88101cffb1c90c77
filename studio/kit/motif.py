"""Small pictures for packs, and the front of a pack."""
import math
import random

from .batik import petal
from .paint import Print


def motif(p, kind, x, y, s, a='e8a51c', b='3f7d4a'):
    """Draws a small picture of size `s` about (x, y)."""
    r = math.radians
    if kind == 'leaf':
        p.poly(petal(x - s * .5, y + s * .25, s * 1.1, s * .5, -28), a)
        p.line([(x - s * .5, y + s * .25), (x + s * .4, y - s * .22)], b, s * .03)
    elif kind == 'leaves':
        for t in (-150, -120, -90, -60, -30):
            p.poly(petal(x, y + s * .4, s * .85, s * .26, t), a if t % 60 else b)
    elif kind == 'bean':
        for dx, dy, t in ((-.25, .1, 30), (.25, -.05, -25), (0, .32, 80)):
            q = Print(100, 100).oval(50, 50, 32, 44, fill=a)
            q.line([(50, 8), (44, 35), (56, 65), (50, 92)], b, 6)
            p.paste(q, x + dx * s - s * .28, y + dy * s - s * .28, s * .56, s * .56, t)
    elif kind == 'chili':
        for dx, t in ((-.2, 60), (.18, 105)):
            p.poly(petal(x + dx * s, y - s * .4, s * .95, s * .26, t), a)
            p.line([(x + dx * s, y - s * .4), (x + dx * s + s * .05, y - s * .58)], b, s * .07)
    elif kind == 'fish':
        p.oval(x - s * .05, y, s * .45, s * .22, fill=a)
        p.poly([(x + s * .3, y), (x + s * .62, y - s * .24), (x + s * .55, y), (x + s * .62, y + s * .24)], a)
        p.oval(x - s * .32, y - s * .05, s * .045, fill=b)
        p.line([(x - s * .15, y - s * .17), (x - s * .1, y), (x - s * .15, y + s * .17)], b, s * .03)
    elif kind == 'citrus':
        p.oval(x, y, s * .5, fill=a).oval(x, y, s * .43, fill='fff6dc')
        for i in range(8):
            p.poly([(x + s * .05 * math.cos(r(i * 45)), y + s * .05 * math.sin(r(i * 45)))] + [(x + s * .39 * math.cos(r(i * 45 + d)), y + s * .39 * math.sin(r(i * 45 + d))) for d in (-18, -6, 6, 18)], a)
    elif kind == 'flower':
        for i in range(6):
            p.poly(petal(x, y, s * .5, s * .32, i * 60 - 90), a)
        p.oval(x, y, s * .12, fill=b)
    elif kind == 'drop':
        p.poly([(x, y - s * .5)] + [(x + s * .32 * math.cos(r(t)), y + s * .18 + s * .32 * math.sin(r(t))) for t in range(-30, 211, 10)], a)
        p.oval(x + s * .1, y + s * .2, s * .07, s * .12, fill='ffffff')
    elif kind == 'root':
        for dx, dy, rx, ry in ((0, 0, .3, .2), (-.28, .14, .17, .14), (.28, .1, .16, .13), (.08, -.22, .13, .17), (-.14, -.18, .11, .15)):
            p.oval(x + dx * s, y + dy * s, rx * s, ry * s, fill=a)
        for dx in (-.2, -.05, .1, .25):
            p.line([(x + dx * s, y - .1 * s), (x + dx * s + .03 * s, y + .12 * s)], b, s * .025)
    elif kind == 'bowl':
        p.poly([(x - s * .5, y)] + [(x + s * .5 * math.cos(r(t)), y + s * .42 * math.sin(r(t))) for t in range(0, 181, 10)], a)
        p.oval(x, y, s * .5, s * .12, fill=b)
        for i in (-.2, 0, .2):
            p.line([(x + i * s, y - s * .18), (x + i * s + s * .05, y - s * .28), (x + i * s - s * .03, y - s * .38), (x + i * s + s * .02, y - s * .5)], a, s * .04)
    elif kind == 'chips':
        rnd = random.Random(4)
        for i in range(9):
            cx, cy = x + rnd.uniform(-.4, .4) * s, y + rnd.uniform(-.28, .3) * s
            p.oval(cx, cy, s * .2, s * .14, fill=a, line=b, lw=s * .015)
            for _ in range(4):
                p.oval(cx + rnd.uniform(-.1, .1) * s, cy + rnd.uniform(-.06, .06) * s, s * .018, fill=b)
    elif kind == 'bear':
        p.oval(x - s * .3, y - s * .32, s * .15, fill=a).oval(x + s * .3, y - s * .32, s * .15, fill=a)
        p.oval(x, y, s * .43, s * .4, fill=a).oval(x, y + s * .14, s * .2, s * .15, fill='fff3dc')
        p.oval(x - s * .16, y - s * .06, s * .045, fill=b).oval(x + s * .16, y - s * .06, s * .045, fill=b)
        p.oval(x, y + s * .08, s * .06, s * .04, fill=b)
    elif kind == 'mountain':
        p.poly([(x - s * .6, y + s * .3), (x - s * .15, y - s * .35), (x + s * .1, y), (x + s * .25, y - s * .2), (x + s * .62, y + s * .3)], a)
        p.oval(x + s * .32, y - s * .36, s * .12, fill=b)
    elif kind == 'bee':
        p.oval(x - s * .12, y - s * .2, s * .2, s * .13, fill='ffffff').oval(x + s * .14, y - s * .2, s * .2, s * .13, fill='ffffff')
        p.oval(x, y, s * .34, s * .2, fill=a)
        for dx in (-.12, .02, .16):
            p.rect(x + dx * s, y - s * .17, s * .06, s * .34, b)
    elif kind == 'noodle':
        for i in range(9):
            yy = y - s * .3 + i * s * .075
            p.line([(x - s * .45 + j * s * .06, yy + s * .03 * math.sin(j * 1.6)) for j in range(16)], a if i % 2 else b, s * .04)
    elif kind == 'star':
        p.poly([(x + (s * .5 if i % 2 == 0 else s * .2) * math.cos(r(i * 36 - 90)), y + (s * .5 if i % 2 == 0 else s * .2) * math.sin(r(i * 36 - 90))) for i in range(10)], a)
    elif kind == 'cross':
        p.rect(x - s * .15, y - s * .45, s * .3, s * .9, a, s * .03).rect(x - s * .45, y - s * .15, s * .9, s * .3, a, s * .03)
    elif kind == 'kawung':
        for t in (45, 135, 225, 315):
            p.poly(petal(x, y, s * .5, s * .3, t), a)
    return p


def pack(w, h, bg, ink, brand, title, sub='', pic=None, a='e8a51c', b='3f7d4a', band=None, note='', style='centre', foot=None):
    """The front of a pack: brand, name of the thing, what is in it, a small picture."""
    p = Print(w, h, bg)
    if style == 'centre':
        if foot:
            p.poly([(0, h * .62)] + [(w * i / 20, h * .62 - h * .04 * math.sin(math.pi * i / 20)) for i in range(21)] + [(w, h), (0, h)], foot)
        if band:
            p.rect(0, 0, w, h * .2, band)
        p.text(w / 2, h * .105, brand, h * .085, 'ffffff' if band else ink, 800, w * .84)
        rows = title if isinstance(title, list) else [title]
        p.lines(w / 2, h * .28, rows, h * .088, ink, 800, w * .88, 1.05)
        if sub:
            p.text(w / 2, h * .30 + len(rows) * h * .09, sub, h * .048, ink, 500, w * .84)
        if pic:
            lower = len(rows) > 1
            motif(p, pic, w / 2, h * (.725 if lower else .69), min(w, h * .75) * (.44 if lower else .52), a, b)
        if note:
            p.text(w / 2, h * .94, note, h * .05, ink if not foot else 'ffffff', 600, w * .8)
    elif style == 'plain':
        p.text(w / 2, h * .16, brand, h * .1, ink, 800, w * .8)
        p.line([(w * .3, h * .27), (w * .7, h * .27)], ink, max(1, h * .006))
        rows = title if isinstance(title, list) else [title]
        p.lines(w / 2, h * .42, rows, h * .1, ink, 600, w * .84)
        if sub:
            p.text(w / 2, h * .42 + len(rows) * h * .12, sub, h * .06, ink, 400, w * .84)
        if pic:
            motif(p, pic, w / 2, h * .76, h * .2, a, b)
        if note:
            p.text(w / 2, h * .93, note, h * .05, ink, 500, w * .8)
    return p
