import type { Block, Question } from '../../content/blocks.ts';
import { parseInline } from '../../ui/parse-inline.ts';

/** A line of text as it is read, without its markup. */
export const plainLine = (source: string) =>
  parseInline(source)
    .map(({ text }) => text)
    .join('');

function linesOf(block: Block): readonly string[] {
  if ('p' in block) return [block.p];
  if ('h' in block) return [block.h];
  if ('note' in block) return [block.note];
  if ('list' in block) return block.list;
  if ('steps' in block) return block.steps;
  return [block.table.caption, ...block.table.head, ...block.table.rows.flat()];
}

/** Every line of the blocks as it is read: what a search looks through. */
export const plainText = (blocks: readonly Block[]): string[] => blocks.flatMap(linesOf).map(plainLine);

/** Questions with their answers as plain text, for search engines. */
export const questionTexts = (questions: readonly Question[]) =>
  questions.map(({ question, answer }) => ({ question, answer: plainText(answer).join('\n') }));
