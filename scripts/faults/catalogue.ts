import { ACCOUNT_FAULTS } from './accounts.ts';
import { AFTER_SALE_FAULTS } from './after-sale.ts';
import { BUYING_FAULTS } from './buying.ts';
import { DOOR_FAULTS } from './doors.ts';
import type { Fault } from './fault.ts';
import { MONEY_FAULTS } from './money.ts';
import { PAGE_CACHE_FAULTS } from './page-cache.ts';
import { SQL_FAULTS } from './sql.ts';

/** All planted faults, the quickest to judge first. Ids are unique. */
export const FAULTS: readonly Fault[] = [
  ...MONEY_FAULTS,
  ...PAGE_CACHE_FAULTS,
  ...SQL_FAULTS,
  ...BUYING_FAULTS,
  ...AFTER_SALE_FAULTS,
  ...ACCOUNT_FAULTS,
  ...DOOR_FAULTS,
];
