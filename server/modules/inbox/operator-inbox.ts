import { sql } from 'drizzle-orm';
import { maskEmail } from '#domain/forms/mask-email.ts';
import type { MessageKind } from '#domain/operating/message-kinds.ts';
import type { Query } from '#server/platform/database/query.ts';

/** What came in through the forms, as the console shows it: of an address its first letter and its domain. */

/** A message in the console's list. */
export interface MessageCard {
  id: number;
  reference: string;
  name: string;
  subject: string;
  kind: MessageKind;
  /** Who has taken it, as the audit log names them. */
  owner: string | null;
  createdAt: Date;
  closedAt: Date | null;
  closedBy: string | null;
}

/** A message in full, with what was answered. */
export interface OperatorMessage extends MessageCard {
  email: string;
  message: string;
  answers: { id: number; body: string; by: string; at: Date }[];
}

/** Most open messages on their page, the oldest first. */
const MOST_OPEN = 300;
const PAGE = 50;

const COLUMNS = sql`id, reference, name, subject, kind, owner, created_at as "createdAt", closed_at as "closedAt",
  closed_by as "closedBy"`;

export const openMessages = (query: Query): Promise<MessageCard[]> =>
  query<MessageCard>(sql`
    select ${COLUMNS} from messages where closed_at is null order by created_at, id limit ${MOST_OPEN}`);

/** A page of what comes after an entry, by its number. */
interface Page<Entry> {
  entries: Entry[];
  next: number | null;
}

const pageOf = <Entry extends { id: number }>(found: Entry[]): Page<Entry> => {
  const entries = found.slice(0, PAGE);
  return { entries, next: found.length > PAGE ? (entries.at(-1)?.id ?? null) : null };
};

const before = (after: number | null) => (after === null ? sql`true` : sql`id < ${after}`);

/** Messages that were answered or closed, the newest first. */
export const closedMessages = async (query: Query, after: number | null): Promise<Page<MessageCard>> =>
  pageOf(
    await query<MessageCard>(sql`
      select ${COLUMNS} from messages where closed_at is not null and ${before(after)}
      order by id desc limit ${PAGE + 1}`),
  );

/** Null when there is none. */
export async function readMessage(query: Query, reference: string): Promise<OperatorMessage | null> {
  const [found] = await query<Omit<OperatorMessage, 'answers'>>(sql`
    select ${COLUMNS}, email, message from messages where reference = ${reference}`);
  if (!found) return null;
  const answers = await query<OperatorMessage['answers'][number]>(sql`
    select id, body, by, at from message_answers where message_id = ${found.id} order by id`);
  return Object.assign(found, { answers, email: maskEmail(found.email) });
}

/** The address that a message was sent from, for looking up its account; null when there is no such message. */
export async function addressOfMessage(query: Query, reference: string): Promise<string | null> {
  const [found] = await query<{ email: string }>(
    sql`select email from messages where reference = ${reference}`,
  );
  return found?.email ?? null;
}

/** A request about personal data that came by a form. */
export interface DataRequest {
  reference: string;
  subject: string;
  kind: MessageKind;
  createdAt: Date;
  closedAt: Date | null;
}

/** Requests about personal data that name an address, the newest first. */
export const dataRequestsFrom = (query: Query, email: string): Promise<DataRequest[]> =>
  query<DataRequest>(sql`
    select reference, subject, kind, created_at as "createdAt", closed_at as "closedAt" from messages
    where lower(email) = lower(${email}) and kind <> 'message' order by id desc limit ${PAGE}`);

/** A job application without what its writer may be reached by. */
export interface ApplicationCard {
  id: number;
  reference: string;
  name: string;
  /** Id of the position; null for a general one. */
  job: string | null;
  createdAt: Date;
}

const APPLICATION = sql`id, reference, name, job, created_at as "createdAt"`;

/** Applications, the newest first. */
export const applicationPage = async (query: Query, after: number | null): Promise<Page<ApplicationCard>> =>
  pageOf(
    await query<ApplicationCard>(sql`
      select ${APPLICATION} from job_applications where ${before(after)} order by id desc limit ${PAGE + 1}`),
  );

/** Null when there is none, or no more. */
export async function readApplication(query: Query, reference: string): Promise<ApplicationCard | null> {
  const [found] = await query<ApplicationCard>(
    sql`select ${APPLICATION} from job_applications where reference = ${reference}`,
  );
  return found ?? null;
}

/** What an applicant wrote, and how to reach them. */
export interface ShownApplication {
  email: string;
  phone: string;
  letter: string;
}

export async function applicationContact(query: Query, reference: string): Promise<ShownApplication | null> {
  const [found] = await query<ShownApplication>(sql`
    select email, phone, cover_letter as letter from job_applications where reference = ${reference}`);
  return found ?? null;
}

/** An address of the newsletter. */
export interface SubscriptionCard {
  id: number;
  reference: string;
  email: string;
  status: 'pending' | 'confirmed';
  createdAt: Date;
}

/** Addresses of the newsletter, the newest first, and how many there are of each state. */
export async function subscriptionPage(
  query: Query,
  after: number | null,
): Promise<Page<SubscriptionCard> & { confirmed: number; pending: number }> {
  const found = await query<SubscriptionCard>(sql`
    select id, reference, email, status, created_at as "createdAt" from newsletter_subscriptions
    where ${before(after)} order by id desc limit ${PAGE + 1}`);
  const [counts] = await query<{ confirmed: number; pending: number }>(sql`
    select (count(*) filter (where status = 'confirmed'))::int as confirmed,
      (count(*) filter (where status = 'pending'))::int as pending from newsletter_subscriptions`);
  const masked = found.map(({ email, ...card }) => Object.assign(card, { email: maskEmail(email) }));
  return Object.assign(pageOf(masked), counts ?? { confirmed: 0, pending: 0 });
}
