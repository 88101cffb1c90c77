"""
blender -b --factory-startup -P studio/render.py -- [--draft] [--size N] [--samples N] [--only 1,2,banner-eid] [--force] [--better] [--views a,w,h,colours]
Renders every picture of goods/ that is not in the masters' folder yet (STUDIO_MASTERS);
with --better also those that are there, but smaller than --size. --force renders all anew.
--views renders only some of the views that `views` below names; `colours` are those of colours.json.
Ends with 1 when something failed (before -P, --python-exit-code 1 says so of this script's own faults, too).
"""
import importlib
import json
import os
import pkgutil
import sys
import time
import traceback

import bpy

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, HERE)
from kit import colourway, home
from kit import set as studio
from kit.catalogue import SHOTS
from kit.develop import develop

COLOURWAYS = colourway.colourways()
with open(os.path.join(HERE, 'places.json'), encoding='utf-8') as file:
    PLACES = json.load(file)
WIDE = {*PLACES['categories'].values(), *PLACES['posts'].values()}
MASTERS = os.environ.get('STUDIO_MASTERS', os.path.join(HERE, 'masters'))


def option(name, default):
    args = sys.argv[sys.argv.index('--') + 1:] if '--' in sys.argv else []
    if name not in args:
        return default
    return True if isinstance(default, bool) else args[args.index(name) + 1]


def settle(samples, raw):
    scene = bpy.context.scene
    scene.render.engine = 'CYCLES'
    c = scene.cycles
    c.device, c.samples, c.use_adaptive_sampling, c.adaptive_threshold = 'CPU', samples, True, 0.09
    c.adaptive_min_samples = min(5, samples)
    c.max_bounces, c.diffuse_bounces, c.glossy_bounces, c.transmission_bounces, c.transparent_max_bounces = 4, 2, 3, 4, 12
    c.caustics_reflective = c.caustics_refractive = False
    c.sample_clamp_indirect, c.blur_glossy = 2.5, 1.0
    c.use_denoising = False
    c.use_fast_gi, c.fast_gi_method, c.ao_bounces_render = True, 'REPLACE', 1
    scene.render.use_persistent_data = False
    scene.view_settings.view_transform = 'Raw'
    layer = scene.view_layers[0]
    layer.cycles.denoising_store_passes = True
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    source = tree.nodes.new('CompositorNodeRLayers')
    out = tree.nodes.new('CompositorNodeOutputFile')
    out.base_path = raw
    out.format.file_format, out.format.color_depth = 'OPEN_EXR', '16'
    out.file_slots.clear()
    for name, socket in (('image', 'Image'), ('albedo', 'Denoising Albedo'), ('normal', 'Denoising Normal')):
        out.file_slots.new(name)
        tree.links.new(source.outputs[socket], out.inputs[name])
    scene.render.image_settings.file_format = 'JPEG'
    scene.render.filepath = os.path.join(raw, 'unused.jpg')


def views(key, item):
    """
    The main view; of every product a closer look; the goods of the front pages (1 to 19) also from two more sides; the
    main view again in every other colour that colours.json has; a wide one (w) where a category or a post shows it; and
    of every second product one that a shopper took at home (h).
    """
    yield 'a', dict(yaw=item['yaw'], elev=item['elev'], zoom=1.0)
    if not isinstance(key, int):
        return
    if key <= 19:
        yield 'b', dict(yaw=item['yaw'] + (58 if item['yaw'] < 0 else -58), elev=item['elev'] + 4, zoom=1.0)
        yield 'c', dict(yaw=item['yaw'] * 0.5 + 12, elev=min(62, item['elev'] + 34), zoom=1.0)
    yield 'd', dict(yaw=item['yaw'] * 0.6, elev=item['elev'], zoom=2.0)
    for name, colours in COLOURWAYS.get(key, {}).items():
        yield name, dict(yaw=item['yaw'], elev=item['elev'], zoom=1.0, colours=colours)
    if key in WIDE:
        yield 'w', dict(yaw=item['yaw'], elev=item['elev'], zoom=1.0, wide=(8, 5), fill=.71, across=.58)
    if key % 2:
        yield 'h', dict(yaw=item['yaw'] + (key * 29 % 50) - 25, elev=item['elev'], zoom=1.0, home=home.place_of(key, item['build']))


