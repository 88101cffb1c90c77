/** The result of an attack, and its limits as a text. */
export interface Defence {
  figure: string;
  limit: string;
  /** Whether everything stood that must stand on any machine, however busy. */
  stood: boolean;
  /** Whether others were answered in time, which says something on a quiet machine only. */
  inTime?: boolean;
}

/** An attack on a running shop. */
export interface Attack {
  name: string;
  run(shop: { origin: string }): Promise<Defence>;
}
