import {
  ALL_PRODUCTS_SCREEN,
  CATEGORY_SCREEN,
  EID_SCREEN,
  NEW_ARRIVALS_SCREEN,
  SEARCH_SCREEN,
  SELLERS_SCREEN,
  SPECIAL_OFFER_SCREEN,
} from '#domain/listing/screens.ts';
import { NOTIFICATION_TABS } from '#domain/notifications/tabs.ts';
import { choice, fixed, idsOf, list, numbered, query, tabbed, unlessSearched } from './address-rules.ts';
import { generalFaq } from './content/faq.id.ts';
import { helpCenter } from './content/help-center.id.ts';
import { policies } from './content/policies.id.ts';
import { privacy } from './content/privacy.id.ts';
import { returns } from './content/returns.id.ts';
import { shipping } from './content/shipping.id.ts';
import { PRODUCT_TABS } from './features/product/product-tab-ids.ts';
import type { Page } from './page-table.ts';
import {
  blogAddress,
  blogCategoryAddress,
  blogPostAddress,
  careersAddress,
  categoryPath,
  flashSaleAddress,
  sellerAddress,
} from './single-address-rules.ts';

/**
 * The one table of pages. Routes, cached addresses, the sitemap, first views and the list of screens for the browser
 * tests derive from it (`app/page-table.ts`): adding a page is one row here and one module in `app/routes/`.
 */
