import { MOST_COMMISSION } from '../operating/typed-percent.ts';
import { PAYMENT_METHODS, type PaymentMethod } from '../payments/methods.ts';
import { SERVICE_IDS, type ServiceId } from '../shipping/couriers.ts';
import { PROVINCE_CODES, type ProvinceCode } from '../shipping/provinces.ts';
import type { SettingShape } from './setting-shapes.ts';

/** The settings that the operator changes on screen, with their values. */
export interface SettingValues {
  'contact.address': string;
  'contact.phone': string;
  'contact.email': string;
  /** With country code; empty for none. */
  'contact.whatsapp': string;
  /** The number under which the operator is registered; empty for none. */
  'contact.registration': string;
  /** https addresses. */
  'contact.social': readonly string[];
  /** The line on every page of a demo (P-SHOP-24). */
  'demo.line': string;
  /** Ways to pay that are switched on; those without an account at the provider are not offered all the same. */
  'payment.methods': readonly PaymentMethod[];
  /** Services of couriers that are switched on, for the whole shop. */
  'shipping.services': readonly ServiceId[];
  /** What the shop keeps of goods, in hundredths of a percent. */
  'money.commission': number;
  /** One decision about money above which a second person confirms it, in Rupiah (P-CONSOLE-70). */
  'money.second_person': number;
  /** Refunds and gifts of one person and day, together, above which a second person confirms them, in Rupiah. */
  'money.second_person_day': number;
  /** The fee of an order that is paid at the door, in Rupiah. */
  'cod.fee': number;
  /** Most open orders to be paid at the door, of somebody without a delivered one. */
  'cod.newcomer_orders': number;
  /** Their most, in Rupiah. */
  'cod.newcomer_total': number;
  /** Freight of refused parcels in a district, in Rupiah, above which nobody there pays at the door. */
  'cod.area_freight': number;
  /** Where couriers collect cash. */
  'cod.provinces': readonly ProvinceCode[];
  /** Cities in these provinces in which they do not: code and name, '32.73 Kota Bandung'. */
  'cod.closed_cities': readonly string[];
}

export type SettingKey = keyof SettingValues;

/** Where a setting stands on the screen. */
export const SETTING_AREAS = ['contact', 'demo', 'payment', 'shipping', 'money', 'cod'] as const;
export type SettingArea = (typeof SETTING_AREAS)[number];

/** A setting: what it may be, and who may change it. */
export interface Setting {
  readonly key: SettingKey;
  readonly area: SettingArea;
  readonly shape: SettingShape;
  /** It takes a code of the last minutes, and all owners are mailed. */
  readonly isMoney: boolean;
}

const TELEPHONE = /^\+?[\d\s().-]{6,24}$/;
const WHATSAPP = /^\+?[\d\s-]{8,20}$/;
const E_MAIL = /^[^\s@<>"(),;:]+@[^\s@<>"(),;:]+\.[^\s@<>"(),;:]{2,}$/;
const CITY_LINE = /^\d\d\.\d\d \S.*$/;
const HTTPS = /^https:\/\/[^\s/]+\.\S+$/;

const text = (least: number, most: number, pattern: RegExp | null = null): SettingShape => ({
  kind: 'text',
  least,
  most,
  pattern,
});
const number = (unit: 'rupiah' | 'hundredths' | 'count', least: number, most: number): SettingShape => ({
  kind: 'number',
  unit,
  least,
  most,
});

const SHAPES: Readonly<Record<SettingKey, SettingShape>> = {
  'contact.address': text(1, 200),
  'contact.phone': text(6, 24, TELEPHONE),
  'contact.email': text(6, 254, E_MAIL),
  'contact.whatsapp': text(0, 20, WHATSAPP),
  'contact.registration': text(0, 100),
  'contact.social': { kind: 'lines', most: 10, pattern: HTTPS },
  'demo.line': text(1, 48),
  'payment.methods': { kind: 'choices', of: PAYMENT_METHODS, least: 1 },
  'shipping.services': { kind: 'choices', of: SERVICE_IDS, least: 1 },
  'money.commission': number('hundredths', 0, MOST_COMMISSION),
  'money.second_person': number('rupiah', 100_000, 1_000_000_000),
  'money.second_person_day': number('rupiah', 100_000, 1_000_000_000),
  'cod.fee': number('rupiah', 0, 1_000_000),
  'cod.newcomer_orders': number('count', 0, 100),
  'cod.newcomer_total': number('rupiah', 0, 100_000_000),
  'cod.area_freight': number('rupiah', 0, 1_000_000_000),
  'cod.provinces': { kind: 'choices', of: PROVINCE_CODES, least: 1 },
  'cod.closed_cities': { kind: 'lines', most: 100, pattern: CITY_LINE },
};

export const SETTING_KEYS = Object.keys(SHAPES) as SettingKey[];

/** All settings, in the order of the screen. */
export const SETTINGS: readonly Setting[] = SETTING_KEYS.map((key) => {
  const area = SETTING_AREAS.find((one) => key.startsWith(`${one}.`));
  if (!area) throw new Error(`The setting ${key} stands nowhere`);
  return { key, area, shape: SHAPES[key], isMoney: area === 'payment' || area === 'money' || area === 'cod' };
});

/** What a setting may be. */
export const shapeOf = (key: SettingKey): SettingShape => SHAPES[key];

/** A setting by its key; null for an unknown one. */
export const settingOf = (key: string): Setting | null => SETTINGS.find((one) => one.key === key) ?? null;

/** The same value, whatever its kind. */
export const isSameValue = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);
