import { randomBytes } from 'node:crypto';
import {
  addDemoOwner,
  endDemoOwners,
  hasDemoOwners,
  inviteDemoOwner,
} from '#server/modules/access/access.ts';
import { sampleShops } from '#server/modules/catalogue/catalogue.ts';
import { setDemoAccount } from '#server/modules/identity/identity.ts';
import type { Transaction } from '#server/platform/database/transactions.ts';
import type { Env } from '#server/platform/settings/env.ts';

/** How somebody comes into the seller centre of a demo's shop: a login, or a link where accounts are a hosted project's. */
export type DemoOwner = { shop: string; path: string } & (
  | { email: string; password: string }
  | { invitation: string }
);

/** Shops whose owners the first start prints. */
const FIRST_SHOPS = 3;

/** Whether shops have owners that anybody may be: only where nobody is served for real (P-DESK-12). */
export const hasOpenOwners = ({ demo, hasSimulators }: Pick<Env, 'demo' | 'hasSimulators'>): boolean =>
  demo && hasSimulators;

type Owning = Pick<Env, 'demo' | 'hasSimulators' | 'supabase'>;

/** At the first start of a demo, the owners of its first shops; none later. Without a demo, its owners end. */
export function startDemoOwners(transaction: Transaction, env: Owning): Promise<DemoOwner[]> {
  return transaction(async (tx) => {
    if (!hasOpenOwners(env)) {
      await endDemoOwners(tx);
      return [];
    }
    if (await hasDemoOwners(tx)) return [];
    return openOwners(tx, env, FIRST_SHOPS);
  });
}

/** Gives the owner of each of the demo's shops a new password, which is stored nowhere. */
export const renewDemoOwners = (transaction: Transaction, env: Owning): Promise<DemoOwner[]> =>
  transaction((tx) => openOwners(tx, env, null));

async function openOwners(
  tx: Parameters<Parameters<Transaction>[0]>[0],
  { supabase }: Owning,
  most: number | null,
): Promise<DemoOwner[]> {
  const shops = await sampleShops(tx);
  const owners: DemoOwner[] = [];
  for (const { id: sellerId, name: shop } of shops.slice(0, most ?? shops.length)) {
    const path = `/selling/${sellerId}`;
    if (supabase) {
      const token = await inviteDemoOwner(tx, sellerId);
      owners.push({ shop, path, invitation: `/selling/open?token=${token}` });
      continue;
    }
    const login = {
      email: `toko-${sellerId}@penjual.example`,
      password: randomBytes(9).toString('base64url'),
    };
    await addDemoOwner(tx, { userId: await setDemoAccount(tx, login), sellerId });
    owners.push({ shop, path, email: login.email, password: login.password });
  }
  return owners;
}

/** A line for the terminal about an owner. @param publicUrl the shop's origin */
export const sayOwner = (owner: DemoOwner, publicUrl: string): string =>
  'invitation' in owner
    ? `${owner.shop}: ${publicUrl}${owner.invitation}`
    : `${owner.shop}: ${publicUrl}${owner.path} as ${owner.email} with the password ${owner.password}`;
