import { expect, it } from 'vitest';
import { inlineStyles, linkedStyles, withHead } from './page-head.ts';

const PLACE = '<link rel="stylesheet" href="styles"/>';
const CODE = '<link rel="modulepreload" href="/a.js"/><link rel="modulepreload" href="/b.js"/>';
const LOW =
  '<link rel="modulepreload" fetchpriority="low" href="/a.js"/><link rel="modulepreload" fetchpriority="low" href="/b.js"/>';
const PICTURE =
  '<source type="image/avif" srcSet="/a.avif 320w" sizes="50vw"/><img src="/a.webp" fetchPriority="high"/>';

it('writes styles in their place and the code behind them, at a low priority', () => {
  expect(withHead(`<head>${CODE}<meta/>${PLACE}</head>`, linkedStyles('/assets/app.css'))).toBe(
    `<head><meta/><link rel="stylesheet" href="/assets/app.css"/>${LOW}</head>`,
  );
});

it('takes inline styles as they are, whatever they hold', () => {
  expect(withHead(`<head>${CODE}${PLACE}</head>`, inlineStyles('', 'a::after{content:"$&"}'))).toBe(
    `<head><style id="styles">a::after{content:"$&"}</style>${LOW}</head>`,
  );
});

it('preloads the largest picture before inline styles', () => {
  expect(inlineStyles(`<main>${PICTURE}</main>`, 'a{}')).toBe(
    '<link rel="preload" as="image" type="image/avif" imagesrcset="/a.avif 320w" imagesizes="50vw" fetchpriority="high"/><style id="styles">a{}</style>',
  );
});

it('throws rather than leave a page without its styles or its code', () => {
  expect(() => withHead(`<head>${CODE}</head>`, 'styles')).toThrow('where its styles belong');
  expect(() => withHead(`<head>${PLACE}</head>`, 'styles')).toThrow('the preloads of its code');
});
