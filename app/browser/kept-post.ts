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
 * Posts a form to the server, and keeps it when the shop or the network fails (P-FORM-12): the `clientAction` of a page
 * whose boundary is `FormErrorBoundary`, which sends it again.
 * @throws what the server or the network answered
 */
export async function keepPost<Answer>(request: Request, post: () => Promise<Answer>): Promise<Answer> {
  const sent = request.clone();
  kept = null;
  try {
    return await post();
  } catch (thrown) {
    // What is thrown on purpose leads elsewhere, or says what the sender may not do; the rest is a failure.
    const isMeant = isRouteErrorResponse(thrown) ? thrown.status < 500 : thrown instanceof Response;
    if (!isMeant) {
      const { pathname, search } = new URL(request.url);
      kept = { address: pathname + search, form: await sent.formData() };
    }
    throw thrown;
  }
}
