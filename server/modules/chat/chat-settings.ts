import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { MOST_TEMPLATES } from '#domain/chat/chat-limits.ts';
import { type ChatHours, USUAL_CHAT_HOURS } from '#domain/chat/greeting.ts';
import { greetingText, templateText } from '#domain/forms/chat.ts';
import type { Result } from '#domain/result.ts';
import {
  type CommandActor,
  type Done,
  defineCommand,
  inShopOf,
  type Subject,
} from '#server/modules/access/access.ts';
import { sellerNames } from '#server/modules/catalogue/catalogue.ts';
import type { Query } from '#server/platform/database/query.ts';
import type { Tx } from '#server/platform/database/transactions.ts';

/** How a shop answers when nobody does, and what it often says (P-CHAT-15, P-CHAT-16). */
export interface ChatSettings extends ChatHours {
  /** '' for none. */
  greeting: string;
  templates: string[];
  /** Counts its changes. */
  version: number;
}

const COLUMNS = sql`greeting, days, opens_at as "opensAt", closes_at as "closesAt", templates, version`;

/** The settings of a shop; the usual ones, without greeting and templates, before it has set any. */
export async function chatSettings(query: Query, sellerId: number): Promise<ChatSettings> {
  const [row] = await query<ChatSettings>(
    sql`select ${COLUMNS} from chat_settings where seller_id = ${sellerId}`,
  );
  return row ?? { ...USUAL_CHAT_HOURS, greeting: '', templates: [], version: 0 };
}

/** Somebody else changed the settings since they were shown. */
export interface SettingsRefusal {
  code: 'chat_settings_changed';
}

type SettingsSubject = Subject & { sellerId: number; before: ChatSettings };

/** Locks the settings of a shop, which are written when it sets the first. */
async function lockSettings(
  tx: Tx,
  { sellerId }: { sellerId: number },
  by: CommandActor,
): Promise<SettingsSubject[] | null> {
  if (!(await sellerNames(tx, [sellerId])).has(sellerId)) return null;
  const isOwn = inShopOf(by, sql`${sellerId}::int`);
  const { days, opensAt, closesAt } = USUAL_CHAT_HOURS;
  await tx(sql`
    insert into chat_settings (seller_id, greeting, days, opens_at, closes_at, templates, version)
    select ${sellerId}::int, '', ${sql.param([...days])}::smallint[], ${opensAt}::smallint, ${closesAt}::smallint, '{}', 0
    where ${isOwn} on conflict (seller_id) do nothing`);
  const [before] = await tx<ChatSettings>(sql`
    select ${COLUMNS} from chat_settings where seller_id = ${sellerId} and ${isOwn} for update`);
  return before ? [{ kind: 'chat_settings', id: String(sellerId), sellerId, before }] : null;
}

/** `version`: of the settings that whoever changes them has seen. */
const seen = z.object({ sellerId: z.int().positive(), version: z.int().nonnegative() });
const CHANGED = { ok: false, error: { code: 'chat_settings_changed' } } as const;
type Changed = Result<Done<null>, SettingsRefusal>;

const hour = z.int().min(0).max(24);

/** What the people of a shop set about its chat. */
export const chatSettingsCommands = {
  greet: defineCommand({
    name: 'chat.greeting',
    permission: 'chat.write',
    /** Hours of the day in Jakarta, from `from` to before `to`. */
    input: seen
      .extend({ greeting: greetingText, days: z.array(z.int().min(0).max(6)).max(7), from: hour, to: hour })
      .refine(({ from, to }) => from < to, { path: ['to'], message: 'It ends before it begins' }),
    subjects: (tx, input, by) => lockSettings(tx, input, by),
    async run(tx, { subject: { sellerId, before }, input }): Promise<Changed> {
      if (input.version !== before.version) return CHANGED;
      const { greeting, from, to } = input;
      const days = [...new Set(input.days)].sort();
      await tx(sql`
        update chat_settings set greeting = ${greeting}, days = ${sql.param(days)}::smallint[], opens_at = ${from * 60},
          closes_at = ${to * 60}, version = version + 1 where seller_id = ${sellerId}`);
      return { ok: true, value: { value: null } };
    },
  }),
  setTemplates: defineCommand({
    name: 'chat.templates',
    permission: 'chat.write',
    input: seen.extend({ templates: z.array(templateText).max(MOST_TEMPLATES + 1) }),
    subjects: (tx, input, by) => lockSettings(tx, input, by),
    async run(tx, { subject: { sellerId, before }, input }): Promise<Changed> {
      if (input.version !== before.version) return CHANGED;
      const templates = [...new Set(input.templates)].filter((text) => text !== '').slice(0, MOST_TEMPLATES);
      await tx(sql`
        update chat_settings set templates = ${sql.param(templates)}::text[], version = version + 1
        where seller_id = ${sellerId}`);
      return { ok: true, value: { value: null } };
    },
  }),
};
