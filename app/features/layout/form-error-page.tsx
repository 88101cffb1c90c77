import { useLocation, useNavigation, useRouteError, useSubmit } from 'react-router';
import { keptPost } from '../../browser/kept-post.ts';
import { keptPostCopy as copy } from '../../copy/kept-post.id.ts';
import { layoutCopy } from '../../copy/layout.id.ts';
import { ErrorPage } from './error-page.tsx';

/**
 * The ErrorBoundary of pages with a form. One that did not arrive, because the shop or the network is away, is sent again
 * by a button with everything that was typed (P-FORM-12). Wants `keepPost` in the page's `clientAction`.
 */
export function FormErrorBoundary() {
  const error = useRouteError();
  const { pathname, search } = useLocation();
  const address = pathname + search;
  const form = keptPost(address);
  const submit = useSubmit();
  const isSending = useNavigation().state !== 'idle';
  if (!form) return <ErrorPage error={error} />;
  const hasFiles = [...form.values()].some((value) => value instanceof File);
  return (
    <div className="page flex flex-col items-center gap-4 py-16 text-center">
      <title>{`${copy.title} | ${layoutCopy.shopName}`}</title>
      <div role="alert" className="space-y-2">
        <h1 className="text-2xl font-bold">{copy.title}</h1>
        <p className="max-w-prose text-ink-soft">{copy.text}</p>
      </div>
      <button
        type="button"
        aria-disabled={isSending}
        className="button button-primary aria-disabled:opacity-70"
        onClick={() => {
          if (isSending) return;
          const encType = hasFiles ? 'multipart/form-data' : 'application/x-www-form-urlencoded';
          void submit(form, { method: 'post', action: address, encType });
        }}
      >
        {isSending ? copy.sending : copy.retry}
      </button>
    </div>
  );
}
