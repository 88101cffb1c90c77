/** Something that an attacker does to a running shop, and how the shop stood it. */
export interface Attack {
  name: string;
  run(shop: { origin: string }): Promise<{ figure: string; limit: string; ok: boolean }>;
}
