import type pg from 'pg';
import type { SimulatedPayments } from '#server/modules/payments/payments.ts';
import type { SimulatedCouriers } from '#server/modules/shipping/shipping.ts';
import type { Env } from '#server/platform/settings/env.ts';
import { simulatorKey } from '#server/platform/simulator-key.ts';
import { SIMULATOR_PATH } from './biteship/biteship-simulator.ts';
import { SIMULATED_MIDTRANS_PATH, SIMULATED_PAY_PATH } from './midtrans/simulator-path.ts';

/** Where this process plays a provider itself; null where a real one is set, or the shop simulates nothing. */
export interface Simulators {
  payments: SimulatedPayments | null;
  couriers: SimulatedCouriers | null;
}

/** @param given.ownOrigin origin at which this process reaches the shop itself, such as `http://127.0.0.1:3000` */
export async function chooseSimulators(given: {
  env: Pick<Env, 'midtrans' | 'biteship' | 'hasSimulators'>;
  pool: pg.Pool;
  ownOrigin: () => string;
}): Promise<Simulators> {
  const { env, pool, ownOrigin } = given;
  if (!env.hasSimulators) return { payments: null, couriers: null };
  const key = await simulatorKey(pool);
  return {
    payments: env.midtrans
      ? null
      : { key, baseUrl: () => ownOrigin() + SIMULATED_MIDTRANS_PATH, payPath: SIMULATED_PAY_PATH },
    couriers: env.biteship ? null : { key, baseUrl: () => ownOrigin() + SIMULATOR_PATH },
  };
}
