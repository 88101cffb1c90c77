import { describe, expect, test } from 'vitest';
import { placeFor } from './toast-place.ts';

const phone = { width: 360, height: 740, raise: 24 };
const box = (top: number, bottom: number, left = 0, right = 360) => ({ top, bottom, left, right });

describe('Where a toast stands', () => {
  test('at the bottom, unless it would cover its subject there', () => {
    expect(placeFor(box(100, 400), phone)).toBe('bottom');
    expect(placeFor(box(300, 720), phone)).toBe('top');
  });

  test('higher above a bar of the page', () => {
    expect(placeFor(box(400, 600), phone)).toBe('bottom');
    expect(placeFor(box(400, 600), { ...phone, raise: 96 })).toBe('top');
  });

  test('where it covers less, if it covers something in both places', () => {
    expect(placeFor(box(0, 700), phone)).toBe('bottom');
    expect(placeFor(box(150, 740), phone)).toBe('top');
  });

  test('at the bottom beside its subject on a wide screen', () => {
    const wide = { width: 1440, height: 900, raise: 24 };
    expect(placeFor(box(600, 900, 100, 400), wide)).toBe('bottom');
    expect(placeFor(box(600, 900, 1100, 1400), wide)).toBe('top');
  });
});
