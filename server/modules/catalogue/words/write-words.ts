import { createHash } from 'node:crypto';
import { inArray, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import * as schema from '#db/schema/catalogue.ts';
import { seedWords } from '#db/seed/search-words.ts';
import type { WordSet, WordsEntry } from '#domain/search/words-row.ts';
import { factOf, hasFact, storeFact } from '#server/platform/database/facts.ts';

type Transaction = Pick<NodePgDatabase, 'insert' | 'delete' | 'execute'>;

/** The fact that says which words of the program the rows are. */
const FACT = 'search_words';

/** Writes rows; those of some sets, which they replace, go first. */
export async function writeWords(
  tx: Transaction,
  sets: readonly WordSet[],
  entries: readonly WordsEntry[],
): Promise<void> {
  if (sets.length > 0) await tx.delete(schema.searchWords).where(inArray(schema.searchWords.set, [...sets]));
  if (entries.length > 0) {
    await tx.insert(schema.searchWords).values(
      entries.map(({ words, narrower, near, places, ownPlaces, ...entry }) => ({
        ...entry,
        words: [...words],
        narrower: [...narrower],
        near: [...near],
        places: [...places],
        ownPlaces: [...ownPlaces],
      })),
    );
  }
}

/**
 * Puts the words of this version of the program into the shop, in a demo also those of its goods. The shop's own stay.
 * Does nothing when they are of this version already.
 */
export async function renewWords(tx: Transaction): Promise<void> {
  const { rows } = await tx.execute<{ version: string | null; isDemo: boolean }>(sql`
    select ${factOf(FACT)} as version,
      ${hasFact('demo', 'on')} as "isDemo"`);
  const sets: WordSet[] = rows[0]?.isDemo ? ['general', 'demo'] : ['general'];
  const entries = seedWords(sets);
  const version = createHash('sha256').update(JSON.stringify(entries)).digest('hex');
  if (rows[0]?.version === version) return;
  await writeWords(tx, ['general', 'demo'], entries);
  await tx.execute(storeFact(FACT, version));
}
