import type { RouterContextProvider } from 'react-router';
import { postedLine } from '#domain/forms/posted-line.ts';
import { operatingCopy } from '../../copy/operating.id.ts';
import { operatingSellersCopy } from '../../copy/operating-sellers.id.ts';
import { type RefusedForm, refuseForm, runCommand } from './run-command.ts';

/** Shows the identity behind a registration on the page itself. */
export const IDENTITY_INTENT = 'identity';

/** What the forms about registrations and shops do, posted as `intent`. */
export const SELLER_INTENTS = [
  'approve',
  'refuse',
  'trust',
  'distrust',
  'mark_official',
  'unmark_official',
  'suspend',
  'resume',
] as const;
export type SellerIntent = (typeof SELLER_INTENTS)[number];

interface Asked {
  name: string;
  input: Readonly<Record<string, unknown>>;
}

/** Does what a form asks for with a registration or a shop; on the server. */
export async function takeSellerForm(
  args: { url: URL; context: Readonly<RouterContextProvider> },
  form: FormData,
  commandOf: (intent: SellerIntent, form: FormData) => Asked | string | null,
): Promise<{ done: SellerIntent } | RefusedForm> {
  const intent = SELLER_INTENTS.find((known) => known === form.get('intent'));
  const asked = intent ? commandOf(intent, form) : null;
  if (!intent || asked === null) return refuseForm(form, operatingCopy.refused.other);
  if (typeof asked === 'string') return refuseForm(form, asked);
  const answer = await runCommand(args, form, asked);
  return 'refused' in answer ? answer : { done: intent };
}

/** The command of a form about a registration; the sentence that is missing for it. */
export function registrationCommandOf(registration: string) {
  return (intent: SellerIntent, form: FormData): Asked | string | null => {
    if (intent === 'approve') return { name: 'seller.approve', input: { registration } };
    if (intent !== 'refuse') return null;
    const why = postedLine(form, 'why');
    if (why === '') return operatingSellersCopy.refused.why;
    return { name: 'seller.refuse', input: { registration, why } };
  };
}

/** The command of a form about a shop. */
export function sellerCommandOf(sellerId: number) {
  return (intent: SellerIntent, form: FormData): Asked | string | null => {
    if (intent === 'approve' || intent === 'refuse') return null;
    if (postedLine(form, 'reason') === '') return operatingCopy.refused.reason;
    if (intent !== 'suspend') return { name: `seller.${intent}`, input: { sellerId } };
    const why = postedLine(form, 'why');
    if (why === '' || why.length > 300) return operatingSellersCopy.refused.whyShop;
    // Whoever may not move money is not asked.
    const [orders, money] = [postedLine(form, 'orders') || 'go_on', postedLine(form, 'money') || 'go_on'];
    return { name: 'seller.suspend', input: { sellerId, why, orders, money } };
  };
}
