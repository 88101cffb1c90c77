import { destinationOf, type StoredDestination } from '#domain/shipping/destination.ts';
import type { AuthStore } from './auth-store.ts';
import type { LocalStore } from './local-store.ts';

/** Takes the account's default address as where parcels go, unless something was chosen meanwhile. */
export async function offerDefaultAddress(
  ask: AuthStore['ask'],
  store: LocalStore<StoredDestination>,
): Promise<void> {
  const read = await ask((account) => account.defaultAddress());
  const place = read.ok ? read.value.place : null;
  if (place) store.update(({ chosen }) => ({ chosen: chosen ?? destinationOf(place) }));
}
