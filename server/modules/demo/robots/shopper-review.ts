import type { Shopper, ShopperTools } from './shopper.ts';
import { REVIEWS } from './shopper-texts.id.ts';

/** How long a picture of the shop may take, in ms. */
const PICTURE_TIMEOUT_MS = 10_000;

/** Writes a review of what a shopper received, with pictures that the catalogue has of it; once. */
export async function reviewAsGuest(
  { catalogue, reviews, media, ownOrigin }: ShopperTools,
  { n, guestId }: Shopper,
  number: string,
): Promise<void> {
  const owner = { guestId };
  const line = (await reviews.order(owner, number))?.lines[0];
  if (!line || line.review) return;
  const { rating, review, photos: wanted } = REVIEWS[(n - 1) % REVIEWS.length] ?? REVIEWS[0];
  const product = await catalogue.product(line.productId);
  const photos: string[] = [];
  for (const address of (product?.images ?? []).slice(0, wanted)) {
    const bytes = await ownPicture(ownOrigin(), address);
    if (!bytes) continue;
    // One that is no photograph, such as a drawing, is left out.
    const taken = await media.takePicture(null, { owner, purpose: 'review', subject: line.id, bytes });
    if (taken.ok) photos.push(taken.value);
  }
  await reviews.write(owner, number, { position: line.position, form: { rating, review }, photos });
}

/** The bytes of a picture of the shop; null for one of another site, and for one that is not there. */
async function ownPicture(origin: string, address: string): Promise<Buffer | null> {
  if (!address.startsWith('/')) return null;
  const answer = await fetch(origin + address, { signal: AbortSignal.timeout(PICTURE_TIMEOUT_MS) });
  const bytes = Buffer.from(await answer.arrayBuffer());
  return answer.ok ? bytes : null;
}
