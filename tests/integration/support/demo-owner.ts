import { renewDemoOwners } from '#server/modules/demo/demo.ts';
import type { MigratedDatabase } from './migrated-database.ts';
import { PlainBrowser } from './plain-browser.ts';

/** Somebody who owns a shop of the demo and is signed in, in a browser without scripts. */
export interface DemoOwner {
  browser: PlainBrowser;
  email: string;
  password: string;
}

/** The owners of shops of the demo, by the shop's number. */
export async function demoOwners(
  { transaction }: MigratedDatabase,
  origin: string,
  shops: readonly number[],
): Promise<DemoOwner[]> {
  const owners = await renewDemoOwners(transaction, { demo: true, hasSimulators: true, supabase: undefined });
  return Promise.all(
    shops.map(async (shop) => {
      const owner = owners.find(({ path }) => path === `/selling/${shop}`);
      if (!owner || !('password' in owner)) throw new Error(`The shop ${shop} has no owner`);
      const browser = new PlainBrowser(origin);
      const { email, password } = owner;
      await browser.post('/auth', Object.entries({ email, password, intent: 'login' }));
      return { browser, email, password };
    }),
  );
}
