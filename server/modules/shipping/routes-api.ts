import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { listCities } from '#contracts/cities.ts';
import { findRegions, type Region } from '#contracts/regions.ts';
import { SHOP_TIME_HEADER, type ShippingTariffs, shippingTariffs } from '#contracts/shipping-tariffs.ts';
import type { CityNames } from '#domain/shipping/city-of-place.ts';
import type { WorkCalendar } from '#domain/shipping/holidays.ts';
import { compress } from '#server/platform/http/compress.ts';
import { answer, readQuery, route } from '#server/platform/http/endpoint.ts';
import type { StoredTariffs } from './tariffs/stored-tariffs.ts';

/** Regions change once in years: browsers and proxies may cache answers for a day. */
const REGIONS_CACHE = 'public, max-age=86400';
const FOR_EVER = 'public, max-age=31536000, immutable';

/** Dependencies of the endpoints of shipping. */
export interface ShippingApi {
  searchRegions: (typed: string) => Promise<Region[]>;
  tariffs: () => Promise<StoredTariffs>;
  calendar: () => WorkCalendar;
  cities: () => Promise<CityNames>;
  /** The shop's clock. */
  clock: () => Date;
}

/** `/api/regions`, `/api/cities` and `/api/shipping-tariffs`; see their contracts. */
export function registerShippingApi(api: FastifyInstance, options: ShippingApi): void {
  const { searchRegions, tariffs, calendar, cities, clock } = options;
  answer(api, findRegions, async ({ query: { q } }, _request, reply) => {
    const regions = await searchRegions(q);
    reply.header('Cache-Control', REGIONS_CACHE);
    return { regions };
  });
  route(api, listCities, async (request, reply) => {
    const names = await cities();
    reply.header('Cache-Control', REGIONS_CACHE);
    return sendCompressed(request, reply, { cities: names });
  });
  route(api, shippingTariffs, async (request, reply) => {
    const current = await tariffs();
    reply.header(SHOP_TIME_HEADER, clock().toISOString());
    const { daysOff, decreed } = calendar();
    const days = { daysOff: [...daysOff], decreed: [...decreed] };
    const version = `${current.version}-${hashOf(days)}`;
    return answerTariffs(request, reply, { version, tariffs: toLists(current), calendar: days });
  });
}

const hashOf = (value: unknown) =>
  createHash('sha256').update(JSON.stringify(value)).digest('base64url').slice(0, 6);

/** The contract's record is mutable, the table is not. */
const toLists = ({ tariffs }: StoredTariffs): ShippingTariffs['tariffs'] =>
  shippingTariffs.answer.body.shape.tariffs.parse(tariffs);

function answerTariffs(request: FastifyRequest, reply: FastifyReply, tariffs: ShippingTariffs): FastifyReply {
  const { v } = readQuery(shippingTariffs.query, request);
  const etag = `"${tariffs.version}"`;
  reply.header('ETag', etag);
  // A browser with an old version in the address gets the new tariffs, but must not cache them under that
  // address.
  reply.header('Cache-Control', v === tariffs.version ? FOR_EVER : 'no-cache');
  if (v === tariffs.version) reply.removeHeader(SHOP_TIME_HEADER);
  if (request.headers['if-none-match'] === etag) return reply.code(304).send();
  return sendCompressed(request, reply, tariffs);
}

function sendCompressed(request: FastifyRequest, reply: FastifyReply, answered: unknown): FastifyReply {
  reply.header('Vary', 'Accept-Encoding');
  const { body, encoding } = compress(
    Buffer.from(JSON.stringify(answered)),
    request.headers['accept-encoding'],
  );
  if (encoding !== 'identity') reply.header('Content-Encoding', encoding);
  return reply.type('application/json; charset=utf-8').send(body);
}
