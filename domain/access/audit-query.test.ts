import { expect, it, test } from 'vitest';
import { auditAbout, auditSearch, parseAuditQuery } from './audit-query.ts';

const read = (search: string) => parseAuditQuery(new URLSearchParams(search));

it('an address says what it asks for, and says it the same way again (P-DESK-10)', () => {
  const asked = {
    command: 'orders.accept',
    of: 'order:LP2611247K2M9Q',
    who: '00000000-0000-4000-8000-000000000000',
    words: 'tiket 7',
    from: '2026-11-01',
    to: '2026-11-26',
    before: 812,
  };
  expect(read(auditSearch(asked))).toEqual(asked);
  expect(auditSearch(read(''))).toBe('');
});

it.each(['0', '-1', '1.5', 'x', '1e9', '9999999999999999'])(
  'no line is %s: the newest are shown',
  (before) => {
    expect(read(`before=${before}`).before).toBeNull();
  },
);

it.each(['2026-02-30', '26-11-2026', 'kemarin', '2026-13-01', '1999-01-01'])(
  'no day is %s: all are shown',
  (day) => {
    expect(read(`from=${day}&to=${day}&who=${day}`)).toMatchObject({ from: '', to: '', who: '' });
  },
);

test.each([
  ['', { kind: 'all' }],
  ['terminal:sari', { kind: 'actor', by: 'terminal:sari' }],
  ['robot', { kind: 'actor', by: 'robot' }],
  ['lp 2611247k2m9q', { kind: 'subject', kinds: ['order', 'purchase'], id: 'LP2611247K2M9Q' }],
  ['desk:seller:7', { kind: 'subject', kinds: ['desk'], id: 'seller:7' }],
  ['Toko 7', { kind: 'subject', kinds: ['seller'], id: '7' }],
  ['pengembalian LP1-R1', { kind: 'subject', kinds: ['return'], id: 'LP1-R1' }],
  ['Pengembalian dana x', { kind: 'subject', kinds: ['refund'], id: 'x' }],
  ['sari', { kind: 'subject', kinds: ['sari'], id: '' }],
])('%j asks for %j', (of, about) => {
  expect(auditAbout(of)).toEqual(about);
});
