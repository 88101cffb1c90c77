import { describe, expect, it } from 'vitest';
import { pagedPath, pageMeta } from './page-meta.ts';
import { tabPath } from './tabbed-meta.ts';

const matches = [
  { id: 'root', loaderData: { publicUrl: 'https://toko.test' } },
  { id: 'routes/product', loaderData: {} },
];
const facts = { title: 'Sepatu | Lokapasar', description: 'Sepatu lari.', path: '/product/8' };

/** The value of a tag by its name or property. */
const tagOf = (tags: ReturnType<typeof pageMeta>, key: string) => {
  const tag = tags.find(
    (each) => ('name' in each && each.name === key) || ('property' in each && each.property === key),
  );
  return tag && 'content' in tag ? tag.content : undefined;
};

describe('what a page tells search engines and those who share it (P-SEO-1)', () => {
  it('has a title, a description, a canonical address and a preview with absolute addresses', () => {
    const tags = pageMeta(matches, facts);
    expect(tags).toContainEqual({ title: facts.title });
    expect(tags).toContainEqual({ tagName: 'link', rel: 'canonical', href: 'https://toko.test/product/8' });
    expect(tagOf(tags, 'description')).toBe(facts.description);
    expect(tagOf(tags, 'og:title')).toBe(facts.title);
    expect(tagOf(tags, 'og:url')).toBe('https://toko.test/product/8');
    expect(tagOf(tags, 'og:image')).toBe('https://toko.test/images/og.jpg');
    expect(tagOf(tags, 'og:image:width')).toBe('1200');
    expect(tagOf(tags, 'twitter:card')).toBe('summary_large_image');
    expect(tagOf(tags, 'robots')).toBeUndefined();
  });

  it('shows a photograph of the page, but no drawing, which networks cannot show', () => {
    const image = (path: string) => tagOf(pageMeta(matches, { ...facts, image: path }), 'og:image');
    expect(image('/images/catalogue/0123456789abcdef0123-640.webp')).toBe(
      'https://toko.test/images/preview/catalogue/0123456789abcdef0123.jpg',
    );
    expect(image('/images/placeholder/sepatu.svg')).toBe('https://toko.test/images/og.jpg');
  });

  it('says noindex if told to, and has no address that it was not given', () => {
    const tags = pageMeta(matches, { title: 'x', description: 'y', noindex: true });
    expect(tagOf(tags, 'robots')).toBe('noindex');
    expect(JSON.stringify(tags)).not.toContain('canonical');
    expect(tagOf(tags, 'og:url')).toBeUndefined();
  });

  it('works without the data of the root, as on an error page', () => {
    expect(tagOf(pageMeta([undefined], facts), 'og:url')).toBe('/product/8');
  });
});

it('a list has an address for each page, the first one without a number', () => {
  expect([pagedPath('/search', 1), pagedPath('/search', 3)]).toEqual(['/search', '/search?page=3']);
});

it('a tab has an address of its own but for the first and unknown ones', () => {
  const tabs = [{ id: 'umum' }, { id: 'kurir' }];
  expect(['umum', 'kurir', 'x'].map((tab) => tabPath('/shipping', tabs, tab))).toEqual([
    '/shipping',
    '/shipping?tab=kurir',
    '/shipping',
  ]);
});
