/** The face of addresses: where shoppers want parcels to go. */
export { accountAddresses } from './account-addresses.ts';
export { type AddressBook, type AddressFailure, createAddressBook } from './address-book.ts';
export { registerAddressesApi } from './routes-api.ts';
export type { StoredAddress } from './stored-address.ts';
