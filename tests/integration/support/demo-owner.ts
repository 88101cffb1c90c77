import { renewDemoOwners } from '#server/modules/demo/demo.ts';
import type { MigratedDatabase } from './migrated-database.ts';
import { PlainBrowser } from './plain-browser.ts';

/** Browsers without scripts whose people own shops of the demo, by the shop's number. */
export async function demoOwners(
  { transaction }: MigratedDatabase,
  origin: string,
  shops: readonly number[],
): Promise<PlainBrowser[]> {
  const owners = await renewDemoOwners(transaction, { demo: true, hasSimulators: true, supabase: undefined });
  return Promise.all(
    shops.map(async (shop) => {
      const owner = owners.find(({ path }) => path === `/selling/${shop}`);
      if (!owner || !('password' in owner)) throw new Error(`The shop ${shop} has no owner`);
      const browser = new PlainBrowser(origin);
      const { email, password } = owner;
      await browser.post('/auth', Object.entries({ email, password, intent: 'login' }));
      return browser;
    }),
  );
}
