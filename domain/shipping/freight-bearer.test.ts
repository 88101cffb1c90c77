import { expect, test } from 'vitest';
import { freightBearer } from './freight-bearer.ts';

test.each([
  ['without the courier’s figure', null, 'shop'],
  ['as declared', 1000, 'shop'],
  ['within the tolerance of JNE, 300 g', 1300, 'shop'],
  ['beyond it', 1301, 'seller'],
] as const)('a dearer freight %s is borne by the right one (P-SHIP-27)', (_what, weighed, bearer) => {
  expect(freightBearer({ declared: 1000, weighed }, 'jne')).toBe(bearer);
});
