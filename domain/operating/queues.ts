import type { Permission } from '../access/permissions.ts';
import { CASE_KIND_IDS, caseNeeds } from './case-kinds.ts';

/** What waits on the home of the console besides cases, and what somebody needs to see it. */
export const QUEUE_NEEDS = {
  proposals: 'operator.returns',
  products: 'operator.catalogue',
  reports: 'operator.catalogue',
  chats: 'operator.people',
  messages: 'operator.people',
  overdue: 'operator.people',
  refunds_waiting: 'operator.money.read',
  refunds_exported: 'operator.money.read',
  payouts_waiting: 'operator.money.read',
  payouts_exported: 'operator.money.read',
  mails: 'operator.orders',
  jobs: 'operator.orders',
  checks: 'operator.money.read',
} as const satisfies Readonly<Record<string, Permission>>;

export type QueueId = keyof typeof QUEUE_NEEDS;

const isQueue = (text: string): text is QueueId => Object.hasOwn(QUEUE_NEEDS, text);

/** What somebody needs to look after a queue, which may be one of cases; null for an unknown one. */
export function queueNeeds(queue: string): Permission | null {
  if (isQueue(queue)) return QUEUE_NEEDS[queue];
  const kind = CASE_KIND_IDS.find((one) => one === queue);
  return kind === undefined ? null : caseNeeds(kind);
}
