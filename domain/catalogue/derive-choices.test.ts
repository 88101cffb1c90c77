import { expect, it } from 'vitest';
import { cutChoices, deriveChoices, fillChoices } from './derive-choices.ts';
import type { DraftChoice } from './product-draft.ts';

const choice = (option: string, price: string, stock = '', weight = ''): DraftChoice => ({
  options: [option],
  price,
  stock,
  weight,
  picture: '',
  seen: null,
});
const colours = (...options: string[]) => [{ name: 'Warna', options }];

it('gives back what was typed for a choice that was cut and comes again (P-GOODS-14)', () => {
  const typed = [choice('Merah', '100', '1', '5'), choice('Biru', '200', '2', '6')];
  const one = deriveChoices(colours('Merah'), typed);
  const cut = cutChoices(typed, one);
  expect([one, cut]).toEqual([[typed[0]], [typed[1]]]);
  const again = deriveChoices(colours('Merah', 'Biru', 'Hijau'), one, cut);
  expect(again).toEqual([...typed, choice('Hijau', '100', '', '5')]);
  expect(cutChoices([...one, ...cut], again)).toEqual([]);
});

it('leaves the choices alone when there would be too many, and forgets the oldest of many that were cut', () => {
  const typed = [choice('Merah', '100')];
  const most = Array.from({ length: 101 }, (_, place) => choice(`w${place}`, '1'));
  expect(deriveChoices(colours(...most.flatMap(({ options }) => options)), typed, most)).toEqual(typed);
  expect(cutChoices(most, [])).toEqual(most.slice(0, 100));
});

it('fills what is empty from the first choice, and nothing that was typed (P-GOODS-14)', () => {
  const filled = fillChoices([
    choice('Merah', '100', '7', '5'),
    choice('Biru', '', '0'),
    choice('Hijau', '90'),
  ]);
  expect(filled).toEqual([
    choice('Merah', '100', '7', '5'),
    choice('Biru', '100', '0', '5'),
    choice('Hijau', '90', '7', '5'),
  ]);
  expect(fillChoices([])).toEqual([]);
});
