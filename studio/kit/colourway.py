"""A product in another of its colours: while it is built, colours that its model is written with become others."""
import json
import os
import re

_worn = {}


def wear(colours=None):
    """From now on `colours`, hex as written to hex, replace what a model asks for; without them it looks as written."""
    _worn.clear()
    _worn.update(colours or {})


def worn(colour):
    return _worn.get(colour, colour)


def _oklab(colour):
    r, g, b = (c / 12.92 if c <= .04045 else ((c + .055) / 1.055) ** 2.4 for c in (int(colour[i:i + 2], 16) / 255 for i in (0, 2, 4)))
    l, m, s = ((x * r + y * g + z * b) ** (1 / 3) for x, y, z in ((.4122214708, .5363325363, .0514459929), (.2119034982, .6806995451, .1073969566), (.0883024619, .2817188376, .6299787005)))
    return (.2104542553 * l + .793617785 * m - .0040720468 * s, 1.9779984951 * l - 2.428592205 * m + .4505937099 * s, .0259040371 * l + .7827717662 * m - .808675766 * s)


def _hex(lab):
    L, a, b = lab
    l, m, s = ((L + x * a + y * b) ** 3 for x, y in ((.3963377774, .2158037573), (-.1055613458, -.0638541728), (-.0894841775, -1.291485548)))
    out = ''
    for x, y, z in ((4.0767416621, -3.3077115913, .2309699292), (-1.2684380046, 2.6097574011, -.3413193965), (-.0041960863, -.7034186147, 1.707614701)):
        c = x * l + y * m + z * s
        c = 1.055 * max(c, 0) ** (1 / 2.4) - .055 if c > .0031308 else c * 12.92
        out += f'{round(255 * min(1, max(0, c))):02x}'
    return out


def shifted(family, target):
    """
    Every colour of `family`, its main one first, as it would be if the main one were `target`: seams stay as much
    darker and highlights as much lighter, by the measure of the eye (OKLab), as room is left.
    """
    main, new = _oklab(family[0]), _oklab(target)
    out = {}
    for colour in family:
        step = _oklab(colour)[0] - main[0]
        if not .12 < new[0] + step < .99:
            step = -step * .7
        share = min(1, (new[0] + step) / new[0]) if step < 0 else 1
        out[colour] = _hex((new[0] + step, new[1] * share, new[2] * share))
    out[family[0]] = target
    return out


def _named(option):
    """The part of a file's name that says a colour, as `viewOfColour` of studio.ts spells it."""
    return re.sub('[^a-z0-9]+', '-', option.lower())


def colourways():
    """By product: the views that show it in its other colours, with what each replaces (colours.json)."""
    with open(os.path.join(os.path.dirname(__file__), '../colours.json'), encoding='utf-8') as file:
        goods = json.load(file)
    out = {}
    for key, kind in goods.items():
        family = kind['family']
        out[int(key)] = {_named(option): {**shifted(family, new[family[0]]), **new} if family[0] in new else new
                         for option, new in kind['colours'].items()}
    return out
