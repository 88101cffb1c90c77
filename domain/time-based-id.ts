/**
 * An id derived from the time: epoch milliseconds, or the next free whole number when that is taken. Source:
 * P-CART-1, P-WISH-1.
 */
export function timeBasedId(now: Date, isTaken: (id: number) => boolean): number {
  let id = now.getTime();
  while (isTaken(id)) id += 1;
  return id;
}
