import type { RouterContextProvider } from 'react-router';
import { postedLine } from '#domain/forms/posted-line.ts';
import { operatingCopy } from '../../copy/operating.id.ts';
import { postedAccount } from './account-fields.tsx';
import { type RefusedForm, refuseForm, runCommand } from './run-command.ts';

/** What the forms about refunds and payouts ask for, posted as `intent`. */
export const MONEY_INTENTS = [
  'export',
  'sent',
  'take_out',
  'returned',
  'hold',
  'release',
  'account',
] as const;
export type MoneyIntent = (typeof MONEY_INTENTS)[number];

interface Asked {
  name: string;
  input: Readonly<Record<string, unknown>>;
}

/** Does what a form about refunds or payouts asks for; on the server. */
export async function takeMoneyForm(
  args: { url: URL; context: Readonly<RouterContextProvider> },
  form: FormData,
  commandOf: (intent: MoneyIntent, form: FormData) => Asked | null,
): Promise<{ done: MoneyIntent } | RefusedForm> {
  const intent = MONEY_INTENTS.find((known) => known === form.get('intent'));
  const asked = intent ? commandOf(intent, form) : null;
  if (!intent || !asked) return refuseForm(form, operatingCopy.refused.other);
  if (postedLine(form, 'reason') === '') return refuseForm(form, operatingCopy.refused.reason);
  const answer = await runCommand(args, form, asked);
  return 'refused' in answer ? answer : { done: intent };
}

/** The command of a form about refunds by transfer. */
export function refundCommandOf(intent: MoneyIntent, form: FormData): Asked | null {
  const batch = postedLine(form, 'batch');
  switch (intent) {
    case 'export':
      return { name: 'refunds.export', input: { batch } };
    case 'sent':
      return { name: 'refunds.sent', input: { batch, transfers: null, line: postedLine(form, 'line') } };
    case 'account':
      return {
        name: 'refunds.name_account',
        input: { refund: postedLine(form, 'refund'), ...postedAccount(form) },
      };
    case 'take_out':
      return { name: 'refunds.cancel', input: { batch, transfers: [Number(form.get('transfer'))] } };
    default:
      return null;
  }
}

/** The command of a form about payouts. */
export function payoutCommandOf(intent: MoneyIntent, form: FormData): Asked | null {
  const batch = postedLine(form, 'batch');
  const reason = postedLine(form, 'reason');
  const payout = Number(form.get('payout'));
  const sellerId = Number(form.get('shop'));
  switch (intent) {
    case 'export':
      return { name: 'payouts.export', input: { batch } };
    case 'sent':
      return { name: 'payouts.sent', input: { batch, payouts: null } };
    case 'take_out':
      return { name: 'payouts.cancel', input: { payout, reason } };
    case 'returned':
      return { name: 'payouts.returned', input: { payout, reason } };
    case 'hold':
      return { name: 'payouts.hold', input: { sellerId, reason } };
    case 'release':
      return { name: 'payouts.release', input: { sellerId } };
    default:
      return null;
  }
}
