import { rupiah } from '#domain/money.ts';
import { PAYMENT_METHODS } from '#domain/payments/methods.ts';
import { FIRST_SECOND_PERSON_LIMITS, type SecondPersonLimits } from '#domain/payments/second-person.ts';
import type { SettingKey, SettingValues } from '#domain/settings/known-settings.ts';
import { FIRST_COD_AREAS } from '#domain/shipping/cod-area.ts';
import { SERVICE_IDS } from '#domain/shipping/couriers.ts';
import { type Env, exampleContact, type ShopContact } from '#server/platform/settings/env.ts';

/** What seeds the settings: what the environment says, or else the program's defaults. */
export type SeedEnv = Pick<Env, 'shop' | 'commission' | 'codFee' | 'codLimits' | 'given'>;

/** The line on every page of a demo, until the operator changes it. */
const DEMO_LINE = 'Toko contoh: tidak ada jual beli sungguhan.';

/** The value of each setting before anybody has changed it. */
export const valuesOfEnv = ({ shop, commission, codFee, codLimits }: SeedEnv): SettingValues => ({
  'contact.address': shop.address,
  'contact.phone': shop.phone,
  'contact.email': shop.email,
  'contact.whatsapp': shop.whatsapp ?? '',
  'contact.registration': shop.registration ?? '',
  'contact.social': shop.social,
  'demo.line': DEMO_LINE,
  'payment.methods': PAYMENT_METHODS,
  'shipping.services': SERVICE_IDS,
  'money.commission': commission,
  'money.second_person': FIRST_SECOND_PERSON_LIMITS.single,
  'money.second_person_day': FIRST_SECOND_PERSON_LIMITS.day,
  'cod.fee': codFee,
  'cod.newcomer_orders': codLimits.newcomerOrders,
  'cod.newcomer_total': codLimits.newcomerTotal,
  'cod.area_freight': codLimits.areaFreight,
  'cod.provinces': FIRST_COD_AREAS.provinces,
  'cod.closed_cities': FIRST_COD_AREAS.closedCities,
});

/** The variable of the environment that seeds a setting. */
export const ENV_NAMES: Readonly<Partial<Record<SettingKey, string>>> = {
  'contact.address': 'SHOP_ADDRESS',
  'contact.phone': 'SHOP_PHONE',
  'contact.email': 'SHOP_EMAIL',
  'contact.whatsapp': 'SHOP_WHATSAPP',
  'contact.registration': 'SHOP_REGISTRATION',
  'contact.social': 'SHOP_SOCIAL',
  'money.commission': 'COMMISSION',
  'cod.fee': 'COD_FEE',
  'cod.newcomer_orders': 'COD_NEWCOMER_ORDERS',
  'cod.newcomer_total': 'COD_NEWCOMER_TOTAL',
  'cod.area_freight': 'COD_AREA_FREIGHT',
};

/** How shoppers reach the operator, as footer and contact pages print it. */
export const contactOf = (values: SettingValues): ShopContact => ({
  address: values['contact.address'],
  phone: values['contact.phone'],
  email: values['contact.email'],
  whatsapp: values['contact.whatsapp'] || undefined,
  registration: values['contact.registration'] || undefined,
  social: values['contact.social'],
});

/** Whether address, phone or e-mail is still the example: a shop for customers needs its own. */
export const isExampleContact = (values: SettingValues): boolean =>
  values['contact.address'] === exampleContact.SHOP_ADDRESS ||
  values['contact.phone'] === exampleContact.SHOP_PHONE ||
  values['contact.email'] === exampleContact.SHOP_EMAIL;

/** The operator's address for notices; null while the contact is the example. */
export const noticesTo = (values: SettingValues): string | null =>
  isExampleContact(values) ? null : values['contact.email'];

/** Above what a second person confirms. */
export const secondPersonOf = (values: SettingValues): SecondPersonLimits => ({
  single: rupiah(values['money.second_person']),
  day: rupiah(values['money.second_person_day']),
});
