import { formatRupiah } from '#domain/format.ts';
import { formatDateTime } from '#domain/format-date.ts';
import { rupiah } from '#domain/money.ts';
import { percentWords } from '#domain/operating/typed-percent.ts';
import { settingOf } from '#domain/settings/known-settings.ts';
import { isWithin, saidValue } from '#domain/settings/setting-shapes.ts';
import type { AuditLine } from '#server/services.ts';
import { auditCopy as copy, STATE_WORDS, VALUE_WORDS } from '../../copy/audit.id.ts';
import { BEARER_NAMES, GOODS_NAMES, REASON_NAMES } from '../../copy/operating-orders.id.ts';
import { actorName } from './actor-name.ts';
import { roleName } from './role-name.ts';

/** What was chosen from a list, in the words of its form. */
const CHOSEN_WORDS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  bearer: BEARER_NAMES,
  goods: GOODS_NAMES,
  reason: REASON_NAMES,
};

/** Values that are amounts of money. */
const AMOUNTS = new Set(['amount', 'price', 'fee', 'fees', 'short', 'paid', 'loss', 'paidOut']);
/** A moment as JSON writes it. */
const MOMENT = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;

function shownNumber(key: string, value: number): string {
  if (AMOUNTS.has(key)) return formatRupiah(rupiah(value));
  return key === 'basisPoints' ? percentWords(value) : String(value);
}

/** A value in words: roles by their names, settings as their screen writes them, money in Rupiah. */
function shownValue({ subjectKind, subjectId }: AuditLine, values: AuditLine['before'], key: string): string {
  const value = values?.[key];
  if (value === undefined || value === null || value === '') return '–';
  const setting = subjectKind === 'setting' ? settingOf(subjectId) : null;
  if (setting && isWithin(setting.shape, value)) return saidValue(setting.shape, value);
  if (typeof value === 'number') return shownNumber(key, value);
  if (typeof value === 'boolean') return value ? copy.yes : copy.no;
  if (typeof value !== 'string') return JSON.stringify(value);
  if (MOMENT.test(value)) return `${formatDateTime(new Date(value))} WIB`;
  if (key === 'role') return roleName(value);
  return CHOSEN_WORDS[key]?.[value] ?? (key === 'state' ? (STATE_WORDS[value] ?? value) : value);
}

/** Why a line's command was run, and what was before and after. */
export function AuditChange({ line }: { line: AuditLine }) {
  const { reason, before, after, confirmedBy, secondRole } = line;
  const keys = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  return (
    <>
      {reason !== null && <p>{copy.reason(reason)}</p>}
      {confirmedBy !== null && (
        <p>{copy.second(actorName({ by: confirmedBy, role: secondRole, sellerId: null }))}</p>
      )}
      {keys.map((key) => (
        <p key={key} className="text-sm text-ink-soft">
          {copy.changed(VALUE_WORDS[key] ?? key, shownValue(line, before, key), shownValue(line, after, key))}
        </p>
      ))}
    </>
  );
}
