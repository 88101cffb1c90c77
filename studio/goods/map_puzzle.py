"""A map of Indonesia in wooden pieces. Coasts and middles of provinces in degrees east and north, drawn by hand."""
import numpy as np
from PIL import Image

from goods.toy_colours import BLU, GRN, ORG, PUR, RED, YEL
from kit.catalogue import shot
from kit.grain import wood
from kit.mesh import group
from kit.outline import fillet
from kit.paint import Print
from kit.sheet import decal
from kit.solid import box, plate
from kit.surface import printed

COASTS = {
    'sumatra': '95.2 5.6,97.5 5.3,98.3 4.4,100.2 2.8,101.4 2.1,103 .8,103.7 0,103.4 -.9,104.4 -1.1,104.9 -2.3,106 -3,105.8 -4.4,105.8 -5.8,104.5 -5.8,102.3 -4,101 -2.4,100.3 -.9,99.2 .3,98.7 1.7,97.3 3,95.4 4.9',
    'jawa': '105.2 -6.8,106 -5.9,107 -6,108.3 -6.3,108.7 -6.8,110.3 -6.9,110.8 -6.4,111.4 -6.7,112.6 -6.8,112.8 -7.5,114.4 -7.7,114.5 -8.7,112.6 -8.4,110.3 -8.1,108.8 -7.7,106.5 -7.4',
    'madura': '112.7 -6.9,114.1 -6.85,113.9 -7.25,112.7 -7.25',
    'bali': '114.6 -8.1,115.3 -8,115.8 -8.4,115.2 -8.9,114.7 -8.5',
    'lombok': '116 -8.4,116.6 -8.2,116.9 -8.5,116.6 -9,116 -8.9',
    'sumbawa': '117 -8.5,117.8 -8.4,118.1 -8.7,118.4 -8.3,119 -8.3,119.2 -8.8,118 -9,117 -9.1',
    'flores': '119.8 -8.4,121 -8.3,122 -8.5,123.1 -8.2,122.8 -8.7,121.5 -9,119.9 -8.9',
    'sumba': '119 -9.5,120 -9.3,120.9 -10.1,120.3 -10.4,119.5 -10',
    'timor': '123.5 -10.4,123.7 -9.8,124.3 -9.4,125 -8.9,125.2 -9.5,124.5 -10.2',
    'kalimantan': '109.6 2.1,109 1.3,108.9 .3,109.3 -.5,110.1 -1.3,110.2 -2.8,111.8 -3.4,113 -3.1,114.4 -3.5,114.7 -4.2,116 -3.6,116.4 -2.6,116.5 -1.7,117.5 -.8,117.6 .3,118.9 1,118 2,117.7 3,117.6 4.2,116 4.3,115.6 3.3,115 2.4,114.7 1.6,113.6 1.3,112.2 1.3,110.8 1,109.9 1.4',
    'sulawesi': '125.2 1.6,124.6 .5,123.3 .25,121.4 .45,120.3 .4,120.2 -.7,120.7 -1.4,121.6 -.9,123.4 -.8,123.3 -1.2,122.2 -1.6,121.7 -2,122.3 -3,122.7 -3.7,122.9 -4.6,122 -4.8,121.5 -4.2,121 -3.4,121 -2.7,120.3 -2.9,120.4 -4,120.4 -5.6,119.5 -5.6,119.6 -4.2,119.4 -3.5,118.8 -2.8,119.3 -1.8,119.7 -.8,119.8 .4,120.4 1.1,121.2 1.3,122.6 1,123.8 .95,124.7 1.5',
    'buton': '122.9 -4.9,123.3 -4.6,123.2 -5.5,122.7 -5.5',
    'halmahera': '127.6 2.1,128 2.2,128 1.3,128.7 1.6,128.7 1,128.2 .7,128.8 .3,128.1 .1,128 -.4,128.5 -.9,127.8 -.7,127.5 .5,127.4 1.2',
    'buru': '126 -3.3,126.6 -3,127.3 -3.3,126.9 -3.9,126.2 -3.8',
    'seram': '127.9 -3.1,129 -2.75,130.2 -2.9,131 -3.8,130 -3.6,128.9 -3.5,128 -3.6',
    'aru': '134.1 -6,134.7 -5.5,134.9 -6.3,134.4 -6.9',
    'tanimbar': '131.1 -7.6,131.6 -7.1,131.8 -7.4,131.3 -8',
    'bangka': '105.2 -1.9,106 -1.5,106.9 -2.9,106.2 -2.8',
    'belitung': '107.6 -2.6,108.4 -2.6,108.3 -3.3,107.6 -3.2',
    'nias': '97 1.5,97.5 1.5,98 .7,97.6 .5',
    'siberut': '98.6 -1,99 -.9,99.6 -1.9,99.3 -2',
    'biak': '135.4 -.7,136.4 -.9,136.2 -1.3,135.6 -1.2',
    'papua': '130.9 -.8,132.2 -.35,134 -.7,134.3 -1.7,134.2 -2.6,134.8 -3.3,135.6 -3.3,136.4 -2.3,137.8 -1.5,139.4 -2.1,141 -2.6,141 -9.1,140 -8.2,138.9 -8.4,137.7 -8.3,138.3 -7.4,139 -7.3,138.6 -6.4,138 -5.4,136.2 -4.6,135 -4.4,133.8 -3.7,132.9 -4.1,132.8 -3.2,131.9 -2.8,133 -2.5,133.7 -2.3,132.3 -2.2,131.8 -1.6'}
