/** Goods that a shop takes from its shelves, one row for each SKU. */
export interface PickRow {
  skuId: number;
  name: string;
  options: string;
  imageUrl: string;
  pieces: number;
  /** Numbers of the orders that need it. */
  orders: string[];
}

interface OrderToPick {
  number: string;
  lines: readonly {
    skuId: number;
    name: string;
    options: string;
    imageUrl: string;
    quantity: number;
    cancelled: number;
  }[];
}

/** What to take for some orders, by the name of the goods; cancelled pieces stay on the shelf (P-CENTRE-7). */
export function pickList(orders: readonly OrderToPick[]): PickRow[] {
  const rows = new Map<number, PickRow>();
  for (const { number, lines } of orders) {
    for (const { skuId, name, options, imageUrl, quantity, cancelled } of lines) {
      const pieces = quantity - cancelled;
      if (pieces === 0) continue;
      const row = rows.get(skuId) ?? { skuId, name, options, imageUrl, pieces: 0, orders: [] };
      row.pieces += pieces;
      if (!row.orders.includes(number)) row.orders.push(number);
      rows.set(skuId, row);
    }
  }
  return [...rows.values()].toSorted((a, b) =>
    `${a.name} ${a.options}`.localeCompare(`${b.name} ${b.options}`, 'id'),
  );
}
