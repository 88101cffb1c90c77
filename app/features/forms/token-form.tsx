import { useState } from 'react';
import { newsletterCopy } from '../../copy/forms.id.ts';
import { Icon } from '../../ui/icon.tsx';
import { Link } from '../../ui/link.tsx';
import { useForm } from '../../ui/use-form.ts';
import { Failure } from './form-frame.tsx';
import type { NewsletterStep, StepState } from './newsletter-link.ts';

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
  const [state, setState] = useState<StepState | 'failed'>(initial);
  const { formProps } = useForm({
    send: async (values) => {
      const load = import('./post-form.ts');
      setState(
        await load.then(
          ({ postStep }) => postStep(step, values),
          () => 'failed',
        ),
      );
      return null;
    },
  });

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
        <form {...formProps} method="post" action={`/api/newsletter/${step}`} className="space-y-4">
          <p>{copy.text}</p>
          <input type="hidden" name="token" value={token} />
          <Failure text={state === 'failed' ? newsletterCopy.failed : null} />
          <button type="submit" className="button button-primary max-w-full wrap-anywhere">
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
