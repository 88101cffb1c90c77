import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { askedLine } from '#domain/forms/typed-text.ts';
import { OPERATOR_PATH } from '#domain/paths.ts';
import type { Result } from '#domain/result.ts';
import { type ActContext, act, type Done, defineCommand } from '#server/modules/access/access.ts';
import { refundFile } from '#server/modules/payments/payments.ts';
import { payoutFile } from '#server/modules/payouts/payouts.ts';
import type { Query } from '#server/platform/database/query.ts';

/** Files of transfers for the bank, which whoever moves money takes out of the shop (P-CONSOLE-9). */

/** There is no file of that name, or nothing of it is left. */
export interface BankFileRefusal {
  code: 'no_such_file';
  batch: string;
}

const FILES: Readonly<
  Record<'refunds' | 'payouts', (query: Query, batch: string) => Promise<string | null>>
> = { refunds: refundFile, payouts: payoutFile };

/** Takes a file with the accounts of shoppers or shops out of the shop, which is noted. */
export const takeBankFile = defineCommand({
  name: 'operator.bank_file',
  permission: 'operator.money.write',
  input: z.object({ kind: z.enum(['refunds', 'payouts']), batch: askedLine(40) }),
  subjects: async (_tx, { kind, batch }) => [{ kind: 'bank_file', id: `${kind}:${batch}` }],
  async run(tx, { input: { kind, batch } }): Promise<Result<Done<string>, BankFileRefusal>> {
    const file = await FILES[kind](tx, batch);
    return file === null
      ? { ok: false, error: { code: 'no_such_file', batch } }
      : { ok: true, value: { value: file } };
  },
});

/** `GET /operator/bank-file.csv?kind=refunds&batch=...`: a file for the bank. */
export function registerBankFiles(app: FastifyInstance, context: ActContext): void {
  app.get(
    `${OPERATOR_PATH}/bank-file.csv`,
    { config: { needs: { desk: 'operator', needs: 'operator.money.write' } }, exposeHeadRoute: false },
    async ({ deskScope: scope, url }, reply) => {
      if (!scope) throw new Error('The guard has let nobody in');
      const asked = new URL(url, 'http://shop').searchParams;
      const input = { kind: asked.get('kind'), batch: asked.get('batch') };
      const done = await act(context, takeBankFile, { by: { kind: 'member', scope }, input });
      if (!done.ok)
        return reply.redirect(`${OPERATOR_PATH}/${input.kind === 'payouts' ? 'payouts' : 'refunds'}`, 303);
      const name = String(input.batch).replace(/[^\w-]/g, '');
      return reply
        .type('text/csv; charset=utf-8')
        .header('Content-Disposition', `attachment; filename="${input.kind}-${name}.csv"`)
        .header('Cache-Control', 'no-store')
        .send(done.value.join(''));
    },
  );
}
