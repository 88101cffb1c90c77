"""Bodies: they stand on z = 0 at `at`; those made of an outline face the camera (-Y)."""
import math

import bmesh
import numpy as np
from mathutils import Vector, noise
from mathutils.geometry import delaunay_2d_cdt

from .mesh import from_bmesh, mesh
from .outline import fillet


def box(w, d, h, m, r=0.1, at=(0, 0, 0), rot=(0, 0, 0), seg=4, centre=False):
    bm = bmesh.new()
    bmesh.ops.create_cube(bm, size=1)
    for v in bm.verts:
        v.co = Vector((v.co.x * w, v.co.y * d, (v.co.z + (0 if centre else 0.5)) * h))
    r = min(r, w * 0.49, d * 0.49, h * 0.49)
    if r > 0:
        bmesh.ops.bevel(bm, geom=bm.edges[:], offset=r, segments=seg, profile=0.5, affect='EDGES')
    return from_bmesh(bm, m, at, rot, 35)


def plate(outline, t, m, r=0.05, at=(0, 0, 0), rot=(0, 0, 0), seg=3):
    """An outline given a thickness, with rounded rims; its picture, if any, fills the outline's frame."""
    bm = bmesh.new()
    front = [bm.verts.new((x, -t / 2, z)) for x, z in outline]
    face = bm.faces.new(front)
    bm.normal_update()
    if face.normal.y > 0:
        face.normal_flip()
    made = bmesh.ops.extrude_face_region(bm, geom=[face])
    moved = [v for v in made['geom'] if isinstance(v, bmesh.types.BMVert)]
    bmesh.ops.translate(bm, vec=(0, t, 0), verts=moved)
    r = min(r, t * 0.49)
    if r > 0:
        rims = [e for e in bm.edges if len({round(v.co.y, 5) for v in e.verts}) == 1]
        bmesh.ops.bevel(bm, geom=rims, offset=r, segments=seg, profile=0.5, affect='EDGES')
    _planar_uv(bm, outline)
    big = [f for f in bm.faces if len(f.verts) > 4]
    bmesh.ops.triangulate(bm, faces=big)
    return from_bmesh(bm, m, at, rot, 35)


def _planar_uv(bm, outline):
    xs, zs = [p[0] for p in outline], [p[1] for p in outline]
    x0, z0, w, h = min(xs), min(zs), max(xs) - min(xs), max(zs) - min(zs)
    layer = bm.loops.layers.uv.verify()
    for f in bm.faces:
        for loop in f.loops:
            loop[layer].uv = ((loop.vert.co.x - x0) / w, (loop.vert.co.z - z0) / h)


def puff(outline, t, m, at=(0, 0, 0), rot=(0, 0, 0), edge=None, res=34, wrinkle=0.0, grain=0.35, seed=0,
         relief=None, back=1.0, flatness=0.5):
    """
    An outline blown up like a cushion: garments, pillows, pouches. `t` is the thickness, `edge` the width of the
    rounded rim, `relief(x, z)` what is added to the front; `back` makes the back flatter.
    """
    xs, zs = [p[0] for p in outline], [p[1] for p in outline]
    w, h = max(xs) - min(xs), max(zs) - min(zs)
    edge = edge or min(w, h) * 0.28
    a = np.array(outline, float)
    b = np.roll(a, -1, axis=0)
    ab = b - a

    def reach(p):
        u = np.clip(((p[:, None] - a) * ab).sum(2) / np.maximum((ab ** 2).sum(1), 1e-12), 0, 1)
        return np.sqrt((((p[:, None] - a) - u[..., None] * ab) ** 2).sum(2)).min(1)
    step = max(w, h) / res
    gx, gz = np.meshgrid(np.arange(min(xs), max(xs), step), np.arange(min(zs), max(zs), step))
    gx = gx + (np.arange(gx.shape[0]) % 2)[:, None] * step / 2
    grid = np.stack([gx.ravel(), gz.ravel()], 1)
    grid = grid[reach(grid) > step * 0.45]
    count = len(outline)
    made = delaunay_2d_cdt([Vector(q) for q in list(outline) + [tuple(q) for q in grid]],
                           [(i, (i + 1) % count) for i in range(count)], [list(range(count))], 1, 1e-5)
    p = np.array([tuple(v) for v in made[0]])
    tris = [list(f) for f in made[2]]
    dist = reach(p)
    k = np.clip(dist / edge, 0, 1)
    height = t / 2 * ((1 - flatness) * np.sqrt(1 - (1 - k) ** 2) + flatness * (1 - (1 - k) ** 4) ** 0.5)
    front, rear = [], []
    for (x, z), y, kk in zip(p, height, k):
        crease = noise.fractal(Vector((x * grain + seed * 7.1, z * grain * 0.8, seed)), 0.7, 2.0, 3) if wrinkle else 0
        extra = (relief(x, z) if relief else 0) * kk
        front.append((x, -(y + wrinkle * crease * kk + extra), z))
        rear.append((x, y * back, z))
    rim = dist < 1e-5 * max(w, h)
    n = len(front)
    index = [i if rim[i] else n + i for i in range(n)]
    faces = []
    for f in tris:
        q = [Vector(front[i]) for i in f]
        if (q[1] - q[0]).cross(q[2] - q[0]).y > 0:
            f = f[::-1]
        faces += [f, [index[i] for i in reversed(f)]]
    uv = [((x - min(xs)) / w, (z - min(zs)) / h) for x, z in p] * 2
    return mesh(front + rear, faces, m, at, rot, 80, uv)


def lathe(profile, m, at=(0, 0, 0), rot=(0, 0, 0), n=64, smooth=42, sx=1.0, sy=1.0, ribs=0, depth=0.0):
    """A body of revolution from (radius, height) pairs; `ribs` and `depth` flute it."""
    verts, faces, rows = [], [], []
    for r, z in profile:
        if r < 1e-6:
            rows.append([len(verts)])
            verts.append((0, 0, z))
            continue
        rows.append(list(range(len(verts), len(verts) + n)))
        for i in range(n):
            a = 2 * math.pi * i / n
            rr = r * (1 + depth * math.cos(a * ribs)) if ribs else r
            verts.append((rr * math.cos(a) * sx, rr * math.sin(a) * sy, z))
    for low, high in zip(rows, rows[1:]):
        for i in range(n):
            j = (i + 1) % n
            if len(low) > 1 and len(high) > 1:
                faces.append((low[i], low[j], high[j], high[i]))
            elif len(low) > 1:
                faces.append((low[i], low[j], high[0]))
            elif len(high) > 1:
                faces.append((low[0], high[j], high[i]))
    return mesh(verts, faces, m, at, rot, smooth)


def cyl(r, h, m, at=(0, 0, 0), rot=(0, 0, 0), bevel=0.05, r2=None, n=64):
    top = r if r2 is None else r2
    b = min(bevel, h * 0.45, r * 0.6, top * 0.6)
    profile = [(0, 0)] + fillet([(0.001, 0), (r, 0), (top, h), (0.001, h)], b, n=4) + [(0, h)]
    return lathe(profile, m, at, rot, n, 35)


def ball(r, m, at=(0, 0, 0), s=(1, 1, 1), rot=(0, 0, 0), n=32):
    ob = lathe([(r * math.sin(math.pi * i / (n // 2)), -r * math.cos(math.pi * i / (n // 2)))
                for i in range(n // 2 + 1)], m, at, rot, n, 180)
    ob.scale = s
    return ob
