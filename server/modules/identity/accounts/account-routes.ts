import type { FastifyInstance } from 'fastify';
import { BadRequest } from '#server/platform/http/body.ts';
import { parseJson } from '../auth/request-body.ts';
import { registerDataRights } from './routes-data-rights.ts';
import { registerFollows } from './routes-follows.ts';
import { registerProfile } from './routes-profile.ts';
import { type AccountOptions, letIn } from './signed-in.ts';

/**
 * The stored data of a signed-in shopper: `/api/profile`, `/api/follows`, `/api/account`, and that of other
 * modules. Each request identifies its user by the access token, and reads or writes rows of that user only.
 */
export async function registerAccount(app: FastifyInstance, options: AccountOptions): Promise<void> {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, text, done) => {
    try {
      done(null, text === '' ? undefined : parseJson(String(text)));
    } catch {
      done(new BadRequest('The body is not JSON that can be stored'));
    }
  });
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('Cache-Control', 'no-store');
  });
  const whoAsks = letIn(app, options);
  registerProfile(app, options, whoAsks);
  registerFollows(app, options, whoAsks);
  registerDataRights(app, options, whoAsks);
  for (const { register } of options.belongings) register?.(app, options.query, whoAsks);
}
