import { WordCounter, type WordCounts } from './vocabulary.ts';

/** The words of some names. */
export function countWords(names: Iterable<string>): WordCounts {
  const counter = new WordCounter();
  for (const name of names) counter.add(name);
  return counter;
}
