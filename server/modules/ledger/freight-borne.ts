/** A movement of money, in whole Rupiah. */
interface Movement {
  code: string;
  debit: string;
  credit: string;
  amount: number;
}

/** Movements that pay the way of an order's parcel; those of returns are apart. */
const CARRIAGE = ['frt', 'frtback', 'frtadj', 'frtoff'];

/** What the way of an order's parcel costs whom, in whole Rupiah. */
export interface FreightBorne {
  shopper: number;
  seller: number;
  platform: number;
}

/**
 * What the way of an order's parcel costs whom by now. Null before it was carried.
 * @param own the movements of the order
 */
export function freightBorne(own: readonly Movement[]): FreightBorne | null {
  const ways = own.filter(({ code }) => CARRIAGE.includes(code));
  if (ways.length === 0) return null;
  const borne = { shopper: 0, seller: 0, platform: 0 };
  for (const way of ways) {
    const { bearer, amount } = partOf(way);
    if (bearer.startsWith('escrow:')) borne.shopper += amount;
    else if (bearer.startsWith('seller:')) borne.seller += amount;
    else borne.platform += amount;
  }
  return borne;
}

/** Who bears a movement: the other side of it is the courier's account, or the seller's who paid the courier. */
function partOf({ code, debit, credit, amount }: Movement): { bearer: string; amount: number } {
  if (credit.startsWith('freight:')) return { bearer: debit, amount };
  if (debit.startsWith('freight:')) return { bearer: credit, amount: -amount };
  return code === 'frt' ? { bearer: debit, amount } : { bearer: credit, amount: -amount };
}

/**
 * What the way of an order's parcel costs by now, in whole Rupiah: at the courier that the shop booked, or for the seller who paid
 * it. Null before it was carried.
 * @param own the movements of the order
 */
export function realFreight(own: readonly Movement[]): number | null {
  const borne = freightBorne(own);
  return borne && borne.shopper + borne.seller + borne.platform;
}
