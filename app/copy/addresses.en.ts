import { ADDRESS_LIMITS } from '#domain/addresses/address.ts';
import type { FieldError } from '#domain/forms/field-error.ts';
import { accountCopy } from './account.en.ts';
import type { AddressCopy, AddressField } from './addresses.id.ts';

const atMost = (characters: number) => ({ too_long: `Please use at most ${characters} characters` });

/** What is said of a fault unless its field has words of its own. */
const faults: Partial<Record<FieldError, string>> = {
  required: 'Please fill in this field',
  too_short: 'This is too short',
  too_long: 'This is too long',
  unreadable: 'This has a broken character. Please delete it and type it again',
  invalid_phone: 'Please enter a mobile number, for example 0812 3456 7890 or +62 812 3456 7890',
  unknown_region: 'Please choose a district or village from the list',
  invalid_postal_code: 'A postal code has five digits',
  other_province:
    'This postal code is not of the province you chose. Please check it, or the district or village',
};

const faultsOfFields: Readonly<Partial<Record<AddressField, Partial<Record<FieldError, string>>>>> = {
  recipient: { required: 'Please enter who receives the parcel', ...atMost(ADDRESS_LIMITS.recipient.max) },
  region: { required: 'Please choose a district or village from the list' },
  postal_code: { required: 'Please enter the postal code' },
  street: {
    required: 'Please enter street, house number and RT/RW',
    too_short: 'Please be more exact: street, house number and RT/RW',
    ...atMost(ADDRESS_LIMITS.street.max),
  },
  label: atMost(ADDRESS_LIMITS.label),
  landmark: atMost(ADDRESS_LIMITS.landmark),
  courier_note: atMost(ADDRESS_LIMITS.courierNote),
};

/** Texts of an address in the profile. */
export const addressCopy: AddressCopy = {
  names: {
    recipient: 'Recipient',
    phone: 'Mobile number',
    label: 'Label',
    region: 'District or village',
    postal_code: 'Postal code',
    street: 'Street, house number, RT/RW',
    landmark: 'Landmark',
    courier_note: 'Note for the courier',
  },
  hints: {
    label: 'For example Home or Office',
    phone: 'The courier may call it, for example 0812 3456 7890',
  },
  optional: accountCopy.optional,
  more: 'More details',
  postalCodeFilled: 'Taken from other addresses there. Change it if yours differs.',
  isDefault: 'Use as my default address',
  faultText: (field, fault) => faultsOfFields[field]?.[fault] ?? faults[fault] ?? 'Please check this field',
  region: {
    placeholder: 'Type the name of a district or village',
    hint: 'Type a part of the name, such as "coblong" or "menteng jakarta", then choose from the list.',
    results: 'Districts and villages',
    search: 'Search',
    searching: 'Searching…',
    failed: 'The search did not work. Check your connection and type again.',
    none: (term) => `There is no district or village called "${term}". Try another name, or the city's.`,
    announced: (count) => `${count} places found`,
    kinds: { district: 'District', village: 'Village' },
  },
};
