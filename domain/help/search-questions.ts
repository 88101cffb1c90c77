import { containsTerm } from '../search/contains-term.ts';

/**
 * The groups with those questions whose question or answer contains the term, case-insensitive. Groups
 * without a match are left out. An empty term matches everything. Source: P-HELP-1.
 *
 * @param textsOf question and answer of an entry, as the shopper reads them
 */
export function searchQuestions<Question, Group extends { questions: readonly Question[] }>(
  groups: readonly (Group & { questions: readonly Question[] })[],
  term: string,
  textsOf: (question: Question) => readonly string[],
): (Group & { questions: readonly Question[] })[] {
  return groups
    .map((group) => ({
      ...group,
      questions: group.questions.filter((question) => containsTerm(textsOf(question), term)),
    }))
    .filter(({ questions }) => questions.length > 0);
}
