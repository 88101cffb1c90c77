import type { CartLine } from './cart-line.ts';

/** The lines of one seller. Each becomes one order of the purchase. */
export interface SellerLines {
  sellerName: string;
  lines: CartLine[];
}

/** The lines grouped by seller, in the order in which the sellers first appear in the cart (P-CART-16). */
export function bySeller(lines: readonly CartLine[]): SellerLines[] {
  const groups: SellerLines[] = [];
  for (const line of lines) {
    const group = groups.find(({ sellerName }) => sellerName === line.sellerName);
    if (group) group.lines.push(line);
    else groups.push({ sellerName: line.sellerName, lines: [line] });
  }
  return groups;
}
