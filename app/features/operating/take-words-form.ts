import type { RouterContextProvider } from 'react-router';
import { postedLine } from '#domain/forms/posted-line.ts';
import { parseId } from '#domain/parse-id.ts';
import { cleanTerm } from '#domain/search/clean-term.ts';
import { WORDS_COLUMNS, type WordsColumn, type WordsFault } from '#domain/search/words-file.ts';
import type { WordsRefusal, WordsTrial } from '#server/services.ts';
import { operatingCopy } from '../../copy/operating.id.ts';
import { operatingWordsCopy as copy } from '../../copy/operating-words.id.ts';
import { servicesContext } from '../../services.ts';
import { requireUser, scopeOf } from '../../visit.ts';
import { refuseForm } from './run-command.ts';
import { sayRefusal } from './say-refusal.ts';

/** What the form of a row asks for, posted as `intent`: the first two only look at what would be found. */
const WORDS_INTENTS = ['try', 'try_remove', 'save', 'remove'] as const;
type WordsIntent = (typeof WORDS_INTENTS)[number];

/** What came of a form that changed nothing. */
export interface WordsAnswer {
  /** Null where it only looked. */
  refused: string | null;
  faults: readonly WordsFault[];
  typed: Readonly<Record<string, string>>;
  /** Somebody else changed the row meanwhile. */
  isStale: boolean;
  /** What a term would find, and whether that is after the row was removed. */
  trial: WordsTrial | null;
  isRemoval: boolean;
}

/** Looks at a change of a row of words, or makes it; on the server. @param row number in the address; null for a new one */
export async function takeWordsForm(
  args: { url: URL; context: Readonly<RouterContextProvider> },
  form: FormData,
): Promise<{ done: 'save' | 'remove' } | WordsAnswer> {
  const { typed } = refuseForm(form, '');
  const intent: WordsIntent | undefined = WORDS_INTENTS.find((known) => known === form.get('intent'));
  const isRemoval = intent === 'remove' || intent === 'try_remove';
  const id = parseId(postedLine(form, 'row'));
  const refuse = (refused: string, faults: readonly WordsFault[] = []): WordsAnswer => ({
    refused,
    faults,
    typed,
    isStale: refused === copy.changed,
    trial: null,
    isRemoval,
  });
  if (!intent || (isRemoval && id === null)) return refuse(operatingCopy.refused.other);
  const cells = cellsOf(form);
  const { operating, commands } = args.context.get(servicesContext);
  if (intent === 'try' || intent === 'try_remove') {
    const change =
      isRemoval && id !== null ? ({ kind: 'remove', id } as const) : ({ kind: 'set', id, cells } as const);
    const tried = await operating.tryWords(change, cleanTerm(postedLine(form, 'q')));
    if (!tried.ok) return refuse(...sayWords(tried.error));
    return { refused: null, faults: [], typed, isStale: false, trial: tried.value, isRemoval };
  }
  const { sessionId } = await requireUser(args);
  const seen = postedLine(form, 'seen');
  const answer = await commands.run(isRemoval ? 'search.remove_words' : 'search.set_words', {
    scope: scopeOf(args),
    sessionId,
    input: isRemoval ? { id, seen } : { id, seen, cells },
  });
  if (answer.ok) return { done: isRemoval ? 'remove' : 'save' };
  const { error } = answer;
  if (error.code === 'bad_words' || error.code === 'words_changed') return refuse(...sayWords(error));
  return refuse(sayRefusal(error));
}

/** Why words were not changed, and what is wrong in which cell. */
function sayWords(error: WordsRefusal): [string, readonly WordsFault[]] {
  if (error.code === 'words_changed') return [copy.changed, []];
  const { faults, circles } = error;
  return [faults.length > 0 ? copy.bad : circles.map(copy.circle).join(' '), faults];
}

function cellsOf(form: FormData): Partial<Record<WordsColumn, string>> {
  const cells: Partial<Record<WordsColumn, string>> = {};
  for (const column of WORDS_COLUMNS) {
    const typed = postedLine(form, column);
    if (typed !== '' && column !== 'set') cells[column] = typed;
  }
  return cells;
}
