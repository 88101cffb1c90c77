import { expect, it } from 'vitest';
import { parseMove } from './parse-move.ts';

const now = new Date('2026-11-24T10:00:00Z');
const parse = (by?: string, to?: string) => parseMove({ by, to }, now).toISOString();

it('accepts a duration or a moment', () => {
  expect(parse('+30m')).toBe('2026-11-24T10:30:00.000Z');
  expect(parse('+3h')).toBe('2026-11-24T13:00:00.000Z');
  expect(parse('+1d')).toBe('2026-11-25T10:00:00.000Z');
  expect(parse(undefined, '2026-12-01T00:00+07:00')).toBe('2026-11-30T17:00:00.000Z');
});

it.each(['1d', '-1d', '+1w', '+d', '+1.5h', 'tomorrow', ''])('refuses %j', (text) => {
  expect(() => parse(text)).toThrow(/such as \+30m, \+3h or \+1d/);
});

it.each(['2026-12-01', '2026-12-01T00:00', 'T+07:00', ''])('refuses the moment %j', (text) => {
  expect(() => parse(undefined, text)).toThrow(/time zone/);
});

it('moves ahead only', () => {
  expect(() => parse('+0d')).toThrow(/only goes ahead/);
  expect(() => parse(undefined, '2026-11-24T10:00:00Z')).toThrow(/only goes ahead/);
});
