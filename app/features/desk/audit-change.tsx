import { settingOf } from '#domain/settings/known-settings.ts';
import { isWithin, saidValue } from '#domain/settings/setting-shapes.ts';
import type { AuditLine } from '#server/services.ts';
import { auditCopy as copy, VALUE_WORDS } from '../../copy/audit.id.ts';
import { actorName } from './actor-name.ts';
import { roleName } from './role-name.ts';

/** A value in words: roles by their names, settings as their screen writes them. */
function shownValue({ subjectKind, subjectId }: AuditLine, values: AuditLine['before'], key: string): string {
  const value = values?.[key];
  if (value === undefined || value === null || value === '') return '–';
  const setting = subjectKind === 'setting' ? settingOf(subjectId) : null;
  if (setting && isWithin(setting.shape, value)) return saidValue(setting.shape, value);
  if (typeof value !== 'string') return JSON.stringify(value);
  return key === 'role' ? roleName(value) : value;
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
