"""Surfaces with a grain: wood and stone."""
from .surface import _made, _new, linear


def wood(colour, dark=None, size=1.0, rough=0.5, along='X'):
    """Wood with its grain along one axis of the object."""
    key = ('wood', colour, dark, size, rough, along)
    if key in _made:
        return _made[key]
    m, nodes, links, bsdf = _new(key)
    coord, mapping = nodes.new('ShaderNodeTexCoord'), nodes.new('ShaderNodeMapping')
    scale = [size] * 3
    scale['XYZ'.index(along)] = size * 0.09
    mapping.inputs['Scale'].default_value = scale
    noise, ramp = nodes.new('ShaderNodeTexNoise'), nodes.new('ShaderNodeValToRGB')
    noise.inputs['Scale'].default_value = 1.6
    noise.inputs['Detail'].default_value = 6
    noise.inputs['Distortion'].default_value = 1.2
    a = linear(colour)
    b = linear(dark) if dark else [c * 0.55 for c in a[:3]] + [1]
    ramp.color_ramp.elements[0].color, ramp.color_ramp.elements[0].position = b, 0.32
    ramp.color_ramp.elements[1].color, ramp.color_ramp.elements[1].position = a, 0.62
    links.new(coord.outputs['Object'], mapping.inputs['Vector'])
    links.new(mapping.outputs[0], noise.inputs['Vector'])
    links.new(noise.outputs['Fac'], ramp.inputs['Fac'])
    links.new(ramp.outputs['Color'], bsdf.inputs['Base Color'])
    bsdf.inputs['Roughness'].default_value = rough
    _made[key] = m
    return m


def teak(size=.12, along='X', c='a8703c', d='73451f'):
    return wood(c, d, size, .5, along)


def speckle(colour, spots, size=8.0, amount=0.55, rough=0.6, strength=0.3):
    """Stone, granite coating, clay with grains: one colour with spots of another."""
    key = ('speckle', colour, spots, size, amount, rough)
    if key in _made:
        return _made[key]
    m, nodes, links, bsdf = _new(key)
    coord, noise, ramp = (nodes.new(f'ShaderNode{n}') for n in ('TexCoord', 'TexNoise', 'ValToRGB'))
    noise.inputs['Scale'].default_value = size
    noise.inputs['Detail'].default_value = 4
    ramp.color_ramp.elements[0].color, ramp.color_ramp.elements[0].position = linear(colour), amount
    ramp.color_ramp.elements[1].color, ramp.color_ramp.elements[1].position = linear(spots), amount + 0.06
    links.new(coord.outputs['Object'], noise.inputs['Vector'])
    links.new(noise.outputs['Fac'], ramp.inputs['Fac'])
    links.new(ramp.outputs['Color'], bsdf.inputs['Base Color'])
    bsdf.inputs['Roughness'].default_value = rough
    if strength:
        bump = nodes.new('ShaderNodeBump')
        bump.inputs['Strength'].default_value = strength
        links.new(noise.outputs['Fac'], bump.inputs['Height'])
        links.new(bump.outputs['Normal'], bsdf.inputs['Normal'])
    _made[key] = m
    return m
