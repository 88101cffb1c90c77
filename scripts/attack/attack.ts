import type { ServerProcess } from '../bench/server-process.ts';

/** The result of an attack, and its limits as a text. */
export interface Defence {
  figure: string;
  limit: string;
  /** Whether everything stood that must stand on any machine, however busy. */
  stood: boolean;
  /** Whether others were answered in time, which says something on a quiet machine only. */
  inTime?: boolean;
}

/** A running shop. */
export interface AttackedShop extends Pick<ServerProcess, 'origin' | 'memoryMiB'> {
  readonly dataDir: string;
}

/** An attack on it. */
export interface Attack {
  name: string;
  run(shop: AttackedShop): Promise<Defence>;
}
