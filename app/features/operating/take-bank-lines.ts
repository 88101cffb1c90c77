import type { RouterContextProvider } from 'react-router';
import type { MatchedLine } from '#domain/bank/match-statement.ts';
import {
  countStatementLines,
  MOST_STATEMENT_LINES,
  MOST_STATEMENT_TEXT,
} from '#domain/bank/read-statement.ts';
import { postedLine, postedText } from '#domain/forms/posted-line.ts';
import type { BankLines } from '#server/services.ts';
import { operatingCopy } from '../../copy/operating.id.ts';
import { operatingBankCopy } from '../../copy/operating-bank.id.ts';
import { servicesContext } from '../../services.ts';
import { type RefusedForm, refuseForm, runCommand } from './run-command.ts';

const copy = operatingBankCopy.lines;

/** Ms that one press may take; what is left then is done by the next one. */
const LONGEST_PRESS_MS = 5000;

type Args = { url: URL; context: Readonly<RouterContextProvider> };

/** Whether a form is about lines of the bank's statement: to look at them, to mark, or to book fees. */
export const isAboutLines = (form: FormData): boolean =>
  /^(lines|mark|fee)$/.test(postedLine(form, 'intent'));

/** Pasted lines, as they are shown again with what each means now. */
export interface ShownBankLines extends RefusedForm {
  /** Null where they were not read. */
  lines: BankLines | null;
  /** Lines that were marked or booked just now, and why others were not. */
  done: number[];
  failed: { line: number; why: string }[];
  /** Keys of the lines that are ticked as fees. */
  ticked: string[];
}

/**
 * Shows what pasted lines would mark, marks it, or books those that are ticked as costs of the bank, each by its own command
 * (P-PAY-46, P-PAY-47), as many as fit into a press; on the server.
 */
export async function takeBankLines(args: Args, form: FormData): Promise<ShownBankLines> {
  const { operating } = args.context.get(servicesContext);
  const pasted = postedText(form, 'lines');
  const fault = faultOf(pasted);
  if (fault !== null) return shown(form, fault, null);
  const lines = await operating.bankLines(pasted);
  const intent = postedLine(form, 'intent');
  if (intent === 'lines') return shown(form, '', lines);
  const wanted = intent === 'mark' ? lines.lines.flatMap(markOf) : feesOf(lines, tickedIn(form));
  if (intent === 'mark' && postedLine(form, 'would') !== lines.would) return shown(form, copy.changed, lines);
  if (wanted.length === 0) return shown(form, intent === 'mark' ? copy.changed : copy.noneTicked, lines);
  if (postedLine(form, 'reason') === '') return shown(form, operatingCopy.refused.reason, lines);
  const done: number[] = [];
  const failed: ShownBankLines['failed'] = [];
  const until = performance.now() + LONGEST_PRESS_MS;
  let left = 0;
  for (const [place, { line, command }] of wanted.entries()) {
    if (place > 0 && performance.now() > until) {
      left = wanted.length - place;
      break;
    }
    const answer = await runCommand(args, form, command);
    // Without a fresh code none of them is done.
    if ('refused' in answer && answer.needsCode && done.length === 0)
      return Object.assign(shown(form, answer.refused, lines), { needsCode: true });
    // A code is given once.
    form.delete('code');
    if ('refused' in answer) failed.push({ line, why: answer.refused });
    else done.push(line);
  }
  const said = [
    failed.length > 0 ? copy.partly(done.length, failed.length) : '',
    left > 0 ? copy.left(left) : '',
  ];
  return Object.assign(shown(form, said.filter(Boolean).join(' '), await operating.bankLines(pasted)), {
    done,
    failed,
  });
}

const shown = (form: FormData, refused: string, lines: BankLines | null): ShownBankLines =>
  Object.assign(refuseForm(form, refused), { lines, done: [], failed: [], ticked: tickedIn(form) });

const tickedIn = (form: FormData): string[] => form.getAll('fee').map(String);

/** Why a text is not read; null when it is. */
function faultOf(pasted: string): string | null {
  if (pasted === '') return copy.empty;
  if (pasted.length > MOST_STATEMENT_TEXT) return copy.tooLong;
  return countStatementLines(pasted) > MOST_STATEMENT_LINES ? copy.tooMany : null;
}

/** What is done with a line, by its place. */
interface WantedOfLine {
  line: number;
  command: { name: string; input: Readonly<Record<string, unknown>> };
}

/** The amount goes with it: what waits in a file may change between its match and its mark. */
function markOf(one: MatchedLine): WantedOfLine[] {
  if (one.kind !== 'matched') return [];
  const {
    line: { line: at, amount },
    target: { kind, batch, transfer },
    key: line,
  } = one;
  const part = transfer === null ? null : [transfer.id];
  const command =
    kind === 'payouts'
      ? { name: 'payouts.sent', input: { batch, payouts: part, line, amount } }
      : { name: 'refunds.sent', input: { batch, transfers: part, line, amount } };
  return [{ line: at, command }];
}

/** The small ones first: one that a second person confirms leads to another page, and what comes after it is not booked. */
function feesOf({ lines }: BankLines, ticked: readonly string[]): WantedOfLine[] {
  return lines
    .flatMap((one) => (one.kind === 'unknown' && ticked.includes(one.key) ? [one] : []))
    .toSorted((a, b) => a.line.amount - b.line.amount)
    .map(({ line: { line, day, amount, text }, nth }) => ({
      line,
      command: { name: 'operator.bank_fee', input: { day, amount, text, nth } },
    }));
}
