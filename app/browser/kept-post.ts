import { isRouteErrorResponse } from 'react-router';
import { nextPath } from '#domain/accounts/next-path.ts';
import { authStorage, SESSION_KEY } from './auth-storage.ts';

/** A form that was posted and changed nothing: it did not arrive, or its sender must sign in first. */
interface KeptPost {
  /** Path and query of the page that has the form. */
  address: string;
  form: FormData;
  /** Whose it is, if they must sign in first; null for a form that did not arrive. */
  account: string | null;
}

let kept: KeptPost | null = null;
/** Who was signed in when the page of now was opened; null for nobody. */
let pageAccount: string | null = null;

/** The form that was posted to an address last and did not arrive, with its files; null when it did. A reload ends it. */
export const keptPost = (address: string): FormData | null =>
  kept?.account === null && kept.address === address ? kept.form : null;

/**
 * Notes whose page is opened now.
 * @returns the form that its account posted there after its session had ended, once; null for none, and for any other account
 */
export function enterPage(address: string): FormData | null {
  pageAccount = storedAccount();
  if (kept === null || kept.account === null || pageAccount === null) return null;
  if (kept.account === pageAccount && kept.address !== address) return null;
  const form = kept.account === pageAccount ? kept.form : null;
  kept = null;
  return form;
}

/**
 * Posts a form to the server, and keeps it when the shop or the network fails, or when its sender must sign in first
 * (P-FORM-12): the `clientAction` of a page whose boundary is `FormErrorBoundary`, which sends it again.
 * @throws what the server or the network answered
 */
export async function keepPost<Answer>(request: Request, post: () => Promise<Answer>): Promise<Answer> {
  const sent = request.clone();
  kept = null;
  try {
    return await post();
  } catch (thrown) {
    const next = thrown instanceof Response ? signInFor(thrown) : null;
    // What else is thrown on purpose leads elsewhere, or says what the sender may not do; the rest is a failure.
    const isMeant = isRouteErrorResponse(thrown) ? thrown.status < 500 : thrown instanceof Response;
    if (next !== null && pageAccount !== null) {
      kept = { address: next, form: await sent.formData(), account: pageAccount };
    } else if (!isMeant) {
      const { pathname, search } = new URL(request.url);
      kept = { address: pathname + search, form: await sent.formData(), account: null };
    }
    throw thrown;
  }
}

/** The id of the account whose session this browser has, possibly an expired one; null for none. */
function storedAccount(): string | null {
  try {
    const { user } = JSON.parse(authStorage.getItem(SESSION_KEY) ?? '{}');
    return typeof user?.id === 'string' ? user.id : null;
  } catch {
    return null;
  }
}

/** The page that a login, or the code of a second factor, leads back to; null for an answer that asks for neither. */
function signInFor({ headers }: Response): string | null {
  const { pathname, searchParams } = new URL(headers.get('Location') ?? '/', 'http://own.invalid');
  return pathname === '/auth' || pathname === '/desk/code'
    ? nextPath(searchParams.get('next'), '/profile')
    : null;
}
