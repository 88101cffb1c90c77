import { SERVICE_IDS, type ServiceId } from '#domain/shipping/couriers.ts';

/** Biteship's name of a service: the courier's code and the type of service. */
export interface BiteshipService {
  company: string;
  type: string;
}

/** Biteship's names of our services. */
export const BITESHIP_SERVICES: Readonly<Record<ServiceId, BiteshipService>> = {
  'jne-regular': { company: 'jne', type: 'reg' },
  'jne-yes': { company: 'jne', type: 'yes' },
  'jne-oke': { company: 'jne', type: 'oke' },
  'jnt-regular': { company: 'jnt', type: 'ez' },
  'jnt-express': { company: 'jnt', type: 'express' },
  'sicepat-reg': { company: 'sicepat', type: 'reg' },
  'sicepat-best': { company: 'sicepat', type: 'best' },
  'sicepat-gokil': { company: 'sicepat', type: 'gokil' },
  'pos-regular': { company: 'pos', type: 'reg' },
  'pos-express': { company: 'pos', type: 'nextday' },
  'pos-kargo': { company: 'pos', type: 'kargo' },
  'anteraja-next-day': { company: 'anteraja', type: 'next_day' },
  'anteraja-same-day': { company: 'anteraja', type: 'same_day' },
  'ninja-standard': { company: 'ninja', type: 'standard' },
  'ninja-next-day': { company: 'ninja', type: 'next_day' },
};

/** Our service for Biteship's names; null for one that the shop does not offer. */
export function serviceOfBiteship({ company, type }: BiteshipService): ServiceId | null {
  return (
    SERVICE_IDS.find((id) => {
      const known = BITESHIP_SERVICES[id];
      return known.company === company && known.type === type;
    }) ?? null
  );
}
