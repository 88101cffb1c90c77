import { randomUUID } from 'node:crypto';
import { addDemoOwner } from '#server/modules/access/access.ts';
import { setDemoAccount } from '#server/modules/identity/identity.ts';
import type { MigratedDatabase } from './migrated-database.ts';
import { PlainBrowser } from './plain-browser.ts';

/** Somebody who owns a shop of the demo and is signed in, in a browser without scripts. */
export interface DemoOwner {
  browser: PlainBrowser;
  email: string;
  password: string;
}

/** Owners of shops of the demo, by the shop's number; the other shops get none, whose passwords would take a second. */
export function demoOwners(
  { transaction }: MigratedDatabase,
  origin: string,
  shops: readonly number[],
): Promise<DemoOwner[]> {
  return Promise.all(
    shops.map(async (sellerId) => {
      const [email, password] = [`toko-${sellerId}@penjual.example`, randomUUID()];
      await transaction(async (tx) =>
        addDemoOwner(tx, { userId: await setDemoAccount(tx, { email, password }), sellerId }),
      );
      const browser = new PlainBrowser(origin);
      await browser.post('/auth', Object.entries({ email, password, intent: 'login' }));
      return { browser, email, password };
    }),
  );
}
