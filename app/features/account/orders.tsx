import type { ReactNode } from 'react';
import { useAuth } from '../../browser/auth.tsx';
import { useHydrated } from '../../browser/use-hydrated.ts';
import { accountShopCopy } from '../../copy/account.id.ts';
import { Spinner } from '../../ui/spinner.tsx';
import { EmptyPanel } from './empty-panel.tsx';

/** The orders of whoever is signed in; `visitor`, the way to log in, for everybody else (ruling 7). */
export function Orders({ visitor }: { visitor: ReactNode }) {
  const { user, isRestoring } = useAuth();
  const isHydrated = useHydrated();
  if (user) {
    return <EmptyPanel icon="package" text={accountShopCopy.noOrders} link={accountShopCopy.toShop} />;
  }
  return isHydrated && isRestoring ? <Spinner label={accountShopCopy.loading} /> : visitor;
}
