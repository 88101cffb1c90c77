import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { AuthContext } from './auth-context.ts';
import { AuthFault } from './auth-fault.ts';
import { authorize, bearerToken } from './authorize.ts';
import { changeUser, type WantedChanges } from './change-user.ts';
import { mailCode } from './mail-code.ts';
import { optionalData, optionalText, readEmail, readJson } from './request-body.ts';
import type { AuthUser } from './user.ts';
import { userJson } from './user-json.ts';

const changesBody = z.object({
  email: optionalText,
  password: optionalText,
  current_password: optionalText,
  nonce: optionalText,
  data: optionalData,
  app_metadata: z.unknown().optional(),
});

/**
 * `GET /user`, `PUT /user {email?, password?, current_password?, nonce?, data?}`, and `GET /reauthenticate`, which
 * mails a nonce.
 */
export function registerUser(app: FastifyInstance, context: AuthContext): void {
  app.get('/user', async (request) => {
    const { user } = await authorize(context, bearerToken(request));
    return userJson(user);
  });
  app.put('/user', async (request) => {
    const who = await authorize(context, bearerToken(request));
    const wanted = readChanges(request, who.user);
    const changed = await changeUser(context, who, wanted);
    const waits = wanted.email !== undefined && wanted.email !== changed.email;
    return { ...userJson(changed), ...(waits && { new_email: wanted.email }) };
  });
  app.get('/reauthenticate', async (request) => {
    const { user } = await authorize(context, bearerToken(request));
    await mailCode(context, user);
    return {};
  });
}

function readChanges(request: FastifyRequest, user: AuthUser): Parameters<typeof changeUser>[2] {
  const body = readJson(changesBody, request.body);
  if (body.app_metadata !== undefined && body.app_metadata !== null) throw new AuthFault('not_admin');
  const email = body.email === '' ? user.email : readEmail(body.email);
  const wanted: WantedChanges = {
    ...(email !== user.email && { email }),
    ...(body.password !== '' && { password: body.password }),
    ...(Object.keys(body.data).length > 0 && { metadata: body.data }),
  };
  const proof = { currentPassword: body.current_password, nonce: body.nonce, address: request.ip };
  return { ...wanted, proof };
}
