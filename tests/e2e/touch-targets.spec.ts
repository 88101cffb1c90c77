import type { Page } from '@playwright/test';
import { expect, open, test } from './shop.ts';

test.use({ viewport: { width: 320, height: 740 }, reducedMotion: 'reduce' });

/**
 * Controls with a touch area below 44 x 44 px around their middle, each with its size and name. 24 px of
 * height are enough for the crumbs; links in running text are left out (WCAG 2.2, 2.5.8). The touch area is
 * measured by hit testing, so that labels and links that cover their card count as they work. Price sliders
 * are left out, because the price can also be typed.
 */
function smallTargets(page: Page, within: string): Promise<string[]> {
  return page.evaluate((selector) => {
    const CONTROLS = 'a[href], button:enabled, summary, select, textarea, input:enabled:not([type=hidden])';
    const isInText = (target: Element) =>
      getComputedStyle(target).display === 'inline' &&
      Array.from(target.parentElement?.childNodes ?? []).some(
        (node) => node instanceof Text && node.data.trim() !== '',
      );
    const isMeant = (target: Element) =>
      target.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      target.getBoundingClientRect().height > 1 &&
      !target.matches('[tabindex="-1"], [inert] *, .sr-only, [type=range]') &&
      !isInText(target);
    /** How many pixels from a point a control is hit in a direction. */
    function reach(target: Element, x: number, y: number, [stepX, stepY]: readonly [number, number]): number {
      let steps = 0;
      for (; steps < 50; steps += 1) {
        const hit = document.elementFromPoint(x + stepX * steps, y + stepY * steps);
        if (!hit || !(target.contains(hit) || hit.closest('label')?.control === target)) break;
      }
      return steps;
    }
    function sizeOf(target: Element) {
      target.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
      const box = target.getBoundingClientRect();
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
      const across = reach(target, x, y, [-1, 0]) + reach(target, x + 1, y, [1, 0]);
      return { across, down: reach(target, x, y, [0, -1]) + reach(target, x, y + 1, [0, 1]) };
    }
    return Array.from(document.querySelectorAll(selector))
      .flatMap((part) => Array.from(part.querySelectorAll(CONTROLS)))
      .filter(isMeant)
      .flatMap((target) => {
        const { across, down } = sizeOf(target);
        const least = target.closest('nav[aria-label="Remah roti"]') ? 24 : 44;
        const name = target.getAttribute('aria-label') ?? target.textContent.trim();
        return across < least || down < least ? [`${across} x ${down}: ${name || target.outerHTML}`] : [];
      });
  }, within);
}

for (const path of [
  '/',
  '/product/1',
  '/product/1/ulasan',
  '/search?q=sepatu',
  '/category/fashion?page=2',
  '/seller/1',
  '/cart',
  '/checkout?item=1:1',
  '/wishlist',
  '/notifications',
  '/auth',
  '/help-center?tab=kontak',
  '/careers',
  '/terms',
  '/blog/merawat-kain-batik',
]) {
  test(`${path}: every control has a touch area of 44 px`, async ({ page }) => {
    await open(page, path);
    await expect(page.getByRole('contentinfo')).toBeVisible();
    expect(await smallTargets(page, 'body')).toEqual([]);
  });
}

const OPENED: [what: string, path: string, opener: string, opened: string][] = [
  ['the phone menu', '/', 'summary[aria-label$=menu]', '.menu-sheet'],
  ['the filter sheet of a search', '/search?q=sepatu', 'button:text-is("Filter")', '.filter-sheet'],
  ['the filter sheet of a category', '/category/fashion', 'button:text-is("Filter")', '.filter-sheet'],
  ['the variant sheet', '/category/fashion', 'article button:text-is("Keranjang")', '.sheet'],
  ['the share menu', '/product/1', 'button:text-is("Bagikan")', '[popover]:popover-open'],
];
for (const [what, path, opener, opened] of OPENED) {
  test(`${what}: every control has a touch area of 44 px`, async ({ page }) => {
    await open(page, path);
    await page.locator(opener).first().click();
    await expect(page.locator(opened)).toBeVisible();
    await expect.poll(() => smallTargets(page, opened)).toEqual([]);
  });
}
