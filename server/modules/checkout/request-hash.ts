import { createHash } from 'node:crypto';
import type { PostedCheckout } from './checkout-interface.ts';

const sorted = (choices: Readonly<Record<string, string>>) =>
  Object.entries(choices).sort(([a], [b]) => (a < b ? -1 : 1));

/** The hash of everything that a shopper confirms: another content under the same key is told apart (P-BUY-34). */
export function requestHashOf({ form, address }: Pick<PostedCheckout, 'form' | 'address'>): Buffer {
  const { seen, method, email, dropshipName, giftNote, services, notes } = form;
  const chosen = [seen, form.address, method, email, dropshipName, giftNote];
  return createHash('sha256')
    .update(JSON.stringify([...chosen, sorted(services), sorted(notes), address]))
    .digest();
}
