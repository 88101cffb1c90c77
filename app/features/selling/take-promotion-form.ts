import { readNumber } from '#domain/catalogue/plan-product.ts';
import { postedLine } from '#domain/forms/posted-line.ts';
import { readMoment } from '#domain/ledger/bank-line.ts';
import type { PromotionFaultCode } from '#domain/promotions/shop-promotion.ts';
import type { CommandRefusal, DeskCommands, Scope } from '#server/services.ts';
import { sellingPromotionsCopy } from '../../copy/selling-promotions.id.ts';
import { sayRefusal } from './say-refusal.ts';

const copy = sellingPromotionsCopy.refused;

/** A form that was not taken: what was typed, and what is wrong, by the names of the fields. */
export interface PromotionAnswer {
  typed: Readonly<Record<string, string>>;
  faults: Readonly<Record<string, PromotionFaultCode>>;
  refused: string;
}

/** Makes the promotion that a form asks for; on the server. @returns null when it was made */
export async function takePromotionForm(
  form: FormData,
  { commands, scope, product }: { commands: DeskCommands; scope: Scope; product: number },
): Promise<PromotionAnswer | null> {
  const skus = form.getAll('sku').map(Number);
  const names = ['percent', 'starts', 'ends', ...skus.map((sku) => `price-${sku}`)];
  const typed = Object.fromEntries(names.map((name) => [name, postedLine(form, name)]));
  const givesShipping = form.get('shipping') === 'on';
  typed['shipping'] = givesShipping ? 'on' : '';
  const faults: Record<string, PromotionFaultCode> = {};
  const number = (name: string): number | null => {
    const text = typed[name] ?? '';
    const read = text === '' ? null : readNumber(text);
    if (text !== '' && read === null) faults[name] = 'not_a_number';
    return read;
  };
  const moment = (name: string): string | null => {
    const text = typed[name] ?? '';
    const read = readMoment(text);
    if (!read && (name === 'ends' || text !== '')) faults[name] = 'no_moment';
    return read?.at.toISOString() ?? null;
  };
  const prices = skus.flatMap((sku) => {
    const price = number(`price-${sku}`);
    return price === null ? [] : [{ sku, price }];
  });
  const percent = number('percent');
  const startsAt = moment('starts');
  const endsAt = moment('ends');
  if (Object.keys(faults).length > 0) return { typed, faults, refused: copy.faults };
  const input = { product, percent, prices, startsAt, endsAt, givesShipping };
  const answer = await commands.run('promotion.create', { scope, input });
  if (answer.ok) return null;
  const { error } = answer;
  const told =
    error.code === 'promotion_faults'
      ? Object.fromEntries(error.faults.map(({ field, code }) => [field, code]))
      : {};
  return { typed, faults: told, refused: sayPromotionRefusal(error) };
}

/** Why nothing was changed about promotions, for the people of their shop. */
export function sayPromotionRefusal(refusal: CommandRefusal): string {
  switch (refusal.code) {
    case 'promotion_faults':
      return copy.faults;
    case 'promotion_open':
      return copy.open;
    case 'promotion_flash':
      return copy.flash;
    case 'promotion_over':
      return copy.over;
    case 'not_found':
      return copy.notFound;
    default:
      return sayRefusal(refusal);
  }
}
