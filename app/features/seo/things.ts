import { previewAddress } from '#domain/catalogue/picture.ts';
import type { Product, Review } from '#domain/catalogue/product.ts';
import type { ShopContact } from '#server/services.ts';
import { layoutCopy } from '../../copy/layout.id.ts';
import type { JsonLdThing } from './json-ld.tsx';
import { PREVIEW } from './page-meta.ts';

const CONTEXT = { '@context': 'https://schema.org' } as const;
const BEST_RATING = 5;

/** The pages' facts in the words of schema.org. All addresses are absolute: `origin` is the shop's public one. */

/** Absolute address of something of ours. */
const at = (origin: string, path: string) => (/^https?:/.test(path) ? path : origin + path);

/** A product with its offer, its rating and the reviews that the page shows (Product). */
export function productThing(
  origin: string,
  { product, reviews }: { product: Product; reviews: readonly Review[] },
): JsonLdThing {
  const url = `${origin}/product/${product.id}`;
  return {
    ...CONTEXT,
    '@type': 'Product',
    name: product.name,
    description: product.shortDescription,
    sku: String(product.id),
    image: product.images.map((image) => at(origin, image)),
    url,
    offers: {
      '@type': 'Offer',
      url,
      priceCurrency: 'IDR',
      price: product.price,
      availability: `https://schema.org/${product.stock > 0 ? 'InStock' : 'OutOfStock'}`,
      itemCondition: 'https://schema.org/NewCondition',
      seller: { '@type': 'Organization', name: product.sellerName },
    },
    ...(product.reviewCount > 0 && {
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: product.rating,
        reviewCount: product.reviewCount,
        bestRating: BEST_RATING,
      },
      review: reviews.map(reviewThing),
    }),
  };
}

const reviewThing = ({ username, date, rating, content }: Review) => ({
  '@type': 'Review',
  author: { '@type': 'Person', name: username },
  datePublished: date,
  reviewBody: content,
  reviewRating: { '@type': 'Rating', ratingValue: rating, bestRating: BEST_RATING },
});

/** The way to a page (BreadcrumbList); the last step is the page itself and needs no address. */
export function breadcrumbThing(
  origin: string,
  crumbs: readonly { label: string; to?: string }[],
): JsonLdThing {
  return {
    ...CONTEXT,
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ label, to }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      ...(to !== undefined && { item: origin + to }),
    })),
  };
}

/** Questions that the page answers (FAQPage). */
export function faqThing(questions: readonly { question: string; answer: string }[]): JsonLdThing {
  return {
    ...CONTEXT,
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}

/** The shop itself (Organization), with the contact data of the settings. */
export function organizationThing(origin: string, contact: ShopContact): JsonLdThing {
  return {
    ...CONTEXT,
    '@type': 'Organization',
    name: layoutCopy.shopName,
    slogan: layoutCopy.tagline,
    url: `${origin}/`,
    logo: `${origin}/icons/icon-512.png`,
    email: contact.email,
    telephone: contact.phone,
    address: { '@type': 'PostalAddress', streetAddress: contact.address, addressCountry: 'ID' },
    sameAs: contact.social,
  };
}

/** The site with its search (WebSite, SearchAction). */
export function websiteThing(origin: string): JsonLdThing {
  return {
    ...CONTEXT,
    '@type': 'WebSite',
    name: layoutCopy.shopName,
    url: `${origin}/`,
    inLanguage: 'id',
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: `${origin}/search?q={search_term_string}` },
      'query-input': 'required name=search_term_string',
    },
  };
}

/** An article of the blog (BlogPosting), with its own photograph if it has one. */
export function blogPostThing(
  origin: string,
  post: { id: string; title: string; excerpt: string; author: string; date: string; imageUrl: string },
): JsonLdThing {
  return {
    ...CONTEXT,
    '@type': 'BlogPosting',
    headline: post.title,
    description: post.excerpt,
    image: origin + (previewAddress(post.imageUrl) ?? PREVIEW.path),
    datePublished: post.date,
    inLanguage: 'id',
    author: { '@type': 'Person', name: post.author },
    publisher: { '@type': 'Organization', name: layoutCopy.shopName, logo: `${origin}/icons/icon-512.png` },
    mainEntityOfPage: `${origin}/blog/${post.id}`,
  };
}
