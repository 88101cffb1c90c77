import type { RouterContextProvider } from 'react-router';
import { postedLine } from '#domain/forms/posted-line.ts';
import { parseTarget } from '#domain/forms/report.ts';
import { parseId } from '#domain/parse-id.ts';
import { operatingCopy } from '../../copy/operating.id.ts';
import { operatingProductsCopy } from '../../copy/operating-products.id.ts';
import { hideReviewOf } from './hide-review.ts';
import { type RefusedForm, refuseForm, runCommand } from './run-command.ts';

/** What the forms about products and reports do, posted as `intent`. */
export const PRODUCT_INTENTS = ['approve', 'block', 'unblock', 'hide', 'close'] as const;
export type ProductIntent = (typeof PRODUCT_INTENTS)[number];

type Args = { url: URL; context: Readonly<RouterContextProvider> };

interface Asked {
  name: string;
  input: Readonly<Record<string, unknown>>;
}

const copy = operatingProductsCopy.refused;

/** Does what a form asks for with products; on the server. */
export async function takeProductForm(
  args: Args,
  form: FormData,
  typedIds: readonly string[],
): Promise<{ done: ProductIntent } | RefusedForm> {
  const intent = PRODUCT_INTENTS.find((known) => known === form.get('intent'));
  const products = typedIds.flatMap((typed) => parseId(typed) ?? []);
  if (intent !== 'approve' && intent !== 'block' && intent !== 'unblock')
    return refuseForm(form, operatingCopy.refused.other);
  if (products.length === 0) return refuseForm(form, copy.none);
  const asked =
    intent === 'block' ? blockOf(form, products) : { name: `product.${intent}`, input: { products } };
  if (typeof asked === 'string') return refuseForm(form, asked);
  const answer = await runCommand(args, form, asked);
  return 'refused' in answer ? answer : { done: intent };
}

/** Does what a form asks for with something reported, and closes the reports that were shown; on the server. */
export async function takeReportForm(
  args: Args,
  form: FormData,
): Promise<{ done: ProductIntent } | RefusedForm> {
  const intent = PRODUCT_INTENTS.find((known) => known === form.get('intent'));
  const target = parseTarget(postedLine(form, 'target'));
  const upTo = parseId(postedLine(form, 'upTo'));
  if (!intent || !target || upTo === null) return refuseForm(form, operatingCopy.refused.other);
  if (postedLine(form, 'reason') === '') return refuseForm(form, operatingCopy.refused.reason);
  if (intent !== 'close') {
    const asked =
      intent === 'hide' && target.kind === 'review'
        ? hideReviewOf(form, target.id)
        : intent === 'block' && target.kind === 'product'
          ? blockOf(form, [target.id])
          : operatingCopy.refused.other;
    if (typeof asked === 'string') return refuseForm(form, asked);
    const acted = await runCommand(args, form, asked);
    if ('refused' in acted) return acted;
  }
  const closing = { name: 'reports.close', input: { target: postedLine(form, 'target'), upTo } };
  const closed = await runCommand(args, form, closing);
  return 'refused' in closed ? closed : { done: intent };
}

/** The command that blocks products; the sentence that is missing for it. */
function blockOf(form: FormData, products: readonly number[]): Asked | string {
  const why = postedLine(form, 'why');
  return why === '' ? copy.why : { name: 'product.block', input: { products, why } };
}
