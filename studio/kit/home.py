"""Places at home, for the photographs of reviews: a table, a bed, a floor, in the light of one window."""
import math

import bpy
from mathutils import Vector, noise

from .grain import wood
from .outline import rrect
from .paint import Print
from .sheet import sheet
from .solid import box, puff
from .surface import mat, printed

# Where goods of a kind are laid or stood, by the module of their models; what is not named stands on the table.
PLACES = {'bed': ('shirts', 'dresses', 'bedding', 'dolls', 'instruments', 'mother_and_child'),
          'floor': ('furniture', 'cleaning', 'outdoors', 'fitness', 'sneakers', 'shoes', 'toy_cars', 'garden', 'football', 'badminton', 'stands')}
LAID = ('shirts', 'dresses', 'phones', 'tablets', 'books')
# A drawing tablet whose model lies already, and a scarf on its stand.
AS_BUILT = (7, 37)


def place_of(key, build):
    """The place for a model, and whether it is laid there on its back."""
    if key in AS_BUILT:
        return 'table', False
    kind = build.__module__.split('.')[-1]
    return next((place for place, kinds in PLACES.items() if kind in kinds), 'table'), kind in LAID


def _of_set(ob):
    ob['set'] = True
    return ob


def _tiles():
    p = Print(800, 800, 'cfc8bc')
    for i in range(4):
        for j in range(4):
            p.rect(i * 200 + 2, j * 200 + 2, 196, 196, ('ece6da', 'e7e0d3', 'eae3d6')[(i * 7 + j * 3) % 3])
    return printed(p.path(), .25)


def _linen():
    p = Print(800, 800, 'e9e4ea')
    for i in range(10):
        p.rect(i * 80, 0, 26, 800, 'c3c9e0').rect(i * 80 + 32, 0, 5, 800, 'c3c9e0')
    return printed(p.path(), .95)


def _ground(place):
    if place == 'table':
        ground = wood('b98a58', '8a5f36', .55, .45, 'X')
        _of_set(box(13, 7, .4, ground, .12, at=(0, .6, -.4)))
        return
    uneven = .12 if place == 'bed' else 0

    def fn(u, v):
        x, y = (u - .5) * 16, (v - .5) * 16
        return x, y, uneven * noise.fractal(Vector((x * .7, y * .9, 2)), 1, 2, 4) - uneven
    surface = _linen() if place == 'bed' else _tiles()
    for i in (-1, 0, 1):
        _of_set(sheet(lambda u, v, i=i: (lambda q: (q[0] + i * 16, q[1], q[2]))(fn(u, v)), 60, 60, surface))
    if place == 'bed':
        _of_set(puff(rrect(5.4, 3.4, .8), 1.6, mat('dfe3f2', .95), at=(-2.6, 5.2, 1.1), rot=(-50, 0, 8), edge=1.4))


def stage(place):
    _ground(place)
    _of_set(sheet(lambda u, v: ((u - .5) * 50, 7.5, -6 + v * 20), 1, 1, mat('d8cdb8' if place != 'floor' else 'cdd3c8', .95)))
    data = bpy.data.lights.new('window', 'AREA')
    data.shape, data.size, data.size_y, data.energy, data.color = 'RECTANGLE', 1.6, 2.4, 620, (1, .95, .86)
    ob = bpy.data.objects.new('window', data)
    ob.location = (-5.5, -1.2, 4.6)
    ob.rotation_euler = (Vector((0, 0, .6)) - Vector(ob.location)).to_track_quat('-Z', 'Y').to_euler()
    bpy.context.scene.collection.objects.link(_of_set(ob))
    world = bpy.context.scene.world or bpy.data.worlds.new('world')
    bpy.context.scene.world = world
    world.use_nodes = True
    world.node_tree.nodes['Background'].inputs[0].default_value = (1, .93, .84, 1)
    world.node_tree.nodes['Background'].inputs[1].default_value = .3


def camera(key, place, laid):
    """Held by hand: near, a little from above and never quite level."""
    scene = bpy.context.scene
    data = bpy.data.cameras.new('phone')
    data.lens, data.sensor_width = 62, 36
    ob = bpy.data.objects.new('phone', data)
    a = math.radians(56 if laid else 30 + key % 3 * 4)
    ob.location = Vector((0, -6.4 * math.cos(a), 6.4 * math.sin(a))) + Vector((0, 0, .7))
    turn = (Vector((0, 0, .7)) - ob.location).to_track_quat('-Z', 'Y').to_euler()
    turn.rotate_axis('Z', math.radians((key * 37 % 9) - 4))
    ob.rotation_euler = turn
    scene.collection.objects.link(_of_set(ob))
    scene.camera = ob
    scene.render.resolution_x = scene.render.resolution_y = 480
