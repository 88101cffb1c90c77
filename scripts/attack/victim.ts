import { PlainBrowser } from '#tests/integration/support/plain-browser.ts';
import { numberOn, readyBuyer } from '../storm/buyer.ts';
import { newAddress } from './account.ts';
import { PNG } from './pictures.ts';

/** A shopper with an unpaid purchase and its proof of payment. */
export interface Victim {
  browser: PlainBrowser;
  /** The number of the purchase. */
  number: string;
}

/** Buys by manual transfer and uploads the proof. */
export async function newVictim(origin: string): Promise<Victim> {
  const { browser, page } = await readyBuyer(origin, 1);
  const paying = await browser.press(page, 'place', { method: 'transfer' });
  const number = numberOn(paying);
  if (number === null) throw new Error(`Nothing was bought: ${paying.status} ${paying.path}`);
  await browser.upload(`/checkout/pay/${number}/proof`, 'proof', PNG);
  const { status } = await browser.get(`/checkout/pay/${number}/proof`);
  if (status !== 200) throw new Error(`The proof was not kept: ${status}`);
  return { browser, number };
}

/** Somebody else with a session of their own, who has begun a checkout. */
export async function newStranger(origin: string): Promise<PlainBrowser> {
  const { browser } = await readyBuyer(origin, 2);
  if (browser.cookie === '') throw new Error('The stranger got no session');
  return browser;
}

/** A browser that the shop has never seen. */
export const newVisitor = (origin: string) => new PlainBrowser(origin, newAddress());
