import { createContext, type ReactNode, useContext, useEffect, useState, useSyncExternalStore } from 'react';
import {
  type Destination,
  parseStoredDestination,
  type StoredDestination,
} from '#domain/shipping/destination.ts';
import { useAuth } from './auth.tsx';
import { createLocalStore, type LocalStore } from './local-store.ts';

/** The key of local storage under which the chosen district is; `storage-marks.ts` reads it, too. */
const DESTINATION_KEY = 'destination';

const DestinationContext = createContext<LocalStore<StoredDestination> | null>(null);

/** Holds the district that parcels should go to, for all tabs of this browser. */
export function DestinationProvider({ children }: { children: ReactNode }) {
  const [store] = useState(() =>
    createLocalStore<StoredDestination>({
      key: DESTINATION_KEY,
      parse: parseStoredDestination,
      initial: () => ({ chosen: null }),
    }),
  );
  return (
    <DestinationContext value={store}>
      <OfAccount store={store} />
      {children}
    </DestinationContext>
  );
}

/** Whoever is signed in, here or by another tab, gets their default address as long as nothing is chosen (P-SHIP-20). */
function OfAccount({ store }: { store: LocalStore<StoredDestination> }) {
  const { user, ask } = useAuth();
  const userId = user?.id;
  useEffect(() => {
    if (userId === undefined || store.getSnapshot().chosen) return;
    import('./offer-default-address.ts').then(
      ({ offerDefaultAddress }) => offerDefaultAddress(ask, store),
      // The line is away: the next page tries again.
      () => {},
    );
  }, [userId, ask, store]);
  return null;
}

/**
 * The district that was chosen once for all pages, and how to choose another. Null on the server and in the first render
 * of the browser, too.
 * @throws Error outside a provider
 */
export function useDestination() {
  const store = useContext(DestinationContext);
  if (!store) throw new Error('useDestination must be used within a DestinationProvider');
  const known = useSyncExternalStore<StoredDestination | null>(
    store.subscribe,
    store.getSnapshot,
    store.getServerSnapshot,
  );
  return {
    destination: known?.chosen ?? null,
    isLoaded: known !== null,
    choose: (chosen: Destination) => store.update(() => ({ chosen })),
    /** Takes what is known of the shopper, unless something is chosen already. */
    offer: (offered: Destination) => store.update(({ chosen }) => ({ chosen: chosen ?? offered })),
  };
}
