"""Shapes. Flat outlines lie in the XZ plane and face the camera (-Y); bodies stand on z = 0 at `at`."""
import math

import bmesh
import bpy
import numpy as np
from mathutils import Vector, noise
from mathutils.geometry import delaunay_2d_cdt


def _place(ob, at, rot):
    ob.location = at
    ob.rotation_euler = [math.radians(a) for a in rot]
    return ob


def mesh(verts, faces, m=None, at=(0, 0, 0), rot=(0, 0, 0), smooth=40, uv=None):
    """`uv` gives a pair for each vertex; `smooth` is the angle up to which edges look round, 0 for none."""
    data = bpy.data.meshes.new('part')
    data.from_pydata([tuple(map(float, v)) for v in verts], [], [list(map(int, f)) for f in faces])
    if uv is not None:
        layer = data.uv_layers.new()
        for loop in data.loops:
            layer.data[loop.index].uv = uv[loop.vertex_index]
    return _object(data, m, at, rot, smooth)


def _object(data, m, at, rot, smooth):
    data.validate()
    data.update()
    if smooth:
        data.polygons.foreach_set('use_smooth', [True] * len(data.polygons))
        data.use_auto_smooth = True
        data.auto_smooth_angle = math.radians(smooth)
    ob = bpy.data.objects.new('part', data)
    bpy.context.scene.collection.objects.link(ob)
    if m:
        data.materials.append(m)
    return _place(ob, at, rot)


def _from_bmesh(bm, m, at, rot, smooth):
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
    data = bpy.data.meshes.new('part')
    bm.to_mesh(data)
    bm.free()
    return _object(data, m, at, rot, smooth)


def group(parts, at=(0, 0, 0), rot=(0, 0, 0), s=1.0):
    """Moves parts together; groups may hold groups."""
    empty = bpy.data.objects.new('group', None)
    bpy.context.scene.collection.objects.link(empty)
    for part in flat(parts):
        if part.parent is None:
            part.parent = empty
    empty.scale = (s, s, s) if isinstance(s, (int, float)) else s
    return _place(empty, at, rot)


def flat(parts):
    for part in parts:
        if isinstance(part, (list, tuple)):
            yield from flat(part)
        elif part is not None:
            yield part


def box(w, d, h, m, r=0.1, at=(0, 0, 0), rot=(0, 0, 0), seg=4, centre=False):
    bm = bmesh.new()
    bmesh.ops.create_cube(bm, size=1)
    for v in bm.verts:
        v.co = Vector((v.co.x * w, v.co.y * d, (v.co.z + (0 if centre else 0.5)) * h))
    r = min(r, w * 0.49, d * 0.49, h * 0.49)
    if r > 0:
        bmesh.ops.bevel(bm, geom=bm.edges[:], offset=r, segments=seg, profile=0.5, affect='EDGES')
    return _from_bmesh(bm, m, at, rot, 35)


def rrect(w, h, r, n=8):
    """Outline of a rectangle with round corners about the origin."""
    r = min(r, w / 2, h / 2)
    pts = []
    for cx, cz, start in ((w / 2 - r, h / 2 - r, 0), (-w / 2 + r, h / 2 - r, 90),
                          (-w / 2 + r, -h / 2 + r, 180), (w / 2 - r, -h / 2 + r, 270)):
        for i in range(n + 1):
            a = math.radians(start + 90 * i / n)
            pts.append((cx + r * math.cos(a), cz + r * math.sin(a)))
    return pts


def oval(w, h, n=48, e=2.0):
    """Outline of an ellipse, or a squarer one for e above 2."""
    pts = []
    for i in range(n):
        a = 2 * math.pi * i / n
        c, s = math.cos(a), math.sin(a)
        pts.append((w / 2 * math.copysign(abs(c) ** (2 / e), c), h / 2 * math.copysign(abs(s) ** (2 / e), s)))
    return pts


def star(n, outer, inner, turn=90):
    return [((outer if i % 2 == 0 else inner) * math.cos(math.radians(turn) + math.pi * i / n),
             (outer if i % 2 == 0 else inner) * math.sin(math.radians(turn) + math.pi * i / n))
            for i in range(2 * n)]


def fillet(pts, r, closed=False, n=6):
    """Rounds the corners of a line, in two or three dimensions."""
    p = [np.array(q, float) for q in pts]
    out = []
    for i, q in enumerate(p):
        if not closed and i in (0, len(p) - 1):
            out.append(q)
            continue
        a, b = p[i - 1] - q, p[(i + 1) % len(p)] - q
        la, lb = np.linalg.norm(a), np.linalg.norm(b)
        t = min(r, la * 0.48, lb * 0.48)
        s, e = q + a / max(la, 1e-9) * t, q + b / max(lb, 1e-9) * t
        out += [(1 - u) ** 2 * s + 2 * u * (1 - u) * q + u * u * e for u in np.linspace(0, 1, n)]
    return [tuple(q) for q in out]


def curve(pts, n=8, closed=False):
    """A smooth line through the points (Catmull-Rom)."""
    p = [np.array(q, float) for q in pts]
    if closed:
        p = [p[-1]] + p + [p[0], p[1]]
    else:
        p = [2 * p[0] - p[1]] + p + [2 * p[-1] - p[-2]]
    out = []
    for i in range(1, len(p) - 2):
        for u in np.arange(n) / n:
            out.append(0.5 * (2 * p[i] + (p[i + 1] - p[i - 1]) * u
                              + (2 * p[i - 1] - 5 * p[i] + 4 * p[i + 1] - p[i + 2]) * u ** 2
                              + (3 * p[i] - p[i - 1] - 3 * p[i + 1] + p[i + 2]) * u ** 3))
    if not closed:
        out.append(p[-2])
    return [tuple(q) for q in out]


