import { describe, expect, it } from 'vitest';
import { fixed } from './address-rules.ts';
import {
  addressRulesOf,
  listedPathsOf,
  type Page,
  routeId,
  routeIdsWith,
  screensOf,
  unlistedPathsOf,
} from './page-table.ts';
import { PAGES } from './pages.ts';
import routes from './routes.ts';

const ADDED: Page = {
  path: '/panduan/:topic',
  module: 'guide',
  cached: fixed,
  search: 'by-content',
  firstView: 'pictures',
  inlineStyles: true,
  screens: ['/panduan/belanja', ['/panduan/tidak-ada', 404]],
};
const OWN: Page = { path: '/saya', module: 'own', isPrivate: true, search: 'unlisted' };

describe('a row of the table of pages', () => {
  const pages = [...PAGES, ADDED, OWN];

  it('makes its route cached, styled and visited by the browser tests', () => {
    expect(addressRulesOf(pages)['routes/guide']).toBe(fixed);
    expect(routeIdsWith(pages, ({ firstView }) => firstView === 'pictures')).toContain('routes/guide');
    expect(routeIdsWith(pages, ({ inlineStyles }) => inlineStyles === true)).toContain('routes/guide');
    expect(screensOf(pages)).toContainEqual({ path: '/panduan/belanja', status: 200 });
    expect(screensOf(pages)).toContainEqual({ path: '/panduan/tidak-ada', status: 404 });
    expect(listedPathsOf(pages)).not.toContain(ADDED.path);
  });

  it('that is private is neither cached nor listed', () => {
    expect(addressRulesOf(pages)['routes/own']).toBeUndefined();
    expect(listedPathsOf(pages)).not.toContain('/saya');
    expect(unlistedPathsOf(pages)).toContain('/saya');
    expect(screensOf(pages)).toContainEqual({ path: '/saya', status: 200 });
  });

  it('with a path alone is listed and visited', () => {
    const plain: Page = { path: '/kontak', module: 'contact', search: 'listed' };
    expect(listedPathsOf([...PAGES, plain])).toContain('/kontak');
    expect(screensOf([...PAGES, plain])).toContainEqual({ path: '/kontak', status: 200 });
  });
});

describe('the table', () => {
  it('is the routes, each with an id of its own', () => {
    const framed = routes.flatMap((route) => route.children ?? [route]);
    const rows = PAGES.map((page) => [page.path === '*' ? '/*' : page.path, routeId(page, PAGES)]);
    expect(framed.map(({ path = '', id }) => [`/${path}`, id]).toSorted()).toEqual(rows.toSorted());
    expect(new Set(framed.map(({ id }) => id)).size).toBe(rows.length);
  });

  it('has every page below a desk’s path in its frame, but those that lead there', () => {
    const open = ['/selling', '/selling/daftar', '/selling/open', '/operator/open'];
    for (const { path, desk, isPrivate } of PAGES) {
      const [, frame] = /^\/(selling|operator)(?:\/|$)/.exec(path) ?? [];
      if (frame !== undefined && !open.includes(path)) expect([path, desk?.desk]).toEqual([path, frame]);
      if (desk) expect([path, isPrivate]).toEqual([path, true]);
    }
  });

  it('caches no private page, and lists none', () => {
    for (const { path, cached, search } of PAGES.filter(({ isPrivate }) => isPrivate))
      expect([path, cached, search]).toEqual([path, undefined, 'unlisted']);
  });

  it('leaves the cart, whose HTML is empty, out of the sitemap, without keeping it from search engines', () => {
    expect(listedPathsOf(PAGES)).not.toContain('/cart');
    expect(unlistedPathsOf(PAGES)).not.toContain('/cart');
  });

  it('names a screen of every page', () => {
    const screens = screensOf(PAGES).map(({ path }) => new URL(path, 'http://shop.invalid').pathname);
    for (const { path, search } of PAGES.filter(
      (page) => page.path !== '*' && typeof page.search === 'string',
    )) {
      const pattern = new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}$`);
      expect(
        screens.some((screen) => pattern.test(screen)),
        `${path} (${search})`,
      ).toBe(true);
    }
  });
});
