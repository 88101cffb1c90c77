/** What came of a form of the address book. */
export const ADDRESS_OUTCOMES = ['added', 'changed', 'default', 'deleted'] as const;

export type AddressOutcome = (typeof ADDRESS_OUTCOMES)[number];

/** Texts of the address book in the profile, in English. */
export const addressBookCopy = {
  title: 'Addresses',
  count: (count: number, most: number) => `${count} of ${most} addresses`,
  add: 'Add address',
  full: 'You have 10 addresses, which is as many as we keep. Delete one to add another.',
  isDefault: 'Default',
  unnamed: 'Address',
  landmark: (text: string) => `Landmark: ${text}`,
  courierNote: (text: string) => `Note: ${text}`,
  change: 'Change',
  makeDefault: 'Use as default',
  remove: {
    action: 'Delete',
    title: 'Delete this address?',
    text: (name: string) => `${name} is deleted from your address book. Orders that you have placed keep it.`,
    confirm: 'Delete address',
    cancel: 'Keep it',
  },
  /** For screen readers, which hear the buttons of all addresses one after the other. */
  of: (action: string, name: string) => `${action}: ${name}`,
  form: {
    add: 'Add an address',
    change: 'Change address',
    save: 'Save address',
    saving: 'Saving…',
    cancel: 'Cancel',
  },
  done: {
    added: { title: 'Address added', text: 'You can choose it when you check out.' },
    changed: { title: 'Address changed', text: 'Orders that you have placed keep the former one.' },
    default: { title: 'Default address changed', text: 'Checkout begins with it.' },
    deleted: { title: 'Address deleted', text: 'It is gone from your address book.' },
  } satisfies Record<AddressOutcome, { title: string; text: string }>,
  failures: {
    'too-many-addresses': 'The address was not saved: you have 10 already. Delete one first.',
    'unknown-region': 'The address was not saved: please choose a district or village from the list.',
    'no-such-address': 'The address was not saved: it is not in your address book any more.',
  },
};

/** What the other language has texts for, too. */
export type AddressBookCopy = typeof addressBookCopy;
