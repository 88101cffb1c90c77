import { expect, test } from 'vitest';
import { firstName } from './first-name.ts';

test.each([
  ['Sari', 'Sari'],
  ['Sari Wulandari', 'Sari'],
  ['H. Abdul Rahman', 'Abdul'],
  ["Nur'aini Putri", "Nur'aini"],
  ['Jean-Paul', 'Jean-Paul'],
  ['Zoë Şahin', 'Zoë'],
])('greets %s as %s', (typed, greeted) => {
  expect(firstName(typed)).toBe(greeted);
});

test.each([
  '',
  'A',
  '***',
  'https://jahat.example',
  'jahat.example menang',
  'Sari www.jahat.example',
  'Sari 081234567890',
  'Sari@jahat',
  'Anda menang undian sepuluh juta, segera hubungi petugas kami sekarang juga',
  'Menang\nKlik di sini',
  'KLIKTAUTANINIUNTUKHADIAH',
])('has no name to greet %j by', (typed) => {
  expect(firstName(typed)).toBeNull();
});

test('no more than one word of what was typed is ever greeted', () => {
  expect(firstName('Anda menang undian')).toBe('Anda');
});
