import { expect, it } from 'vitest';
import { withCodeAfterPaint } from './page-code.ts';

const PAGE = [
  '<head><link rel="preload" href="/a.woff2" as="font"/>',
  '<link rel="modulepreload" href="/assets/entry.js"/><link rel="modulepreload" href="/assets/root.js"/>',
  '<link rel="stylesheet" href="/assets/root.css"/></head>',
  '<body><script>context()</script><script nonce="mark" type="module" async="">import "/assets/root.js";</script></body>',
].join('');

it('holds the code of a page back, before the styles that inline scripts wait for', () => {
  const html = withCodeAfterPaint(PAGE, false, 'mark');
  expect(html).not.toContain('modulepreload" href');
  expect(html).not.toContain('type="module"');
  expect(
    html.match(/<link rel="code" fetchpriority="low" href="\/assets\/(entry|root)\.js"\/>/g),
  ).toHaveLength(2);
  expect(html).toContain('<script nonce="mark" type="code" async="">import "/assets/root.js";</script>');
  expect(html.indexOf('</script>')).toBeLessThan(html.indexOf('<link rel="stylesheet"'));
});

it('lets only pages wait that show something without code', () => {
  expect(withCodeAfterPaint(PAGE, false, 'mark')).toMatch(/\)\(50\)<\/script>/);
  expect(withCodeAfterPaint(PAGE, true, 'mark')).toMatch(/\)\(0\)<\/script>/);
});

it('leaves a page without code as it is', () => {
  const plain = '<head><link rel="stylesheet" href="/assets/root.css"/></head><body><p>Halo</p></body>';
  expect(withCodeAfterPaint(plain, false, 'mark')).toBe(plain);
});
