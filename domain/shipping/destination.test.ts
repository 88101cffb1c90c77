import { describe, expect, it } from 'vitest';
import { destinationOf, parseStoredDestination } from './destination.ts';

const coblong = { code: '32.73.02', district: 'Coblong', city: 'Kota Bandung' };

describe('a destination', () => {
  it('is the district of a region, also of a village', () => {
    const dago = { ...coblong, code: '32.73.02.1004', kind: 'village', name: 'Dago' };
    expect(destinationOf(dago)).toEqual(coblong);
  });

  it('survives storing, chosen or not', () => {
    for (const kept of [{ chosen: null }, { chosen: coblong }]) {
      expect(parseStoredDestination(JSON.parse(JSON.stringify(kept)))).toEqual(kept);
    }
  });

  it.each([
    null,
    [],
    'Coblong',
    {},
    { chosen: 'Coblong' },
    { chosen: { ...coblong, code: '32.73' } },
    { chosen: { ...coblong, code: 'constructor' } },
    { chosen: { ...coblong, district: 7 } },
    { chosen: { code: '32.73.02' } },
  ])('%j is none', (stored) => expect(parseStoredDestination(stored)).toBeNull());
});
