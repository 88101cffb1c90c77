import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { Product, Review } from '#domain/catalogue/product.ts';
import { rupiah } from '#domain/money.ts';
import { JsonLd } from './json-ld.tsx';
import {
  blogPostThing,
  breadcrumbThing,
  faqThing,
  organizationThing,
  productThing,
  websiteThing,
} from './things.ts';

/**
 * The properties that schema.org and Google's rich results ask for, by type, written by hand from their documents.
 * Objects are strict, so that a property which nobody knows fails.
 */
const address = z.url({ protocol: /^https$/ });
const text = z.string().min(1);
const context = z.literal('https://schema.org');
const rating = z.strictObject({
  '@type': z.literal('Rating'),
  ratingValue: z.number().min(1).max(5),
  bestRating: z.literal(5),
});
const organization = z.strictObject({
  '@type': z.literal('Organization'),
  name: text,
  logo: address.optional(),
});
const person = z.strictObject({ '@type': z.literal('Person'), name: text });

const productSchema = z.strictObject({
  '@context': context,
  '@type': z.literal('Product'),
  name: text,
  description: text,
  sku: text,
  image: z.array(address).min(1),
  url: address,
  offers: z.strictObject({
    '@type': z.literal('Offer'),
    url: address,
    priceCurrency: z.literal('IDR'),
    price: z.int().positive(),
    availability: z.enum(['https://schema.org/InStock', 'https://schema.org/OutOfStock']),
    itemCondition: z.literal('https://schema.org/NewCondition'),
    seller: organization,
  }),
  aggregateRating: z
    .strictObject({
      '@type': z.literal('AggregateRating'),
      ratingValue: z.number().min(1).max(5),
      reviewCount: z.int().positive(),
      bestRating: z.literal(5),
    })
    .optional(),
  review: z
    .array(
      z.strictObject({
        '@type': z.literal('Review'),
        author: person,
        datePublished: z.iso.date(),
        reviewBody: text,
        reviewRating: rating,
      }),
    )
    .optional(),
});
const breadcrumbSchema = z.strictObject({
  '@context': context,
  '@type': z.literal('BreadcrumbList'),
  itemListElement: z
    .array(
      z.strictObject({
        '@type': z.literal('ListItem'),
        position: z.int().positive(),
        name: text,
        item: address.optional(),
      }),
    )
    .min(2),
});
const faqSchema = z.strictObject({
  '@context': context,
  '@type': z.literal('FAQPage'),
  mainEntity: z
    .array(
      z.strictObject({
        '@type': z.literal('Question'),
        name: text,
        acceptedAnswer: z.strictObject({ '@type': z.literal('Answer'), text }),
      }),
    )
    .min(1),
});
const organizationSchema = z.strictObject({
  '@context': context,
  '@type': z.literal('Organization'),
  name: text,
  slogan: text,
  url: address,
  logo: address,
  email: z.email(),
  telephone: text,
  address: z.strictObject({
    '@type': z.literal('PostalAddress'),
    streetAddress: text,
    addressCountry: z.literal('ID'),
  }),
  sameAs: z.array(address),
});
const websiteSchema = z.strictObject({
  '@context': context,
  '@type': z.literal('WebSite'),
  name: text,
  url: address,
  inLanguage: z.literal('id'),
  potentialAction: z.strictObject({
    '@type': z.literal('SearchAction'),
    target: z.strictObject({
      '@type': z.literal('EntryPoint'),
      urlTemplate: z.string().endsWith('/search?q={search_term_string}'),
    }),
    'query-input': z.literal('required name=search_term_string'),
  }),
});
const blogPostSchema = z.strictObject({
  '@context': context,
  '@type': z.literal('BlogPosting'),
  headline: text.max(110),
  description: text,
  image: address,
  datePublished: z.iso.date(),
  inLanguage: z.literal('id'),
  author: person,
  publisher: organization,
  mainEntityOfPage: address,
});

