import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { type regionsAnswer, regionsQuery } from '#contracts/regions.ts';
import { type ShippingTariffs, shippingTariffsAnswer } from '#contracts/shipping-tariffs.ts';
import type { Query } from '#server/platform/database/query.ts';
import { BadRequest } from '#server/platform/http/body.ts';
import { compress } from '#server/platform/http/compress.ts';
import { searchRegions } from './regions/find-regions.ts';
import type { StoredTariffs } from './tariffs/stored-tariffs.ts';

/** Regions change once in years: browsers and proxies may keep answers for a day. */
const REGIONS_CACHE = 'public, max-age=86400';
const FOR_EVER = 'public, max-age=31536000, immutable';

/** What the endpoints of shipping work with. */
export interface ShippingApi {
  query: Query;
  tariffs: () => Promise<StoredTariffs>;
}

/** `GET /api/regions` and `GET /api/shipping-tariffs`; the contracts say what they take and answer. */
export function registerShippingApi(api: FastifyInstance, { query, tariffs }: ShippingApi): void {
  api.get('/api/regions', async (request, reply) => {
    const parsed = regionsQuery.safeParse(request.query);
    if (!parsed.success) throw new BadRequest(z.prettifyError(parsed.error));
    const answer: z.output<typeof regionsAnswer> = { regions: await searchRegions(query, parsed.data.q) };
    reply.header('Cache-Control', REGIONS_CACHE);
    return answer;
  });
  api.get('/api/shipping-tariffs', async (request, reply) => {
    const current = await tariffs();
    return answerTariffs(request, reply, { version: current.version, tariffs: toLists(current) });
  });
}

/** The contract's record is mutable, the table is not. */
const toLists = ({ tariffs }: StoredTariffs): ShippingTariffs['tariffs'] =>
  shippingTariffsAnswer.shape.tariffs.parse(tariffs);

function answerTariffs(request: FastifyRequest, reply: FastifyReply, answer: ShippingTariffs): FastifyReply {
  const asked = new URL(request.raw.url ?? '/', 'http://localhost').searchParams.get('v');
  const etag = `"${answer.version}"`;
  reply.header('ETag', etag);
  reply.header('Vary', 'Accept-Encoding');
  // A browser that still names an old version gets the new tariffs, but must not keep them under that address.
  reply.header('Cache-Control', asked === answer.version ? FOR_EVER : 'no-cache');
  if (request.headers['if-none-match'] === etag) return reply.code(304).send();
  const { body, encoding } = compress(
    Buffer.from(JSON.stringify(answer)),
    request.headers['accept-encoding'],
  );
  if (encoding !== 'identity') reply.header('Content-Encoding', encoding);
  return reply.type('application/json; charset=utf-8').send(body);
}
