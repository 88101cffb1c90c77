import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { FormFailure } from '#domain/forms/failure-address.ts';
import type { Result } from '#domain/result.ts';
import { DatabaseUnavailable } from '#server/platform/database/unavailable.ts';
import { answerFailed, type ShowPage, wantsJson } from './form-answer.ts';
import { readForm } from './form-body.ts';
import type { PostLimit } from './form-guards.ts';
import type { Inbox, NewsletterFailure } from './inbox-interface.ts';

/** A kind of link in newsletter mails: what it does, and the page that says how it went. */
interface NewsletterLink {
  path: string;
  page: string;
  follow: (token: string) => Promise<Result<null, NewsletterFailure>>;
}

/** What the links' endpoints work with. */
export interface NewsletterLinksOptions {
  inbox: Inbox;
  limit: PostLimit;
  showPage: ShowPage;
}

/**
 * `POST /api/newsletter/confirm {token}` and `/api/newsletter/unsubscribe {token}`. The second one also takes the one
 * click of mail programs: the token in the address, and no redirect in the answer (RFC 8058, 3.2).
 */
export function registerNewsletterLinks(app: FastifyInstance, options: NewsletterLinksOptions): void {
  const { inbox } = options;
  const links: NewsletterLink[] = [
    {
      path: '/api/newsletter/confirm',
      page: '/newsletter/konfirmasi',
      follow: (token) => inbox.confirm(token),
    },
    {
      path: '/api/newsletter/unsubscribe',
      page: '/newsletter/berhenti',
      follow: (token) => inbox.unsubscribe(token),
    },
  ];
  for (const link of links) {
    app.post(link.path, (request, reply) => followLink(request, reply, link, options));
    // A mail program that opens the address instead of posting to it gets the page with the button.
    app.get(link.path, (request, reply) =>
      reply.redirect(`${link.page}?token=${encodeURIComponent(tokenOf(request.query))}`, 303),
    );
  }
}

async function followLink(
  request: FastifyRequest,
  reply: FastifyReply,
  { page, follow }: NewsletterLink,
  { limit, showPage }: NewsletterLinksOptions,
): Promise<FastifyReply> {
  const { fields } = await readForm(request);
  const isForProgram = wantsJson(request) || fields['List-Unsubscribe'] === 'One-Click';
  const failed = (failure: Exclude<FormFailure, 'invalid'>) =>
    answerFailed(request, reply, { failed: { form: 'newsletter', failure, fields: {} }, showPage });
  const waitS = await limit(request);
  if (waitS > 0) {
    reply.header('Retry-After', waitS);
    return failed('too_many_requests');
  }
  reply.header('Cache-Control', 'no-store');
  try {
    const followed = await follow(tokenOf(fields) || tokenOf(request.query));
    if (!isForProgram) return reply.redirect(`${page}?status=${followed.ok ? 'berhasil' : 'gagal'}`, 303);
    return followed.ok ? reply.send({ ok: true }) : reply.code(404).send({ error: followed.error });
  } catch (error) {
    if (error instanceof DatabaseUnavailable) return failed('unavailable');
    throw error;
  }
}

function tokenOf(from: unknown): string {
  return typeof from === 'object' && from !== null && 'token' in from ? String(from.token) : '';
}
