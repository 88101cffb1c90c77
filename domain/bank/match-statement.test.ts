import { describe, expect, it } from 'vitest';
import {
  type FiledTransfer,
  type MatchedLine,
  matchStatement,
  statementKey,
  statementKeys,
} from './match-statement.ts';
import { countStatementLines, MOST_STATEMENT_LINES, PASTE_LENGTH, readStatement } from './read-statement.ts';
import { readStatementAmount } from './statement-amount.ts';
import { namesOf } from './statement-names.ts';

const transfer = (given: Partial<FiledTransfer>): FiledTransfer => ({
  kind: 'payouts',
  batch: 'b-1',
  id: 41,
  name: '41',
  amount: 1_250_000,
  isSent: false,
  ...given,
});
const R7 = transfer({ kind: 'refunds', batch: 'b-2', id: 7, name: 'R7', amount: 87_500 });

const match = (pasted: string, filed: FiledTransfer[], used: string[] = []) =>
  matchStatement(readStatement(pasted), filed, new Map(used.map((key) => [key, 'transfers'])));
const kinds = (lines: MatchedLine[]) => lines.map(({ kind }) => kind);
const out = (text: string, amount = '1.250.000,00') => `27/11/2026;${text};${amount} DB`;

describe('lines of the statement (P-PAY-46)', () => {
  it('mark the transfer that they name with its amount, or the file by its name and sum', () => {
    const lines = match(
      [out('TRSF E-BANKING lokapasar 41 CV AYU'), out('TRF R7', '87.500'), out('BATCH B-3', '30.000')].join(
        '\n',
      ),
      [
        transfer({}),
        R7,
        transfer({ batch: 'b-3', id: 1, name: '1', amount: 10_000 }),
        transfer({ batch: 'b-3', id: 2, name: '2', amount: 20_000 }),
      ],
    );
    expect(lines).toMatchObject([
      { kind: 'matched', target: { kind: 'payouts', batch: 'b-1', transfer: { id: 41 } } },
      { kind: 'matched', target: { kind: 'refunds', batch: 'b-2', transfer: { id: 7 } } },
      { kind: 'matched', target: { kind: 'payouts', batch: 'b-3', transfer: null } },
    ]);
    const others = [out('LOKAPASAR 41', '1.250.001'), out('LOKAPASAR 412'), out('41')].join('\n');
    expect(match(others, [transfer({})])).toMatchObject([
      { kind: 'unknown', named: [{ id: 41 }] },
      { kind: 'unknown', named: [] },
      { kind: 'unknown', named: [] },
    ]);
    // What is left of a file that something was taken out of has another sum than the bank's line.
    const left = [transfer({ batch: 'b-3', id: 1, name: '1', amount: 10_000 })];
    expect(kinds(match(out('BATCH B-3', '30.000'), left))).toEqual(['unknown']);
  });

  it('name numbers of refunds and payouts, words and amounts, of money that left alone', () => {
    const lines = [
      out('TRSF lokapasar r7 41'),
      out('FILE b-3', '30.000'),
      '27/11/2026;LOKAPASAR 42;5.000 CR',
    ];
    expect(namesOf(readStatement(lines.join('\n')))).toEqual({
      words: ['TRSF', 'LOKAPASAR', 'R7', '41', 'FILE', 'B-3'],
      amounts: [1_250_000, 30_000],
      refunds: [7],
      payouts: [41],
    });
  });

  it('mark nothing twice: neither a line, nor a transfer, nor a part of a file', () => {
    const again = [out('LOKAPASAR 41'), out('lokapasar  41'), out('LOKAPASAR 41 CV'), out('FILE b-1')].join(
      '\n',
    );
    expect(kinds(match(again, [transfer({})]))).toEqual(['matched', 'repeated', 'repeated', 'repeated']);
    const line = { line: 1, day: '2026-11-27', amount: 1_250_000, text: 'LOKAPASAR 41' };
    expect(kinds(match(out('LOKAPASAR 41'), [transfer({})], [statementKey(line)]))).toEqual(['marked']);
    expect(kinds(match(out('LOKAPASAR 41'), [transfer({ isSent: true })]))).toEqual(['marked']);
    expect(kinds(match(out('LOKAPASAR 41 R7'), [transfer({}), { ...R7, amount: 1_250_000 }]))).toEqual([
      'several',
    ]);
  });

  it('that mean nothing are lines of their own when they are alike, and known by their place (P-PAY-47)', () => {
    const lines = readStatement([out('BIAYA TRF', '2.500'), out('biaya  trf', '2.500')].join('\n'));
    const [first = '', second = ''] = statementKeys(lines);
    expect(matchStatement(lines, [], new Map())).toMatchObject([
      { kind: 'unknown', nth: 1, key: first },
      { kind: 'unknown', nth: 2, key: second },
    ]);
    expect(first).not.toBe(second);
    expect(kinds(matchStatement(lines, [], new Map([[first, 'cost']])))).toEqual(['cost', 'unknown']);
  });

  it('name no file by the day of a column, and by a day in the text only where one file alone has that sum', () => {
    const file = transfer({ batch: '2026-11-26' });
    const other = transfer({ kind: 'refunds', batch: 'b-2', name: 'R8', id: 8 });
    expect(kinds(match('2026-11-26;TRSF;1.250.000 DB', [file]))).toEqual(['unknown']);
    expect(kinds(match('27/11/2026;2026-11-26;TRSF;1.250.000 DB', [file]))).toEqual(['unknown']);
    expect(kinds(match(out('FILE 2026-11-26'), [file]))).toEqual(['matched']);
    expect(kinds(match(out('FILE 2026-11-26'), [file, other]))).toEqual(['several']);
    expect(kinds(match(out('FILE b-2'), [file, other]))).toEqual(['matched']);
    const headed =
      'Tanggal;Keterangan;Debit;Kredit;Saldo\n27/11/2026;2026-11-26;1.250.000,00;0,00;5.000.000,00';
    expect(kinds(match(headed, [file]))).toEqual(['skipped', 'matched']);
  });

  it('are skipped where they are headings, balances or money that came in, by columns or by marks', () => {
    const pasted = [
      'Tanggal\tKeterangan\tDebit\tKredit\tSaldo',
      '26/11/2026\tSALDO AWAL\t\t\t9,000,000.00',
      '27 Nov 2026 09:15\tLOKAPASAR 41\t1,250,000.00\t.00\t7,750,000.00',
      "'27/11/2026\tSETORAN LOKAPASAR 41\t0.00\t1,250,000.00\t9,000,000.00",
      'Total\t\t1,250,000.00\t1,250,000.00\t',
    ].join('\n');
    expect(match(pasted, [transfer({})])).toMatchObject([
      { kind: 'skipped', as: 'heading' },
      { kind: 'skipped', as: 'balance' },
      { kind: 'matched', line: { line: 3, day: '2026-11-27', text: 'LOKAPASAR 41' } },
      { kind: 'skipped', as: 'came_in' },
      { kind: 'skipped', as: 'balance' },
    ]);
    const bca =
      'Tanggal,Keterangan,Cabang,Jumlah,,Saldo\n27/11/2026,LOKAPASAR 41,0000,1250000.00,DB,7750000.00';
    expect(kinds(match(bca, [transfer({})]))).toEqual(['skipped', 'matched']);
    expect(kinds(match('27/11/2026,LOKAPASAR 41,1250000.00,CR', [transfer({})]))).toEqual(['skipped']);
  });

  it('are not read where day, amount or direction is not clear', () => {
    const whyOf = (line: string) =>
      match(line, []).map((one) => (one.kind === 'unread' ? one.why : one.kind));
    expect(whyOf('LOKAPASAR 41;1.250.000 DB')).toEqual(['no_day']);
    expect(whyOf('31/02/2026;LOKAPASAR 41;1.250.000 DB')).toEqual(['no_day']);
    expect(whyOf(out('LOKAPASAR 41', '1,250'))).toEqual(['amount_unclear']);
    expect(whyOf('27/11/2026;LOKAPASAR 41;1.250.000')).toEqual(['no_direction']);
    expect(whyOf('27/11/2026,LOKAPASAR R7,1,234,567.00 DB')).toEqual(['amount_unclear']);
    expect(whyOf(out('x'.repeat(251)))).toEqual(['too_long']);
    expect(whyOf(out('ß'.repeat(126)))).toEqual(['too_long']);
    const shifted = 'Tanggal;Keterangan;Debit;Kredit\n1;27/11/2026;LOKAPASAR 41;1.250.000';
    expect(whyOf(shifted)).toEqual(['skipped', 'amount_unclear']);
  });

  it('fit into a form: 500 of 120 characters, however they are encoded', () => {
    const line = `27/11/2026\t${'TRSF/E-BANKING, '.repeat(6)}\t1.250.000,00 DB`.padEnd(120, '"');
    const pasted = Array.from({ length: MOST_STATEMENT_LINES }, () => line).join('\r\n');
    expect(countStatementLines(pasted)).toBe(500);
    expect(pasted.length).toBeLessThan(PASTE_LENGTH);
    expect(new URLSearchParams({ lines: pasted }).toString().length).toBeLessThan(512 * 1024);
  });
});

it.each([
  ['1.234.567,00', 1_234_567],
  ['1,234,567.00', 1_234_567],
  ['1234567', 1_234_567],
  ['Rp 1.234.567', 1_234_567],
  ['1.234', 1234],
  ['1,234.00', 1234],
  ['1,234', null],
  ['1.234,50', null],
  ['1.234.00', null],
  ['12.34', null],
  ['0,00', 0],
  [`Rp${' '.repeat(100_000)}1`, undefined],
])('reads the amount %s (P-PAY-46)', (figures, value) => {
  expect(readStatementAmount(figures)?.value).toBe(value);
});
