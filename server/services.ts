import type { Catalogue } from './catalogue/catalogue.ts';
import type { ShopContact } from './env.ts';

/**
 * What routes may ask of the server: built once at the start, handed to each loader through the router's context
 * (`app/services.ts`). Routes import types from here and nothing else of the server.
 */
export interface Services {
  catalogue: Catalogue;
  /** The present moment; the only clock that rendering may read. */
  clock: () => Date;
  contact: ShopContact;
  /** Origin for absolute addresses, without a trailing slash. */
  publicUrl: string;
  /** Where the browser finds accounts: a hosted project's origin, or null for our own, and the public key to send. */
  supabase: { url: string | null; key: string };
  /** Whether the demo catalogue's sample cart and notifications greet a first visit (ruling 25). */
  demo: boolean;
}

export type { Catalogue, FlashOffer, FlashSession, Quote, SearchResult } from './catalogue/catalogue.ts';
export type { ShopContact } from './env.ts';
