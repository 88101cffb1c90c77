import type { FastifyReply, FastifyRequest } from 'fastify';

/** The public key of the built-in backend: it opens nothing, clients of the protocol just must send one. */
export const EMBEDDED_KEY = 'lokapasar-embedded';

/** Refuses a request without the public key, in the words of the gateway in front of a Supabase project. */
export function refuseWithoutKey(request: FastifyRequest, reply: FastifyReply): FastifyReply | undefined {
  const { apikey } = request.headers;
  if (apikey === EMBEDDED_KEY) return undefined;
  const body =
    apikey === undefined
      ? { message: 'No API key found in request', hint: 'No `apikey` request header was found.' }
      : { message: 'Invalid API key', hint: 'Double check your API key.' };
  return reply.code(401).send(body);
}
