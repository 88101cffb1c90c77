import { placeOf, placeText } from '#domain/addresses/place-text.ts';
import { postedLine } from '#domain/forms/posted-line.ts';
import {
  AGREEMENT_VERSION,
  faultsOfRegistration,
  REGISTRATION_FIELDS,
  type RegistrationField,
} from '#domain/shops/registration.ts';
import type { Regions, Registering, Registration } from '#server/services.ts';
import { desksCopy } from '../../copy/desks.id.ts';
import { sellingRegisterCopy as copy } from '../../copy/selling-register.id.ts';
import type { AddressDraft } from '../addresses/posted-address.ts';
import { readAddress } from '../addresses/read-address.ts';

/** The form again, with what was typed and what is wrong. */
export interface RegistrationAnswer {
  typed: Readonly<Record<RegistrationField, string>>;
  pickup: AddressDraft;
  isAgreed: boolean;
  /** Sentences by the names of the controls. */
  faults: Readonly<Record<string, string>>;
  notice: string;
}

/** Opens a shop as a form asks for it; on the server. */
export async function takeRegistrationForm(
  form: FormData,
  { registering, regions, userId }: { registering: Registering; regions: Regions; userId: string },
): Promise<{ sellerId: number | null } | RegistrationAnswer> {
  const line = (name: string) => postedLine(form, name);
  const typed = {
    name: line('name'),
    legalName: line('legalName'),
    taxId: line('taxId'),
    businessId: line('businessId'),
    bank: line('bank'),
    number: line('number'),
    again: line('again'),
  };
  const { values, draft } = await readAddress(form, regions);
  const isAgreed = form.get('agreed') === AGREEMENT_VERSION;
  const answer = (faults: Record<string, string>, notice: string = copy.refused): RegistrationAnswer => ({
    typed,
    pickup: draft,
    isAgreed,
    faults: isAgreed ? faults : { ...faults, agreed: copy.agreeFault },
    notice,
  });
  const faulty = textsOf(faultsOfRegistration(typed));
  const region = values && (await regions.find(values.region));
  if (!values || !region || !isAgreed || Object.keys(faulty).length > 0) return answer(faulty);
  const done = await registering.register(userId, {
    ...typed,
    contact: values.recipient,
    phone: values.phone,
    address: `${values.street}, ${placeText(placeOf(region))}`,
    postalCode: values.postal_code,
    location: locationOf(region.city),
    agreement: AGREEMENT_VERSION,
  });
  if (done.ok) return done.value;
  switch (done.error.code) {
    case 'registration_invalid':
      return answer(textsOf(done.error.fields));
    case 'shop_name_taken':
      return answer({ name: copy.judged.taken });
    case 'agreement_changed':
    case 'registration_waits':
    case 'too_many_shops':
      return answer({}, copy.refusals[done.error.code]);
    default:
      return answer({}, copy.refusals.other);
  }
}

/** The form of a registration that was sent back, with what was typed; its street and district are typed anew. */
export const sentBack = ({ name, reason, sent }: Registration): RegistrationAnswer => ({
  typed: Object.assign({ again: '' }, sent),
  pickup: {
    typed: { recipient: sent.contact, phone: sent.phone, postal_code: sent.postalCode },
    faults: {},
    region: null,
    matches: null,
  },
  isAgreed: false,
  faults: {},
  notice: desksCopy.selling.refusedBefore(name, reason ?? ''),
});

const textsOf = (fields: readonly RegistrationField[]): Record<string, string> =>
  Object.fromEntries(
    REGISTRATION_FIELDS.flatMap((field) => (fields.includes(field) ? [[field, copy.faults[field]]] : [])),
  );

/**
 * A city as goods name where they are: 'Kota Pekalongan' is 'Pekalongan', its regency stays 'Kabupaten Pekalongan', and the
 * parts of Jakarta are one.
 */
function locationOf(city: string): string {
  const name = city.replace(/^Kota(?: Adm(?:\.|inistrasi))? /, '');
  return name.startsWith('Jakarta ') ? 'Jakarta' : name;
}
