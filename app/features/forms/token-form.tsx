import { type FormEvent, useRef, useState } from 'react';
import { newsletterCopy } from '../../copy/forms.id.ts';
import { Icon } from '../../ui/icon.tsx';
import { Link } from '../../ui/link.tsx';
import { Failure } from './form-frame.tsx';
import { sendForm } from './send-form.ts';

/** Which of the two newsletter steps a page is for; also the end of the address that it posts to. */
export type NewsletterStep = 'confirm' | 'unsubscribe';

/** Where a newsletter step stands: to be pressed, done, or led to by a link that is not known. */
export type StepState = 'open' | 'done' | 'unknown';

/** A newsletter step: a link in a mail only leads here, so that a mail scanner that follows it changes nothing. */
export function TokenForm({
  step,
  token,
  initial,
}: {
  step: NewsletterStep;
  token: string;
  initial: StepState;
}) {
  const copy = newsletterCopy[step];
  const isBusy = useRef(false);
  const [state, setState] = useState<StepState | 'failed'>(initial);

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isBusy.current) return;
    isBusy.current = true;
    const { kind } = await sendForm(event.currentTarget.action, new FormData(event.currentTarget));
    isBusy.current = false;
    setState(kind === 'sent' ? 'done' : kind === 'failed' ? 'failed' : 'unknown');
  }

  return (
    <div className="card max-w-xl space-y-4 p-6">
      <div role="status" className="space-y-4 empty:mb-0">
        {state === 'done' && (
          <>
            <p className="flex items-center gap-2 text-lg font-bold text-success">
              <Icon name="circle-check" className="size-6" />
              {copy.doneTitle}
            </p>
            <p>{copy.done}</p>
          </>
        )}
        {state === 'unknown' && (
          <>
            <p className="text-lg font-bold">{newsletterCopy.unknownTitle}</p>
            <p>{copy.unknown}</p>
          </>
        )}
      </div>
      {(state === 'open' || state === 'failed') && (
        <form method="post" action={`/api/newsletter/${step}`} onSubmit={onSubmit} className="space-y-4">
          <p>{copy.text}</p>
          <input type="hidden" name="token" value={token} />
          <Failure text={state === 'failed' ? newsletterCopy.failed : null} />
          <button type="submit" className="button button-primary">
            {copy.action}
          </button>
        </form>
      )}
      {(state === 'done' || state === 'unknown') && (
        <Link to="/blog" className="button button-quiet">
          {newsletterCopy.toBlog}
        </Link>
      )}
    </div>
  );
}
