"""Books."""
from kit.catalogue import shot
from kit.grain import wood
from kit.mesh import group
from kit.motif import motif
from kit.paint import Print
from kit.sheet import decal, tube
from kit.solid import ball, box, cyl, lathe
from kit.surface import mat, printed


def book(cover, spine, w, h, t, at=(0, 0, 0), rot=(0, 0, 0), soft_=True):
    m = mat(spine, .5)
    return group([box(w, t, h, mat('f6f0e2', .9), .05, at=(0, 0, .15)), box(w + .3, .16, h + .3, m, .05, at=(.05, -t / 2 - .08, 0)), box(w + .3, .16, h + .3, m, .05, at=(.05, t / 2 + .08, 0)), box(.2, t + .3, h + .3, m, .08, at=(-w / 2 - .06, 0, 0)),
                  decal(w + .28, h + .28, printed(cover.path(), .4), at=(.05, -t / 2 - .18, h / 2 + .15))], at, rot)


@shot(144, 'kapas', elev=10, yaw=-24, focus=(-.45, .2))
def novel():
    p = Print(420, 615, '16324a').fade('1d4a6a', 'e8a86a')
    p.rect(0, 430, 420, 185, '12283a').oval(300, 400, 62, fill='ffe0a8').poly([(60, 430), (250, 430), (220, 470), (90, 470)], '2a1810').line([(150, 430), (150, 250)], '2a1810', 6).poly([(156, 260), (250, 400), (156, 400)], 'f3e3c4').poly([(144, 280), (70, 400), (144, 400)], 'e9d2a8')
    p.lines(210, 80, ['Surat dari', 'Pelabuhan Lama'], 54, 'ffffff', 800, 380).text(210, 200, 'novel sejarah', 26, 'f3e3c4', 500).text(210, 570, 'Ratri Wening', 40, 'f3e3c4', 700)
    book(p, '16324a', 14, 20.5, 2.6)
    group([box(14.2, 20.7, 2.8, mat('f6f0e2', .9), .1), box(14.5, 21, .3, mat('16324a', .5), .1, at=(0, 0, 2.8)), box(14.5, 21, .3, mat('16324a', .5), .1, at=(0, 0, -.2))], at=(9, 9, .2), rot=(0, 0, 60))


@shot(145, 'kunyit', elev=12, yaw=20, focus=(-.35, .2))
def cookbook():
    p = Print(480, 630, 'fff6e6')
    p.rect(0, 0, 480, 190, 'c8391e').lines(240, 66, ['Dapur', 'Enam Pulau'], 74, 'ffffff', 800, 440)
    p.oval(240, 400, 180, fill='24407a').oval(240, 400, 160, fill='f6f2e6').oval(240, 400, 120, fill='a8501c').oval(200, 380, 34, fill='6a2a12').oval(270, 420, 40, fill='6a2a12').oval(280, 350, 20, fill='3f8f3a').oval(190, 440, 18, fill='3f8f3a').oval(230, 350, 14, fill='e02a1a')
    p.text(240, 604, '120 masakan rumahan', 32, 'c8391e', 700)
    book(p, 'c8391e', 19, 25, 2.2)
    tube([(14, -5, .8), (24, -8, .9)], [.5, .6], wood('c99a5a', None, 1))
    ball(1.9, wood('c99a5a', None, 1), at=(12.6, -4.6, .8), s=(1.4, 1, .4), rot=(0, 0, -16))
    tube([(-14, -6, .5), (-12, -6.6, .6), (-10, -6.2, .5), (-8.6, -5.4, .4)], [.5, .7, .6, .08], mat('c81f1a', .2, coat=1))


@shot(146, 'pandan', elev=10, yaw=-20, focus=(-.3, .2))
def kids_book():
    p = Print(600, 680, '8fd0e8').fade('9fdcf0', 'd9f0c8')
    p.poly([(0, 440), (140, 340), (300, 430), (460, 320), (600, 420), (600, 680), (0, 680)], '5cae4a').poly([(240, 440), (330, 440), (420, 560), (380, 680), (140, 680), (220, 560)], '3f9ad8')
    motif(p, 'bear', 440, 470, 190, 'c97b3a', '3a2010')
    motif(p, 'fish', 270, 610, 100, 'f0902a', 'ffffff')
    p.lines(300, 76, ['Kiki dan Sungai', 'yang Hilang'], 68, '1f4f7a', 800, 560).text(300, 220, 'buku cerita bergambar', 32, '1f4f7a', 600)
    book(p, 'e8a51c', 21, 24, 1.2)
    for i, c in enumerate(('e2344f', '3fa85a', 'f0b429')):
        group([tube([(0, 0, 0), (11, 0, 0)], .45, mat(c, .4)), lathe([(.45, 0), (0, 1.3)], mat('f0d8b0', .6), at=(11, 0, 0), rot=(0, 90, 0), n=12)], at=(10 + i * .6, -5 - i * 1.4, .45), rot=(0, 0, 12 - i * 10))


@shot(147, 'nila', elev=10, yaw=22, focus=(-.4, .2))
def money_book():
    p = Print(390, 570, 'f0b429')
    p.lines(195, 100, ['GAJI', 'PERTAMA'], 90, '1f2a5c', 800, 350).lines(195, 270, ['panduan mengatur uang', 'untuk usia 20-an'], 28, '1f2a5c', 600)
    for i, h in enumerate((40, 80, 120, 170)):
        p.rect(60 + i * 72, 520 - h, 50, h, '1f2a5c' if i < 3 else '3f7d4a', 6)
    p.line([(60, 460), (150, 420), (230, 370), (330, 310)], 'ffffff', 8)
    book(p, '1f2a5c', 13, 19, 2.0)
    gold = mat('e0b24a', .25, .9)
    for i in range(3):
        for k in range(2 + i * 2):
            cyl(1.5, .35, gold, at=(9.6 + i * 3.4, -3 - i * .5, k * .38), bevel=.08)
