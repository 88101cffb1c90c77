"""Rods, skins, and surfaces that carry a picture."""
import math

import bmesh
import numpy as np
from mathutils import Vector

from .mesh import from_bmesh, mesh, place


def ring(big, small, m, at=(0, 0, 0), rot=(0, 0, 0), n=64, s=(1, 1, 1)):
    """A torus lying flat."""
    ob = tube([(big * math.cos(2 * math.pi * i / n), big * math.sin(2 * math.pi * i / n), 0) for i in range(n)],
              small, m, closed=True)
    ob.scale = s
    return place(ob, at, rot)


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
    ob = from_bmesh(bm, m, at, rot, smooth)
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
