import { ALL_WAYS } from '#domain/checkout/ways.ts';
import type { Catalogue, Services } from '#server/services.ts';

/** A service for private pages only: calling it for a public page is a mistake. */
const privateOnly = <Service extends object>(name: string): Service =>
  new Proxy({} as Service, {
    get: () => () => {
      throw new Error(`Public pages do not ask for ${name}`);
    },
  });

/** The services of public pages, with a given catalogue and clock. */
export const publicServices = (catalogue: Catalogue, clock: () => Date): Services => ({
  catalogue,
  clock,
  addresses: privateOnly('addresses'),
  checkout: privateOnly('checkout'),
  chats: privateOnly('chats'),
  shopChats: privateOnly('shopChats'),
  desks: privateOnly('desks'),
  drafts: privateOnly('drafts'),
  imports: privateOnly('imports'),
  registering: privateOnly('registering'),
  orders: privateOnly('orders'),
  payments: privateOnly('payments'),
  returns: privateOnly('returns'),
  reviews: privateOnly('reviews'),
  selling: privateOnly('selling'),
  operating: privateOnly('operating'),
  commands: privateOnly('commands'),
  regions: {
    search: async () => [],
    find: async () => null,
    postalCode: async () => null,
    cities: async () => ({}),
  },
  contact: () => ({
    address: 'a',
    phone: '1',
    email: 'a@b.test',
    whatsapp: undefined,
    registration: undefined,
    social: [],
  }),
  ways: () => ALL_WAYS,
  publicUrl: 'https://toko.test',
  supabase: { url: null, key: 'test' },
  demoLine: () => 'Toko contoh: tidak ada jual beli sungguhan.',
  settings: async () => [],
  visit: null,
  demoClock: null,
  scope: null,
  page: { validUntil: () => {}, keepOut: () => {}, allowScripts: () => {}, allowProvider: () => {} },
});
