import { Form } from 'react-router';
import { RETURN_TEXT_LIMIT } from '#domain/forms/return.ts';
import { FORM_FIELDS } from '#domain/media/form-fields.ts';
import type { ReturnView } from '#server/services.ts';
import { returnCopy } from '../../../copy/return-pages.id.ts';
import { TextField } from '../../../ui/text-field.tsx';
import { useFocusFault } from '../../../ui/use-focus-fault.ts';
import type { ReturnAnswer } from './answer-return-form.ts';
import { EvidenceFields } from './evidence-form.tsx';

const copy = returnCopy.appeal;
const NO_FAULTS: ReturnAnswer['faults'] = {};

/** The way to the operator for whoever thinks that a refusal is wrong. */
export function AppealForm({
  view,
  path,
  answer,
}: {
  view: ReturnView;
  path: string;
  answer: ReturnAnswer | null;
}) {
  const faults = answer?.faults ?? NO_FAULTS;
  const form = useFocusFault(faults);
  return (
    <section id="banding" className="card space-y-4 p-4 sm:p-5">
      <h2 className="text-lg font-bold">{copy.title}</h2>
      <p>{copy.intro}</p>
      <Form
        ref={form}
        method="post"
        action={path}
        encType="multipart/form-data"
        aria-label={copy.title}
        className="space-y-4"
      >
        <TextField
          texts={{
            name: 'text',
            label: copy.text,
            optionalText: null,
            hint: undefined,
            faultText: faults['text'] ?? null,
          }}
          control={{ rows: 4, maxLength: RETURN_TEXT_LIMIT, defaultValue: answer?.typed['text'] ?? '' }}
        />
        <EvidenceFields view={view} fault={faults[FORM_FIELDS.file] ?? null} />
        <button type="submit" name="intent" value="appeal" className="button button-primary max-sm:w-full">
          {copy.submit}
        </button>
      </Form>
    </section>
  );
}
