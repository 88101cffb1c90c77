"""Phones."""
from kit.catalogue import shot
from kit.mesh import group
from kit.outline import fillet, rrect
from kit.packing import word
from kit.paint import Print
from kit.sheet import decal
from kit.solid import ball, box, cyl, plate
from kit.surface import mat, printed


def home_screen(w, h, top, bottom, clock='09:41', icons=True, dark=True):
    p = Print(w, h, top).fade(top, bottom)
    ink = 'ffffff' if dark else '20254f'
    p.oval(w * .8, h * .62, w * .5, fill=bottom).oval(w * .25, h * .75, w * .42, fill=top)
    p.text(w * .5, h * .2, clock, w * .24, ink, 300).text(w * .5, h * .285, 'Sabtu, 21 November', w * .062, ink, 500)
    if icons:
        hues = ['e8a51c', 'cf6545', '3f7d4a', '3a48b5', 'e4e7f5', '7a70c9', '2aa3a3', 'd8486b']
        for i in range(8):
            x, y = w * (.14 + .24 * (i % 4)), h * (.76 + .105 * (i // 4))
            p.rect(x - w * .08, y - w * .08, w * .16, w * .16, hues[i], w * .04)
            p.oval(x, y, w * .035, fill='ffffff')
    return p


def phone(body, screen, w=7.4, h=16, t=.8, r=1.0, bezel=.22, notch=True, frame=None):
    parts = [plate(rrect(w, h, r), t, mat(frame or body, .25, .7), r=.22),
             plate(rrect(w - .14, h - .14, r - .05), .06, mat('08090c', .08, coat=1), .02, at=(0, -t / 2, 0)),
             plate(rrect(w - bezel * 2, h - bezel * 2, r - bezel * .6), .04, printed(screen.path(), .12, emit=.55), .01, at=(0, -t / 2 - .03, 0)),
             plate(rrect(w - .2, h - .2, r - .1), .06, mat(body, .3, .1, coat=.6), .02, at=(0, t / 2, 0))]
    if notch:
        parts.append(cyl(.17, .05, mat('050507', .1), at=(0, -t / 2 - .05, h / 2 - .75), rot=(90, 0, 0)))
    parts.append(box(.12, .35, 1.6, mat(frame or body, .3, .7), .05, at=(w / 2 + .02, 0, 2)))
    return parts


def phone_back(body, cameras, w=7.4, h=16, t=.8, r=1.0, brand='', frame=None, block='square', ink='ffffff'):
    """Seen from behind: the cameras tell phones apart."""
    parts = [plate(rrect(w, h, r), t, mat(frame or body, .25, .7), r=.22),
             plate(rrect(w - .16, h - .16, r - .06), .06, mat(body, .22, .15, coat=1), .03, at=(0, -t / 2, 0))]
    y = -t / 2 - .05
    lens = mat('0a0c14', .05, coat=1)
    if block == 'square':
        parts.append(plate(rrect(3.5, 3.5, .8), .25, mat(body, .2, .5, coat=1), .1, at=(-w / 2 + 2.2, y, h / 2 - 2.2)))
        spots = [(-w / 2 + 1.4, h / 2 - 1.4), (-w / 2 + 3, h / 2 - 1.4), (-w / 2 + 1.4, h / 2 - 3)][:cameras]
    elif block == 'round':
        parts.append(cyl(2.2, .3, mat('1a1c22', .2, .6), at=(0, y + .1, h / 2 - 3), rot=(90, 0, 0)))
        spots = [(-.8, h / 2 - 2.2), (.8, h / 2 - 2.2), (0, h / 2 - 3.8)][:cameras]
    else:
        spots = [(-w / 2 + 1.5, h / 2 - 1.5 - 1.9 * i) for i in range(cameras)]
    for x, z in spots:
        parts += [cyl(.72, .35, mat('8c8f99', .2, .9), at=(x, y, z), rot=(90, 0, 0)),
                  cyl(.58, .4, lens, at=(x, y, z), rot=(90, 0, 0)), ball(.2, mat('26356e', .05, coat=1), at=(x, y - .36, z))]
    parts.append(cyl(.25, .12, mat('fff4cf', .2, emit=.6), at=(spots[0][0] + 1.6, y, h / 2 - 3.1), rot=(90, 0, 0)))
    if brand:
        parts.append(decal(3.4, .8, printed(Print(340, 80).text(170, 40, brand, 46, ink, 600, 320).path(False), .3), at=(0, y - .03, -h / 2 + 2.4)))
    return parts


def pair(front, back, lean=7):
    return [group(back, at=(-3.2, 2.2, 8), rot=(-lean, 0, -8)), group(front, at=(2.6, -1.6, 8), rot=(-lean, 0, 12))]


@shot(1, 'nila', yaw=0, elev=10, focus=(-.3, .5))
def aruna():
    pair(phone('23252d', home_screen(360, 780, '1f2a6c', 'e8781c'), frame='3a3d48'),
         phone_back('23252d', 3, brand='NUSATEK', frame='3a3d48'))


@shot(40, 'kapas', yaw=0, elev=10)
def prima():
    pair(phone('2f6fb0', home_screen(360, 780, '0f4c8a', '5fd0d8', '12:30'), frame='8fb4d8'),
         phone_back('2f74b8', 3, brand='Nusafon', frame='9fc0df', block='round'))


@shot(41, 'pandan', yaw=0, elev=10)
def lite():
    pair(phone('2a9d94', home_screen(360, 780, '0f6b66', 'f6dfa8', '07:15'), t=1.0, bezel=.4, frame='2a9d94'),
         phone_back('2aa79c', 2, t=1.0, brand='Nusafon', frame='2a9d94', block='row'))


@shot(42, 'mawar', elev=10, yaw=-8)
def senior_phone():
    body = mat('c0262c', .35, coat=.4)
    plate(rrect(7.4, 16.4, 1.5), 1.8, body, .5, at=(0, 0, 8.2))
    p = Print(300, 240, 'dfeefb').text(150, 80, '12:30', 96, '15306a', 800).text(150, 160, 'Sabtu', 52, '15306a', 700).text(150, 210, '21 Nov', 40, '15306a', 600)
    box(6.4, .2, 5.2, mat('0c0d10', .1), .3, at=(0, -.9, 10.6))
    decal(5.6, 4.4, printed(p.path(), .2, emit=.4), at=(0, -1.02, 13.2))
    for i, t in enumerate('123456789*0#'):
        x, z = -2.1 + (i % 3) * 2.1, 7.4 - (i // 3) * 1.65
        group([plate(rrect(1.85, 1.35, .45), .3, mat('fbfbf7', .4), .12), decal(1.2, 1.1, word(t, '15151a', 88, 100, 92, 800), at=(0, -.17, 0))], at=(x, -.98, z))
    group([plate(rrect(1.9, .9, .4), .3, mat('2fa84f', .4), .1)], at=(-2.1, -.98, 9.4))
    group([plate(rrect(1.9, .9, .4), .3, mat('22262e', .4), .1)], at=(2.1, -.98, 9.4))
    group([plate(rrect(7.4, 16.4, 1.5), 1.8, body, .5), box(3.6, .5, 2.4, mat('f6f2ee', .4), .4, at=(0, -.95, 1.2)), decal(2.8, 1.7, word('SOS', 'c0262c', 84, 200, 120, 800), at=(0, -1.22, 2.4)), decal(2.4, .8, word('senter', 'ffffff', 50, 240, 80), at=(0, -.92, -4))], at=(7.6, 3.4, 8.2), rot=(0, 0, -18))


@shot(43, 'kapas', elev=9)
def rugged_phone():
    dark, orange = mat('22252a', .7, bump='cell', size=5, strength=.3), mat('f07a1c', .5)

    def shell(back):
        oct_ = [(-4, 7), (-3, 8.4), (3, 8.4), (4, 7), (4.3, 2), (4.3, -2), (4, -7), (3, -8.4), (-3, -8.4), (-4, -7), (-4.3, -2), (-4.3, 2)]
        parts = [plate(fillet(oct_, .5, closed=True), 1.9, dark, .4)]
        for sx in (1, -1):
            for sz in (1, -1):
                parts.append(plate(fillet([(sx * 2.8, sz * 8.65), (sx * 4.2, sz * 7.2), (sx * 4.2, sz * 5.8), (sx * 3, sz * 6.9), (sx * 1.6, sz * 8.65)], .25, closed=True), 2.15, orange, .3))
        return parts
    front = shell(False) + [plate(rrect(6.8, 14.4, .8), .1, mat('06070a', .1), .04, at=(0, -.95, 0)), plate(rrect(6.3, 13.4, .6), .08, printed(home_screen(360, 760, '20352a', 'f07a1c', '05:30').path(), .12, emit=.5), .02, at=(0, -1.0, 0))]
    lens = mat('0a0c14', .05, coat=1)
    back = shell(True) + [cyl(2.3, .5, mat('3a3d44', .4, .6), at=(0, -.7, 4.6), rot=(90, 0, 0))] + [cyl(.75, .7, lens, at=(x, -.75, z), rot=(90, 0, 0)) for x, z in ((-.9, 5.4), (.9, 5.4), (0, 3.8))] + [box(1.2, .4, 9, orange, .2, at=(x, -.95, -6.4)) for x in (-2.4, 2.4)] + [decal(4, 1, word('GARDARA', 'f6efe0', 70, 400, 100, 800), at=(0, -.98, -2))]
    group(front, at=(3.2, -1.6, 8.6), rot=(-7, 0, 12))
    group(back, at=(-3.4, 2.2, 8.6), rot=(-7, 0, -8))
