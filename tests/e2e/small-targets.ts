import type { Page } from '@playwright/test';

/**
 * Controls with a touch area below 44 x 44 px around their middle, each with its size and name. 24 px of
 * height are enough for the crumbs; links in running text are left out (WCAG 2.2, 2.5.8). The touch area is
 * measured by hit testing, so that labels and links that cover their card count as they work. Price sliders
 * are left out, because the price can also be typed.
 */
export function smallTargets(page: Page, within: string): Promise<string[]> {
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
        // A text for screen readers alone is one pixel on top.
        const isHit = hit && (target.contains(hit) || hit.closest('label')?.control === target);
        if (!isHit && !hit?.matches('.sr-only')) break;
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
        const least = target.closest('nav[aria-label="Jejak halaman"]') ? 24 : 44;
        const name = target.getAttribute('aria-label') ?? target.textContent.trim();
        return across < least || down < least ? [`${across} x ${down}: ${name || target.outerHTML}`] : [];
      });
  }, within);
}
