import { expect, it } from 'vitest';
import { orderTerm } from './order-term.ts';

it.each([
  ['lp261124-7k2m9q', { kind: 'number', number: 'LP2611247K2M9Q' }],
  ['inv/2026/0000012', { kind: 'invoice', number: 'INV/2026/0000012' }],
  ['Sari@Contoh.id', { kind: 'email', email: 'sari@contoh.id' }],
  ['0812-3456-7890', { kind: 'phone', phone: '+6281234567890' }],
  ['3F2504E0-4F89-41D3-9A0C-0305E82C3301', { kind: 'id', id: '3f2504e0-4f89-41d3-9a0c-0305e82c3301' }],
  ['JNE0011223344', { kind: 'code', code: 'JNE0011223344' }],
  ['bank:2026-11-24:1000:trsf', { kind: 'code', code: 'bank:2026-11-24:1000:trsf' }],
  ['Sàri', { kind: 'name', part: 'sari' }],
  ['sari dewi', { kind: 'name', part: 'sari dewi' }],
  ['sa', { kind: 'short' }],
])('%s is told by its shape (P-CONSOLE-4)', (typed, term) => {
  expect(orderTerm(typed)).toEqual(term);
});
