import { ACCOUNT_FAULTS } from './accounts.ts';
import { STORAGE_FAULTS, TEXT_FAULTS } from './browser.ts';
import type { Fault } from './fault.ts';
import { RULE_FAULTS } from './rules.ts';
import { HTTP_FAULTS, SEED_FAULTS } from './server.ts';
import { SQL_FAULTS } from './sql.ts';
import { ARROW_FAULTS, TYPE_FAULTS } from './tools.ts';

/** All planted faults, the quickest to judge first. Ids are unique. */
export const FAULTS: readonly Fault[] = [
  ...ARROW_FAULTS,
  ...TYPE_FAULTS,
  ...RULE_FAULTS,
  ...SEED_FAULTS,
  ...STORAGE_FAULTS,
  ...TEXT_FAULTS,
  ...SQL_FAULTS,
  ...HTTP_FAULTS,
  ...ACCOUNT_FAULTS,
];