PROVINCES = {
    'sumatra': '96.8 4.4,99 2.3,102 .6,100.3 -.7,102.8 -1.7,104 -3.2,102.2 -3.7,105 -4.9', 'jawa': '106 -6.6,106.85 -6.1,107.6 -6.9,110 -7.2,110.4 -8.1,112.8 -7.9',
    'kalimantan': '110.4 -.2,113.4 -1.5,115.5 -3.2,116.2 .6,116.6 3.3', 'sulawesi': '124.6 1,122.4 .7,120.6 -1,119.2 -2.6,120 -4.3,122 -3.9', 'papua': '132 -1.2,133.8 -2.9,136 -3.7,138.6 -4.2,139.6 -3,139.8 -7'}
COLOURS = [RED, YEL, GRN, ORG, PUR, 'e86aa0', '17a2a2', BLU]
EDGE = (94.2, -11.4, 141.8, 7.0)
SCALE = 58 / (EDGE[2] - EDGE[0])


def points(row):
    """Places on the board, its middle at the origin; degrees of latitude drawn a little long, as on toys."""
    pairs = [tuple(map(float, q.split())) for q in row.split(',')]
    return [((x - (EDGE[0] + EDGE[2]) / 2) * SCALE, (y - (EDGE[1] + EDGE[3]) / 2) * SCALE * 1.12) for x, y in pairs]


def anticlockwise(pts):
    return pts if sum(a[0] * b[1] - b[0] * a[1] for a, b in zip(pts, pts[1:] + pts[:1])) > 0 else pts[::-1]


def coloured(outline, seeds, first, px=22):
    """The pieces of an island: each place has the colour of the nearest middle, with a sawn line between."""
    xs, zs = [q[0] for q in outline], [q[1] for q in outline]
    w, h = int((max(xs) - min(xs)) * px), int((max(zs) - min(zs)) * px)
    x, z = np.meshgrid(min(xs) + np.arange(w * 2) / px / 2, max(zs) - np.arange(h * 2) / px / 2)
    bend = .35 * np.sin(z * 2.1) + .25 * np.sin(x * 2.7 + z)
    away = np.stack([np.hypot(x + bend - a, z + bend * .6 - b) for a, b in seeds])
    order = np.sort(away, 0)
    rgb = np.array([[int(COLOURS[(first + i) % 8][k:k + 2], 16) for k in (0, 2, 4)] for i in range(len(seeds))])[away.argmin(0)]
    if len(seeds) > 1:
        rgb = np.where(((order[1] - order[0]) < .24)[..., None], np.array([70, 46, 30]), rgb)
    p = Print(w, h)
    p.image = Image.fromarray(rgb.astype(np.uint8)).convert('RGBA')
    return p.path()


@shot(209, 'kapas', elev=64, yaw=-14, fill=.95)
def map_puzzle():
    sea = Print(1200, 560, '3f9fd8').tile(lambda q, x, y: q.line([(x, y), (x + 9, y - 4), (x + 18, y), (x + 27, y - 4), (x + 36, y)], '62b4e4', 3), 96, 52)
    sea.text(330, 510, 'INDONESIA', 64, 'ffffff', 800)
    lifted = {'sulawesi': ((9, -21, .7), -6), 'halmahera': ((18.6, -19.6, .7), -30)}
    shapes = {name: anticlockwise(fillet(points(row), .22, closed=True, n=4)) for name, row in COASTS.items()}
    for name in lifted:
        sea.poly([(600 + x * 20, 280 - z * 20) for x, z in shapes[name]], 'e9cf9c')
    box(62.4, 30.4, 1.2, wood('d9b070', None, .2), .5)
    decal(60, 28, printed(sea.path(), .5), at=(0, 0, 1.22), rot=(-90, 0, 0))
    for k, (name, outline) in enumerate(shapes.items()):
        seeds = points(PROVINCES[name]) if name in PROVINCES else [(0, 0)]
        paint = printed(coloured(outline, seeds, k * 3), .45)
        at, turn = ((0, 0, 0), 0)
        if name in lifted:
            at, turn = lifted[name]
            x, z = (sum(q[i] for q in outline) / len(outline) for i in (0, 1))
            outline = [(a - x, b - z) for a, b in outline]
        group([plate(outline, 1.3, paint, 0)], at=at if name in lifted else (0, 0, 1.7), rot=(-90, 0, turn))
