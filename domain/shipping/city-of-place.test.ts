import { expect, it } from 'vitest';
import { cityOfPlace } from './city-of-place.ts';

const cities = { 'kota bandung': '32.73', 'kabupaten bandung': '32.04', 'kabupaten garut': '32.05' };

it.each([
  ['Bandung', '32.73'],
  ['KOTA  BANDUNG', '32.73'],
  ['Kabupaten Bandung', '32.04'],
  ['Garut', '32.05'],
  ['Takengon', '11.04'],
  ['constructor', '31.71'],
  ['Atlantis', '31.71'],
  ['', '31.71'],
])('the place %j is the city %s', (place, code) => expect(cityOfPlace(place, cities)).toBe(code));
