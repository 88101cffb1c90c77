"""Sneakers and sports shoes."""
import math

from goods.sneaker_parts import Shell
from goods.soles import foxing, welt
from kit.catalogue import shot
from kit.mesh import group
from kit.surface import mat


def pair(make):
    """The left shoe in front, the right one turned behind it."""
    group([group(make(), at=(-14, 0, 0))], at=(1, -5, 0), s=(1, -1, 1))
    group([group(make(), at=(-14, 0, 0))], at=(-3, 5.6, 0), rot=(0, 0, 20))


def toe_line(q):
    """Upper edge of a toe cap, highest in the middle."""
    return .06 + .56 * math.sin(math.pi / 2 * min(1, max(0, (abs(q) - .74) / .2))) ** .8


def canvas(body, wall, lace, inner, line, thread, thick=2.4, toe=None, counter=None):
    """A low canvas shoe on a vulcanised sole."""
    cloth, top = mat(body, .85, bump='weave', size=2.6, strength=.2), Shell(thick, .7)
    sewn = mat(thread, .8)
    parts = [*top.skin(cloth, mat(inner, .9)), *foxing(mat(wall, .55), mat(line, .5), thick, .7), top.collar(cloth, .3), top.tongue(cloth),
             *top.stay(cloth, sewn), *top.laces(mat(lace, .85), mat('d9dce2', .25, .9))]
    if toe:
        parts.append(top.panel(mat(toe, .5), .74, 1.26, 0, toe_line, .12, .2, 60))
    for s in (1, -1):
        parts.append(top.thread(sewn, [(s * .13, 0), (s * .14, .5), (s * .11, .97)], out=.12))
    parts.append(top.panel(mat(counter or body, .7), -.045, .045, 0, .98, .1, .16, 12))
    return parts


@shot(8, 'kunyit', elev=22, yaw=-24, focus=(.2, 0), fill=.84)
def langkah():
    pair(lambda: canvas('26272c', 'f6f3ea', 'f6f3ea', '8a8578', '26272c', 'c9c5b8', 2.4, toe='f6f3ea', counter='f6f3ea'))


@shot(28, 'kabut', elev=22, yaw=-24, fill=.84)
def tapakira():
    pair(lambda: canvas('25407e', 'f1e8d4', 'ffffff', 'e3d6b8', 'b8402c', 'a9bbe6', 2.2))


@shot(185, 'kabut', elev=22, yaw=-24, fill=.84)
def futsal_shoes():
    def one():
        hide, accent, suede, lining = mat('1d1f24', .4, coat=.2), mat('f07a1c', .5), mat('3a3d46', .95, bump='noise', size=6, strength=.3), mat('2a2c33', .9)
        gum, sewn = mat('c98a4a', .5), mat('8a8f99', .8)
        top = Shell(2.0, .9, heel=.3)
        parts = [*top.skin(hide, mat('33363e', .9)), *foxing(gum, mat('8a5a2c', .6), 2.0, .9), top.collar(lining, .42), top.tongue(lining),
                 *top.stay(suede, sewn, .76), *top.laces(mat('f07a1c', .85), mat('15161b', .5))]
        cap = lambda q: .1 + .66 * math.sin(math.pi / 2 * min(1, max(0, (abs(q) - .7) / .2))) ** .9
        parts.append(top.panel(suede, .7, 1.3, 0, cap, .12, .2, 60))
        parts.append(top.panel(gum, .8, 1.2, 0, lambda q: .2 * math.sin(math.pi / 2 * min(1, (abs(q) - .8) / .12)), .26, .3, 50))
        for s in (1, -1):
            parts.append(top.thread(sewn, [(s * (.71 + .29 * k / 8), cap(.71 + .29 * k / 8) - .05) for k in range(9)], out=.26))
            parts.append(top.panel(accent, s * .16, s * .5, lambda q: .16 + (abs(q) - .16) * 1.5, lambda q: .3 + (abs(q) - .16) * 1.62 - .5 * max(0, abs(q) - .38), .1, .16, 40))
            parts.append(top.thread(sewn, [(s * .12, 0), (s * .13, .5), (s * .1, .97)], out=.14))
        parts.append(top.panel(suede, -.1, .1, 0, lambda q: .62 - 12 * q * q, .1, .16, 24))
        parts.append(top.panel(accent, -.03, .03, .5, 1.02, .16, .2, 12))
        return parts
    pair(one)


@shot(192, 'nila', elev=20, yaw=-22, fill=.84)
def runners():
    def one():
        net, org, dark = mat('c4c9d2', .85, bump='cell', size=5, strength=.4), mat('f07a1c', .5), mat('33363e', .9)
        top = Shell(2.9, 1.5, heel=.9)
        parts = [*top.skin(net, dark), welt(mat('fbfaf6', .7), .35, 2.9, .5, .25, 1.5, .3, .9), welt(org, 0, .4, .35, .45, 1.5), top.collar(dark, .42), top.tongue(dark, .5),
                 *top.stay(mat('8f95a1', .8), None), *top.laces(mat('f3f1ea', .85), mat('5a5f6a', .5), crossed=True)]
        parts.append(top.panel(mat('9aa0ac', .7), .8, 1.2, 0, lambda q: .04 + .34 * math.sin(math.pi / 2 * min(1, (abs(q) - .8) / .2)), .1, .14, 60))
        parts.append(top.panel(mat('9aa0ac', .7), -.26, .26, 0, lambda q: .66 - .5 * (abs(q) / .26) ** 2, .1, .14, 60))
        for s in (1, -1):
            for k in range(2):
                parts.append(top.panel(org, s * (.3 + k * .1), s * (.46 + k * .1), lambda q, k=k: .06 + (abs(q) - .3 - k * .1) * 4.4, lambda q, k=k: .24 + (abs(q) - .3 - k * .1) * 4.2, .1, .12, 24))
        parts.append(top.panel(org, -.05, .05, .5, 1.04, .14, .2, 12))
        return parts
    pair(one)
