/** Where the address book is. */
export const ADDRESSES_PATH = '/profile?tab=addresses';

/** Where one types a new address. */
export const NEW_ADDRESS_PATH = `${ADDRESSES_PATH}&new=1`;

/** Where one changes an address. */
export const changeAddressPath = (id: string) => `${ADDRESSES_PATH}&edit=${encodeURIComponent(id)}`;
