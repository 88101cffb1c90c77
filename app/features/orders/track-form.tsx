import { useMemo } from 'react';
import { Form, useNavigation } from 'react-router';
import { TRACK_PATH } from '#domain/paths.ts';
import { orderPagesCopy } from '../../copy/order-pages.id.ts';
import { TextField } from '../../ui/text-field.tsx';
import { useFocusFault } from '../../ui/use-focus-fault.ts';

const copy = orderPagesCopy.track;

/** Why nothing was found. */
export type TrackProblem =
  | { code: 'required' }
  | { code: 'not_found' }
  | { code: 'too_many'; retryAfterS: number };

interface Typed {
  number: string;
  contact: string;
}

const NOTHING: Typed = { number: '', contact: '' };

/** Asks for the number of an order and the phone or e-mail it was placed with. */
export function TrackForm({
  typed = NOTHING,
  problem = null,
}: {
  typed?: Typed | undefined;
  problem?: TrackProblem | null;
}) {
  const faults = useMemo(() => missingOf(typed, problem), [typed, problem]);
  const form = useFocusFault(faults);
  const isSending = useNavigation().formAction === TRACK_PATH;
  const field = (name: 'number' | 'contact', hint?: string) => ({
    name,
    label: copy[name],
    optionalText: null,
    hint,
    faultText: faults[name] ?? null,
  });
  return (
    <Form ref={form} method="post" action={TRACK_PATH} aria-label={copy.title} className="card space-y-4 p-5">
      <p className="text-ink-soft">{copy.text}</p>
      <div role="alert" className="empty:mb-0">
        {problem && problem.code !== 'required' && (
          <p className="rounded-2xl bg-danger-soft p-4 text-danger">{problemText(problem)}</p>
        )}
      </div>
      <TextField
        texts={field('number', copy.numberHint)}
        control={{ defaultValue: typed.number, autoComplete: 'off' }}
      />
      <TextField texts={field('contact')} control={{ defaultValue: typed.contact, autoComplete: 'email' }} />
      <button
        type="submit"
        aria-disabled={isSending}
        className="button button-primary aria-disabled:opacity-70 max-sm:w-full"
      >
        {isSending ? copy.sending : copy.submit}
      </button>
    </Form>
  );
}

/** The boxes in which nothing was typed. */
function missingOf(typed: Typed, problem: TrackProblem | null): Partial<Record<keyof Typed, string>> {
  if (problem?.code !== 'required') return {};
  return Object.fromEntries(
    Object.entries(typed).flatMap(([name, text]) => (text === '' ? [[name, copy.required]] : [])),
  );
}

function problemText(problem: Exclude<TrackProblem, { code: 'required' }>): string {
  return problem.code === 'not_found'
    ? copy.notFound
    : copy.tooMany(Math.max(1, Math.ceil(problem.retryAfterS / 60)));
}
