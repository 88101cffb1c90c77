import { useSearchParams } from 'react-router';
import type { ReturnView } from '#server/services.ts';
import {
  returnCopy as copy,
  type ReturnNotice as Notice,
  RETURN_STATE_WORDS,
  type ReturnRefused,
} from '../../../copy/return-pages.id.ts';
import { InlineText } from '../../../ui/inline-text.tsx';
import { useToldOnce } from '../../../ui/use-told-once.ts';

const isNotice = (text: string): text is Notice => Object.hasOwn(copy.notices, text);
const isRefusal = (text: string): text is ReturnRefused => Object.hasOwn(copy.refusals, text);

/** What came of the form that led to this address; one that came too late hears where the return stands now. */
export function ReturnNotice({ state }: Pick<ReturnView, 'state'>) {
  useToldOnce();
  const [params] = useSearchParams();
  const [done, refused] = [params.get('done') ?? '', params.get('refused') ?? ''];
  return (
    <>
      <div role="status">
        {isNotice(done) && (
          <p className="rounded-2xl bg-success-soft p-4 font-semibold text-success">
            <InlineText text={copy.notices[done]} />
          </p>
        )}
      </div>
      <div role="alert">
        {isRefusal(refused) && (
          <p className="rounded-2xl bg-danger-soft p-4 font-semibold text-danger">
            <InlineText
              text={
                refused === 'too_late'
                  ? copy.refusals.too_late(RETURN_STATE_WORDS[state])
                  : copy.refusals[refused]
              }
            />
          </p>
        )}
      </div>
    </>
  );
}
