import { randomUUID } from 'node:crypto';
import type { PriceChange } from '#domain/catalogue/price-change.ts';
import { postedLine } from '#domain/forms/posted-line.ts';
import type { CommandRefusal, DeskCommands, Scope } from '#server/services.ts';
import { sellingPricesCopy } from '../../copy/selling-prices.id.ts';
import { sayProductRefusal } from './say-product-refusal.ts';

const copy = sellingPricesCopy;

/** What a form about prices did, in choices, or why it did nothing. */
export type PricesDone =
  | { kind: 'changed'; choices: number }
  | { kind: 'undone'; undone: number; left: number }
  | { kind: 'refused'; refused: string };

/** Changes the prices that were seen, or takes a change back; on the server. */
export async function takePricesForm(
  form: FormData,
  given: {
    commands: DeskCommands;
    scope: Scope;
    /** What the address names. */
    products: readonly number[];
    change: PriceChange | null;
  },
): Promise<PricesDone> {
  const { commands, scope, change } = given;
  if (form.has('undo')) {
    const done = await commands.run('price.undo', { scope, input: { change: postedLine(form, 'undo') } });
    if (!done.ok) {
      const isGone = done.error.code === 'not_found' || done.error.code === 'invalid';
      return { kind: 'refused', refused: isGone ? copy.refused.gone : sayProductRefusal(done.error) };
    }
    const counts = done.value as readonly { undone: number; left: number }[];
    const sum = (of: 'undone' | 'left') => counts.reduce((all, one) => all + one[of], 0);
    return { kind: 'undone', undone: sum('undone'), left: sum('left') };
  }
  const products = given.products.filter((product) => form.has(`seen-${product}`));
  const seen = Object.fromEntries(products.map((id) => [id, postedLine(form, `seen-${id}`)]));
  if (change === null || products.length === 0) return { kind: 'refused', refused: copy.nothing };
  const input = { id: randomUUID(), change, products, seen };
  const done = await commands.run('price.change', { scope, input });
  if (!done.ok) return { kind: 'refused', refused: sayPriceRefusal(done.error) };
  const choices = (done.value as readonly number[]).reduce((all, one) => all + one, 0);
  return { kind: 'changed', choices };
}

function sayPriceRefusal(refusal: CommandRefusal): string {
  switch (refusal.code) {
    case 'price_changed':
    case 'price_promoted':
    case 'price_range':
      return copy.refused[refusal.code](refusal.productId);
    default:
      return sayProductRefusal(refusal);
  }
}
