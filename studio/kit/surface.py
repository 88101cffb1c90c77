"""Surfaces. Colours are sRGB hex; a surface asked for twice is made once per scene."""
import bpy

from .colourway import worn

_made = {}


def forget():
    _made.clear()


def linear(hex_colour):
    h = worn(hex_colour.lstrip('#'))
    rgb = [int(h[i:i + 2], 16) / 255 for i in (0, 2, 4)]
    return [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in rgb] + [1.0]


def _new(key):
    m = bpy.data.materials.new(str(key)[:60])
    m.use_nodes = True
    return m, m.node_tree.nodes, m.node_tree.links, m.node_tree.nodes['Principled BSDF']


def _bump(nodes, links, bsdf, kind, size, strength):
    coord = nodes.new('ShaderNodeTexCoord')
    if kind == 'weave':
        a, b = nodes.new('ShaderNodeTexWave'), nodes.new('ShaderNodeTexWave')
        a.bands_direction, b.bands_direction = 'X', 'Z'
        tex = nodes.new('ShaderNodeMath')
        tex.operation = 'MULTIPLY'
        for wave, slot in ((a, 0), (b, 1)):
            wave.inputs['Scale'].default_value = size
            wave.inputs['Distortion'].default_value = 0.6
            links.new(coord.outputs['Object'], wave.inputs['Vector'])
            links.new(wave.outputs['Fac'], tex.inputs[slot])
        out = tex.outputs[0]
    elif kind == 'cell':
        tex = nodes.new('ShaderNodeTexVoronoi')
        tex.inputs['Scale'].default_value = size
        links.new(coord.outputs['Object'], tex.inputs['Vector'])
        out = tex.outputs['Distance']
    else:
        tex = nodes.new('ShaderNodeTexNoise')
        tex.inputs['Scale'].default_value = size
        tex.inputs['Detail'].default_value = 5 if kind == 'fur' else 3
        tex.inputs['Roughness'].default_value = 0.7
        links.new(coord.outputs['Object'], tex.inputs['Vector'])
        out = tex.outputs['Fac']
    bump = nodes.new('ShaderNodeBump')
    bump.inputs['Strength'].default_value = strength
    bump.inputs['Distance'].default_value = 0.2
    links.new(out, bump.inputs['Height'])
    links.new(bump.outputs['Normal'], bsdf.inputs['Normal'])


def mat(colour, rough=0.45, metal=0.0, bump=None, size=4.0, strength=0.4, coat=0.0, trans=0.0, emit=0.0,
        sheen=0.0, alpha=1.0):
    """A plain surface. `bump` is 'noise', 'fur', 'weave' or 'cell'; `size` is its frequency per unit."""
    key = (colour, rough, metal, bump, size, strength, coat, trans, emit, sheen, alpha)
    if key in _made:
        return _made[key]
    m, nodes, links, bsdf = _new(key)
    c = linear(colour)
    bsdf.inputs['Base Color'].default_value = c
    bsdf.inputs['Roughness'].default_value = rough
    bsdf.inputs['Metallic'].default_value = metal
    bsdf.inputs['Clearcoat'].default_value = coat
    bsdf.inputs['Transmission'].default_value = trans
    bsdf.inputs['Sheen'].default_value = sheen
    bsdf.inputs['Alpha'].default_value = alpha
    if emit:
        bsdf.inputs['Emission'].default_value = c
        bsdf.inputs['Emission Strength'].default_value = emit
    if bump:
        _bump(nodes, links, bsdf, bump, size, strength)
    _made[key] = m
    return m


def glass(colour='f4f8f8', tint=0.12, rough=0.03):
    """Glass for packaging: a clear film with reflections, without refraction, so that it stays free of noise."""
    key = ('glass', colour, tint, rough)
    if key in _made:
        return _made[key]
    m, nodes, links, bsdf = _new(key)
    nodes.remove(bsdf)
    clear, gloss, body = (nodes.new(f'ShaderNodeBsdf{n}') for n in ('Transparent', 'Glossy', 'Diffuse'))
    clear.inputs['Color'].default_value = linear(colour)
    gloss.inputs['Roughness'].default_value = rough
    body.inputs['Color'].default_value = linear(colour)
    fresnel = nodes.new('ShaderNodeLayerWeight')
    fresnel.inputs['Blend'].default_value = 0.14
    inner, outer = nodes.new('ShaderNodeMixShader'), nodes.new('ShaderNodeMixShader')
    inner.inputs[0].default_value = tint
    links.new(clear.outputs[0], inner.inputs[1])
    links.new(body.outputs[0], inner.inputs[2])
    links.new(fresnel.outputs['Facing'], outer.inputs[0])
    links.new(inner.outputs[0], outer.inputs[1])
    links.new(gloss.outputs[0], outer.inputs[2])
    links.new(outer.outputs[0], nodes['Material Output'].inputs[0])
    _made[key] = m
    return m


def printed(path, rough=0.5, metal=0.0, emit=0.0, bump=None, size=4.0, strength=0.3, coat=0.0, sheen=0.0):
    """A surface that shows a picture by its UV; where the picture is transparent, so is the surface."""
    key = ('printed', path, rough, metal, emit, bump, size)
    if key in _made:
        return _made[key]
    m, nodes, links, bsdf = _new(key)
    image = nodes.new('ShaderNodeTexImage')
    image.image = bpy.data.images.load(path, check_existing=True)
    image.extension = 'EXTEND'
    links.new(image.outputs['Color'], bsdf.inputs['Base Color'])
    if image.image.depth == 32:
        links.new(image.outputs['Alpha'], bsdf.inputs['Alpha'])
    bsdf.inputs['Roughness'].default_value = rough
    bsdf.inputs['Metallic'].default_value = metal
    bsdf.inputs['Clearcoat'].default_value = coat
    bsdf.inputs['Sheen'].default_value = sheen
    if emit:
        links.new(image.outputs['Color'], bsdf.inputs['Emission'])
        bsdf.inputs['Emission Strength'].default_value = emit
    if bump:
        _bump(nodes, links, bsdf, bump, size, strength)
    _made[key] = m
    return m
