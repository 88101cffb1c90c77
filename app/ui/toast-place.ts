/** Approximate size of a toast: its height, and its width on wide screens, in CSS pixels. */
const TOAST = { height: 96, width: 450 };

/** How far a toast is from the edges, and from the top edge with the header: as `.toast-place` of app.css has it. */
const MARGIN = 24;
const HEADER = 112;
const BOTTOM_BAR = 96;
const BOTTOM_NAV = 72;
const WIDE = 768;
const NO_BAR = 1024;

type Box = Pick<DOMRect, 'top' | 'right' | 'bottom' | 'left'>;

/**
 * Whether a toast covers less of its subject at the bottom of the screen, the preferred place, or at the top.
 */
export function coversLess(about: Element | null | undefined): 'bottom' | 'top' {
  if (!about) return 'bottom';
  const hasBar = innerWidth < NO_BAR && document.querySelector('[data-bottom-bar]') !== null;
  const raise = hasBar ? BOTTOM_BAR : innerWidth < WIDE ? BOTTOM_NAV : MARGIN;
  return placeFor(about.getBoundingClientRect(), { width: innerWidth, height: innerHeight, raise });
}

/** The same for boxes: `raise` is how far the toast's place is from the bottom edge. */
export function placeFor(
  about: Box,
  { width, height, raise }: { width: number; height: number; raise: number },
): 'bottom' | 'top' {
  const left = width >= WIDE ? width - MARGIN - TOAST.width : 0;
  if (about.right <= left) return 'bottom';
  const atBottom = overlap(about, { top: height - raise - TOAST.height, bottom: height - raise });
  const atTop = overlap(about, { top: HEADER, bottom: HEADER + TOAST.height });
  return atBottom > atTop ? 'top' : 'bottom';
}

const overlap = (a: Pick<Box, 'top' | 'bottom'>, b: Pick<Box, 'top' | 'bottom'>) =>
  Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));
