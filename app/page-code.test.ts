import { expect, it } from 'vitest';
import { withLowCodePriority } from './page-code.ts';

it('lowers the priority of every preload of code, and of nothing else', () => {
  const html = withLowCodePriority(
    '<link rel="preload" href="/a.woff2" as="font"/><link rel="modulepreload" href="/entry.js"/><link rel="modulepreload" href="/root.js"/>',
  );
  expect(html).toBe(
    '<link rel="preload" href="/a.woff2" as="font"/><link rel="modulepreload" fetchpriority="low" href="/entry.js"/><link rel="modulepreload" fetchpriority="low" href="/root.js"/>',
  );
});

it('throws when the router writes its preloads in another way', () => {
  expect(() => withLowCodePriority('<link href="/entry.js" rel="modulepreload"/>')).toThrow('modulepreload');
});
