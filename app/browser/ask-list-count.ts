import { listCount } from '#contracts/catalogue/list-count.ts';
import { ask } from './ask.ts';

/** How many products the list at an address would show. */
export const askListCount = (list: string, signal: AbortSignal) =>
  ask(listCount, { query: { list } }, { signal });
