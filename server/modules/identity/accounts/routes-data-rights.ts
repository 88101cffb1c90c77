import type { FastifyInstance } from 'fastify';
import { deleteAccount, exportAccount } from '#contracts/identity/account.ts';
import { EXPORT_FILE } from '#domain/accounts/export-file.ts';
import { answer, failed } from '#server/platform/http/endpoint.ts';
import { commonProblem } from '#server/platform/http/problem.ts';
import { exportOf } from './export-account.ts';
import type { AccountOptions, WhoAsks } from './signed-in.ts';

/** 'Download my data' and 'Delete account'. */
export function registerDataRights(app: FastifyInstance, options: AccountOptions, whoAsks: WhoAsks): void {
  const { query, identities, sessionCookie, clock, belongings } = options;
  answer(app, exportAccount, async (_asked, request, reply) => {
    const who = whoAsks(request);
    reply.header('Content-Disposition', `attachment; filename="${EXPORT_FILE}"`);
    // A person may open the file, so it has line ends.
    reply.type('application/json; charset=utf-8').serializer((exported) => JSON.stringify(exported, null, 2));
    return exportOf(options, who);
  });
  answer(app, deleteAccount, async ({ body: { password } }, request, reply) => {
    const who = whoAsks(request);
    const [kept] = await Promise.all(belongings.flatMap((module) => module.kept?.(query, who.userId) ?? []));
    const webToken = sessionCookie.read(request.headers.cookie);
    const deleted = await identities.deleteAccount(who, {
      password,
      webToken,
      address: request.ip,
    });
    if (deleted.ok)
      return { sealed: kept?.sealed ?? 0, sealedUntil: (kept?.sealedUntil ?? clock()).toISOString() };
    const { error } = deleted;
    if (error.code !== 'too_many_requests') throw failed(deleteAccount, error.code);
    reply.header('Retry-After', error.retryAfterS);
    throw commonProblem('too_many_requests');
  });
}
