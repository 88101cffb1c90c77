"""Meshes as objects of the scene, and groups of them."""
import math

import bmesh
import bpy


def place(ob, at, rot):
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
    return to_object(data, m, at, rot, smooth)


def to_object(data, m, at, rot, smooth):
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
    return place(ob, at, rot)


def from_bmesh(bm, m, at, rot, smooth):
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
    data = bpy.data.meshes.new('part')
    bm.to_mesh(data)
    bm.free()
    return to_object(data, m, at, rot, smooth)


def fuse(parts, m, grain=.06, rounds=10):
    """Makes one body of parts that run into each other and rounds the places where they meet; `grain` is the fineness."""
    bpy.context.view_layer.update()
    bm = bmesh.new()
    for part in parts:
        part.data.transform(part.matrix_basis)
        bm.from_mesh(part.data)
        bpy.data.objects.remove(part)
    ob = from_bmesh(bm, m, (0, 0, 0), (0, 0, 0), 180)
    whole, soft = ob.modifiers.new('whole', 'REMESH'), ob.modifiers.new('soft', 'SMOOTH')
    whole.mode, whole.voxel_size, whole.use_smooth_shade = 'VOXEL', grain, True
    soft.iterations, soft.factor = rounds, .5
    return ob


def group(parts, at=(0, 0, 0), rot=(0, 0, 0), s=1.0):
    """Moves parts together; groups may hold groups."""
    empty = bpy.data.objects.new('group', None)
    bpy.context.scene.collection.objects.link(empty)
    for part in flat(parts):
        if part.parent is None:
            part.parent = empty
    empty.scale = (s, s, s) if isinstance(s, (int, float)) else s
    return place(empty, at, rot)


def flat(parts):
    for part in parts:
        if isinstance(part, (list, tuple)):
            yield from flat(part)
        elif part is not None:
            yield part


def copy(ob, at=(0, 0, 0), rot=(0, 0, 0)):
    twin = ob.copy()
    bpy.context.scene.collection.objects.link(twin)
    return place(twin, at, rot)
