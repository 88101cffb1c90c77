import { isRouteErrorResponse, useLocation, useRouteError } from 'react-router';
import { layoutCopy, pageTitle } from '../../copy/layout.id.ts';
import { KawungMark } from './logo.tsx';
import { NotFoundMessage } from './not-found-message.tsx';

/** Every route's ErrorBoundary: the frame of the page stays, only its inside is replaced. */
export function RouteErrorBoundary() {
  return <ErrorPage error={useRouteError()} />;
}

/** Whether a request of the page failed, by the messages of Chromium, Firefox and Safari. */
const isFailedFetch = (error: unknown) =>
  error instanceof TypeError && /fetch|load failed/i.test(error.message);

const TEXTS: Readonly<
  Record<number, typeof layoutCopy.failed | typeof layoutCopy.forbidden | typeof layoutCopy.unavailable>
> = {
  403: layoutCopy.forbidden,
  503: layoutCopy.unavailable,
};

/** The page for what went wrong: an unknown address, a shop or network that is away, or a bug (P-PAGE-2). */
export function ErrorPage({ error }: { error: unknown }) {
  const { pathname, search } = useLocation();
  const status = isRouteErrorResponse(error) ? error.status : 500;
  if (status === 404) {
    return (
      <div className="page">
        <NotFoundMessage />
      </div>
    );
  }
  const copy = TEXTS[status] ?? layoutCopy.failed;
  // Who may not see a page of a desk still may see its home.
  const home = status === 403 && /^\/(operator|selling\/\d+)/.exec(pathname)?.[0];
  return (
    <div className="page flex flex-col items-center gap-4 py-16 text-center">
      <title>{pageTitle(copy.title)}</title>
      <KawungMark className="size-16" />
      <h1 className="text-2xl font-bold">{copy.title}</h1>
      <p className="max-w-prose text-ink-soft">
        {isFailedFetch(error) ? layoutCopy.navigationFailed : copy.text}
      </p>
      {/* A full load and no client navigation: what failed may be the code that the browser has. */}
      <a href={home || pathname + search} className="button button-primary">
        {copy.link}
      </a>
    </div>
  );
}
