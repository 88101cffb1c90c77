import { seedWords } from '#db/seed/search-words.ts';
import { Lexicon } from '#domain/search/lexicon.ts';

/** The words of a demo shop. */
export const demoLexicon = new Lexicon(seedWords(['general', 'demo']));
