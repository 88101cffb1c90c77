import { type Audience, audienceOf } from './audiences.ts';
import { stemsOf } from './read-words.ts';

/** The audience that a word names, also with an ending: 'cowoknya', 'anak2'. */
export function audienceIn(word: string): Audience | undefined {
  return [word, ...stemsOf(word)].map(audienceOf).find((audience) => audience !== undefined);
}
