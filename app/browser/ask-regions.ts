import { findRegions, postalCodeOfRegion } from '#contracts/regions.ts';
import { ask } from './ask.ts';

/** Districts and villages for what is typed. */
export const askRegions = (q: string, signal: AbortSignal) => ask(findRegions, { query: { q } }, { signal });

/** The postal code that others typed for a district or village. */
export const askPostalCode = (code: string, signal: AbortSignal) =>
  ask(postalCodeOfRegion, { query: { code } }, { signal });
