/** Most addresses that one person keeps. */
export const MOST_ADDRESSES = 10;

/** Lengths of an address's texts in characters. */
export const ADDRESS_LIMITS = {
  label: 30,
  recipient: { min: 2, max: 60 },
  street: { min: 5, max: 200 },
  landmark: 100,
  courierNote: 100,
} as const;

/** Where somebody wants parcels to go, as the form gives it. */
export interface AddressValues {
  /** What its owner calls it, such as 'Rumah'; may be empty. */
  label: string;
  recipient: string;
  /** '+62' and the rest, see phone.ts. */
  phone: string;
  /** Code of a district or village. */
  region: string;
  postal_code: string;
  street: string;
  landmark: string;
  courier_note: string;
  is_default: boolean;
}

/** Whether a text is the code of a district or a village: '32.73.02' or '32.73.02.1001'. */
export const isAddressRegion = (code: string): boolean => /^\d{2}\.\d{2}\.\d{2}(\.\d{4})?$/.test(code);
