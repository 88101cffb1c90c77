import { Form } from 'react-router';
import { CHAT_REPORT_REASONS, REPORT_NOTE_LIMIT } from '#domain/chat/report.ts';
import type { ChatMessage } from '#server/services.ts';
import { chatReportCopy as copy } from '../../copy/chat.id.ts';
import { Field } from '../../ui/field.tsx';
import { FoldSummary } from '../../ui/fold-summary.tsx';
import { Link } from '../../ui/link.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useFocusFault } from '../../ui/use-focus-fault.ts';
import type { ReportAnswer } from './take-chat-report.ts';

/** Where links to the form lead. */
export const REPORT_ANCHOR = 'laporkan';
const NO_FAULTS: ReportAnswer['faults'] = {};

/** The form that reports a thread, or the message that a link of the thread names (P-CHAT-17). */
export function ReportForm({
  action,
  whole,
  asked,
  messages,
  answer,
}: {
  /** Address of what is reported: a refused form stands there with the same message. */
  action: string;
  /** Address of the form about all of the thread. */
  whole: string;
  /** Number of the message; null for all of the thread. */
  asked: number | null;
  messages: readonly ChatMessage[];
  answer: ReportAnswer | null;
}) {
  const form = useFocusFault(answer?.faults ?? NO_FAULTS);
  const seq = answer ? answer.report.seq : asked;
  const message = seq === null ? undefined : messages.find((one) => one.seq === seq);
  return (
    <details
      id={REPORT_ANCHOR}
      key={seq}
      className="card group scroll-mt-32 px-4"
      open={seq !== null || answer !== null}
    >
      <FoldSummary>{copy.title}</FoldSummary>
      <Form ref={form} method="post" action={action} aria-label={copy.title} className="space-y-4 pb-4">
        <p className="text-ink-soft">{copy.intro}</p>
        {answer?.refused && (
          <p role="alert" className="font-semibold text-danger">
            {answer.refused}
          </p>
        )}
        {seq !== null && (
          <div>
            <p className="font-semibold">{copy.aboutMessage}</p>
            <blockquote className="rounded-xl bg-sunken p-3 wrap-anywhere whitespace-pre-wrap">
              {message ? message.text || copy.photosOnly : copy.number(seq)}
            </blockquote>
            <Link to={`${whole}#${REPORT_ANCHOR}`} className="link inline-flex min-h-11 items-center">
              {copy.wholeThread}
            </Link>
            <input type="hidden" name="seq" value={seq} />
          </div>
        )}
        <Field
          name="reason"
          label={copy.reason}
          optionalText={null}
          hint={undefined}
          faultText={answer?.faults['reason'] ?? null}
        >
          {(control) => (
            <select {...control} required defaultValue={answer?.report.reason ?? ''}>
              <option value="">{copy.choose}</option>
              {CHAT_REPORT_REASONS.map((reason) => (
                <option key={reason} value={reason}>
                  {copy.reasons[reason]}
                </option>
              ))}
            </select>
          )}
        </Field>
        <TextField
          texts={{
            name: 'note',
            label: copy.note,
            optionalText: copy.optional,
            hint: copy.noteHint,
            faultText: answer?.faults['note'] ?? null,
          }}
          control={{ rows: 2, maxLength: REPORT_NOTE_LIMIT, defaultValue: answer?.report.note ?? '' }}
        />
        <button type="submit" name="intent" value="report" className="button button-primary max-sm:w-full">
          {copy.submit}
        </button>
      </Form>
    </details>
  );
}
