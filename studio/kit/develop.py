"""
From the raw passes of a render to the picture: an edge-stopping wavelet filter (Dammertz et al. 2010) on the light,
which is the picture divided by the colour of the surfaces, so that prints stay sharp; then the tone curve.
"""
import os

os.environ['OPENCV_IO_ENABLE_OPENEXR'] = '1'
import cv2
import numpy as np

TAPS = [(dy, dx, (2 - abs(dy)) * (2 - abs(dx)) / 16) for dy in (-1, 0, 1) for dx in (-1, 0, 1) if dy or dx]


def denoise(colour, albedo, normal, levels=6, strength=1.0):
    base = albedo + 0.02
    light = np.log1p(np.minimum(colour, 6) / base)
    guide = np.concatenate([normal * 4.2, np.sqrt(np.maximum(albedo, 0)) * 5.6], axis=2).astype(np.float32)
    h, w = light.shape[:2]
    for level in range(levels):
        step = 2 ** level
        fine = cv2.GaussianBlur(light, (0, 0), 1.1) if level == 0 else light
        sigma = 0.42 * strength * 0.66 ** level
        stack = np.concatenate([fine / sigma, guide], axis=2)
        wide = np.pad(stack, ((step, step), (step, step), (0, 0)), 'edge')
        there = np.pad(light, ((step, step), (step, step), (0, 0)), 'edge')
        total, weight = light * 0.25, np.full((h, w), 0.25, np.float32)
        for dy, dx, k in TAPS:
            y, x = step * (1 + dy), step * (1 + dx)
            d = wide[y:y + h, x:x + w] - stack
            g = cv2.exp(-np.einsum('ijk,ijk->ij', d, d)) * np.float32(k)
            total += there[y:y + h, x:x + w] * g[..., None]
            weight += g
        light = total / weight[..., None]
    return np.expm1(light) * base


def calm(picture, normal):
    """
    Rims and glass, where few samples see one thing and the rest another, are left rough by the filter above: there,
    and only there, so that print stays sharp, a pixel that stands out takes the median of its neighbours.
    """
    n = np.nan_to_num(normal)
    spread = (cv2.blur(n * n, (3, 3)) - cv2.blur(n, (3, 3)) ** 2).sum(2)
    rim = cv2.GaussianBlur(cv2.dilate((spread > 0.03).astype(np.float32), np.ones((3, 3))), (0, 0), 0.8)[..., None]
    middle = cv2.medianBlur(picture.astype(np.float32), 3)
    smooth = cv2.GaussianBlur(middle, (0, 0), 0.6)
    return picture + (smooth - picture) * rim


def tone(colour, exposure=1.0):
    """Straight up to 0.75, then a shoulder to white, so that highlights keep their drawing; result 8-bit BGR."""
    c = np.maximum(colour * exposure, 0)
    knee = 0.75
    over = np.maximum(c - knee, 0)
    c = np.minimum(c, knee) + (1 - knee) * (1 - np.exp(-over / (1 - knee) * 0.9))
    s = np.where(c <= 0.0031308, c * 12.92, 1.055 * np.power(np.maximum(c, 1e-8), 1 / 2.4) - 0.055)
    return s


def develop(folder, target, exposure=1.0, levels=6):
    read = {n: cv2.imread(os.path.join(folder, f'{n}0001.exr'), cv2.IMREAD_UNCHANGED)[..., :3]
            for n in ('image', 'albedo', 'normal')}
    picture = denoise(read['image'], read['albedo'], read['normal'], levels) if levels else read['image']
    s = calm(tone(picture, exposure).astype(np.float32), read['normal'])
    soft = cv2.GaussianBlur(s, (0, 0), 1.2)
    s = np.clip(s + (s - soft) * 0.35, 0, 1)
    s += (np.random.default_rng(1).random(s.shape) - 0.5) / 255
    cv2.imwrite(target, np.clip(s * 255, 0, 255).round().astype(np.uint8))
