import type { Fault } from './fault.ts';

const BREADCRUMBS = 'tests/e2e/breadcrumbs.spec.ts';
const STRINGS = 'tests/e2e/spec-strings.spec.ts';
const TEXTS = 'app/copy/spec-texts.test.ts';
const STORES = 'app/browser/stores.test.ts';
const LOCAL_STORE = 'app/browser/local-store.test.ts';

/** Slips in what shoppers read. */
export const TEXT_FAULTS: readonly Fault[] = [
  {
    id: 'english-button',
    room: 'texts',
    slip: 'A button of the filter panel is in English',
    file: 'app/copy/catalog.id.ts',
    find: "apply: 'Terapkan Filter',",
    replace: "apply: 'Apply Filter',",
    caughtBy: { tool: 'playwright', file: STRINGS, test: '/search serves the texts of the product rules' },
  },
  {
    id: 'wrong-crumb',
    room: 'texts',
    slip: 'The cart is called by its title in the breadcrumb',
    file: 'app/routes/cart.tsx',
    find: 'label: cartCopy.crumb',
    replace: 'label: cartCopy.title',
    caughtBy: { tool: 'playwright', file: BREADCRUMBS, test: 'the way to /cart ends in Keranjang' },
  },
  {
    id: 'toast-reworded',
    room: 'texts',
    slip: 'The toast of the card says what that of the wishlist says',
    file: 'app/copy/shopping.id.ts',
    find: "addedToCart: 'Berhasil ditambahkan ke Keranjang',",
    replace: "addedToCart: 'Ditambahkan ke keranjang',",
    caughtBy: {
      tool: 'vitest',
      file: TEXTS,
      test: 'toast of card and detail: Berhasil ditambahkan ke Keranjang (P-SHOP-2)',
    },
  },
  {
    id: 'rupiah-with-space',
    room: 'texts',
    slip: "Prices are printed as 'Rp 3.499.000'",
    file: 'domain/format.ts',
    find: ': `Rp$',
    replace: ': `Rp $',
    caughtBy: { tool: 'vitest', file: 'domain/format.test.ts', test: '3499000 Rupiah read Rp3.499.000' },
  },
  {
    id: 'developer-error-reworded',
    room: 'texts',
    slip: 'A hook outside its provider says something else than the product rules',
    file: 'app/browser/notifications.tsx',
    find: 'must be used within a NotificationsProvider',
    replace: 'needs a NotificationsProvider',
    caughtBy: {
      tool: 'vitest',
      file: 'app/browser/providers.test.tsx',
      test: 'useNotifications outside its provider is an error for the developer (P-SHOP-18)',
    },
  },
];

/** Slips in what stays in the browser. */
export const STORAGE_FAULTS: readonly Fault[] = [
  {
    id: 'key-renamed',
    room: 'storage',
    slip: 'Carts are kept under another key: all that shoppers have is gone',
    file: 'app/browser/cart-store.ts',
    find: "key: 'cart',",
    replace: "key: 'lokapasar-cart',",
    caughtBy: { tool: 'vitest', file: STORES, test: 'cart, wishlist and notifications' },
  },
  {
    id: 'corrupt-data-throws',
    room: 'storage',
    slip: 'Corrupt stored data breaks every page',
    file: 'app/browser/local-store.ts',
    find: 'const parsed = parseJson(text, parse);',
    replace: 'const parsed = parse(JSON.parse(text));',
    caughtBy: {
      tool: 'vitest',
      file: LOCAL_STORE,
      test: 'corrupt data {oops is logged once and left alone',
    },
  },
  {
    id: 'emptied-cart-refilled',
    room: 'storage',
    slip: 'An emptied cart holds the two demo lines again on the next visit',
    file: 'app/browser/local-store.ts',
    find: 'if (text === null) return initial();',
    replace: "if (text === null || text === '[]') return initial();",
    caughtBy: { tool: 'vitest', file: LOCAL_STORE, test: 'an emptied list stays empty (P-SHOP-19)' },
  },
  {
    id: 'other-tab-overwritten',
    room: 'storage',
    slip: 'A change forgets what another tab has written meanwhile',
    file: 'app/browser/local-store.ts',
    find: 'save(change(fresh()));',
    replace: 'save(change(value ?? fresh()));',
    caughtBy: {
      tool: 'vitest',
      file: LOCAL_STORE,
      test: 'a change does not overwrite what another tab wrote unheard',
    },
  },
  {
    id: 'checkout-of-nothing',
    room: 'storage',
    slip: "'Checkout' can be pressed with nothing ticked",
    file: 'app/features/cart/cart-summary.tsx',
    find: 'disabled={totals.totalItems === 0}',
    replace: 'disabled={totals.totalItems < 0}',
    caughtBy: {
      tool: 'playwright',
      file: 'tests/e2e/shopping.spec.ts',
      test: 'ticks, quantity, removal with undo, clearing with confirmation',
    },
  },
];
