import { bankLineId } from '../ledger/bank-line.ts';
import { noteOf } from './bank-form.ts';
import type { ReadLine, StatementLine } from './read-statement.ts';
import { wordsOf } from './statement-names.ts';

/** A transfer that is in a file for the bank. */
export interface FiledTransfer {
  kind: 'refunds' | 'payouts';
  /** The file. */
  batch: string;
  /** Its number among those of its kind. */
  id: number;
  /** As files name it: '41' for a payout, 'R7' for a refund. */
  name: string;
  /** Whole Rupiah. */
  amount: number;
  /** Whether it is marked as transferred. */
  isSent: boolean;
}

/** What a line marks: a whole file as far as it waits, or a transfer of it. */
export interface StatementTarget {
  kind: FiledTransfer['kind'];
  batch: string;
  /** Null for the file. */
  transfer: { id: number; name: string } | null;
}

/** What a line of the statement means. */
export type MatchedLine =
  | Exclude<ReadLine, { kind: 'sent' }>
  /** It marks that; `key`: the identity of the line. */
  | { kind: 'matched'; line: StatementLine; target: StatementTarget; key: string }
  /** It may mean each of these. */
  | { kind: 'several'; line: StatementLine; targets: readonly StatementTarget[] }
  /** A line above is the same, or marks the same or a part of it. */
  | { kind: 'repeated'; line: StatementLine }
  /** It has marked something before, or what it means is marked otherwise. */
  | { kind: 'marked'; line: StatementLine }
  /** It was booked as a cost of the bank. */
  | { kind: 'cost'; line: StatementLine }
  /**
   * Nothing in a file has this amount and this name. `nth`: from 2 on for a further line alike; `key` tells them apart.
   * `named`: the transfers that it names, which wait with other amounts; it may be the fee of one.
   */
  | { kind: 'unknown'; line: StatementLine; nth: number; key: string; named: readonly FiledTransfer[] };

/**
 * The identity of a line, so that it marks once however often it is pasted (P-PAY-17).
 * @param nth from 2 on for a further line alike
 */
export const statementKey = ({ day, amount, text }: Omit<StatementLine, 'line'>, nth = 1): string =>
  bankLineId({ day, amount, reference: text }, nth);

/** Keys of read lines, as many for each as the lines above it that are alike. */
export function statementKeys(lines: readonly ReadLine[]): string[] {
  const count = countAlike();
  return lines.flatMap((read) => (read.kind === 'sent' ? [statementKey(read.line, count(read.line))] : []));
}

/** Says of each line which one it is of those alike, from 1. */
function countAlike(): (line: StatementLine) => number {
  const seen = new Map<string, number>();
  return (line) => {
    const key = statementKey(line);
    const nth = (seen.get(key) ?? 0) + 1;
    seen.set(key, nth);
    return nth;
  };
}

/**
 * Finds what each line marks: by its amount, and the name of a transfer or of a file in its text. Each transfer is marked
 * by one line alone, also as a part of its file (P-PAY-46). Lines alike that mean nothing are lines of their own, because a
 * bank takes the same fee twice a day (P-PAY-47).
 * @param filed whole files as far as they wait, and as far as they are sent: their sums tell what a line means
 * @param used what lines have done before, by their keys
 */
export function matchStatement(
  lines: readonly ReadLine[],
  filed: readonly FiledTransfer[],
  used: ReadonlyMap<string, 'transfers' | 'cost'>,
): MatchedLine[] {
  const waiting = indexOf(filed.filter(({ isSent }) => !isSent));
  const sent = indexOf(filed.filter(({ isSent }) => isSent));
  const taken = new Set<FiledTransfer>();
  const count = countAlike();
  return lines.map((read): MatchedLine => {
    if (read.kind !== 'sent') return read;
    const { line } = read;
    const nth = count(line);
    const key = statementKey(line, nth);
    const use = used.get(key) ?? null;
    if (use !== null) return { kind: use === 'cost' ? 'cost' : 'marked', line };
    const meant = meantBy(line, waiting);
    const [first] = meant;
    if (!first) {
      if (meantBy(line, sent).length > 0) return { kind: 'marked', line };
      return { kind: 'unknown', line, nth, key, named: namedBy(wordsOf(line.text), waiting) };
    }
    if (nth > 1) return { kind: 'repeated', line };
    if (meant.length > 1) return { kind: 'several', line, targets: meant.map(({ target }) => target) };
    if (first.transfers.some((one) => taken.has(one))) return { kind: 'repeated', line };
    for (const one of first.transfers) taken.add(one);
    return { kind: 'matched', line, target: first.target, key };
  });
}

/** Something that a line may mean, and the transfers that it would mark. */
interface Meant {
  target: StatementTarget;
  transfers: readonly FiledTransfer[];
}

/** Transfers by their names and files by their sums, so that no line is compared with all of them. */
interface Filed {
  transfers: ReadonlyMap<string, readonly FiledTransfer[]>;
  files: ReadonlyMap<number, Meant[]>;
}

const indexOf = (filed: readonly FiledTransfer[]): Filed => ({
  transfers: Map.groupBy(filed, ({ name }) => name),
  files: Map.groupBy(filesOf(filed), ({ transfers }) => sumOf(transfers)),
});

/** The transfers that a line names, whatever its amount. */
const namedBy = (words: readonly string[], { transfers }: Filed): FiledTransfer[] =>
  [...new Set(words)].flatMap((word) => transfers.get(word) ?? []).filter((one) => namesTransfer(words, one));

/** All that a line may mean: the transfers that it names, else files. */
function meantBy({ amount, text }: StatementLine, filed: Filed): Meant[] {
  const words = wordsOf(text);
  const named = namedBy(words, filed).filter((one) => one.amount === amount);
  if (named.length > 0) return named.map(ofTransfer);
  const ofSum = filed.files.get(amount) ?? [];
  const files = ofSum.filter(({ target }) => words.includes(target.batch.toUpperCase()));
  // A day may stand in a text for many reasons: it names a file only where no other has the same sum.
  return files.some(({ target }) => isDayName(target.batch)) ? ofSum : files;
}

/** By the note that the bank was told; a refund also by its own name, which is no bare number. */
function namesTransfer(words: readonly string[], { name }: FiledTransfer): boolean {
  const note = wordsOf(noteOf({ id: name }));
  const hasNote = words.some((_, at) => note.every((word, n) => words[at + n] === word));
  return hasNote || (!/^\d+$/.test(name) && words.includes(name));
}

const ofTransfer = (one: FiledTransfer): Meant => ({
  target: { kind: one.kind, batch: one.batch, transfer: { id: one.id, name: one.name } },
  transfers: [one],
});

function filesOf(filed: readonly FiledTransfer[]): Meant[] {
  const files = Map.groupBy(filed, ({ kind, batch }) => `${kind}:${batch}`);
  return [...files.values()].flatMap((transfers) => {
    const [first] = transfers;
    return first ? [{ target: { kind: first.kind, batch: first.batch, transfer: null }, transfers }] : [];
  });
}

const sumOf = (transfers: readonly FiledTransfer[]): number =>
  transfers.reduce((sum, { amount }) => sum + amount, 0);

/** Files are named by their day as a rule. */
const isDayName = (batch: string): boolean => /^\d{4}-?\d{2}-?\d{2}$/.test(batch);
