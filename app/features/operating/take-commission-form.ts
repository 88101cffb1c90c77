import type { RouterContextProvider } from 'react-router';
import { postedLine } from '#domain/forms/posted-line.ts';
import { parseTypedPercent } from '#domain/operating/typed-percent.ts';
import { parseId } from '#domain/parse-id.ts';
import { operatingCopy } from '../../copy/operating.id.ts';
import { operatingCommissionCopy } from '../../copy/operating-commission.id.ts';
import { type FormAnswer, refuseForm, runCommand } from './run-command.ts';

const copy = operatingCommissionCopy.refused;

/** Sets a commission as a form asks for it; on the server. */
export async function takeCommissionForm(
  args: { url: URL; context: Readonly<RouterContextProvider> },
  form: FormData,
): Promise<FormAnswer> {
  const [shop, percent, from] = ['shop', 'percent', 'from'].map((name) => postedLine(form, name));
  const sellerId = parseId(shop ?? '');
  const categoryId = parseId(postedLine(form, 'category'));
  const basisPoints = parseTypedPercent(percent ?? '');
  const isNonsense = shop !== '' && sellerId === null;
  if (isNonsense || (sellerId === null && categoryId === null)) return refuseForm(form, copy.target);
  if (percent !== '' && basisPoints === null) return refuseForm(form, copy.percent);
  if (from === '') return refuseForm(form, copy.day);
  if (postedLine(form, 'reason') === '') return refuseForm(form, operatingCopy.refused.reason);
  return runCommand(args, form, {
    name: 'commission.set',
    input: { sellerId, categoryId, basisPoints, from },
  });
}
