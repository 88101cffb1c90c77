/** The couriers of the shop. */
export const COURIER_IDS = ['jne', 'jnt', 'sicepat', 'pos', 'anteraja', 'ninja'] as const;

export type CourierId = (typeof COURIER_IDS)[number];

/** A courier's name, and how it rounds weights. */
export interface Courier {
  readonly id: CourierId;
  readonly name: string;
  /**
   * Grams above a whole kilogram that cost nothing: with 300, a parcel of 1.3 kg is charged as 1 kg. Depends
   * on the contract; 0 where none is known, so that no parcel is charged below its cost.
   */
  readonly toleranceGrams: number;
}

export const COURIERS: Readonly<Record<CourierId, Courier>> = {
  jne: { id: 'jne', name: 'JNE', toleranceGrams: 300 },
  jnt: { id: 'jnt', name: 'J&T Express', toleranceGrams: 300 },
  sicepat: { id: 'sicepat', name: 'SiCepat', toleranceGrams: 300 },
  pos: { id: 'pos', name: 'Pos Indonesia', toleranceGrams: 0 },
  anteraja: { id: 'anteraja', name: 'AnterAja', toleranceGrams: 0 },
  ninja: { id: 'ninja', name: 'Ninja Xpress', toleranceGrams: 0 },
};

const letters = (text: string): string => text.toLowerCase().replaceAll(/[^a-z]/g, '');

/** The courier whose name a typed text begins with ('J&T', 'jne reguler'); null for another one. */
export function courierNamed(typed: string): CourierId | null {
  const own = letters(typed);
  const isIt = ({ id, name }: Courier) =>
    own.startsWith(id) || own.startsWith(letters(name.split(' ', 1).join('')));
  return Object.values(COURIERS).find(isIt)?.id ?? null;
}

/**
 * The column of the delivery table that a service follows. `economy` is the upper end of the regular column:
 * where regular takes 3-4 days, economy takes 4.
 */
export type Speed = 'regular' | 'economy' | 'express' | 'same-day';

/** One service of a courier. */
export interface Service {
  readonly id: ServiceId;
  readonly courier: CourierId;
  /** The courier's own name for it, without the courier. */
  readonly name: string;
  readonly speed: Speed;
}

/** The fifteen services; offers of equal price are listed in this order. */
const RECORDS = [
  { id: 'jne-regular', courier: 'jne', name: 'Regular', speed: 'regular' },
  { id: 'jne-yes', courier: 'jne', name: 'YES', speed: 'express' },
  { id: 'jne-oke', courier: 'jne', name: 'OKE', speed: 'economy' },
  { id: 'jnt-regular', courier: 'jnt', name: 'Regular', speed: 'regular' },
  { id: 'jnt-express', courier: 'jnt', name: 'Express', speed: 'express' },
  { id: 'sicepat-reg', courier: 'sicepat', name: 'REG', speed: 'regular' },
  { id: 'sicepat-best', courier: 'sicepat', name: 'BEST', speed: 'express' },
  { id: 'sicepat-gokil', courier: 'sicepat', name: 'GOKIL', speed: 'economy' },
  { id: 'pos-regular', courier: 'pos', name: 'Regular', speed: 'regular' },
  { id: 'pos-express', courier: 'pos', name: 'Express', speed: 'express' },
  { id: 'pos-kargo', courier: 'pos', name: 'Kargo', speed: 'economy' },
  { id: 'anteraja-next-day', courier: 'anteraja', name: 'Next Day', speed: 'express' },
  { id: 'anteraja-same-day', courier: 'anteraja', name: 'Same Day', speed: 'same-day' },
  { id: 'ninja-standard', courier: 'ninja', name: 'Standard', speed: 'regular' },
  { id: 'ninja-next-day', courier: 'ninja', name: 'Next Day', speed: 'express' },
] as const;

export type ServiceId = (typeof RECORDS)[number]['id'];

export const SERVICES: readonly Service[] = RECORDS;

export const SERVICE_IDS: readonly ServiceId[] = RECORDS.map(({ id }) => id);

const SERVICES_BY_ID: ReadonlyMap<string, Service> = new Map(RECORDS.map((service) => [service.id, service]));

/** The service of that id; null when there is none. */
export const findService = (id: string): Service | null => SERVICES_BY_ID.get(id) ?? null;

/** A service as shoppers know it: 'JNE Regular'. */
export const serviceName = ({ courier, name }: Service): string => `${COURIERS[courier].name} ${name}`;
