import path from 'node:path';
import { formatRupiah } from '#domain/format.ts';
import { rupiah } from '#domain/money.ts';
import {
  decideUnknown,
  importReport,
  listUnknown,
  payBill,
  readBillFile,
  readReportFile,
} from '#server/modules/settlement/settlement.ts';
import { SettingsError } from '#server/platform/settings/settings-error.ts';
import type { Terminal } from './terminal.ts';

const USAGE = `What shall be done? Such as:
  npm run settle report.csv                           imports a report of the payment provider
  npm run settle -- bill jne bill.csv                 notes that a courier's bill is paid
  npm run settle -- list                              money that nobody knows
  npm run settle -- decide LINE --as shop --reason 'rounding'
                                                      it is the shop's; or provider, when it is booked by now or went
                                                      back there; or bank, when it went back by transfer`;

const money = (amount: number) => formatRupiah(rupiah(amount));

async function imported(terminal: Terminal, file: string): Promise<string> {
  const rows = await readReportFile(path.resolve(file));
  const [done] = await terminal.act(importReport, { input: { rows } });
  if (!done) throw new Error('An import answers');
  const { report, isKnown, lines, fees, paidOut, unknown } = done;
  if (isKnown) return `The report ${report} was imported before. Nothing has changed.`;
  const said = `Imported ${lines} rows of the report ${report}: ${money(paidOut)} reached the bank, fees were ${money(fees)}.`;
  const asked = unknown.map(
    ({ id, reference, amount }) => `Nobody knows ${money(amount)} of ${reference || 'nothing named'}: ${id}`,
  );
  return [
    said,
    ...asked,
    ...(asked.length > 0 ? ['Decide it: npm run settle -- decide LINE --as ...'] : []),
  ].join('\n');
}

async function paid(terminal: Terminal, courier: string, file: string): Promise<string> {
  const rows = await readBillFile(path.resolve(file));
  const [done] = await terminal.act(payBill, { input: { courier, rows } });
  if (!done) throw new Error('A payment answers');
  const { bill, isKnown, parcels, amount } = done;
  return isKnown
    ? `The bill ${bill} was paid before. Nothing has changed.`
    : `The bill ${bill} of ${courier} is paid: ${money(amount)} for ${parcels} parcels.`;
}

/** What was typed behind `npm run settle`. */
export interface TypedSettlement {
  words: string[];
  as?: string | undefined;
  reason?: string | undefined;
}

/** Does one line. @returns what was done */
export async function settleByLine(
  terminal: Terminal,
  { words, as, reason }: TypedSettlement,
): Promise<string> {
  const [name = '', first = '', second = ''] = words;
  if (name === 'list') return listUnknown(terminal.query);
  if (name === 'bill' && second !== '') return paid(terminal, first, second);
  if (name === 'decide' && first !== '' && as !== undefined) {
    const [amount = 0] = await terminal.act(decideUnknown, {
      input: { line: first, as },
      ...(reason !== undefined && { reason }),
    });
    return `${money(amount)} of ${first} is decided.`;
  }
  if (words.length !== 1 || name === 'bill' || name === 'decide') throw new SettingsError(USAGE);
  return imported(terminal, name);
}
