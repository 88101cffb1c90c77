import type { RouterContextProvider } from 'react-router';
import {
  AMOUNT_FORMS,
  type BankForm,
  DATE_FORMS,
  DELIMITER_IDS,
  readColumns,
  SAMPLE_TRANSFERS,
} from '#domain/bank/bank-form.ts';
import { postedLine, postedText } from '#domain/forms/posted-line.ts';
import { operatingCopy } from '../../copy/operating.id.ts';
import { operatingBankCopy } from '../../copy/operating-bank.id.ts';
import { servicesContext } from '../../services.ts';
import { type RefusedForm, refuseForm, runCommand } from './run-command.ts';

type Args = { url: URL; context: Readonly<RouterContextProvider> };

/** A form of the bank that was only looked at, or refused: what was typed, and an invented file in it. */
export interface ShownBankForm extends RefusedForm {
  sample: string | null;
}

/** Stores the form of the bank, or shows what would come of it; on the server. */
export async function takeBankForm(args: Args, form: FormData): Promise<{ done: 'form' } | ShownBankForm> {
  const typed = typedForm(form);
  if (typed === null) return shown(refuseForm(form, operatingCopy.refused.other), null);
  const { faults } = readColumns(typed.columns);
  if (faults.length > 0) return shown(refuseForm(form, operatingBankCopy.refused.form(faults)), null);
  const sample = args.context.get(servicesContext).operating.bankSample(typed, SAMPLE_TRANSFERS);
  if (form.get('intent') === 'look') return shown(refuseForm(form, ''), sample);
  const input = { ...typed, seen: Number(form.get('seen')) };
  const answer = await runCommand(args, form, { name: 'operator.bank_form', input });
  return 'refused' in answer ? shown(answer, sample) : { done: 'form' };
}

const shown = (refused: RefusedForm, sample: string | null): ShownBankForm =>
  Object.assign(refused, { sample });

/** The typed form; null when a choice is none of its list. */
function typedForm(form: FormData): BankForm | null {
  const delimiter = DELIMITER_IDS.find((one) => one === form.get('delimiter'));
  const amount = AMOUNT_FORMS.find((one) => one === form.get('amount'));
  const date = DATE_FORMS.find((one) => one === form.get('date'));
  if (!delimiter || !amount || !date || postedLine(form, 'seen') === '') return null;
  return { columns: postedText(form, 'columns'), hasHeadings: form.has('headings'), delimiter, amount, date };
}
