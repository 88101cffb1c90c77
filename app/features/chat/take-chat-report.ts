import { type ChatReportForm, chatReportForm } from '#domain/forms/chat.ts';
import { checkFields } from '#domain/forms/check-fields.ts';
import { postedLine, postedText } from '#domain/forms/posted-line.ts';
import { parseId } from '#domain/parse-id.ts';
import { chatReportCopy as copy } from '../../copy/chat.id.ts';

/** A report that was not taken, and why. */
export interface ReportAnswer {
  report: { seq: number | null; reason: string; note: string };
  faults: Readonly<Record<string, string>>;
  /** What is wrong with all of it. */
  refused: string | null;
}

/** Reads a posted report; on the server. */
export function takeChatReport(form: FormData): { ok: true; report: ChatReportForm } | ReportAnswer {
  const report = {
    seq: parseId(postedLine(form, 'seq')),
    reason: postedLine(form, 'reason'),
    note: postedText(form, 'note'),
  };
  const checked = checkFields(chatReportForm, report);
  if (checked.ok) return { ok: true, report: checked.value };
  const faults: Record<string, string> = {};
  for (const name of ['reason', 'note'] as const)
    if (Object.hasOwn(checked.error, name)) faults[name] = copy.faults[name];
  return { report, faults, refused: Object.keys(faults).length > 0 ? null : copy.faults.other };
}

/** What is said where a report was not kept. */
export const refuseReport = (report: ChatReportForm, code: string): ReportAnswer => ({
  report,
  faults: {},
  refused: code === 'no_such_message' || code === 'too_many_reports' ? copy.faults[code] : copy.faults.other,
});
