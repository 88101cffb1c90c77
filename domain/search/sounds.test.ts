import { expect, test } from 'vitest';
import { soundOf } from './sounds.ts';

test.each([
  ['handpon', 'handphone'],
  ['parpum', 'parfum'],
  ['farfum', 'parfum'],
  ['sweter', 'sweater'],
  ['collagen', 'kolagen'],
  ['hudi', 'hoodie'],
  ['fitnes', 'fitness'],
  ['sopa', 'sofa'],
  ['volly', 'voli'],
  ['remot', 'remote'],
  ['rante', 'rantai'],
  ['sprai', 'sprei'],
  ['ijo', 'ijau'],
])('%s sounds like %s', (typed, meant) => expect(soundOf(typed)).toBe(soundOf(meant)));

test.each([
  ['jait', 'jet'],
  ['drone', 'drop'],
  ['kursi', 'kasur'],
])('%s does not sound like %s', (one, other) => expect(soundOf(one)).not.toBe(soundOf(other)));
