/** Which of the two newsletter steps a page is for; also the end of the address that it posts to. */
export type NewsletterStep = 'confirm' | 'unsubscribe';

/** Where a newsletter step stands: to be pressed, done, or led to by a link that is not known. */
export type StepState = 'open' | 'done' | 'unknown';

/**
 * What the link in a newsletter mail asks for (`?token=`), or what came of a form posted without JavaScript
 * (`?status=berhasil`, anything else is a failure). A link without a token leads nowhere.
 */
export function readNewsletterLink(params: URLSearchParams): { token: string; state: StepState } {
  const status = params.get('status');
  if (status) return { token: '', state: status === 'berhasil' ? 'done' : 'unknown' };
  const token = params.get('token') ?? '';
  return /^[\w-]{16,200}$/.test(token) ? { token, state: 'open' } : { token: '', state: 'unknown' };
}
