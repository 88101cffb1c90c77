import { Form } from 'react-router';
import { RETURN_TEXT_LIMIT } from '#domain/forms/return.ts';
import { askReturnPath, reviseReturnPath } from '#domain/paths.ts';
import type { ReturnableView } from '#server/services.ts';
import { askReturnCopy as copy } from '../../../copy/return-pages.id.ts';
import { TextField } from '../../../ui/text-field.tsx';
import { useFocusFault } from '../../../ui/use-focus-fault.ts';
import { type AskAnswer, type AskFaults, DRAFT, typedOf } from './ask-return.ts';
import { ReturnReasons } from './return-reasons.tsx';
import { ReturnWish } from './return-wish.tsx';
import { ReturnableLine } from './returnable-line.tsx';

const NO_FAULTS: AskFaults = {};

/** Which pieces are returned, why, and what the shopper wants for them. Evidence follows on the page of the draft. */
export function AskReturnForm({
  order,
  arrivedAt,
  now,
  draft,
  answer,
}: {
  order: ReturnableView;
  arrivedAt: Date;
  now: Date;
  /** What is written anew; null for a return that is asked for. */
  draft: ReturnableView['draft'];
  /** What the last post was answered with. */
  answer: AskAnswer | null;
}) {
  const faults = answer?.faults ?? NO_FAULTS;
  const typed = answer?.typed ?? (draft ? typedOf(draft) : undefined);
  const form = useFocusFault(faults);
  const [only] = order.lines.length === 1 ? order.lines : [];
  return (
    <Form
      ref={form}
      method="post"
      action={draft ? reviseReturnPath(order.number) : askReturnPath(order.number)}
      aria-label={draft ? copy.revise.title : copy.title}
      className="card space-y-6 p-4 sm:p-5"
    >
      {draft && <input type="hidden" name={DRAFT} value={draft.n} />}
      <fieldset className="space-y-3" aria-describedby={faults.line ? 'line-salah' : undefined}>
        <legend className="text-lg font-bold">{copy.lines}</legend>
        {faults.line && (
          <p id="line-salah" role="alert" className="text-sm font-semibold text-danger">
            {faults.line}
          </p>
        )}
        {order.lines.map((line) => (
          <ReturnableLine
            key={line.position}
            line={line}
            chosen={typed?.pieces[line.position] ?? (only && !typed ? only.left : 0)}
          />
        ))}
      </fieldset>
      <ReturnReasons
        arrivedAt={arrivedAt}
        now={draft?.openedAt ?? now}
        chosen={typed?.reason ?? ''}
        fault={faults.reason}
      />
      <ReturnWish
        lines={order.lines.filter(({ left }) => left > 0)}
        wish={typed?.wish ?? ''}
        wanted={typed?.wanted ?? {}}
        part={typed?.part ?? ''}
        faults={faults}
      />
      <TextField
        texts={{
          name: 'text',
          label: copy.text,
          optionalText: null,
          hint: copy.textHint,
          faultText: faults.text ?? null,
        }}
        control={{ rows: 4, maxLength: RETURN_TEXT_LIMIT, defaultValue: typed?.text ?? '' }}
      />
      <button type="submit" className="button button-primary max-sm:w-full">
        {draft ? copy.revise.submit : copy.submit}
      </button>
    </Form>
  );
}
