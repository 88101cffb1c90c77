import path from 'node:path';
import { openCatalogue } from '#server/modules/catalogue/catalogue.ts';
import { openDatabase } from '#server/platform/database/connect.ts';
import { readEnv } from '#server/platform/settings/env.ts';
import { JUDGED_DEPTH, OTHER_GOAL, overall, RELEVANCE_GOAL } from '#tests/search/judge.ts';
import { JUDGED_TERMS, type JudgedTerm } from '#tests/search/judged-terms.ts';
import { OTHER_GOODS } from '#tests/search/other-goods.ts';
import { openOtherShop, type Search, verdictsOf } from '#tests/search/other-shop.ts';
import { OTHER_TERMS } from '#tests/search/other-terms.ts';
import { SEEDED_GOODS } from '#tests/search/seeded-goods.ts';
import { SEEDED_TERMS } from '#tests/search/seeded-terms.ts';
import { TRADE_GOODS } from '#tests/search/trade-goods.ts';
import { TRADE_TERMS } from '#tests/search/trade-terms.ts';
import { undoAtEnd } from '../ending.ts';
import type { Plan, Row } from './measurement.ts';

const log = { info: () => {}, warn: () => {} };

/** How well the demo shop answers its judged terms, and how well running shops answer those of imported goods. */
export async function* relevance({ dataOf, folder }: Plan): AsyncGenerator<Row> {
  yield* ofDemo(await dataOf(0));
  for (const { what, goods, terms } of [
    { what: 'other goods', goods: OTHER_GOODS, terms: OTHER_TERMS },
    { what: 'seeded goods', goods: SEEDED_GOODS, terms: SEEDED_TERMS },
    { what: 'small trades', goods: TRADE_GOODS, terms: TRADE_TERMS },
  ]) {
    const shop = await openOtherShop(path.join(folder, what.replace(' ', '-'), 'data'));
    const forget = undoAtEnd(() => shop.close());
    try {
      await shop.importGoods(goods);
      yield* judged(what, { terms, search: shop.search, goal: OTHER_GOAL });
    } finally {
      await shop.close();
      forget();
    }
  }
}

async function* ofDemo(dataDir: string): AsyncGenerator<Row> {
  const env = readEnv({ DATA_DIR: dataDir });
  const database = await openDatabase(env, log);
  const forget = undoAtEnd(() => database.close());
  const { catalogue, readModel, close } = await openCatalogue({ env, database, log });
  const search: Search = (term) =>
    catalogue.search({ filter: { term }, order: 'list-position', limit: JUDGED_DEPTH, offset: 0 });
  try {
    await readModel.settled();
    yield* judged('demo', { terms: JUDGED_TERMS, search, goal: RELEVANCE_GOAL });
  } finally {
    await close();
    await database.close();
    forget();
  }
}

async function* judged(
  what: string,
  given: {
    terms: readonly JudgedTerm[];
    search: Search;
    goal: { readonly ndcg: number; readonly firstRight: number };
  },
): AsyncGenerator<Row> {
  const { terms, search, goal } = given;
  const { ndcg, firstRight } = overall(await verdictsOf(terms, search));
  yield {
    what: `Relevance, ${what}, ${terms.length} judged terms: nDCG@${JUDGED_DEPTH}`,
    result: ndcg.toFixed(3),
    goal: { text: `${goal.ndcg}`, isReached: ndcg >= goal.ndcg },
  };
  yield {
    what: `Relevance, ${what}: the first result is of the right kind`,
    result: `${(100 * firstRight).toFixed(1)}%`,
    goal: { text: `${100 * goal.firstRight}%`, isReached: firstRight >= goal.firstRight },
  };
}
