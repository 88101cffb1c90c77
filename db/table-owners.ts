/**
 * The module that owns each table (`server/modules/*`, or the platform): its SQL alone names it, others ask its face.
 * A table belongs to the module that its schema file is named after, unless it is listed here.
 */
export const OWNED_ELSEWHERE: Readonly<Record<string, readonly string[]>> = {
  demo: ['simulated_payments', 'simulated_parcels'],
  ledger: [
    'receipts',
    'refunds',
    'refund_parts',
    'refund_sources',
    'refund_accounts',
    'refund_transfers',
    'remittances',
    'remittance_orders',
    'claims',
  ],
  notifications: ['notifications'],
  orders: ['order_links', 'order_grants', 'invoice_counters'],
  parcels: ['parcels', 'parcel_lines'],
  platform: ['auth_rate_counters'],
  stock: ['inventory', 'stock_moves', 'flash_buyers'],
};
