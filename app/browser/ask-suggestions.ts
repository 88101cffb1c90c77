import { suggestions } from '#contracts/catalogue/suggestions.ts';
import { ask } from './ask.ts';

/** Products for what is typed into the search box. */
export const askSuggestions = (q: string, signal: AbortSignal) =>
  ask(suggestions, { query: { q } }, { signal });
