import type { AuditLine } from '#server/services.ts';
import { auditCopy as copy } from '../../copy/audit.id.ts';

const shownValue = (values: AuditLine['before'], key: string): string => {
  const value = values?.[key];
  if (value === undefined || value === null) return '–';
  return typeof value === 'string' ? value : JSON.stringify(value);
};

/** Why a line's command was run, and what was before and after. */
export function AuditChange({ line: { reason, before, after } }: { line: AuditLine }) {
  const keys = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  return (
    <>
      {reason !== null && <p>{copy.reason(reason)}</p>}
      {keys.map((key) => (
        <p key={key} className="text-sm text-ink-soft">
          {copy.changed(key, shownValue(before, key), shownValue(after, key))}
        </p>
      ))}
    </>
  );
}
