/** How many entries a list shows at first, and how many each 'load more' adds. */
export const LOAD_MORE_STEP = 6;

/** What a list with 'load more' shows. */
export interface ShownPart {
  /** How many entries to show; never more than there are. */
  shown: number;
  /** The parameter's value for the next step; null when all entries are shown. */
  next: number | null;
}

/**
 * Reads how many entries an address asks for (`?tampil=12`). Only full steps above the first count; anything
 * else counts as absent.
 */
export function shownPart(param: string | null, total: number): ShownPart {
  const asked = /^[1-9]\d{0,3}$/.test(param ?? '') ? Number(param) : LOAD_MORE_STEP;
  const size = asked % LOAD_MORE_STEP === 0 ? asked : LOAD_MORE_STEP;
  return { shown: Math.min(size, total), next: size < total ? size + LOAD_MORE_STEP : null };
}
