import { ADDRESS_LIMITS } from '../addresses/address.ts';
import { accountDigits, faultsOfAccount } from '../payments/refund-account.ts';
import { isReservedShopName, SHOP_NAME_LENGTH } from './shop-name.ts';

/** The version of the agreement of sellers that the page shows. */
export const AGREEMENT_VERSION = '2026-11-26';

/** Most shops that one account opens. */
export const MOST_SHOPS = 5;

/** Days after which a registration that was sent back is deleted with all that was typed. */
export const REFUSED_REGISTRATION_DAYS = 90;

/** What somebody types to open a shop, beside its pickup address. */
export interface TypedRegistration {
  name: string;
  /** As on the identity card or the deed; the bank account has the same. */
  legalName: string;
  /** NIK or NPWP. */
  taxId: string;
  /** NIB; empty for a person who trades alone ('perorangan'). */
  businessId: string;
  bank: string;
  number: string;
  again: string;
}

export const REGISTRATION_FIELDS = [
  'name',
  'legalName',
  'taxId',
  'businessId',
  'bank',
  'number',
  'again',
] as const satisfies readonly (keyof TypedRegistration)[];
export type RegistrationField = (typeof REGISTRATION_FIELDS)[number];

/** A number as it is stored: without what people put between its digits. */
export const idDigits = (typed: string): string => typed.replace(/[\s.-]/g, '');

/** The fields that cannot be right (P-CENTRE-60); a name that another shop has is not known here. */
export function faultsOfRegistration(typed: TypedRegistration): RegistrationField[] {
  const { name, legalName, taxId, businessId, bank, again } = typed;
  const number = accountDigits(typed.number);
  const account = faultsOfAccount({ bank, number, holder: legalName });
  const faulty: Record<RegistrationField, boolean> = {
    name:
      name.length < SHOP_NAME_LENGTH.min || name.length > SHOP_NAME_LENGTH.max || isReservedShopName(name),
    legalName: legalName.length > ADDRESS_LIMITS.recipient.max || account.includes('holder'),
    taxId: !/^\d{15,16}$/.test(idDigits(taxId)),
    businessId: businessId !== '' && !/^\d{13}$/.test(idDigits(businessId)),
    bank: account.includes('bank'),
    number: account.includes('number'),
    again: number !== accountDigits(again),
  };
  return REGISTRATION_FIELDS.filter((field) => faulty[field]);
}
