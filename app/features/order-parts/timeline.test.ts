import { expect, test } from 'vitest';
import type { OrderEventView, ParcelView } from '#server/services.ts';
import { timelineOf } from './timeline.ts';

const at = (minute: number) => new Date(Date.UTC(2026, 10, 24, 3, minute));
const event = (seq: number, name: string, minute: number): OrderEventView => ({
  seq,
  event: name,
  actor: 'shopper',
  reason: null,
  returnN: null,
  refundCause: null,
  at: at(minute),
});
const parcel: ParcelView = {
  courier: 'jne',
  service: 'jne-regular',
  waybill: 'JP1',
  collection: 'pickup',
  state: 'delivered',
  events: [
    { at: at(50), status: 'delivered', note: 'Paket diterima' },
    { at: at(30), status: 'picked', note: '' },
  ],
};

test('the history is newest first, with the courier between the events of the order', () => {
  const events = [event(1, 'placed', 0), event(2, 'shipped', 20), event(3, 'delivered', 50)];
  expect(timelineOf({ events, parcels: [parcel] }).map(({ text }) => text)).toEqual([
    'Paket tiba di tujuan',
    'Paket diterima',
    'Paket sudah di tangan kurir',
    'Paket diserahkan kepada kurir',
    'Pesanan dibuat',
  ]);
});

test('events of one moment keep their order, and what has no words is left out', () => {
  const events = [event(1, 'placed', 0), event(2, 'paid', 0), event(3, 'toString', 0)];
  expect(timelineOf({ events, parcels: [] }).map(({ text }) => text)).toEqual([
    'Pembayaran diterima',
    'Pesanan dibuat',
  ]);
});

test('a cancellation says why', () => {
  const events = [{ ...event(1, 'cancelled', 0), reason: 'not_shipped' as const }];
  expect(timelineOf({ events, parcels: [] })[0]?.reason).toBe('Penjual tidak mengirim tepat waktu');
  const asked = [{ ...event(1, 'cancelled', 0), reason: 'agreed' as const }];
  expect(timelineOf({ events: asked, parcels: [] })[0]?.reason).toBe('Atas permintaanmu');
});
