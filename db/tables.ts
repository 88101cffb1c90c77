import { is } from 'drizzle-orm';
import { getTableConfig, getViewConfig, PgTable, PgView } from 'drizzle-orm/pg-core';
import * as access from './schema/access.ts';
import * as addresses from './schema/addresses.ts';
import * as cases from './schema/cases.ts';
import * as catalogue from './schema/catalogue.ts';
import * as chat from './schema/chat.ts';
import * as checkout from './schema/checkout.ts';
import * as demo from './schema/demo.ts';
import * as fulfilment from './schema/fulfilment.ts';
import * as identity from './schema/identity.ts';
import * as inbox from './schema/inbox.ts';
import * as ledger from './schema/ledger.ts';
import * as media from './schema/media.ts';
import * as orders from './schema/orders.ts';
import * as payments from './schema/payments.ts';
import * as payouts from './schema/payouts.ts';
import * as platform from './schema/platform.ts';
import * as proof from './schema/proof.ts';
import * as registering from './schema/registering.ts';
import * as returns from './schema/returns.ts';
import * as reviews from './schema/reviews.ts';
import * as settings from './schema/settings.ts';
import * as settlement from './schema/settlement.ts';
import * as shipping from './schema/shipping.ts';

const AREAS = [
  platform,
  media,
  catalogue,
  identity,
  inbox,
  shipping,
  addresses,
  orders,
  returns,
  reviews,
  payments,
  ledger,
  payouts,
  fulfilment,
  demo,
  checkout,
  access,
  cases,
  chat,
  proof,
  registering,
  settings,
  settlement,
];

/**
 * Tables that only migrations know and no dump contains: their content is meaningless in another database, or triggers
 * make it of other rows.
 */
export const PASSING_TABLES = [
  'catalog_changes',
  'products_to_count',
  'ledger_moves',
  'ledger_days',
  'ledger_held',
];

/**
 * Tables whose rows no dump contains, because somebody who reads the file could use them: keys, sessions, links that open
 * something. After a restore everybody signs in again, and a key that the database held is made new.
 */
const SECRET_TABLES = [
  'auth_keys',
  'auth_sessions',
  'auth_one_time_tokens',
  'web_sessions',
  'desk_sessions',
  'desk_invitations',
];

/** Columns that mean something in one database alone. */
const PASSING_COLUMNS: Readonly<Record<string, readonly string[]>> = { audit_log: ['txid'] };

/** One table for the backup commands, without the columns that PostgreSQL computes. */
export interface ShopTable {
  readonly name: string;
  readonly columns: readonly string[];
  /** The columns that order its rows, so that equal data gives equal dumps. */
  readonly key: readonly string[];
  /** Columns numbered by a sequence. */
  readonly numbered: readonly string[];
  /** A dump contains the table without its rows. */
  readonly isSecret: boolean;
}

/**
 * All tables of the schema; a table comes after those it refers to, so that rows can be restored in this
 * order.
 */
export function shopTables(): ShopTable[] {
  const pending = AREAS.flatMap((area): unknown[] => Object.values(area))
    .filter((value) => is(value, PgTable))
    .map((table) => getTableConfig(table));
  const ordered: typeof pending = [];
  while (pending.length > 0) {
    const next = pending.findIndex(({ name, foreignKeys }) =>
      foreignKeys.every((key) => {
        const target = getTableConfig(key.reference().foreignTable).name;
        return target === name || ordered.some((done) => done.name === target);
      }),
    );
    const [table] = pending.splice(next, 1);
    if (next === -1 || !table) throw new Error('Tables refer to each other in a circle');
    ordered.push(table);
  }
  return ordered.map(({ name, columns, primaryKeys }) => ({
    name,
    columns: columns
      .filter((column) => !column.generated && !PASSING_COLUMNS[name]?.includes(column.name))
      .map((column) => column.name),
    key: [
      ...columns.filter((column) => column.primary),
      ...primaryKeys.flatMap((primaryKey) => primaryKey.columns),
    ].map((column) => column.name),
    numbered: columns.filter((column) => column.generatedIdentity).map((column) => column.name),
    isSecret: SECRET_TABLES.includes(name),
  }));
}

/** The names of all views of the schema. */
export function shopViews(): string[] {
  return AREAS.flatMap((area): unknown[] => Object.values(area))
    .filter((value) => is(value, PgView))
    .map((view) => getViewConfig(view).name);
}
