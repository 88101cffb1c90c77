/** An attack on a running shop, and its result. */
export interface Attack {
  name: string;
  run(shop: { origin: string }): Promise<{ figure: string; limit: string; ok: boolean }>;
}
