import type { FastifyInstance } from 'fastify';
import type { Region } from '#contracts/regions.ts';
import { type CityNames, cityOfPlace } from '#domain/shipping/city-of-place.ts';
import type { ServiceId } from '#domain/shipping/couriers.ts';
import type { WorkCalendar } from '#domain/shipping/holidays.ts';
import type { CityCode } from '#domain/shipping/zones.ts';
import type { ChangeFeed } from '#server/platform/changes/change-feed.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { createQuery } from '#server/platform/database/query.ts';
import type { Env } from '#server/platform/settings/env.ts';
import { openCalendar } from './calendar/work-calendar.ts';
import { createBiteship } from './couriers/biteship.ts';
import type { CourierProvider } from './couriers/courier-provider.ts';
import { type OnParcelNews, registerCourierWebhook } from './couriers/webhook.ts';
import { readCities } from './regions/cities.ts';
import { findRegion, readDistricts, searchRegions as searchIn } from './regions/find-regions.ts';
import { registerShippingApi } from './routes-api.ts';
import { keepTariffs, onlyOf, readTariffs, type StoredTariffs } from './tariffs/stored-tariffs.ts';

/** Couriers that a demo plays itself. */
export interface SimulatedCouriers {
  /** The key that they ask for. */
  key: string;
  baseUrl: () => string;
}

/** The interface of shipping for the server. */
export interface Shipping {
  /** The tariffs for estimates; cached for up to ten seconds. */
  tariffs(): Promise<StoredTariffs>;
  /** Also of services that are switched off: what was ordered with them is carried. */
  allTariffs(): Promise<StoredTariffs>;
  /** The current tariffs, for what is charged. */
  currentTariffs(): Promise<StoredTariffs>;
  /** The days off of sellers, for estimates; inside a transaction call `readCalendar`. */
  calendar(): WorkCalendar;
  /** Districts and villages for a typed text, best first. */
  searchRegions(typed: string): Promise<Region[]>;
  /** The district or village of a code; null for an unknown one. */
  findRegion(code: string): Promise<Region | null>;
  /** The city that a seller's place names; Jakarta Pusat for an unknown one. */
  cityOf(place: string): Promise<CityCode>;
  /** The names of cities and regencies in lower case, with their codes. */
  cities(): Promise<CityNames>;
  /** The couriers; null in a shop for real customers without a contract, whose sellers book by themselves. */
  couriers: CourierProvider | null;
  /** The endpoints below `/api`. */
  registerApi(api: FastifyInstance): void;
  /** `POST /webhooks/biteship`, where there are couriers: notifications about bookings. */
  registerWebhook(app: FastifyInstance, onParcelNews: OnParcelNews): Promise<void>;
}

/** @param clock the shop's clock */
export async function openShipping(given: {
  env: Env;
  database: Pick<Database, 'pool' | 'reading'>;
  feed: Pick<ChangeFeed, 'subscribe'>;
  clock: () => Date;
  simulated: SimulatedCouriers | null;
  /** The services that the operator has switched on. */
  offered: () => readonly ServiceId[];
}): Promise<Shipping> {
  const { env, database, feed, clock, simulated, offered } = given;
  const query = createQuery(database.reading);
  const kept = keepTariffs(query);
  const tariffs = async () => onlyOf(await kept(), offered());
  const calendar = await openCalendar(query, feed);
  const cities = onceRead(() => readCities(query));
  const districts = onceRead(() => readDistricts(query));
  const searchRegions = async (typed: string) => searchIn(query, await districts(), typed);
  const couriers = openCouriers(env, simulated);
  return {
    tariffs,
    allTariffs: kept,
    calendar,
    currentTariffs: async () => onlyOf(await readTariffs(createQuery(database.pool)), offered()),
    searchRegions,
    findRegion: (code) => findRegion(query, code),
    cityOf: async (place) => cityOfPlace(place, await cities()),
    cities,
    couriers,
    registerApi: (api) => registerShippingApi(api, { searchRegions, tariffs, calendar, cities, clock }),
    async registerWebhook(app, onParcelNews) {
      if (couriers) await registerCourierWebhook(app, { couriers, onParcelNews });
    },
  };
}

function openCouriers(
  { biteship }: Pick<Env, 'biteship'>,
  simulated: SimulatedCouriers | null,
): CourierProvider | null {
  if (biteship) return createBiteship({ baseUrl: () => biteship.apiUrl, ...biteship });
  if (simulated === null) return null;
  const { key, baseUrl } = simulated;
  return createBiteship({ apiKey: key, webhookToken: key, baseUrl });
}

/** Memoizes the first successful answer of a reader. */
function onceRead<T>(read: () => Promise<T>): () => Promise<T> {
  let kept: Promise<T> | null = null;
  return () => {
    if (kept) return kept;
    const reading = read();
    kept = reading;
    reading.catch(() => {
      kept = null;
    });
    return reading;
  };
}
