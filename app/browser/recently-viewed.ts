import { addViewed, parseStoredViewed, type ViewedProduct } from '#domain/catalogue/recently-viewed.ts';
import { createLocalStore } from './local-store.ts';

/** What was looked at in this browser, the last first, under the storage key 'recently-viewed' (P-PROD-15). */
const store = createLocalStore<ViewedProduct[]>({
  key: 'recently-viewed',
  parse: parseStoredViewed,
  initial: () => [],
});

export const recentlyViewed = {
  store,
  remember: (product: ViewedProduct) => store.update((viewed) => addViewed(viewed, product)),
  forgetAll: () => store.update(() => []),
};
