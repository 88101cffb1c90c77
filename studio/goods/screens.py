"""Television and projection."""
from kit.catalogue import shot
from kit.mesh import group
from kit.outline import rrect
from kit.packing import word
from kit.paint import Print
from kit.sheet import decal, tube
from kit.solid import ball, box, cyl, plate
from kit.surface import mat, printed


def tv(screen, w, h, bezel, legs='feet'):
    dark = mat('16171b', .4)
    plate(rrect(w, h, .5), 2.6, dark, .4, at=(0, 0, h / 2 + 7))
    decal(w - bezel * 2, h - bezel * 2, printed(screen.path(), .12, emit=.7), at=(0, -1.34, h / 2 + 7))
    for s in (1, -1):
        if legs == 'feet':
            tube([(s * w * .34, -6, .6), (s * w * .32, 0, 7.6), (s * w * .34, 6, .6)], .9, dark)
        else:
            box(3, 2, 7, dark, .5, at=(s * 4, 0, 1))
    if legs != 'feet':
        box(w * .42, 14, 1.2, dark, .5)


@shot(52, 'nila', elev=6, yaw=-10)
def smart_tv():
    p = Print(960, 540, '101430').fade('1a2a6a', '0c1024')
    p.oval(720, 200, 210, fill='f0a030').poly([(420, 540), (620, 250), (760, 400), (860, 300), (960, 420), (960, 540)], '24573a')
    p.text(60, 110, 'Pulau Senja', 64, 'ffffff', 800, anchor='lm').text(60, 170, 'Film dokumenter 4K', 32, 'c9cfe8', 500, anchor='lm').rect(60, 210, 170, 54, 'e8a51c', 27).text(145, 237, 'Putar', 30, '3a2400', 700)
    for i, c in enumerate(('cf6545', '3f7d4a', '7a70c9', 'e8a51c', '2aa3a3')):
        p.rect(40 + i * 182, 390, 168, 110, c, 14)
    tv(p, 96, 56, .5)


@shot(53, 'kapas', elev=8, yaw=12)
def led_tv():
    p = Print(800, 450, '6fc2e8').fade('6fc2f0', 'dff2fb')
    p.rect(0, 300, 800, 150, '3f9a4a')
    for i in range(8):
        p.rect(i * 100, 300, 50, 150, '46a852')
    p.line([(0, 330), (800, 330)], 'ffffff', 4)
    p.oval(430, 380, 26, fill='ffffff').oval(430, 380, 10, fill='1b1c20')
    p.poly([(250, 300), (300, 190), (330, 300)], 'c7302c').oval(300, 170, 22, fill='b5774a').rect(20, 20, 230, 46, '101430', 8).text(135, 43, 'IND 2 - 1 THA', 28, 'ffffff', 700)
    tv(p, 72, 43, 2.0, 'stand')
    box(4.4, 1.6, 16, mat('22242a', .5), .6, at=(33, -14, 0), rot=(-84, 0, 24))


@shot(54, 'kabut', elev=22, yaw=-16)
def set_top_box():
    dark = mat('1d1e23', .4)
    box(19, 12, 3.4, dark, .5)
    p = Print(300, 90, '0a0b0e').text(150, 46, 'TVRI 01', 62, '5af08a', 700)
    decal(6, 1.8, printed(p.path(), .2, emit=.9), at=(3, -6.02, 1.7))
    decal(4.6, .9, word('DVB-T2', 'c9ccd6', 62, 360, 80), at=(-5.6, -6.02, 1.7))
    for i in range(7):
        box(.4, 8, .1, mat('0a0b0e', .6), .02, at=(-6 + i * 1.6, .6, 3.36))
    box(4.6, 15, 1.6, mat('26272d', .5), .6, at=(13, -5, 0), rot=(0, 0, -16))
    for j in range(6):
        for i in range(3):
            cyl(.42, .25, mat('cf2a22' if j == 0 and i == 0 else 'd9dce4', .5), at=(11.6 + i * 1.35 + j * -.45 + 2.4, .4 - j * 1.7, 1.6), n=16)
    group([box(1.8, 4.6, .8, dark, .25), box(1.3, 1.4, .5, mat('c9ccd6', .3, .9), .05, at=(0, 2.9, .15))], at=(-3, -10, 0), rot=(0, 0, 40))
    tube([(-3.4, -8.6, .6), (-2.4, -7.6, 5.4)], .3, dark)


@shot(55, 'malam', elev=16, yaw=-24)
def projector():
    m = mat('f2f3f6', .35, coat=.3)
    box(15, 15, 10, m, 2.2)
    cyl(3.4, 1.2, mat('22242a', .4), at=(-2.6, -7, 5.4), rot=(90, 0, 0))
    cyl(2.6, 1.6, mat('0a0c18', .05, coat=1), at=(-2.6, -7, 5.4), rot=(90, 0, 0), bevel=.5)
    ball(1.7, mat('bfe0ff', .05, emit=1.4), at=(-2.6, -8.1, 5.4), s=(1, .5, 1))
    for i in range(7):
        box(3.6, .3, .35, mat('9a9ea8', .6), .08, at=(4.2, -7.5, 2.6 + i * .85))
    cyl(2.6, .4, mat('dfe1e6', .3), at=(0, 1, 9.9))
    box(3, 1.8, 1.2, mat('22242a', .5), .4, at=(-4, -3, -.9))
    decal(4, .9, word('1080p', '5a5e6a', 60, 300, 70), at=(4.2, -7.52, 1.6))
