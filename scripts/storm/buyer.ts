import { randomInt, randomUUID } from 'node:crypto';
import { newAddress } from '#tests/integration/support/account-clients.ts';
import { PlainBrowser, type PlainPage } from '#tests/integration/support/plain-browser.ts';

/** A guest on the checkout's page who only needs to press 'Buat Pesanan'. */
export interface ReadyBuyer {
  browser: PlainBrowser;
  page: PlainPage;
}

/** Asks again for what gets no answer, or one that only says that the shop is away. */
export type Ask = (request: () => Promise<PlainPage>) => Promise<PlainPage>;

const once: Ask = (request) => request();

/** Somebody in Tebet whom the shop does not know. */
const somebody = () => ({
  recipient: 'Sari',
  phone: `0812${randomInt(10_000_000, 99_999_999)}`,
  email: `${randomUUID()}@contoh.id`,
  region: 'Tebet, Jakarta Selatan, DKI Jakarta',
  region_for: 'Tebet, Jakarta Selatan, DKI Jakarta',
  region_code: '31.74.01',
  postal_code: '12810',
  street: 'Jalan Melati 5, RT 1/RW 2',
});

/** A buyer at a network address of their own. It is up to the storm whether they ask again where the shop is away. */
export const buyerAt = (origin: string, { isPatient = false } = {}): PlainBrowser =>
  new PlainBrowser(origin, newAddress(), { isPatient });

/** Fills in the form of a checkout of one piece. */
export async function readyBuyer(
  origin: string,
  skuId: number,
  ask = once,
  browser = buyerAt(origin),
): Promise<ReadyBuyer> {
  const first = await ask(() => browser.get(`/checkout?item=${skuId}:1`));
  const typed = { ...somebody(), method: 'va_bca' };
  const page = await ask(() => browser.press(first, 'address', typed));
  return { browser, page };
}

/** The number of the purchase whose pay page this is; null on any other page. */
export const numberOn = ({ path }: PlainPage): string | null =>
  /^\/checkout\/pay\/(LP\w+)/.exec(path)?.[1] ?? null;
