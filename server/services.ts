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

export type { Catalogue, FlashOffer, FlashSession } from './catalogue/catalogue.ts';
export type { ShopContact } from './env.ts';