const ORIGIN = 'https://toko.test';
const post = {
  id: 'merawat-kain-batik',
  title: 'Merawat Kain Batik',
  excerpt: 'Agar warnanya awet.',
  author: 'Ratri Wulandari',
  date: '2025-03-20',
  imageUrl: '/images/category/fashion.svg',
};
const product: Product = {
  id: 8,
  name: 'Sepatu </script> Lari',
  price: rupiah(349_000),
  originalPrice: rupiah(499_000),
  discount: 30,
  imageUrl: '/images/placeholder/sepatu.svg',
  rating: 4.5,
  reviewCount: 2,
  soldCount: 10,
  isSoldOut: false,
  stock: 3,
  isFreeShipping: true,
  location: 'Bandung',
  sellerName: 'Toko Sepatu',
  isFlashPrice: false,
  slug: 'sepatu-lari',
  description: 'Ringan.',
  shortDescription: 'Sepatu lari ringan.',
  images: ['/images/placeholder/sepatu.svg'],
  categoryId: 1,
  notReturnable: null,
  subcategoryId: 3,
  weightGrams: 800,
  tagIds: [],
  specifications: [],
  variants: [],
  skus: [],
  flash: null,
  hasVariants: false,
  seller: {
    id: 1,
    name: 'Toko Sepatu',
    rating: 4.8,
    responseRate: 99,
    isOfficial: true,
    location: 'Bandung',
  },
};
const review: Review = {
  id: 1,
  username: 'sari_w',
  rating: 5,
  date: '2026-11-01',
  content: 'Nyaman.',
  images: [],
  helpful: 0,
  options: '',
  reply: null,
};

describe('the facts of pages in the words of schema.org (P-SEO-1)', () => {
  it('hold for a product with reviews, whose offer is at the price of now', () => {
    const thing = productSchema.parse(productThing(ORIGIN, { product, reviews: [review] }));
    expect(thing.offers).toMatchObject({ price: 349_000, availability: 'https://schema.org/InStock' });
    expect(thing.review).toHaveLength(1);
    const inFlashSale = { ...product, price: rupiah(299_000), isFlashPrice: true, stock: 0 };
    const flash = productSchema.parse(productThing(ORIGIN, { product: inFlashSale, reviews: [] }));
    expect(flash.offers).toMatchObject({ price: 299_000, availability: 'https://schema.org/OutOfStock' });
  });

  it('claim no rating for a product without reviews', () => {
    const unrated = { ...product, rating: 0, reviewCount: 0 };
    expect(productSchema.parse(productThing(ORIGIN, { product: unrated, reviews: [] }))).not.toHaveProperty(
      'aggregateRating',
    );
  });

  it('hold for the way to a page, the questions, the shop, its search and an article', () => {
    const way = breadcrumbSchema.parse(
      breadcrumbThing(ORIGIN, [
        { label: 'Beranda', to: '/' },
        { label: 'Produk', to: '/product' },
        { label: 'Sepatu' },
      ]),
    );
    expect(way.itemListElement.map(({ position, item }) => [position, item])).toEqual([
      [1, 'https://toko.test/'],
      [2, 'https://toko.test/product'],
      [3, undefined],
    ]);
    faqSchema.parse(faqThing([{ question: 'Bisa COD?', answer: 'Bisa, di sebagian wilayah.' }]));
    organizationSchema.parse(
      organizationThing(ORIGIN, {
        address: 'Jl. Contoh No. 1',
        phone: '+62 21 5550 0123',
        email: 'halo@toko.test',
        whatsapp: undefined,
        registration: undefined,
        social: ['https://www.instagram.com/toko'],
      }),
    );
    websiteSchema.parse(websiteThing(ORIGIN));
    blogPostSchema.parse(blogPostThing(ORIGIN, post));
  });

  it('show the photograph of a post, and the picture of the shop for one that has only a drawing', () => {
    const imageOf = (imageUrl: string) => blogPostThing(ORIGIN, { ...post, imageUrl })['image'];
    expect(imageOf('/images/photos/0123456789abcdef0123-640.webp')).toBe(
      `${ORIGIN}/images/preview/photos/0123456789abcdef0123.jpg`,
    );
    expect(imageOf('/images/category/fashion.svg')).toBe(`${ORIGIN}/images/og.jpg`);
  });

  it('cannot be ended by a text of a seller', () => {
    const html = renderToStaticMarkup(
      createElement(JsonLd, { thing: productThing(ORIGIN, { product, reviews: [] }) }),
    );
    const [, json = ''] = /^<script type="application\/ld\+json">([^<]*)<\/script>$/.exec(html) ?? [];
    expect(JSON.parse(json)).toMatchObject({ name: product.name });
  });
});
