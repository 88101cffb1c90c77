import { sql } from 'drizzle-orm';
import { HOURS_A_ROBOT_BUYER, ROBOT_BUYERS_UP_TO } from '#domain/flash-sale/demo-sales.ts';
import type { Tx } from '#server/platform/database/transactions.ts';

/**
 * Lets the robot buyers of a demo take one piece of every third flash good that began with sold pieces, as those of the demo
 * do (P-FLASH-12). No order stands for it, so the opening figure grows with the sold one, and stock stays.
 * @param hour which hour it is, counted from any hour
 */
export async function sellToRobots(tx: Tx, hour: number): Promise<void> {
  await tx(sql`
    with due as (
      select i.session_id, i.product_id
      from flash_items i join flash_sessions s on s.id = i.session_id and s.starts_at_hour is null
      where (i.position + ${hour}::integer) % ${HOURS_A_ROBOT_BUYER}::integer = 0
        and i.opening_sold > 0 and (i.sold + 1) * 100 <= i.quota * ${ROBOT_BUYERS_UP_TO}::integer
      order by i.session_id, i.product_id for no key update of i
    )
    update flash_items i set sold = i.sold + 1, opening_sold = i.opening_sold + 1
    from due where (due.session_id, due.product_id) = (i.session_id, i.product_id)`);
}
