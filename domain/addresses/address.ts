/** Most addresses that one person may store. */
export const MOST_ADDRESSES = 10;

/** Lengths of an address's texts in characters. */
export const ADDRESS_LIMITS = {
  label: 30,
  recipient: { min: 2, max: 60 },
  street: { min: 5, max: 200 },
  landmark: 100,
  courierNote: 100,
} as const;

/** An address for parcels, as the form delivers it. */
export interface AddressValues {
  /** The owner's name for it, such as 'Rumah'; may be empty. */
  label: string;
  recipient: string;
  /** In the stored form, '+62...' (phone.ts). */
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
