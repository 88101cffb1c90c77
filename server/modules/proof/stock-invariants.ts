import { sql } from 'drizzle-orm';
import type { Invariant } from './invariant.ts';

/** Pieces and flash quota. */
export const STOCK: readonly Invariant[] = [
  {
    name: 'stock is the sum of its moves',
    violations: (scope) => sql`
      select 'SKU ' || i.sku_id as subject, 'stock ' || i.stock || ', moves ' || coalesce(m.sum, 0) as found
      from inventory i left join (
        select sku_id, sum(quantity) as sum from stock_moves where ${scope.sku(sql`sku_id`)} group by sku_id
      ) m using (sku_id)
      where ${scope.sku(sql`i.sku_id`)} and i.stock <> coalesce(m.sum, 0)`,
  },
  {
    name: 'a line has taken what it did not give back',
    violations: (scope) => sql`
      select 'line ' || l.id as subject,
        'quantity ' || l.quantity || ', cancelled ' || l.cancelled || ', taken ' || coalesce(m.taken, 0) as found
      from order_lines l left join (
        select order_line_id, -sum(quantity) filter (where kind <> 'lost' and kind <> 'restock') as taken,
          bool_or(kind = 'lost') as is_lost from stock_moves where order_line_id in (
          select id from order_lines where ${scope.order(sql`order_id`)}) group by order_line_id
      ) m on m.order_line_id = l.id
      where ${scope.order(sql`l.order_id`)} and not coalesce(m.is_lost, false) and l.quantity - l.cancelled <> coalesce(m.taken, 0)`,
  },
  {
    name: 'no more pieces are on sale again than came back',
    violations: (scope) => sql`
      select 'line ' || l.id as subject, 'returned ' || l.returned || ', on sale again ' || m.sum as found
      from order_lines l join (
        select order_line_id, sum(quantity) as sum from stock_moves where kind = 'restock' and order_line_id in (
          select id from order_lines where ${scope.order(sql`order_id`)}) group by order_line_id
      ) m on m.order_line_id = l.id where m.sum > l.returned`,
  },
  {
    name: "pieces of a shop's own purchase are no sale, and all others are",
    violations: (scope) => sql`
      select distinct 'line ' || l.id as subject, 'own purchase ' || o.is_own_purchase || ', sale ' || m.is_sale as found
      from order_lines l join orders o on o.id = l.order_id join stock_moves m on m.order_line_id = l.id
      where ${scope.order(sql`o.id`)} and m.is_sale = o.is_own_purchase`,
  },
  {
    name: 'flash quota is taken by orders that live',
    isOfAll: true,
    violations: () => sql`
      select 'flash item ' || i.session_id || '/' || i.product_id as subject,
        'sold ' || i.sold - i.opening_sold || ', in orders ' || coalesce(l.sum, 0) as found
      from flash_items i left join (
        select flash_session, product_id, sum(quantity - cancelled) as sum from order_lines
        where flash_session is not null group by flash_session, product_id
      ) l on l.flash_session = i.session_id and l.product_id = i.product_id
      where i.sold - i.opening_sold <> coalesce(l.sum, 0)`,
  },
  {
    name: 'a flash buyer has had what their lines have',
    isOfAll: true,
    violations: () => sql`
      select 'flash item ' || b.session_id || '/' || b.product_id as subject,
        'had ' || b.taken || ', in orders ' || coalesce(sum(l.pieces), 0) as found
      from flash_buyers b left join lateral (
        select l.quantity - l.cancelled as pieces from order_lines l join orders o on o.id = l.order_id
        join purchases p on p.id = o.purchase_id
        where l.flash_session = b.session_id and l.product_id = b.product_id and b.buyer = any(p.buyers)
      ) l on true
      group by b.session_id, b.product_id, b.buyer, b.taken having b.taken <> coalesce(sum(l.pieces), 0)`,
  },
];
