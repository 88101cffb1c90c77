import { formatRupiah } from '../format.ts';
import { formatCalendarDate, formatDateTime } from '../format-date.ts';
import { isUuid } from '../is-uuid.ts';
import { accountWords } from '../ledger/account-words.ts';
import { rupiah } from '../money.ts';
import { queueName } from '../operating/queue-words.ts';
import { percentWords } from '../operating/typed-percent.ts';
import { settingOf } from '../settings/known-settings.ts';
import { SETTING_NAMES } from '../settings/setting-names.ts';
import { isWithin, saidValue } from '../settings/setting-shapes.ts';
import { COURIERS } from '../shipping/couriers.ts';
import { actorName, type NamedActor } from './actor-name.ts';
import { CHOSEN_WORDS } from './audit-choices.ts';
import {
  COMMAND_WORDS,
  SUBJECT_WORDS,
  VALUE_WORDS,
  VALUES_OF_COMMANDS,
  WITHOUT_VALUE,
} from './audit-words.ts';
import { roleName } from './role-names.ts';

/** What a line of the audit log holds. */
export interface AuditFacts {
  by: NamedActor;
  command: string;
  subjectKind: string;
  subjectId: string;
  /** Whom the line is about, where that is a member. */
  member: NamedActor | null;
  reason: string | null;
  /** The second person of a decision that takes two. */
  second: NamedActor | null;
  before: Readonly<Record<string, unknown>> | null;
  after: Readonly<Record<string, unknown>> | null;
}

/** The first part of a UUID, which is enough to tell two apart; other ids as they are. */
const shortId = (id: string): string => (isUuid(id) ? id.slice(0, 8) : id);

const own = <Words extends object>(words: Words, key: string): string | undefined =>
  Object.hasOwn(words, key) ? (words as Record<string, string>)[key] : undefined;

/** What a command is called. */
export const commandName = (command: string): string => own(COMMAND_WORDS, command) ?? command;

/** What ids say of a subject, by its kind, after the word of the kind; other ids stand as they are. */
const IDS = new Map<string, (id: string) => string>(
  Object.entries({
    setting: (id: string) => {
      const setting = settingOf(id);
      return setting ? SETTING_NAMES[setting.key] : id;
    },
    desk: (id: string) => (id === 'operator' ? 'Admin' : `toko ${id.split(':')[1] ?? id}`),
    holidays: (id: string) => (/^\d{4}-\d\d-\d\d$/.test(id) ? formatCalendarDate(id) : id),
    account_of_ledger: accountWords,
    courier: (id: string) => Object.values(COURIERS).find((one) => one.id === id)?.name ?? id,
    reported: (id: string) => {
      const [kind = '', ...rest] = id.split(':');
      return `${own(SUBJECT_WORDS, kind) ?? kind} ${rest.join(':')}`.toLowerCase();
    },
    bank_file: (id: string) => {
      const [kind = '', ...rest] = id.split(':');
      return `${kind === 'refunds' ? 'pengembalian dana' : 'pencairan'} ${rest.join(':')}`;
    },
    commission: (id: string) => {
      const [shop = '', category = ''] = id.split(':');
      const of = shop === 'all' ? 'semua toko' : `toko ${shop}`;
      return category === 'all' ? of : `${of}, kategori ${category}`;
    },
    queue: queueName,
    search_words: (id: string) => (id === 'own' ? 'toko ini' : `baris ${id}`),
  }),
);
/** Kinds of which there is one, so that its id says nothing. */
const SINGLE = new Set(['clock', 'tariffs', 'audit_log', 'bank_form', 'cod_block']);

/** What a line is about, in words. */
function subjectName({ subjectKind: kind, subjectId: id, member }: AuditFacts): string {
  const word = own(SUBJECT_WORDS, kind) ?? kind;
  if (SINGLE.has(kind)) return word;
  if (member) return `${word} ${actorName(member)}`;
  return `${word} ${(IDS.get(kind) ?? shortId)(id)}`;
}

