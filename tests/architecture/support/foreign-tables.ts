/**
 * How often a module names tables of another one today. The figures only go down: who needs more asks the face of the
 * owner, and who removes some lowers them here. The proof, which reads all, is not counted.
 */
export const FOREIGN_READS: Readonly<Record<string, number>> = {
  'access -> catalogue': 3,
  'addresses -> identity': 2,
  'addresses -> shipping': 5,
  'catalogue -> stock': 5,
  'checkout -> catalogue': 1,
  'checkout -> orders': 4,
  'checkout -> stock': 1,
  'demo -> catalogue': 1,
  'demo -> ledger': 2,
  'demo -> orders': 4,
  'demo -> parcels': 1,
  'demo -> payments': 1,
  'identity -> catalogue': 2,
  'inbox -> catalogue': 2,
  'ledger -> payments': 2,
  'notifications -> catalogue': 1,
  'notifications -> ledger': 4,
  'notifications -> orders': 4,
  'notifications -> parcels': 1,
  'notifications -> payments': 1,
  'operating -> catalogue': 3,
  'operating -> ledger': 5,
  'operating -> orders': 10,
  'operating -> parcels': 1,
  'orders -> catalogue': 9,
  'orders -> ledger': 9,
  'orders -> parcels': 3,
  'orders -> payments': 1,
  'orders -> shipping': 1,
  'parcels -> catalogue': 4,
  'parcels -> ledger': 1,
  'parcels -> orders': 12,
  'payments -> ledger': 3,
  'payments -> orders': 18,
  'stock -> orders': 2,
};

/** Writes into tables of others, and why they stay. */
export const FOREIGN_WRITES: Readonly<Record<string, { count: number; why: string }>> = {
  'catalogue -> orders': {
    count: 1,
    why: 'New pictures of the program replace those that ordered lines of a demo show; once, at its start.',
  },
  'catalogue -> stock': {
    count: 4,
    why: 'The import sets the stock that its file says.',
  },
  'orders -> parcels': {
    count: 1,
    why: 'A cancelled order takes back its bookings under its own lock; parcels know orders, not the reverse.',
  },
  'stock -> catalogue': {
    count: 2,
    why: 'The quota is a column of the flash item, and its count is the condition of the statement.',
  },
  'stock -> orders': {
    count: 2,
    why: 'A line and its pieces change in one statement, so that nothing is released twice.',
  },
};
