import type { FastifyReply, FastifyRequest } from 'fastify';

/** The public key of the built-in backend. It grants nothing; clients of the protocol must send one. */
export const EMBEDDED_KEY = 'lokapasar-embedded';

/** Rejects a request without the public key, with the answer of a Supabase project's gateway. */
export function refuseWithoutKey(request: FastifyRequest, reply: FastifyReply): FastifyReply | undefined {
  const { apikey } = request.headers;
  if (apikey === EMBEDDED_KEY) return undefined;
  const body =
    apikey === undefined
      ? { message: 'No API key found in request', hint: 'No `apikey` request header was found.' }
      : { message: 'Invalid API key', hint: 'Double check your API key.' };
  return reply.code(401).send(body);
}
