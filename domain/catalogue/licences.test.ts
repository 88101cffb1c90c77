import { expect, test } from 'vitest';
import { isLicenceNumber, type Licence, licenceOf, missedLicence } from './licences.ts';

test.each<[string, Licence | null]>([
  ['BPOM', 'bpom'],
  ['Nomor Izin Edar BPOM RI', 'bpom'],
  ['No. P-IRT', 'pirt'],
  ['PIRT', 'pirt'],
  ['Nomor SNI', 'sni'],
  ['Sertifikat Halal (BPJPH)', 'halal'],
  ['Bahan', null],
  ['Kotak SNI', null],
  ['Nomor', null],
  ['constructor', null],
])('the specification %j is the licence %j (P-GOODS-10)', (key, licence) => {
  expect(licenceOf(key)).toBe(licence);
});

test.each<[Licence, string, boolean]>([
  ['bpom', 'NA18190100123', true],
  ['bpom', 'BPOM RI MD 867031129055', true],
  ['bpom', 'BPOM No. ML 270510001500123', true],
  ['bpom', 'TR 123 456 789', true],
  ['bpom', 'DTL7813003537A1', true],
  ['bpom', 'NA1819010012', false],
  ['bpom', 'MD 8670311290551', false],
  ['bpom', 'NZ18190100123', false],
  ['bpom', 'Terdaftar', false],
  ['bpom', 'NA18190100123, NA18190100124', true],
  ['bpom', 'NA18190100123, menyusul', false],
  ['bpom', 'BPOM: No. NA18190100123', true],
  ['bpom', 'BPOM RI MD: 867031129055', true],
  ['bpom', 'BPOM', false],
  ['pirt', '2063471010012-18', true],
  ['pirt', 'P-IRT No. 206347101001218', true],
  ['pirt', 'P-IRT: No. 2063471010012-18', true],
  ['pirt', 'P.IRT No. 2063471010012-18', true],
  ['pirt', '2063471010012', false],
  ['pirt', '2063471010012-2028', false],
  ['sni', 'SNI 8123:2018', true],
  ['sni', 'SNI ISO/IEC 8124-1:2010', true],
  ['sni', '04-6292.2.80-2003', true],
  ['sni', 'SNI 3554 : 2015', true],
  ['sni', 'SNI 8123: 2018', true],
  ['sni', 'SNI 1811:2007/Amd1:2010', true],
  ['sni', 'SNI 1811:2007 / Amd. 1:2010', true],
  ['sni', 'SNI EN 71-5:2015', true],
  ['sni', 'SNI CISPR 14-1:2014', true],
  ['sni', 'SNI ISO 8124-1:2010, SNI IEC 62115:2011', true],
  ['sni', 'SNI 8123', false],
  ['sni', 'Sejak 2018', false],
  ['sni', 'SNI 8123:2018 dan lainnya', false],
  ['sni', 'Ya', false],
  ['halal', 'ID31110000217650621', true],
  ['halal', 'ID 3111 0000 2176 50621', true],
  ['halal', 'BPJPH ID31110000217650621', true],
  ['halal', 'ID3111000021765062', false],
  ['halal', 'MUI', false],
])('as a number of %s, %j is taken: %j (P-GOODS-10)', (licence, text, isTaken) => {
  expect(isLicenceNumber(licence, text)).toBe(isTaken);
});

test.each<[string, string, Licence | null]>([
  ['Halal', 'Ya', null],
  ['SNI', 'Tidak', null],
  ['SNI', 'Ada', null],
  ['BPOM', 'Terdaftar', null],
  ['Halal', 'ID123', 'halal'],
  ['BPOM', 'NA1819', 'bpom'],
  ['Nomor SNI', 'Ada', 'sni'],
  ['No. BPOM', 'Terdaftar', 'bpom'],
  ['Sertifikat Halal', 'Ya', 'halal'],
  ['Izin P-IRT', 'Ada', 'pirt'],
  ['Bahan', '100% katun', null],
])('the specification %j of %j misses the number of %j (P-GOODS-10)', (key, value, missed) => {
  expect(missedLicence({ key, value })).toBe(missed);
});
