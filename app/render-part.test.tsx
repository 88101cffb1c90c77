import fc from 'fast-check';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import type { ProductCard } from '#domain/catalogue/product.ts';
import { rupiah } from '#domain/money.ts';
import { BrowserProviders } from './browser/providers.tsx';
import { ProductGrid } from './features/catalogue/product-grid.tsx';
import Footer from './features/layout/footer.tsx';
import { renderPart } from './render-part.tsx';
import { memoizedPart, renderPartsWith } from './ui/memoized-part.tsx';

afterEach(() => renderPartsWith(undefined));

const product: fc.Arbitrary<ProductCard> = fc.record({
  id: fc.integer({ min: 1, max: 4 }),
  name: fc.constantFrom('Kopi Gayo', 'Kaos "Polos" & <Katun>', 'Topi'),
  price: fc.constantFrom(10_000, 99_900).map(rupiah),
  originalPrice: fc.constantFrom(99_900, 120_000).map(rupiah),
  discount: fc.constantFrom(0, 20),
  imageUrl: fc.constantFrom('/images/photos/71aa649c3a3c137be60a-640.webp', '/images/drawn.svg'),
  rating: fc.constantFrom(0, 4.5),
  reviewCount: fc.constantFrom(0, 12),
  soldCount: fc.nat(3000),
  isSoldOut: fc.boolean(),
  isFreeShipping: fc.boolean(),
  location: fc.constant('Bandung'),
  sellerName: fc.constant('Toko'),
  isFlashPrice: fc.boolean(),
  hasVariants: fc.boolean(),
});
const contact = {
  address: 'Jl. Contoh 1',
  phone: '+62 21 555',
  email: 'halo@example.com',
  whatsapp: '+62 812 555',
  registration: undefined,
  social: ['https://instagram.com/toko'],
};

/** The body of a page with these cards, without React's preloads. */
function page(products: readonly ProductCard[], view: 'grid' | 'list', inView: number): string {
  return renderToString(
    <BrowserProviders demo={false} supabase={{ url: null, key: '' }}>
      <main>
        <ProductGrid products={products} view={view} inView={inView} />
      </main>
      <Footer contact={contact} off={[]} year={2026} />
    </BrowserProviders>,
  ).replace(/^(<link rel="preload"[^>]*>)+/, '');
}

test('a page with cached parts equals the page without them, on first and on later renders', () => {
  const products = fc.uniqueArray(product, { maxLength: 4, selector: ({ id }) => id });
  const ways = (['grid', 'list'] as const).flatMap((view) => [0, 3].map((inView) => ({ view, inView })));
  fc.assert(
    fc.property(products, (shown) => {
      const pages = () => ways.map(({ view, inView }) => page(shown, view, inView));
      renderPartsWith(undefined);
      const whole = pages();
      renderPartsWith(renderPart);
      expect(pages()).toEqual(whole);
      expect(pages()).toEqual(whole);
    }),
  );
});

let renders = 0;

function Part({ text }: { text: string }) {
  renders += 1;
  return <b>{text}</b>;
}

test('a part is rendered once for the same props, and the least recently used one is evicted', () => {
  renders = 0;
  const ask = (text: string) => memoizedPart(Part, { text });
  renderPartsWith(renderPart);
  expect([ask('a'), ask('b'), ask('a')].map((inside) => inside.dangerouslySetInnerHTML?.__html)).toEqual([
    '<b>a</b>',
    '<b>b</b>',
    '<b>a</b>',
  ]);
  expect(renders).toBe(2);
  for (let at = 0; at < 998; at += 1) ask(`other ${at}`);
  expect(renders).toBe(1000);
  ask('a');
  ask('one more');
  expect(renders).toBe(1001);
  ask('a');
  expect(renders).toBe(1001);
  ask('b');
  expect(renders).toBe(1002);
});
