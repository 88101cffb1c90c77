import { randomBytes } from 'node:crypto';
import type pg from 'pg';

/** Name of the fact with the simulators' key. */
const FACT = 'simulator_key';

/**
 * The random key that this shop's simulators require, created on first use. Stored in the database, so that
 * all processes share it.
 */
export async function simulatorKey(pool: pg.Pool): Promise<string> {
  const { rows } = await pool.query(
    `insert into shop_facts values ($1, $2) on conflict (key) do update set value = shop_facts.value returning value`,
    [FACT, randomBytes(24).toString('base64url')],
  );
  return String(rows[0]?.value);
}
