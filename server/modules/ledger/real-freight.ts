/** A movement of money, in whole Rupiah. */
interface Movement {
  code: string;
  debit: string;
  credit: string;
  amount: number;
}

/** Movements that pay the way of an order's parcel; those of returns are apart. */
const CARRIAGE = ['frt', 'frtback', 'frtadj', 'frtoff'];

/**
 * What the way of an order's parcel costs by now, in whole Rupiah: at the courier that the shop booked, or for the seller who paid
 * it. Null before it was carried.
 * @param own the movements of the order
 */
export function realFreight(own: readonly Movement[]): number | null {
  const ways = own.filter(({ code }) => CARRIAGE.includes(code));
  if (ways.length === 0) return null;
  const owes = ({ debit, credit, amount, code }: Movement) => {
    if (credit.startsWith('freight:')) return amount;
    if (debit.startsWith('freight:')) return -amount;
    return code === 'frt' ? amount : -amount;
  };
  return ways.reduce((sum, way) => sum + owes(way), 0);
}
