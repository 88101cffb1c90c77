import { describe, expect, it } from 'vitest';
import { searchQuestions } from './search-questions.ts';

const groups = [
  {
    id: 'a',
    questions: [
      { q: 'Apa itu COD?', a: 'Bayar di tempat.' },
      { q: 'Berapa lama?', a: 'Dua hari.' },
    ],
  },
  { id: 'b', questions: [{ q: 'Tekan “Checkout”', a: 'Lalu   bayar.' }] },
];
const search = (term: string) =>
  searchQuestions(groups, term, ({ q, a }) => [q, a]).map(({ id, questions }) => [
    id,
    questions.map(({ q }) => q),
  ]);

describe('the help search (P-HELP-1)', () => {
  it('filters by question or answer, case-insensitive, and leaves empty groups out', () => {
    expect(search('cod')).toEqual([['a', ['Apa itu COD?']]]);
    expect(search('BAYAR')).toEqual([
      ['a', ['Apa itu COD?']],
      ['b', ['Tekan “Checkout”']],
    ]);
    expect(search('tidak ada ini')).toEqual([]);
  });

  it('finds everything with an empty term', () => expect(search('  ')).toHaveLength(2));

  it('treats curly quotation marks as straight ones and collapses white space', () => {
    expect(search('"checkout"')).toEqual([['b', ['Tekan “Checkout”']]]);
    expect(search(' lalu  bayar ')).toEqual([['b', ['Tekan “Checkout”']]]);
  });

  it('finds each word wherever it stands, and by another word for it', () => {
    expect(search('tempat cod')).toEqual([['a', ['Apa itu COD?']]]);
    const shipping = [{ questions: ['Ongkos kirim dihitung dari berat.'] }];
    expect(searchQuestions(shipping, 'ongkir', (text) => [text])).toEqual(shipping);
    expect(searchQuestions(shipping, 'ongkir gratis', (text) => [text])).toEqual([]);
    const refund = [{ questions: ['Kapan dana saya dikembalikan?'] }];
    expect(searchQuestions(refund, 'refund', (text) => [text])).toEqual(refund);
  });

  it('takes a word that every object knows for a word', () => expect(search('constructor')).toEqual([]));

  it('matches special characters of patterns literally', () => expect(search('.*')).toEqual([]));
});
