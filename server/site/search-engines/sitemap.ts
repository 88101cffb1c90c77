import { Readable } from 'node:stream';
import {
  type CatalogueAddress,
  categoryAndSellerAddresses,
  countProducts,
  productAddresses,
} from '#server/modules/catalogue/catalogue.ts';
import type { Query } from '#server/platform/database/query.ts';
import type { SiteContent } from '#server/services.ts';
import { escapeXml } from './xml.ts';

/** The most addresses that one sitemap may hold (sitemaps.org, protocol). */
const MOST_ADDRESSES = 50_000;
const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/** The input of a sitemap. */
export interface SitemapSource {
  query: Query;
  content: SiteContent;
  publicUrl: string;
  /** Addresses in one file; for tests. */
  mostAddresses?: number;
}

interface Listing {
  /** Pages of text, categories and sellers; products follow. */
  fixed: readonly (CatalogueAddress | SiteContent['pages'][number])[];
  products: number;
}

async function listingOf({ query, content }: SitemapSource): Promise<Listing> {
  const [catalogue, products] = await Promise.all([categoryAndSellerAddresses(query), countProducts(query)]);
  return { fixed: [...content.pages, ...catalogue], products };
}

/**
 * `/sitemap.xml`: every public page, or an index when one file cannot hold them. Streamed from the database,
 * so that its size costs no memory.
 */
export async function sitemap(source: SitemapSource): Promise<Readable> {
  const { publicUrl, mostAddresses = MOST_ADDRESSES } = source;
  const listing = await listingOf(source);
  const files = Math.ceil((listing.fixed.length + listing.products) / mostAddresses);
  if (files <= 1) return Readable.from(addressFile(source, listing, 0));
  const entries = Array.from(
    { length: files },
    (_, index) => `<sitemap><loc>${escapeXml(publicUrl)}/sitemap-${index + 1}.xml</loc></sitemap>\n`,
  );
  return Readable.from([`${HEAD}<sitemapindex ${NAMESPACE}>\n`, ...entries, '</sitemapindex>\n']);
}

/** `/sitemap-{number}.xml`, numbered from 1; null for a number without a file. */
export async function sitemapFile(source: SitemapSource, number: number): Promise<Readable | null> {
  const { mostAddresses = MOST_ADDRESSES } = source;
  const listing = await listingOf(source);
  const start = (number - 1) * mostAddresses;
  if (number < 1 || start >= listing.fixed.length + listing.products) return null;
  return Readable.from(addressFile(source, listing, start));
}

async function* addressFile(
  { query, publicUrl, mostAddresses = MOST_ADDRESSES }: SitemapSource,
  { fixed }: Listing,
  start: number,
): AsyncGenerator<string> {
  yield `${HEAD}<urlset ${NAMESPACE}>\n`;
  const first = fixed.slice(start, start + mostAddresses);
  for (const address of first) yield entry(publicUrl, address);
  const products = {
    offset: Math.max(0, start - fixed.length),
    limit: mostAddresses - first.length,
  };
  for await (const address of productAddresses(query, products)) yield entry(publicUrl, address);
  yield '</urlset>\n';
}

function entry(publicUrl: string, { path, changed }: Listing['fixed'][number]): string {
  const day = changed instanceof Date ? changed.toISOString().slice(0, 10) : changed;
  const lastChange = day === undefined ? '' : `<lastmod>${day}</lastmod>`;
  return `<url><loc>${escapeXml(publicUrl + path)}</loc>${lastChange}</url>\n`;
}
