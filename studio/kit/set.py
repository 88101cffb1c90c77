"""The set: backdrop, lights and camera; frames whatever stands in it."""
import math

import bpy
import numpy as np
from bpy_extras.object_utils import world_to_camera_view
from mathutils import Vector

from . import surface
from .sheet import sheet

TINTS = {'kapas': 'f3ece0', 'nila': 'd5d9f0', 'kunyit': 'f6dfa8', 'pandan': 'd3e5cd', 'bata': 'f1d3c4',
         'kabut': 'dde3e6', 'malam': '2b2f63', 'mawar': 'f3dbe0'}


def clear():
    for kind in (bpy.data.objects, bpy.data.meshes, bpy.data.materials, bpy.data.images, bpy.data.lights,
                 bpy.data.cameras, bpy.data.curves):
        for item in list(kind):
            if item.name not in ('Render Result', 'Viewer Node'):
                kind.remove(item)
    surface.forget()


def _light(at, size, power, colour=(1, 1, 1), size_y=None):
    data = bpy.data.lights.new('soft box', 'AREA')
    data.shape, data.size, data.size_y = 'RECTANGLE', size, size_y or size
    data.energy, data.color = power, colour
    ob = bpy.data.objects.new('soft box', data)
    ob.location = at
    ob.rotation_euler = (Vector((0, 0, 0.8)) - Vector(at)).to_track_quat('-Z', 'Y').to_euler()
    bpy.context.scene.collection.objects.link(ob)
    return ob


def stage(tint):
    """Floor and wall in one sweep, a key light from the left, a fill from the right, a strip behind."""
    def sweep(u, v):
        s = v * 26 - 9
        if s < 4:
            y, z = s, 0
        elif s < 4 + math.pi * 1.5:
            a = (s - 4) / 3
            y, z = 4 + 3 * math.sin(a), 3 - 3 * math.cos(a)
        else:
            y, z = 7, s - 4 - math.pi * 1.5 + 3
        return (u - 0.5) * 40, y, z
    floor = sheet(sweep, 2, 104, surface.mat(TINTS.get(tint, tint), rough=0.9), smooth=60)
    floor['set'] = True
    for light in (_light((-4.2, -3.6, 5.0), 3.4, 360, (1, 0.98, 0.95)), _light((5.0, -3.4, 3.2), 3.0, 120, (0.96, 0.98, 1)),
                  _light((0.4, 0.6, 6.2), 3.6, 230), _light((2.6, 4.0, 3.4), 1.2, 90, size_y=3.0)):
        light['set'] = True
    world = bpy.context.scene.world or bpy.data.worlds.new('world')
    bpy.context.scene.world = world
    world.use_nodes = True
    world.node_tree.nodes['Background'].inputs[0].default_value = (1, 1, 1, 1)
    world.node_tree.nodes['Background'].inputs[1].default_value = 0.42


def camera(elevation, width=960, height=960):
    scene = bpy.context.scene
    data = bpy.data.cameras.new('camera')
    data.lens, data.sensor_width = 135, 36
    ob = bpy.data.objects.new('camera', data)
    a = math.radians(elevation)
    ob.location = Vector((0, -11 * math.cos(a), 11 * math.sin(a))) + Vector((0, 0, 0.9))
    ob.rotation_euler = (Vector((0, 0, 0.9)) - ob.location).to_track_quat('-Z', 'Y').to_euler()
    ob['set'] = True
    scene.collection.objects.link(ob)
    scene.camera = ob
    scene.render.resolution_x, scene.render.resolution_y = width, height
    return ob


def parts():
    return [o for o in bpy.context.scene.objects if not o.get('set')]


def _points():
    graph = bpy.context.evaluated_depsgraph_get()
    out = []
    for o in parts():
        if o.type != 'MESH':
            continue
        e = o.evaluated_get(graph)
        co = np.empty(len(e.data.vertices) * 3, np.float32)
        e.data.vertices.foreach_get('co', co)
        co = co.reshape(-1, 3)
        if len(co) > 400:
            co = np.concatenate([co[::len(co) // 400], co[co.argmin(0)], co[co.argmax(0)]])
        m = np.array(e.matrix_world)
        out.append(co @ m[:3, :3].T + m[:3, 3])
    return np.concatenate(out)


def _seen(scene, cam, points):
    some = points if len(points) < 1500 else points[::len(points) // 1500 + 1]
    ends = points[np.concatenate([points.argmin(0), points.argmax(0)])]
    return np.array([world_to_camera_view(scene, cam, Vector(q)) for q in np.concatenate([some, ends])])


def frame(yaw, fill=0.8, tilt=0.0, lift=0.0, zoom=1.0, focus=(0, 0), side=0.0, across=None):
    """
    Turns the goods, stands them on the floor and scales them to `fill` of the picture.
    `across` is the part of the width that they may fill, else `fill` decides; `lift` raises them from the floor; `zoom` and `focus` (-1..1) take a closer look at a part; `side` moves them to the right in a wide picture.
    """
    root = bpy.data.objects.new('root', None)
    bpy.context.scene.collection.objects.link(root)
    for o in parts():
        if o.parent is None and o is not root:
            o.parent = root
    root.rotation_euler = (math.radians(tilt), 0, math.radians(yaw))
    cam = bpy.context.scene.camera
    scene = bpy.context.scene
    cam.data.shift_x = cam.data.shift_y = 0
    bpy.context.view_layer.update()
    first = _points()
    low, high = first.min(0), first.max(0)
    root.scale = [2.0 / max((high - low).max(), 1e-6)] * 3
    for _ in range(4):
        bpy.context.view_layer.update()
        p = _points()
        low, high = p.min(0), p.max(0)
        root.location += Vector((-(low[0] + high[0]) / 2, -(low[1] + high[1]) / 2, -low[2] + lift))
        bpy.context.view_layer.update()
        p = _points()
        seen = _seen(scene, cam, p)
        lo, hi = seen.min(0), seen.max(0)
        room = across or (fill if scene.render.resolution_y >= scene.render.resolution_x else fill * 0.58)
        root.scale = [root.scale[0] * min(room / (hi[0] - lo[0]), fill / (hi[1] - lo[1]))] * 3
    bpy.context.view_layer.update()
    p = _points()
    root.location.z += lift - p[:, 2].min()
    bpy.context.view_layer.update()
    p = _points()
    seen = _seen(scene, cam, p)
    lo, hi = seen.min(0), seen.max(0)
    aspect = scene.render.resolution_y / scene.render.resolution_x
    cam.data.lens *= zoom
    mid = (lo + hi) / 2
    if aspect < 1:
        mid[0] -= side
    if zoom > 1:
        mid += np.array([focus[0], focus[1], 0]) * (hi - lo) / 2
    cam.data.shift_x = (mid[0] - 0.5) * zoom
    cam.data.shift_y = (mid[1] - 0.5) * zoom * aspect - (0.0 if zoom > 1 else 0.01)
    cam.data.dof.use_dof = True
    cam.data.dof.focus_distance = float(seen[:, 2].min() * 0.7 + seen[:, 2].mean() * 0.3)
    cam.data.dof.aperture_fstop = 5 * zoom * zoom
