import { type SQL, sql } from 'drizzle-orm';
import type { AccountBlock } from '#domain/accounts/account-blocks.ts';
import { maskEmail } from '#domain/forms/mask-email.ts';
import { maskName } from '#domain/reviews/mask-name.ts';
import type { Query } from '#server/platform/database/query.ts';

/** Accounts as the console shows them (P-CONSOLE-80): names and addresses are letters until somebody asks for them. */

/** An account in the console's list. */
export interface PersonCard {
  id: string;
  /** 's***@contoh.id'; '' for an address that is not known here. */
  email: string;
  /** As reviews print it; '' for none. */
  name: string;
  /** When it was opened; of a hosted project's account, when it was first seen here. Null for one seen in an order alone. */
  since: Date | null;
  blocks: AccountBlock[];
}

/** An account, and what its sign-in knows of it. */
export interface Person extends PersonCard {
  /** When its address was confirmed; null for not yet, and for accounts of a hosted project. */
  confirmedAt: Date | null;
  lastSignInAt: Date | null;
  /** Logins that have not ended. */
  logins: number;
}

/** How somebody is reached. */
export interface PersonContact {
  email: string;
  name: string;
  username: string;
  phone: string;
}

/** One page of accounts, the newest first. */
export interface PersonList {
  people: PersonCard[];
  /** The account after which the next page begins; null on the last one. */
  next: string | null;
}

const PAGE_PEOPLE = 50;

/** Accounts that are known here, with when each was opened: built-in ones, or those of a hosted project that were here. */
const known = (isHosted: boolean): SQL =>
  isHosted
    ? sql`(
        select id, min(since) as since from (
          select user_id as id, created_at as since from web_sessions where user_id is not null
          union all select user_id, created_at from profiles
        ) seen group by id)`
    : sql`(select id, created_at as since from auth_users)`;

const EMAIL = sql`coalesce((select a.email from auth_users a where a.id = u.id), (
  select w.email from web_sessions w where w.user_id = u.id order by w.used_at desc limit 1), '')`;
const NAME = sql`coalesce((
  select coalesce(nullif(p.full_name, ''), p.username) from profiles p where p.user_id = u.id), '')`;
const BLOCKS = sql`array(select b.kind from account_blocks b where b.user_id = u.id order by b.kind)`;
const CARD = sql`u.id, u.since, ${EMAIL} as email, ${NAME} as name, ${BLOCKS} as blocks`;

const masked = <Card extends PersonCard>(card: Card): Card =>
  Object.assign(card, { email: maskEmail(card.email), name: card.name === '' ? '' : maskName(card.name) });

/** A page of all accounts. */
export async function listPeople(
  query: Query,
  { isHosted, after }: { isHosted: boolean; after: string | null },
): Promise<PersonList> {
  const from =
    after === null
      ? sql`true`
      : sql`(u.since, u.id) < (select a.since, a.id from ${known(isHosted)} a where a.id = ${after})`;
  const found = await query<PersonCard>(sql`
    select ${CARD} from ${known(isHosted)} u where ${from} order by u.since desc, u.id desc limit ${PAGE_PEOPLE + 1}`);
  const people = found.slice(0, PAGE_PEOPLE).map(masked);
  return { people, next: found.length > PAGE_PEOPLE ? (people.at(-1)?.id ?? null) : null };
}

/** Accounts by their ids, the newest first; also one that is known by an order alone. At most a page. */
export async function peopleOf(
  query: Query,
  { isHosted, ids }: { isHosted: boolean; ids: readonly string[] },
): Promise<PersonCard[]> {
  const found = await query<PersonCard>(sql`
    select ${CARD} from (
      select wanted.id, (select k.since from ${known(isHosted)} k where k.id = wanted.id) as since
      from (select distinct unnest(${sql.param([...ids])}::uuid[]) as id) wanted
    ) u order by u.since desc nulls last, u.id desc limit ${PAGE_PEOPLE}`);
  return found.map(masked);
}

/** Whose address, telephone or part of a name this is. */
type PersonTerm =
  | { kind: 'email'; email: string }
  | { kind: 'phone'; phone: string }
  | { kind: 'name'; part: string };

/** The accounts that say so of themselves, at most a page and one. */
export async function accountsSaying(query: Query, term: PersonTerm): Promise<string[]> {
  const rows = await query<{ id: string }>(sql`${saying(term)} limit ${PAGE_PEOPLE + 1}`);
  return rows.map(({ id }) => id);
}

function saying(term: PersonTerm): SQL {
  switch (term.kind) {
    case 'email':
      return sql`
        select id from auth_users where email = ${term.email}
        union select user_id from web_sessions where user_id is not null and lower(email) = ${term.email}`;
    case 'phone': {
      // Profiles keep a telephone as it was typed; '+62' may be '62' or '0' there.
      const digits = term.phone.slice(1);
      const spellings = [digits, digits.replace(/^62/, '0')];
      return sql`
        select user_id as id from profiles
        where regexp_replace(phone, '[^0-9]', '', 'g') = any(${sql.param(spellings)}::text[])`;
    }
    case 'name':
      return sql`
        select user_id as id from profiles
        where fold_text(full_name || ' ' || username) like ${`%${term.part.replace(/[\\%_]/g, '\\$&')}%`}`;
  }
}

/** An account by its id; without `since` when the sign-in does not know it. */
export async function readPerson(
  query: Query,
  { isHosted, id }: { isHosted: boolean; id: string },
): Promise<Person> {
  const [found] = await query<Person>(sql`
    select ${CARD}, a.email_confirmed_at as "confirmedAt", a.last_sign_in_at as "lastSignInAt", (
      select count(*)::int from web_sessions w where w.user_id = u.id and coalesce(w.ends_at > now(), true)
    ) + (
      select count(*)::int from auth_sessions s where s.user_id = u.id
        and not exists (select from web_sessions w where w.auth_session_id = s.id)
    ) as logins
    from (
      select wanted.id, (select k.since from ${known(isHosted)} k where k.id = wanted.id) as since
      from (select ${id}::uuid as id) wanted
    ) u left join auth_users a on a.id = u.id`);
  if (!found) throw new Error('A row of one account is missing');
  return masked(found);
}

/** How an account is reached, in full, for a command that notes who saw it; an unknown one has nothing. */
export async function readPersonContact(query: Query, id: string): Promise<PersonContact> {
  const [row] = await query<PersonContact>(sql`
    select ${EMAIL} as email, coalesce(p.full_name, '') as name, coalesce(p.username, '') as username,
      coalesce(p.phone, '') as phone
    from (select ${id}::uuid as id) u left join profiles p on p.user_id = u.id`);
  return row ?? { email: '', name: '', username: '', phone: '' };
}

/** Whether the sign-in, or a browser that was here, knows an account. One stored here stays until the end of the transaction. */
export async function isAccountKnown(tx: Query, id: string): Promise<boolean> {
  const stored = await tx(sql`select from auth_users where id = ${id} for update`);
  if (stored.length > 0) return true;
  const seen = await tx(sql`
    select from web_sessions where user_id = ${id} union all select from profiles where user_id = ${id}
    union all select from account_blocks where user_id = ${id} limit 1`);
  return seen.length > 0;
}
