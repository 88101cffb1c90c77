import { randomBytes } from 'node:crypto';
import type pg from 'pg';

/** The fact that holds the key of the simulators. */
const FACT = 'simulator_key';

/**
 * The random key that the simulators of this shop answer to, made when it is first asked for. In the database, so that
 * all processes have the same.
 */
export async function simulatorKey(pool: pg.Pool): Promise<string> {
  const { rows } = await pool.query(
    `insert into shop_facts values ($1, $2) on conflict (key) do update set value = shop_facts.value returning value`,
    [FACT, randomBytes(24).toString('base64url')],
  );
  return String(rows[0]?.value);
}
