import type { FastifyInstance } from 'fastify';
import { OPERATOR_PATH, operatorWordsPath } from '#domain/paths.ts';
import { WORDS_COLUMNS } from '#domain/search/words-file.ts';
import { type ActContext, act } from '#server/modules/access/access.ts';
import { answerCsv } from '#server/platform/tables/answer-csv.ts';
import { exportWordRows } from './words-commands.ts';
import { wordsCells } from './words-table.ts';

/** `GET /operator/words.csv`: all words, as `npm run search:words export` writes them. */
export function registerWordsCsv(app: FastifyInstance, context: ActContext): void {
  app.get(
    `${OPERATOR_PATH}/words.csv`,
    { config: { needs: { desk: 'operator', needs: 'operator.catalogue' } }, exposeHeadRoute: false },
    async ({ deskScope: scope }, reply) => {
      if (!scope) throw new Error('The guard has let nobody in');
      const done = await act(context, exportWordRows, { by: { kind: 'member', scope }, input: {} });
      // The right ended since the guard asked: the screen says what is missing.
      if (!done.ok) return reply.redirect(operatorWordsPath(), 303);
      const rows = done.value.flat().map(wordsCells);
      return answerCsv(reply, { name: 'kata-pencarian', columns: WORDS_COLUMNS, rows });
    },
  );
}
