import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { opaque, typedLine } from '#domain/forms/typed-text.ts';
import type { Result } from '#domain/result.ts';
import { WORDS_COLUMNS, writtenWords } from '#domain/search/words-file.ts';
import type { WordsEntry } from '#domain/search/words-row.ts';
import { type Done, defineCommand } from '#server/modules/access/access.ts';
import { lockSetup } from '#server/platform/database/setup-lock.ts';
import { loadStoredWords, loadWords } from './load-words.ts';
import { planWords, versionOf, type WordsRefusal } from './plan-words.ts';
import { writeWords } from './write-words.ts';

/** Changes of the shop's own words (P-CONSOLE-63). All processes use them within two seconds. */

/** More than any shop has. */
const MOST_ROWS = 50_000;
/** Longest cell in characters. */
const MOST_TEXT = 5000;

const cells = z.partialRecord(z.enum(WORDS_COLUMNS), typedLine('no_text').check(z.maxLength(MOST_TEXT)));
/** What was read before it was changed (`versionOf`); without it nobody is told of what others changed meanwhile. */
const seen = opaque(100);
const id = z.int().positive();

/**
 * Makes rows the shop's own words, all or none; its other own words go. Rows of the program may stand among them as they
 * are. @returns how many own rows the shop has then
 */
export const replaceWords = defineCommand({
  name: 'search.import_words',
  permission: 'operator.catalogue',
  input: z.object({
    rows: z.array(z.object({ number: z.int(), cells })).max(MOST_ROWS),
    seen: z.optional(seen),
  }),
  async subjects(tx) {
    await lockSetup(tx);
    return [{ kind: 'search_words', id: 'own' }];
  },
  async run(tx, { input: { rows, seen } }): Promise<Result<Done<number>, WordsRefusal>> {
    const plan = await planWords(tx, { kind: 'replace', rows });
    if (!plan.ok) return plan;
    const { before, own } = plan.value;
    if (seen !== undefined && seen !== versionOf(before.map(({ entry }) => entry)))
      return { ok: false, error: { code: 'words_changed' } };
    await writeWords(tx.drizzle, ['own'], own);
    return {
      ok: true,
      value: { value: own.length, before: { rows: before.length }, after: { rows: own.length } },
    };
  },
});

/** Writes a row of the shop's own words, or adds one. */
export const setWords = defineCommand({
  name: 'search.set_words',
  permission: 'operator.catalogue',
  input: z.object({ id: id.nullable(), seen, cells }),
  async subjects(tx, { id }) {
    await lockSetup(tx);
    return [{ kind: 'search_words', id: id === null ? 'own' : String(id) }];
  },
  async run(tx, { input: { id, seen, cells } }): Promise<Result<Done<null>, WordsRefusal>> {
    const known = (await loadStoredWords(tx)).find((row) => row.id === id && row.entry.set === 'own');
    if (id !== null && (!known || versionOf([known.entry]) !== seen))
      return { ok: false, error: { code: 'words_changed' } };
    const plan = await planWords(tx, { kind: 'set', id, cells });
    if (!plan.ok) return plan;
    const { entry } = plan.value;
    if (!entry) throw new Error('A row without faults is a row');
    if (id === null) await writeWords(tx.drizzle, [], [entry]);
    else await tx(sql`update search_words set ${valuesOf(entry)} where id = ${id}`);
    return {
      ok: true,
      value: { value: null, ...(known && { before: writtenWords(known.entry) }), after: writtenWords(entry) },
    };
  },
});

const valuesOf = ({ kind, words, isEach, narrower, near, places, ownPlaces, goods }: WordsEntry) => {
  const list = (texts: readonly string[]) => sql`${sql.param([...texts])}::text[]`;
  return sql`kind = ${kind}, words = ${list(words)}, is_each = ${isEach}, narrower = ${list(narrower)},
    near = ${list(near)}, places = ${list(places)}, own_places = ${list(ownPlaces)}, goods = ${goods}`;
};

/** Removes a row of the shop's own words. */
export const removeWords = defineCommand({
  name: 'search.remove_words',
  permission: 'operator.catalogue',
  input: z.object({ id, seen }),
  async subjects(tx, { id }) {
    await lockSetup(tx);
    return [{ kind: 'search_words', id: String(id) }];
  },
  async run(tx, { input: { id, seen } }): Promise<Result<Done<null>, WordsRefusal>> {
    const known = (await loadStoredWords(tx)).find((row) => row.id === id && row.entry.set === 'own');
    if (!known || versionOf([known.entry]) !== seen) return { ok: false, error: { code: 'words_changed' } };
    await tx(sql`delete from search_words where id = ${id}`);
    return { ok: true, value: { value: null, before: writtenWords(known.entry) } };
  },
});

/** Takes all words out of the shop as rows of a file, which is a line of the audit log. */
export const exportWordRows = defineCommand({
  name: 'search.export_words',
  permission: 'operator.catalogue',
  input: z.object({}),
  subjects: async () => [{ kind: 'search_words', id: 'own' }],
  async run(tx): Promise<Result<Done<WordsEntry[]>, never>> {
    const entries = await loadWords(tx);
    return { ok: true, value: { value: entries, after: { rows: entries.length } } };
  },
});
