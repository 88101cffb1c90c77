import type { CartLine } from '#domain/cart/cart-line.ts';
import { cartCopy } from '../../copy/cart.id.ts';

/** What is seen of a line before the page's code is there. */
type EarlyLine = Pick<CartLine, 'name' | 'sellerName'> & { readonly variant?: string | undefined };

/**
 * The inline script that shows the cart before the page's code has come (docs/decisions/0012-first-view.md): the
 * stored lines in the rows that wait, or that there are none.
 *
 * @param firstVisit the cart of a browser that keeps none yet
 */
export function earlyCartScript(firstVisit: readonly CartLine[]): string {
  const lines = firstVisit.map(({ name, sellerName, variant }): EarlyLine => ({ name, sellerName, variant }));
  return `(${showStoredLines})(${JSON.stringify(lines).replaceAll('<', '\\u003c')},${cartCopy.variant})`;
}

/** Runs in the page right behind the rows, so that it can name nothing outside itself. */
function showStoredLines(firstVisit: readonly EarlyLine[], variantText: typeof cartCopy.variant): void {
  const [waiting, empty] = document.querySelectorAll<HTMLElement>('[data-early-cart]');
  if (!empty || !waiting) return;
  for (const part of [waiting, ...waiting.querySelectorAll<HTMLElement>('[hidden]')]) part.hidden = false;
  try {
    const stored = localStorage.getItem('cart');
    const lines: readonly EarlyLine[] = stored ? JSON.parse(stored) : firstVisit;
    if (lines.some(({ name, sellerName }) => typeof name !== 'string' || typeof sellerName !== 'string'))
      return;
    empty.hidden = lines.length > 0;
    waiting.hidden = lines.length === 0;
    for (const [index, row] of waiting.querySelectorAll('li').entries()) {
      const line = lines[index];
      row.hidden = !line;
      if (!line) continue;
      const variant = row.querySelector('p');
      if (variant) variant.hidden = line.variant === undefined;
      const texts = [line.name, variantText(line.variant ?? ''), line.sellerName];
      for (const [part, place] of row.querySelectorAll('[data-blank]').entries()) {
        place.textContent = texts[part] ?? '';
        place.removeAttribute('data-blank');
      }
    }
  } catch {
    // What is no list is the store's to deal with; until then the rows stay blank.
  }
}