def mirror(half):
    """Completes the right half of an outline, listed from top to bottom, by its mirror image."""
    return list(half) + [(-x, z) for x, z in reversed(half) if abs(x) > 1e-6]


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
    return _from_bmesh(bm, m, at, rot, 35)


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


def ring(big, small, m, at=(0, 0, 0), rot=(0, 0, 0), n=64, s=(1, 1, 1)):
    """A torus lying flat."""
    ob = tube([(big * math.cos(2 * math.pi * i / n), big * math.sin(2 * math.pi * i / n), 0) for i in range(n)],
              small, m, closed=True)
    ob.scale = s
    return _place(ob, at, rot)


def tube(pts, r, m, at=(0, 0, 0), rot=(0, 0, 0), closed=False, n=14, flat=(1, 1)):
    """A rod along a line; `r` may be a list; `flat` squeezes its section (across, up)."""
    p = [Vector(q) for q in pts]
    count = len(p)
    radii = r if isinstance(r, (list, tuple, np.ndarray)) else [r] * count
    verts, faces = [], []
    ahead = (p[1] - p[0]).normalized()
    side = ahead.orthogonal().normalized() if abs(ahead.z) > 0.99 else Vector((0, 0, 1)).cross(ahead).normalized()
    for i in range(count):
        before = p[i - 1] if (i or closed) else p[i]
        after = p[(i + 1) % count] if (i < count - 1 or closed) else p[i]
        t = (after - before).normalized()
        side = (side - t * side.dot(t)).normalized()
        up = t.cross(side)
        for j in range(n):
            a = 2 * math.pi * j / n
            verts.append(p[i] + (side * math.cos(a) * flat[0] + up * math.sin(a) * flat[1]) * float(radii[i]))
    for i in range(count if closed else count - 1):
        k = (i + 1) % count
        for j in range(n):
            faces.append((i * n + j, i * n + (j + 1) % n, k * n + (j + 1) % n, k * n + j))
    if not closed:
        faces += [tuple(range(n - 1, -1, -1)), tuple(range((count - 1) * n, count * n))]
    return mesh(verts, faces, m, at, rot, 50)


def sheet(fn, nu, nv, m, at=(0, 0, 0), rot=(0, 0, 0), wrap=False, thick=0.0, smooth=60):
    """A surface fn(u, v) -> (x, y, z) for u, v in 0..1, carrying its picture by u and v."""
    verts, uv, faces = [], [], []
    for j in range(nv + 1):
        for i in range(nu + 1):
            verts.append(fn(i / nu, j / nv))
            uv.append((i / nu, j / nv))
    for j in range(nv):
        for i in range(nu):
            a = j * (nu + 1) + i
            faces.append((a, a + 1, a + nu + 2, a + nu + 1))
    ob = mesh(verts, faces, m, at, rot, smooth, uv)
    if thick:
        mod = ob.modifiers.new('thick', 'SOLIDIFY')
        mod.thickness = thick
        mod.offset = 0
    return ob


def loft(sections, m, at=(0, 0, 0), rot=(0, 0, 0), caps=True, smooth=60, sub=0):
    """A skin over closed sections (lists of points in space of equal number)."""
    n = len(sections[0])
    verts = [v for s in sections for v in s]
    faces = []
    for i in range(len(sections) - 1):
        for j in range(n):
            k = (j + 1) % n
            faces.append((i * n + j, i * n + k, (i + 1) * n + k, (i + 1) * n + j))
    if caps:
        faces += [tuple(range(n - 1, -1, -1)), tuple(range((len(sections) - 1) * n, len(sections) * n))]
    bm = bmesh.new()
    vs = [bm.verts.new(tuple(map(float, v))) for v in verts]
    for f in faces:
        try:
            bm.faces.new([vs[i] for i in f])
        except ValueError:
            pass
    ob = _from_bmesh(bm, m, at, rot, smooth)
    if sub:
        mod = ob.modifiers.new('sub', 'SUBSURF')
        mod.levels = mod.render_levels = sub
    return ob


def decal(w, h, m, at=(0, 0, 0), rot=(0, 0, 0)):
    """A flat picture facing the camera, its middle at `at`."""
    return mesh([(-w / 2, 0, -h / 2), (w / 2, 0, -h / 2), (w / 2, 0, h / 2), (-w / 2, 0, h / 2)], [(0, 1, 2, 3)],
                m, at, rot, 0, [(0, 0), (1, 0), (1, 1), (0, 1)])


def wrap(r, z0, z1, m, arc=150, at=(0, 0, 0), r2=None, sy=1.0, turn=0):
    """A label around a round body, its middle facing the camera."""
    top = r if r2 is None else r2

    def fn(u, v):
        a = math.radians(-90 + turn + (u - 0.5) * arc)
        rr = r + (top - r) * v
        return rr * math.cos(a), rr * math.sin(a) * sy, z0 + (z1 - z0) * v
    return sheet(fn, 40, 1, m, at)


def copy(ob, at=(0, 0, 0), rot=(0, 0, 0)):
    twin = ob.copy()
    bpy.context.scene.collection.objects.link(twin)
    return _place(twin, at, rot)


__all__ = [n for n in dir() if not n.startswith('_') and n not in ('bpy', 'bmesh', 'math', 'np', 'noise', 'Vector', 'delaunay_2d_cdt')]
