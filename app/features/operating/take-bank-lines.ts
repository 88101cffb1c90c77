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

type Args = { url: URL; context: Readonly<RouterContextProvider> };

/** Whether a form is about lines of the bank's statement: to look at them, or to mark. */
export const isAboutLines = (form: FormData): boolean => /^(lines|mark)$/.test(postedLine(form, 'intent'));

/** Pasted lines, as they are shown again with what each means now. */
export interface ShownBankLines extends RefusedForm {
  /** Null where they were not read. */
  lines: BankLines | null;
  /** Lines that were marked just now, and why others were not. */
  marked: number[];
  failed: { line: number; why: string }[];
}

/** Shows what pasted lines would mark, or marks it, each by its own command (P-PAY-46); on the server. */
export async function takeBankLines(args: Args, form: FormData): Promise<ShownBankLines> {
  const { operating } = args.context.get(servicesContext);
  const pasted = postedText(form, 'lines');
  const fault = faultOf(pasted);
  if (fault !== null) return shown(refuseForm(form, fault), null);
  const lines = await operating.bankLines(pasted);
  if (form.get('intent') !== 'mark') return shown(refuseForm(form, ''), lines);
  if (postedLine(form, 'would') !== lines.would) return shown(refuseForm(form, copy.changed), lines);
  if (postedLine(form, 'reason') === '') return shown(refuseForm(form, operatingCopy.refused.reason), lines);
  const marked: number[] = [];
  const failed: ShownBankLines['failed'] = [];
  for (const one of lines.lines) {
    if (one.kind !== 'matched') continue;
    const answer = await runCommand(args, form, commandOf(one));
    // Without a fresh code none of them is marked.
    if ('refused' in answer && answer.needsCode && marked.length === 0) return shown(answer, lines);
    // A code is given once.
    form.delete('code');
    if ('refused' in answer) failed.push({ line: one.line.line, why: answer.refused });
    else marked.push(one.line.line);
  }
  const said = failed.length > 0 ? copy.partly(marked.length, failed.length) : '';
  return Object.assign(shown(refuseForm(form, said), await operating.bankLines(pasted)), { marked, failed });
}

const shown = (refused: RefusedForm, lines: BankLines | null): ShownBankLines =>
  Object.assign(refused, { lines, marked: [], failed: [] });

/** Why a text is not read; null when it is. */
function faultOf(pasted: string): string | null {
  if (pasted === '') return copy.empty;
  if (pasted.length > MOST_STATEMENT_TEXT) return copy.tooLong;
  return countStatementLines(pasted) > MOST_STATEMENT_LINES ? copy.tooMany : null;
}

/** The amount goes with it: what waits in a file may change between its match and its mark. */
function commandOf({ line: { amount }, target, key: line }: Extract<MatchedLine, { kind: 'matched' }>) {
  const { kind, batch, transfer } = target;
  const part = transfer === null ? null : [transfer.id];
  return kind === 'payouts'
    ? { name: 'payouts.sent', input: { batch, payouts: part, line, amount } }
    : { name: 'refunds.sent', input: { batch, transfers: part, line, amount } };
}