export const PAGES: readonly Page[] = [
  { path: '/', module: 'home', cached: fixed, search: 'listed', firstView: 'pictures', inlineStyles: true },
  { path: '/product', module: 'all-products', cached: list(ALL_PRODUCTS_SCREEN), search: 'listed' },
  {
    path: '/product/:id',
    module: 'product',
    cached: numbered(
      (id) => `/product/${id}`,
      (asked) => query(choice(asked, 'tab', PRODUCT_TABS)),
    ),
    search: 'by-content',
    firstView: 'pictures',
    inlineStyles: true,
    screens: ['/product/1', '/product/1?tab=spesifikasi', '/product/1?tab=ulasan', ['/product/abc', 404]],
  },
  {
    path: '/product/:id/ulasan',
    module: 'product-reviews',
    cached: numbered(
      (id) => `/product/${id}/ulasan`,
      () => '',
    ),
    search: 'by-content',
    screens: ['/product/1/ulasan'],
  },
  // A visitor's own, but listed: the cart is to have full marks for SEO, where `noindex` counts as a fault.
  { path: '/cart', module: 'cart', cached: fixed, search: 'listed' },
  {
    path: '/search',
    module: 'search',
    cached: list(SEARCH_SCREEN),
    search: 'listed',
    firstView: 'pictures',
    screens: ['/search?q=zzzz', '/search?q=spatu&view=list'],
  },
  {
    path: '/auth',
    module: 'auth',
    isPrivate: true,
    search: 'unlisted',
    screens: ['/auth?tab=register', '/auth?tab=forgot'],
  },
  { path: '/auth/reset', module: 'auth-reset', search: 'unlisted', screens: ['/auth/reset?token_hash=a'] },
  {
    path: '/auth/confirm',
    module: 'auth-confirm',
    search: 'unlisted',
    screens: ['/auth/confirm?token_hash=a'],
  },
  { path: '/profile', module: 'profile', isPrivate: true, search: 'unlisted' },
  {
    path: '/help-center',
    module: 'help-center',
    cached: unlessSearched(tabbed(Object.keys(helpCenter.tabs))),
    search: 'listed',
    screens: ['/help-center?q=zzzz', '/help-center?tab=panduan', '/help-center?tab=kontak'],
  },
  { path: '/wishlist', module: 'wishlist', cached: fixed, search: 'unlisted' },
  { path: '/notifications', module: 'notifications', cached: tabbed(NOTIFICATION_TABS), search: 'unlisted' },
  {
    path: '/faq',
    module: 'faq',
    cached: tabbed(idsOf(generalFaq.groups)),
    search: 'listed',
    screens: ['/faq?tab=pengembalian'],
  },
  { path: '/how-to-buy', module: 'how-to-buy', cached: fixed, search: 'listed' },
  {
    path: '/shipping',
    module: 'shipping',
    cached: tabbed(Object.keys(shipping.tabs)),
    search: 'listed',
    screens: ['/shipping?tab=kurir', '/shipping?tab=estimasi', '/shipping?tab=lacak'],
  },
  {
    path: '/returns',
    module: 'returns',
    cached: tabbed(Object.keys(returns.tabs)),
    search: 'listed',
    screens: ['/returns?tab=prosedur'],
  },
  { path: '/about', module: 'about', cached: fixed, search: 'listed' },
  {
    path: '/careers',
    module: 'careers',
    cached: careersAddress,
    search: 'listed',
    screens: ['/careers?q=zzzz'],
  },
  { path: '/policies', module: 'policies', cached: tabbed(idsOf(policies.tabs)), search: 'listed' },
  {
    path: '/privacy',
    module: 'privacy',
    cached: tabbed(idsOf(privacy.tabs)),
    search: 'listed',
    screens: ['/privacy?tab=hak'],
  },
  {
    path: '/blog',
    module: 'blog',
    cached: unlessSearched(blogAddress),
    search: 'listed',
    screens: ['/blog?q=zzzz'],
  },
  { path: '/categories', module: 'categories', cached: fixed, search: 'listed' },
  { path: '/category', module: 'categories', cached: fixed, search: { sameAs: '/categories' } },
  {
    path: '/category/:slug',
    module: 'category',
    cached: list(CATEGORY_SCREEN, categoryPath),
    search: 'by-content',
    firstView: 'pictures',
    screens: ['/category/fashion', ['/category/fashion?page=99', 404]],
  },
  {
    path: '/flash-sale',
    module: 'flash-sale',
    cached: flashSaleAddress,
    search: 'listed',
    screens: ['/flash-sale?sesi=12'],
  },
  { path: '/new-arrivals', module: 'new-arrivals', cached: list(NEW_ARRIVALS_SCREEN), search: 'listed' },
  {
    path: '/special-offer',
    module: 'special-offer',
    cached: list(SPECIAL_OFFER_SCREEN),
    search: 'listed',
    screens: ['/special-offer?tab=gadget&min=9000000'],
  },
  { path: '/seller', module: 'sellers', cached: list(SELLERS_SCREEN), search: 'listed' },
  { path: '/toko', module: 'sellers', cached: list(SELLERS_SCREEN), search: { sameAs: '/seller' } },
  { path: '/seller/toko', module: 'sellers', cached: list(SELLERS_SCREEN), search: { sameAs: '/seller' } },
  {
    path: '/seller/:id',
    module: 'seller',
    cached: sellerAddress,
    search: 'by-content',
    screens: ['/seller/1', '/seller/1?tab=tentang'],
  },
  { path: '/promotions', module: 'promotions', cached: fixed, search: 'listed' },
  { path: '/promotions/eid', module: 'eid', cached: list(EID_SCREEN), search: 'listed' },
  { path: '/promotions/new-year', module: 'new-year', cached: fixed, search: 'listed' },
  { path: '/promotions/cashback', module: 'cashback', cached: fixed, search: 'listed' },
  {
    path: '/blog/:id',
    module: 'blog-post',
    cached: blogPostAddress,
    search: 'by-content',
    screens: ['/blog/merawat-power-bank'],
  },
  {
    path: '/blog/category/:name',
    module: 'blog-category',
    cached: blogCategoryAddress,
    search: 'by-content',
    screens: ['/blog/category/teknologi'],
  },
  { path: '/terms', module: 'terms', cached: fixed, search: 'listed' },
  { path: '/cookies', module: 'cookies', cached: fixed, search: 'listed' },
  { path: '/checkout/pay/:number', module: 'pay', isPrivate: true, search: 'unlisted' },
  {
    path: '/checkout',
    module: 'checkout',
    isPrivate: true,
    search: 'unlisted',
    screens: [
      '/checkout?item=1:1',
      ['/checkout?d=00000000-0000-4000-8000-000000000000', 404],
      ['/checkout?item=1:0', 400],
    ],
  },
  {
    path: '/checkout/start',
    module: 'checkout-start',
    isPrivate: true,
    search: 'unlisted',
    needsParameters: true,
  },
  { path: '/orders', module: 'orders', isPrivate: true, search: 'unlisted' },
  {
    path: '/kirim/berhasil',
    module: 'form-sent',
    search: 'unlisted',
    needsParameters: true,
    screens: ['/kirim/berhasil?ref=PSN-7K2M9Q'],
  },
  {
    path: '/kirim/gagal',
    module: 'form-failed',
    search: 'unlisted',
    needsParameters: true,
    screens: ['/kirim/gagal?form=messages&error=invalid&field=email:invalid_email'],
  },
  {
    path: '/newsletter/konfirmasi',
    module: 'newsletter-confirm',
    search: 'unlisted',
    needsParameters: true,
    screens: ['/newsletter/konfirmasi?token=aaaaaaaaaaaaaaaaaaaa'],
  },
  {
    path: '/newsletter/berhenti',
    module: 'newsletter-unsubscribe',
    search: 'unlisted',
    needsParameters: true,
    screens: ['/newsletter/berhenti?token=aaaaaaaaaaaaaaaaaaaa'],
  },
  { path: '*', module: 'not-found', search: 'by-content', screens: [['/tidak/ada', 404]] },
];
