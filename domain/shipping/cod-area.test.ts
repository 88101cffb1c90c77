import { expect, it } from 'vitest';
import { FIRST_COD_AREAS, isCodArea } from './cod-area.ts';

it.each([
  ['Jakarta Selatan', '31.74', true],
  ['Surabaya', '35.78', true],
  ['Denpasar', '51.71', true],
  ['Mataram', '52.71', false],
  ['Jayapura', '91.71', false],
])('couriers collect cash in %s (%s): %s (P-PAY-30)', (_name, city, isCod) => {
  expect(isCodArea(city, FIRST_COD_AREAS)).toBe(isCod);
});

it('couriers collect cash where the operator says, but for single cities', () => {
  const areas = { provinces: ['12', '32'], closedCities: ['32.73 Kota Bandung'] } as const;
  const cities = ['12.71', '32.73', '32.04', '31.74'];
  expect(cities.filter((city) => isCodArea(city, areas))).toEqual(['12.71', '32.04']);
});
