/**
 * What a page of text is made of. Texts may hold links written as `[label](/path)` and `**strong**` words;
 * nothing else is markup.
 */
export type Block =
  | { p: string }
  | { h: string }
  | { list: readonly string[] }
  | { steps: readonly string[] }
  | { note: string }
  | { table: { caption: string; head: readonly string[]; rows: readonly (readonly string[])[] } };

/** A titled part of a page; its id is the value in the address (`#id` or `?tab=id`). */
export interface Section {
  id: string;
  title: string;
  blocks: readonly Block[];
}

/** A question with its answer, as an accordion item and for search engines. */
export interface Question {
  id: string;
  question: string;
  answer: readonly Block[];
}

/** Questions under one heading or tab. */
export interface QuestionGroup {
  id: string;
  title: string;
  questions: readonly Question[];
}
