import { expect, it } from 'vitest';
import { houseOf } from './house-of.ts';

it.each([
  ['Jl. Melati No. 5', 'melati 5'],
  ['JALAN MELATI 05, Tebet, Jakarta Selatan 12810', 'melati 5'],
  ['Jl Melati no.5 RT 02/RW 03', 'melati 5'],
  ['Jl Melati RT02/03 No 5', 'melati rt 2 3 5'],
  ['Jl. Ｍelati\u200b No. ５', 'melati 5'],
  ['Jl. Melati 5 A, dekat masjid', 'melati 5a'],
  ['Perumahan Griya Asri Blok C2/5', 'perumahan griya asri blok c2 5'],
  ['Jl. 17 Agustus No. 45', '17 agustus 45'],
  ['Jl. Melati Gg. 3 No. 7', 'melati gg 3 7'],
  ['Jl. Melati No. 5, Lantai 2 Kamar 7', 'melati 5 lantai 2 kamar 7'],
])('%s is one house (P-REV-5)', (address, house) => {
  expect(houseOf(address, '12810')).toBe(house);
});

it.each([
  '',
  ' ',
  '.',
  '5',
  'No. 5',
  'a 5',
  'Rumah No. 5',
  'Blok 3 No. 7',
  'J',
  'Jalan Melati',
  'Jl. 17 Agustus',
  'Jl. Melati, 12810',
  'Jl. Melati RT 02/RW 03',
  'Dusun Krajan RT 02/03',
  'Jl. Melati Gg. 3',
  'Jl. Raya Bogor KM5',
  'Apartemen Taman Tower A Lt. 3',
  'Jl. Melati No. 5 Lantai 2',
  '🏠🏠🏠',
  '५ मेलाती',
])("'%s' could be several houses', or none", (address) => {
  expect(houseOf(address, '12810')).toBeNull();
});
