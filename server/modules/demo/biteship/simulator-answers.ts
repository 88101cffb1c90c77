import type { ParcelStatus } from '#server/modules/shipping/shipping.ts';
import { BITESHIP_SERVICES } from '#server/modules/shipping/shipping.ts';
import { eventsUntil, nextEventAt } from './journey.ts';
import { courseOfParcel, type SimulatedParcel } from './simulated-parcels.ts';
import { describeRate, type SimulatedRate } from './simulated-rates.ts';

/** Answers of the simulator, in Biteship's formats. */

export function rateAnswer(rate: SimulatedRate) {
  const { company, type } = BITESHIP_SERVICES[rate.service];
  const { courierName, serviceName } = describeRate(rate);
  return {
    company,
    courier_code: company,
    courier_name: courierName,
    type,
    courier_service_code: type,
    courier_service_name: serviceName,
    currency: 'IDR',
    price: rate.price,
    duration: `${rate.days.min} - ${rate.days.max} days`,
  };
}

const statusAt = (parcel: SimulatedParcel, now: Date): ParcelStatus =>
  eventsUntil(courseOfParcel(parcel), now).at(-1)?.status ?? 'confirmed';

export function orderAnswer(parcel: SimulatedParcel, now: Date) {
  return {
    success: true,
    object: 'order',
    id: parcel.id,
    price: parcel.price,
    ...parcel.ends,
    status: statusAt(parcel, now),
    courier: {
      tracking_id: parcel.id,
      waybill_id: parcel.waybillId,
      company: parcel.courier,
      type: parcel.courierType,
    },
  };
}

/** Trackings have their statuses in camel case. */
const camelCase = (status: ParcelStatus) =>
  status.replace(/_[a-z]/g, (letters) => letters.slice(1).toUpperCase());

export function trackingAnswer(parcel: SimulatedParcel, now: Date) {
  return {
    success: true,
    object: 'tracking',
    id: parcel.id,
    order_id: parcel.id,
    waybill_id: parcel.waybillId,
    courier: { company: parcel.courier },
    link: null,
    status: camelCase(statusAt(parcel, now)),
    history: eventsUntil(courseOfParcel(parcel), now).map(({ status, at, note }) => ({
      status: camelCase(status),
      note,
      updated_at: at.toISOString(),
    })),
    next_event_at: nextEventAt(courseOfParcel(parcel), now),
  };
}
