import { expect, it } from 'vitest';
import { withStylesInside } from './page-styles.ts';

it('leaves a page alone whose styles are no file of the build, as in development', () => {
  const html = '<head><link rel="code"/><link rel="stylesheet" href="/app/app.css"/></head>';
  expect(withStylesInside(html, '<link rel="code"')).toBe(html);
});
