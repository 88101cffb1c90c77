/** How what hangs below the search box looks. */
export const PANEL =
  'absolute inset-x-0 top-full z-40 mt-2 overflow-hidden max-md:inset-x-2 rounded-2xl border border-line bg-surface shadow-float';
