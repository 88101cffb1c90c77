import { isRouteErrorResponse } from 'react-router';

/** A form that was posted and did not arrive. */
interface KeptPost {
  /** Path and query of the address that it was posted to. */
  address: string;
  form: FormData;
}

let kept: KeptPost | null = null;

/** The form that was posted to an address last and did not arrive, with its files; null when it did. A reload ends it. */
export const keptPost = (address: string): FormData | null => (kept?.address === address ? kept.form : null);

/**
 * Posts a form to the server, and keeps it while the shop or the network is away (P-FORM-12): the `clientAction` of a page
 * whose boundary is `FormErrorBoundary`, which sends it again.
 * @throws what the server or the network answered
 */
export async function keepPost<Answer>(request: Request, post: () => Promise<Answer>): Promise<Answer> {
  const sent = request.clone();
  kept = null;
  try {
    return await post();
  } catch (thrown) {
    const isAway = isRouteErrorResponse(thrown) ? thrown.status === 503 : thrown instanceof TypeError;
    if (isAway) {
      const { pathname, search } = new URL(request.url);
      kept = { address: pathname + search, form: await sent.formData() };
    }
    throw thrown;
  }
}
