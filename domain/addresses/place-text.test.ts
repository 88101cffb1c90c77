import { expect, it } from 'vitest';
import { placeOf, placeText } from './place-text.ts';

const coblong = { district: 'Coblong', city: 'Kota Bandung', province: 'Jawa Barat' };

it('a place is written from its smallest part to its province', () => {
  expect(placeText(placeOf({ ...coblong, kind: 'village', name: 'Dago' }))).toBe(
    'Dago, Coblong, Kota Bandung, Jawa Barat',
  );
  expect(placeText(placeOf({ ...coblong, kind: 'district', name: 'Coblong' }))).toBe(
    'Coblong, Kota Bandung, Jawa Barat',
  );
});
