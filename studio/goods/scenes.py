"""Wide pictures: the banners, made of the goods themselves."""
import bpy
from mathutils import Vector

from kit.catalogue import SHOTS, shot
from kit.mesh import group
from kit.solid import cyl
from kit.surface import mat


def stand(key, at, s=1.0, turn=0):
    """Puts one product of the catalogue into the scene, scaled to a height of about `s` units."""
    before = set(bpy.context.scene.objects)
    SHOTS[key]['build']()
    new = [o for o in bpy.context.scene.objects if o not in before and o.parent is None]
    holder = group(new)
    bpy.context.view_layer.update()
    corners = [o.matrix_world @ Vector(c) for o in bpy.context.scene.objects if o not in before and o.type == 'MESH' for c in o.bound_box]
    low = [min(c[i] for c in corners) for i in range(3)]
    high = [max(c[i] for c in corners) for i in range(3)]
    k = s / max(high[i] - low[i] for i in range(3))
    holder.scale = (k, k, k)
    holder.location = [-(low[0] + high[0]) / 2 * k, -(low[1] + high[1]) / 2 * k, -low[2] * k]
    return group([holder], at, (0, 0, turn))


def podium(r, h, at, colour):
    return cyl(r, h, mat(colour, .6), at=at, bevel=.1)


@shot('banner-eid', 'malam', elev=8, fill=.76, wide=(800, 320), side=.23)
def eid():
    podium(3.2, 1.2, (0, 0, 0), '3a4090'), podium(2.6, 2.2, (5.6, 1.5, 0), 'e8a51c'), podium(2.4, .7, (-5.2, .5, 0), 'e8a51c')
    stand(9, (0, 0, 1.2), 6.6, 8)
    stand(24, (5.6, 1.5, 2.2), 7.4, -10)
    stand(176, (-5.2, .2, .7), 3.4)
    stand(35, (8.4, -2.4, 0), 3.2, -14)
    stand(178, (-2.4, -3.4, 0), 3.2, 8)


@shot('banner-new-arrivals', '1d4436', elev=9, fill=.86, wide=(800, 320), side=.23)
def new_arrivals():
    podium(3, 1.4, (0, 0, 0), 'f3ece0'), podium(2.6, .8, (5.4, .6, 0), 'e8a51c'), podium(2.6, 2.0, (-5.2, 1.2, 0), 'd3e5cd')
    stand(15, (0, 0, 1.4), 3.6, -20)
    stand(10, (5.4, .6, .8), 5.6, -16)
    stand(8, (-5.2, 1.0, 2.0), 4.2, -24)
    stand(13, (8.6, 1.6, 0), 5.6, -40)
    stand(11, (2.6, -3.0, 0), 2.6)
    stand(3, (-2.4, -2.8, 0), 2.8, -16)


@shot('banner-flash-sale', '6a2f22', elev=9, fill=.86, wide=(800, 320), side=.23)
def flash_sale():
    podium(3, 2.0, (0, 0, 0), '3a48b5'), podium(2.8, 1.0, (5.6, .6, 0), 'f3ece0'), podium(2.8, .8, (-5.4, .6, 0), 'e8a51c')
    stand(50, (0, 0, 2.0), 4.4, -26)
    stand(12, (5.6, .4, 1.0), 4.2, -22)
    stand(4, (-5.4, .4, .8), 4.2, -20)
    stand(36, (2.8, -3.2, 0), 2.4, -10)
    stand(184, (-2.4, -3.0, 0), 2.2)
    stand(169, (8.8, -1.6, 0), 2.8)
