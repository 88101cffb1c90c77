import { findRegions } from '#contracts/regions.ts';
import { ask } from './ask.ts';

/** Districts and villages for what is typed. */
export const askRegions = (q: string, signal: AbortSignal) => ask(findRegions, { query: { q } }, { signal });