/** Values that are amounts of money. */
const AMOUNTS = new Set([
  'amount',
  'price',
  'fee',
  'fees',
  'short',
  'paid',
  'loss',
  'paidOut',
  'part',
  'shopBears',
]);
/** Values that are amounts where they stand in the prices of SKUs. */
const PRICES = new Set(['from', 'to']);
/** A moment as JSON writes it, and a day. */
const MOMENT = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;
const DAY = /^\d{4}-\d\d-\d\d$/;
const NOTHING = '–';

function sayNumber(path: readonly string[], value: number): string {
  const key = path.at(-1) ?? '';
  if (AMOUNTS.has(key) || (PRICES.has(key) && path.includes('prices'))) return formatRupiah(rupiah(value));
  return key === 'basisPoints' ? percentWords(value) : String(value);
}

function sayText(command: string, key: string, value: string): string {
  if (MOMENT.test(value)) return `${formatDateTime(new Date(value))} WIB`;
  if (DAY.test(value)) return formatCalendarDate(value);
  if (key === 'role') return roleName(value);
  if (key === 'command') return commandName(value);
  if (key === 'subject') {
    const [kind = '', ...id] = value.split(':');
    return `${own(SUBJECT_WORDS, kind) ?? kind} ${shortId(id.join(':'))}`;
  }
  const words =
    CHOSEN_WORDS[`${command}:${key}`] ?? (Object.hasOwn(CHOSEN_WORDS, key) ? CHOSEN_WORDS[key] : undefined);
  return (words && own(words, value)) ?? shortId(value);
}

const valueName = (command: string, key: string): string =>
  VALUES_OF_COMMANDS[`${command}:${key}`] ?? own(VALUE_WORDS, key) ?? key;

/** A value in words: roles by their names, money in Rupiah, lists part by part. */
function sayValue(command: string, path: readonly string[], value: unknown): string {
  if (value === null) return WITHOUT_VALUE[`${command}:${path.join('.')}`] ?? NOTHING;
  if (value === undefined || value === '') return NOTHING;
  if (typeof value === 'boolean') return value ? 'ya' : 'tidak';
  if (typeof value === 'number') return sayNumber(path, value);
  if (Array.isArray(value))
    return value.length === 0 ? NOTHING : value.map((one) => sayValue(command, path, one)).join('; ');
  if (typeof value !== 'object') return sayText(command, path.at(-1) ?? '', String(value));
  return Object.entries(value)
    .map(([key, part]) => `${valueName(command, key)} ${sayValue(command, [...path, key], part)}`)
    .join(', ');
}

function saySide({ command, subjectKind, subjectId }: AuditFacts, key: string, value: unknown): string {
  const setting = subjectKind === 'setting' ? settingOf(subjectId) : null;
  return setting && isWithin(setting.shape, value)
    ? saidValue(setting.shape, value) || NOTHING
    : sayValue(command, [key], value);
}

/** What a line changed: each value before and after, or as it is where nothing was noted before. */
function changesOf(line: AuditFacts): string[] {
  const { before, after, command } = line;
  const keys = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  return keys.map((key) => {
    const name = valueName(command, key);
    const [was, is] = [saySide(line, key, before?.[key]), saySide(line, key, after?.[key])];
    return before === null || (before[key] === undefined && was === NOTHING)
      ? `${name}: ${is}`
      : `${name}: ${was} → ${is}`;
  });
}

/** A line of the audit log as people read it, on the screen and in its file (P-DESK-10). */
export interface SaidAuditLine {
  who: string;
  what: string;
  about: string;
  /** Why, who else confirmed it, and what changed. */
  details: string[];
}

/** Says a line of the audit log. What it has no word for stands as it was stored. */
export const sayAuditLine = (line: AuditFacts): SaidAuditLine => ({
  who: actorName(line.by),
  what: commandName(line.command),
  about: subjectName(line),
  details: [
    ...(line.reason === null ? [] : [`Alasan: ${line.reason}`]),
    ...(line.second === null ? [] : [`Orang kedua: ${actorName(line.second)}`]),
    ...changesOf(line),
  ],
});
