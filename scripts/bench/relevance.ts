import { openCatalogue } from '#server/modules/catalogue/open-catalogue.ts';
import { openDatabase } from '#server/platform/database/connect.ts';
import { readEnv } from '#server/platform/settings/env.ts';
import { JUDGED_DEPTH, judge, overall, RELEVANCE_GOAL } from '#tests/search/judge.ts';
import { JUDGED_TERMS } from '#tests/search/judged-terms.ts';
import { undoAtEnd } from '../ending.ts';
import type { Plan, Row } from './measurement.ts';

const log = { info: () => {}, warn: () => {} };

/** How well the demo shop answers the judged terms. */
export async function* relevance({ dataOf }: Plan): AsyncGenerator<Row> {
  const env = readEnv({ DATA_DIR: await dataOf(0) });
  const database = await openDatabase(env, log);
  const forget = undoAtEnd(() => database.close());
  const { catalogue, readModel, close } = await openCatalogue({ env, database, log });
  try {
    await readModel.settled();
    const verdicts = [];
    for (const judged of JUDGED_TERMS) {
      const { term } = judged;
      const { items } = await catalogue.search({
        filter: { term },
        order: 'list-position',
        limit: JUDGED_DEPTH,
        offset: 0,
      });
      verdicts.push(
        judge(
          judged,
          items.map(({ id }) => id),
        ),
      );
    }
    const { ndcg, firstRight } = overall(verdicts);
    yield {
      what: `Relevance, ${verdicts.length} judged terms: nDCG@${JUDGED_DEPTH}`,
      result: ndcg.toFixed(3),
      goal: { text: `${RELEVANCE_GOAL.ndcg}`, isReached: ndcg >= RELEVANCE_GOAL.ndcg },
    };
    yield {
      what: 'Relevance: the first result is of the right kind',
      result: `${(100 * firstRight).toFixed(1)}%`,
      goal: {
        text: `${100 * RELEVANCE_GOAL.firstRight}%`,
        isReached: firstRight >= RELEVANCE_GOAL.firstRight,
      },
    };
  } finally {
    await close();
    await database.close();
    forget();
  }
}
