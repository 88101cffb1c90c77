import type { MetaDescriptor } from 'react-router';
import { previewAddress } from '#domain/catalogue/picture.ts';
import { layoutCopy } from '../../copy/layout.id.ts';

/** The picture that a shared link shows unless the page has a photograph of its own; 1200 x 630 px. */
export const PREVIEW = { path: '/images/og.jpg', width: 1200, height: 630 };

/** What a page tells search engines and those who share it. */
export interface PageFacts {
  /** The whole title, as the browser's tab shows it. */
  title: string;
  description: string;
  /** The page's own address from '/', with only those parameters that make it another page; none for an error. */
  path?: string | undefined;
  /** A picture of the page from '/'; drawings (SVG) are left out, because no network shows them. */
  image?: string | undefined;
  type?: 'website' | 'article' | 'product';
  /** True for pages that a search engine has no use for, such as results of a search or a cart. */
  noindex?: boolean;
}

/** The part of the router's matches that tells the shop's origin. */
export type MatchesWithRoot = readonly ({ id: string; loaderData: unknown } | undefined)[];

/** Origin of the shop from the root's loader; '' when the root failed, which makes addresses relative. */
function publicUrlOf(matches: MatchesWithRoot): string {
  const data = matches.find((match) => match?.id === 'root')?.loaderData;
  const isKnown = typeof data === 'object' && data !== null && 'publicUrl' in data;
  return isKnown ? String(data.publicUrl) : '';
}

/**
 * Title, description, robots, canonical address and preview of a page: the one place that writes them (P-SEO-1).
 * Absolute addresses come from PUBLIC_URL, never from the request.
 */
export function pageMeta(matches: MatchesWithRoot, facts: PageFacts): MetaDescriptor[] {
  const { title, description, path, type = 'website', noindex = false } = facts;
  const origin = publicUrlOf(matches);
  return [
    { title },
    { name: 'description', content: description },
    ...(noindex ? [{ name: 'robots', content: 'noindex' }] : []),
    ...(path === undefined
      ? []
      : [
          { tagName: 'link', rel: 'canonical', href: origin + path },
          { property: 'og:url', content: origin + path },
        ]),
    { property: 'og:site_name', content: layoutCopy.shopName },
    { property: 'og:locale', content: 'id_ID' },
    { property: 'og:type', content: type },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    ...previewMeta(origin, facts),
    { name: 'twitter:card', content: 'summary_large_image' },
  ];
}

function previewMeta(origin: string, { image, title }: PageFacts): MetaDescriptor[] {
  const alt = { property: 'og:image:alt', content: title };
  const preview = image && previewAddress(image);
  if (preview) return [{ property: 'og:image', content: origin + preview }, alt];
  return [
    { property: 'og:image', content: origin + PREVIEW.path },
    { property: 'og:image:width', content: String(PREVIEW.width) },
    { property: 'og:image:height', content: String(PREVIEW.height) },
    alt,
  ];
}

/** The address of a page of a list: its path, and the number from the second page on. */
export function pagedPath(path: string, page: number): string {
  return page > 1 ? `${path}?page=${page}` : path;
}