def shoot(key, item, view, how, size, levels, target, raw):
    studio.clear()
    colourway.wear()
    tilt, fill, exposure = item['tilt'], how.get('fill', item['fill']), item['exposure']
    if 'home' in how:
        place, laid = how['home']
        home.stage(place)
        home.camera(key, place, laid)
        tilt, fill, exposure = -84 if laid else tilt, .72, 1.0
    else:
        studio.stage(item['tint'])
        wide = how.get('wide')
        width, height = item['wide'] or (size, size)
        if item['wide']:
            width, height = int(width * size / 480), int(height * size / 480)
        elif wide:
            width, height = size, size * wide[1] // wide[0]
        studio.camera(how['elev'], width, height)
    colourway.wear(how.get('colours'))
    item['build']()
    studio.frame(how['yaw'], fill=fill, tilt=tilt, lift=0.0 if 'home' in how else item['lift'], zoom=how['zoom'], focus=item['focus'], side=item['side'], across=how.get('across'))

    bpy.ops.render.render()
    develop(raw, target, exposure, levels)


def is_done(target, width):
    """Whether the picture is there, at least `width` pixels wide (a PNG tells in bytes 16 to 19)."""
    if not os.path.exists(target):
        return False
    with open(target, 'rb') as file:
        return int.from_bytes(file.read(20)[16:20], 'big') >= width


def is_claimed(claim):
    """Whether a render that still runs has said that it makes this picture; one that was killed leaves its claim."""
    try:
        with open(claim) as file:
            os.kill(int(file.read()), 0)
    except PermissionError:
        return True
    except (OSError, ValueError):
        return False
    return True


def main():
    draft = option('--draft', False)
    size, samples = int(option('--size', '200' if draft else '600')), int(option('--samples', '14' if draft else '8'))
    folder = os.path.join(MASTERS, 'drafts' if draft else 'finals')
    raw = os.path.join(MASTERS, f'raw-{os.getpid()}')
    os.makedirs(folder, exist_ok=True)
    os.makedirs(raw, exist_ok=True)
    failed = 0
    for module in pkgutil.iter_modules([os.path.join(HERE, 'goods')]):
        try:
            importlib.import_module(f'goods.{module.name}')
        except Exception:
            failed += 1
            traceback.print_exc()
    only = option('--only', '')
    wanted = [int(k) if k.isdigit() else k for k in only.split(',')] if only else sorted(SHOTS, key=lambda k: (isinstance(k, str), k))
    settle(samples, raw)

    only_views = option('--views', '')

    def is_wanted(view, how):
        if only_views:
            return ('colours' if 'colours' in how else view) in only_views.split(',')
        return not draft or view not in ('b', 'c')
    jobs = []
    for key in wanted:
        if key not in SHOTS:
            failed += 1
            print('NO MODEL', key, flush=True)
            continue
        jobs += [(key, view, how) for view, how in views(key, SHOTS[key]) if is_wanted(view, how)]
    # Every product's main picture comes before anyone's second view.
    for key, view, how in sorted(jobs, key=lambda job: job[1] != 'a'):
        target = os.path.join(folder, f'{key}-{view}.png')
        claim = target + '.claim'
        if is_claimed(claim) or not option('--force', False) and is_done(target, size if option('--better', False) else 0):
            continue
        with open(claim, 'w') as file:
            file.write(str(os.getpid()))
        begin = time.time()
        try:
            shoot(key, SHOTS[key], view, how, size, 5 if draft else 6, target, raw)
            print('DONE', key, view, f'{time.time() - begin:.1f} s', flush=True)
        except Exception:
            failed += 1
            print('FAILED', key, flush=True)
            traceback.print_exc()
        finally:
            os.remove(claim)
    if failed:
        sys.exit(1)


main()
