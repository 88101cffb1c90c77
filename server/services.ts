import type { Region } from '#contracts/regions.ts';
import type { AddressBook } from './modules/addresses/addresses.ts';
import type { Catalogue } from './modules/catalogue/catalogue.ts';
import type { Checkout } from './modules/checkout/checkout.ts';
import type { OrderDesk } from './modules/fulfilment/fulfilment.ts';
import type { SupabaseClientSettings, Visit } from './modules/identity/identity.ts';
import type { PayDesk } from './modules/payments/payments.ts';
import type { ShopContact } from './platform/settings/env.ts';

/**
 * What routes may ask of the server: built once at the start, handed to each loader through the router's context
 * (`app/services.ts`). Routes import types from here and nothing else of the server.
 */
export interface Services {
  catalogue: Catalogue;
  /** Where shoppers and guests want parcels to go; for private pages, by whoever asks. */
  addresses: AddressBook;
  regions: Regions;
  /** Where purchases are paid; for private pages, by whoever asks. */
  payments: PayDesk;
  /** From what somebody wants to an order that waits for its payment; for private pages. */
  checkout: Checkout;
  /** What shoppers bought; for private pages, by whoever asks. */
  orders: OrderDesk;
  /** The present moment; the only clock that rendering may read. */
  clock: () => Date;
  contact: ShopContact;
  /** Origin for absolute addresses, without a trailing slash. */
  publicUrl: string;
  supabase: SupabaseClientSettings;
  /** Whether the demo catalogue's sample cart and notifications greet a first visit (P-SHOP-20). */
  demo: boolean;
  /** The request that a private page answers; null for public pages, which are the same for all and know nobody. */
  visit: Visit | null;
  /** What loaders and the renderer say of the page they work for. */
  page: PageNotes;
}

/** Districts and villages, for forms that work without scripts. */
export interface Regions {
  /** By a part of the name, best first, at most twenty. */
  search(typed: string): Promise<Region[]>;
  /** By its code; null when there is none. */
  find(code: string): Promise<Region | null>;
}

/** How long and whether a page may be kept for others, and which scripts are its own; whoever does not say gets the safe answer. */
export interface PageNotes {
  /**
   * The page says the truth until this moment at most; one that reads the clock, until midnight in Jakarta (P-SHOP-15).
   */
  validUntil(moment: Date): void;
  /** The page shows another thing than its address names, such as a fallback, and must not be kept under it. */
  keepOut(): void;
  /** The page runs scripts of the payment provider, from this origin. */
  allowProvider(origin: string): void;
  /** The inline scripts that the renderer itself wrote, by their SHA-256 in base64: browsers run no others. */
  allowScripts(hashes: readonly string[]): void;
}

/** What an address that names a page means, once all is dropped that does not change the page. */
export interface AddressMeaning {
  /** The canonical path, when the route alone does not tell it. */
  path?: string;
  /** The canonical query with its '?', or empty. */
  search: string;
  /** Filtered lists have endlessly many addresses: they may not push out the pages that everybody asks for. */
  isFiltered?: boolean;
}

/** Reads the parameters that a page allows; null for an address whose page is not kept, such as a search for free text. */
export type AddressRule = (given: {
  params: Readonly<Record<string, string | undefined>>;
  search: URLSearchParams;
}) => AddressMeaning | null;

/** What the server's own files for search engines tell of the site's texts; `app/site-content.ts` has it. */
export interface SiteContent {
  shopName: string;
  tagline: string;
  blog: { title: string; description: string };
  /** Paths of the pages that a search engine may list, but for those of the catalogue. */
  pages: readonly { path: string /** 'yyyy-mm-dd' */; changed?: string }[];
  /** Articles of the blog, newest first. */
  posts: readonly SitePost[];
}

/** An article of the blog in the feed. */
interface SitePost {
  path: string;
  title: string;
  excerpt: string;
  category: string;
  author: string;
  /** Day of publication 'yyyy-mm-dd' in Jakarta. */
  date: string;
}

export type { AddressFailure, StoredAddress } from './modules/addresses/addresses.ts';
export type { Catalogue, FlashOffer, FlashSession } from './modules/catalogue/catalogue.ts';
export type {
  BoughtFromCart,
  CheckoutPage,
  CheckoutRefusal,
  OpenCheckout,
  ShownAddress,
} from './modules/checkout/checkout.ts';
export type {
  AddressRefusal,
  CancelOutcome,
  NewAddress,
  OrderDesk,
  OrderRefusal,
} from './modules/fulfilment/fulfilment.ts';
export type { Visit } from './modules/identity/identity.ts';
export type {
  OrderCard,
  OrderContactView,
  OrderEventView,
  OrderLineView,
  OrderList,
  OrderOwner,
  OrderView,
  ParcelView,
  RefundView,
  TrackedOrder,
} from './modules/orders/orders.ts';
export type {
  AttemptView,
  CardForm,
  PaymentInstructions,
  PayPage,
  PayRefusal,
} from './modules/payments/payments.ts';
export type { ShopContact } from './platform/settings/env.ts';
