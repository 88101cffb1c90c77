import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { EXPORT_FILE } from '#domain/accounts/export-file.ts';
import { readBody } from '#server/platform/http/body.ts';
import { exportFollows } from './follows.ts';
import { findProfile } from './profiles.ts';
import type { AccountOptions, SignedInRoute } from './signed-in.ts';

const deletionBody = z.object({ password: z.string().min(1).max(1000) });

/** `GET /api/account/export` ('Download my data') and `DELETE /api/account {password}` ('Delete account'). */
export function registerDataRights(
  app: FastifyInstance,
  { query, identities, clock }: AccountOptions,
  signedIn: SignedInRoute,
): void {
  app.get(
    '/api/account/export',
    signedIn(async (who, _request, reply) => {
      const exported = {
        exported_at: clock().toISOString(),
        ...(await identities.exportAccount(who)),
        profile: await findProfile(query, who.userId),
        follows: await exportFollows(query, who.userId),
      };
      reply.header('Content-Disposition', `attachment; filename="${EXPORT_FILE}"`);
      return reply.type('application/json; charset=utf-8').send(JSON.stringify(exported, null, 2));
    }),
  );
  app.delete(
    '/api/account',
    signedIn(async (who, request, reply) => {
      const { password } = readBody(deletionBody, request.body);
      const deleted = await identities.deleteAccount(who, { password, address: request.ip });
      if (deleted.ok) return reply.code(204).send();
      const { error } = deleted;
      if (error.code === 'wrong_password') return reply.code(403).send({ error: error.code });
      return reply.header('Retry-After', error.retryAfterS).code(429).send({ error: error.code });
    }),
  );
}
