import type { FastifyInstance } from 'fastify';
import { postalCodeOfRegion } from '#contracts/regions.ts';
import { answer } from '#server/platform/http/endpoint.ts';
import type { AddressBook } from './address-book.ts';

/** `/api/regions/postal-code`; see its contract. */
export function registerAddressesApi(
  api: FastifyInstance,
  { postalCodeOf }: Pick<AddressBook, 'postalCodeOf'>,
): void {
  answer(api, postalCodeOfRegion, async ({ query: { code } }) => ({ postalCode: await postalCodeOf(code) }));
}
