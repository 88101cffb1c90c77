import { createDice } from '#db/seed/generated/dice.ts';
import { trial } from '#db/seed/generated/typing-errors.ts';
import { openCatalogue } from '#server/modules/catalogue/catalogue.ts';
import { openDatabase } from '#server/platform/database/connect.ts';
import { readEnv } from '#server/platform/settings/env.ts';
import { undoAtEnd } from '../ending.ts';
import { count } from './figures.ts';
import type { Plan, Row } from './measurement.ts';

const TIMES = 500;
const log = { info: () => {}, warn: () => {} };

/** How many products stand among the first five suggestions in spite of a typing error. */
export async function* typing({ dataOf }: Plan, products: number): AsyncGenerator<Row> {
  const env = readEnv({ DATA_DIR: await dataOf(products) });
  const database = await openDatabase(env, log);
  const forget = undoAtEnd(() => database.close());
  const { catalogue, readModel, close } = await openCatalogue({ env, database, log });
  try {
    await readModel.settled();
    const { rows } = await database.pool.query<{ id: number; name: string }>(
      'select id, name from products where id > 300 order by md5(id::text) limit 2000',
    );
    const suggest = async (term: string) => (await catalogue.suggestions(term, 5))?.products ?? [];
    const { asked, missed, leftOut } = await trial(rows, suggest, { dice: createDice(500), times: TIMES });
    const found = asked - missed.length;
    yield {
      what: `Typing errors, ${count(products)} products`,
      result: `${found} of ${asked} among the first five; ${leftOut} not found without an error are left out`,
      ...(products === 100_000 && { goal: { text: '475 of 500', isReached: found >= 0.95 * asked } }),
    };
  } finally {
    await close();
    await database.close();
    forget();
  }
}
