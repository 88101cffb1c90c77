import { productSkus } from '#contracts/catalogue/skus.ts';
import type { Answer } from '#contracts/endpoint.ts';
import { ask } from './ask.ts';

/** What can be chosen of a product, with its name, seller and picture. */
export type ProductSkus = Answer<typeof productSkus>;

/**
 * Asks the shop what can be chosen of a product; null when it does not sell the product any more.
 * @throws Error when the shop cannot be asked or its answer makes no sense.
 */
export async function askSkus(productId: number, signal: AbortSignal): Promise<ProductSkus | null> {
  const asked = await ask(productSkus, { params: { id: String(productId) } }, { signal });
  if (asked.ok) return asked.value;
  if (asked.error.code === 'product_not_found') return null;
  throw new Error(`The choices failed: ${asked.error.code}`);
}
