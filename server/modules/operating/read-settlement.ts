import { returnNumber } from '#domain/returns/number.ts';
import {
  type CourierCash,
  cashOwed,
  cashOwedBy,
  lastRemittances,
  type OpenClaim,
  openClaims,
  type RemittedCash,
} from '#server/modules/ledger/ledger.ts';
import { orderNumbers } from '#server/modules/orders/orders.ts';
import { waybillsOf } from '#server/modules/parcels/parcels.ts';
import { placesOfReturns } from '#server/modules/returns/returns.ts';
import {
  lastBills,
  lastReports,
  type PaidFreight,
  type SettledReport,
  type UnknownMoney,
  unknownMoney,
} from '#server/modules/settlement/settlement.ts';
import type { Query } from '#server/platform/database/query.ts';

/** What is settled with the payment provider and with couriers (P-CONSOLE-17, P-CONSOLE-18). Whole Rupiah. */

/** Reports and bills, the last ones, and all money that nobody knows. */
export interface SettlementOverview {
  reports: SettledReport[];
  bills: PaidFreight[];
  unknown: UnknownMoney[];
}

export const readSettlement = async (query: Query): Promise<SettlementOverview> => ({
  reports: await lastReports(query),
  bills: await lastBills(query),
  unknown: await unknownMoney(query),
});

/** An order whose cash a courier owes. */
export interface WaitingCash {
  order: string;
  waybill: string | null;
  amount: number;
  since: Date;
}

/** What a courier owes beside cash: `claim` names it, of an order, a return, or a remittance that was too little. */
export type NamedClaim = Omit<OpenClaim, 'id'> & { claim: string; order: string | null };

/** Cash that couriers owe. */
export interface CashOverview {
  couriers: CourierCash[];
  /** The orders of the courier that was asked for, the oldest first; null when none was. */
  waiting: WaitingCash[] | null;
  claims: NamedClaim[];
  /** The last ones, of the courier that was asked for or of all. */
  remitted: RemittedCash[];
}

export const readCash = async (query: Query, courier: string | null): Promise<CashOverview> => ({
  couriers: await cashOwed(query),
  waiting: courier === null ? null : await readWaitingCash(query, courier),
  claims: await readClaims(query),
  remitted: await lastRemittances(query, courier),
});

/** The orders whose cash a courier owes, the oldest first. */
export async function readWaitingCash(query: Query, courier: string): Promise<WaitingCash[]> {
  const owed = await cashOwedBy(query, courier);
  const ids = owed.map(({ orderId }) => orderId);
  const numbers = await orderNumbers(query, ids);
  const waybills = await waybillsOf(query, ids);
  return owed.flatMap(({ orderId, amount, since }) => {
    const order = numbers.get(orderId);
    return order === undefined ? [] : [{ order, waybill: waybills.get(orderId) ?? null, amount, since }];
  });
}

async function readClaims(query: Query): Promise<NamedClaim[]> {
  const claims = await openClaims(query);
  const ids = claims.flatMap(({ id }) => (id.startsWith('short-') ? [] : [id]));
  const places = await placesOfReturns(query, ids);
  const orderIdOf = (id: string) => places.get(id)?.orderId ?? id;
  const numbers = await orderNumbers(query, ids.map(orderIdOf));
  return claims.map(({ id, ...claim }) => {
    const order = numbers.get(orderIdOf(id)) ?? null;
    const place = places.get(id);
    const name = order !== null && place ? returnNumber(order, place.n) : (order ?? id);
    return { ...claim, claim: name, order };
  });
}
