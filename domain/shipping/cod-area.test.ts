import { expect, it } from 'vitest';
import { isCodArea } from './cod-area.ts';

it.each([
  ['Jakarta Selatan', '31.74', true],
  ['Surabaya', '35.78', true],
  ['Denpasar', '51.71', true],
  ['Mataram', '52.71', false],
  ['Jayapura', '91.71', false],
])('couriers collect cash in %s (%s): %s (P-PAY-30)', (_name, city, isCod) => {
  expect(isCodArea(city)).toBe(isCod);
});
