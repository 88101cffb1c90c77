import { expect, it } from 'vitest';
import { readCheckoutForm } from './checkout.ts';

const read = (fields: Record<string, string>) => readCheckoutForm(Object.entries(fields));

it('what a form does not contain is undefined and changes nothing', () => {
  expect(read({ intent: 'save' })).toEqual({
    key: '',
    intent: 'save',
    seen: '',
    address: undefined,
    method: undefined,
    email: undefined,
    dropshipName: undefined,
    giftNote: undefined,
    services: {},
    notes: {},
    faults: {},
  });
});

it('texts are cleaned, and services and notes are read by seller', () => {
  expect(
    read({
      email: ' a@b.test ',
      gift_note: 'a\r\nb\x07',
      'service-7': 'jne-yes',
      'note-7': ' cepat\u00a0 ',
      'note-x': 'n',
    }),
  ).toMatchObject({
    email: 'a@b.test',
    giftNote: 'a\nb',
    services: { '7': 'jne-yes' },
    notes: { '7': 'cepat' },
  });
});

it('invalid values are left out and reported, and the rest is read', () => {
  expect(
    read({ email: 'salah', dropship_name: 'x'.repeat(61), 'note-7': 'x'.repeat(201), method: 'qris' }),
  ).toMatchObject({
    email: undefined,
    dropshipName: undefined,
    notes: {},
    method: 'qris',
    faults: { email: 'invalid_email', dropship_name: 'too_long', 'note-7': 'too_long' },
  });
});

it('a zero byte is a fault of its field', () => {
  expect(read({ gift_note: 'a\0b', 'note-7': 'c\0' })).toMatchObject({
    giftNote: undefined,
    notes: {},
    faults: { gift_note: 'unreadable', 'note-7': 'unreadable' },
  });
});

it('an empty e-mail is not a fault yet', () => {
  expect(read({ email: '' })).toMatchObject({ email: '', faults: {} });
});

it('too many sellers are cut off, and hostile names are ignored', () => {
  const many = Object.fromEntries(Array.from({ length: 500 }, (_, at) => [`note-${at + 1}`, 'n']));
  expect(Object.keys(read({ ...many, __proto__: 'x' }).notes)).toHaveLength(50);
});
