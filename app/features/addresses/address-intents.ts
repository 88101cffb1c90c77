/** What a form of the address book may ask for. */
export const ADDRESS_INTENTS = {
  save: 'save-address',
  makeDefault: 'make-default-address',
  remove: 'delete-address',
} as const;

/** Whether a posted form is one of the address book. */
export const isAddressIntent = (intent: unknown): boolean =>
  Object.values<unknown>(ADDRESS_INTENTS).includes(intent);
