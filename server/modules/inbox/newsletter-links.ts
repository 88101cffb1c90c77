import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Sent } from '#contracts/endpoint.ts';
import {
  confirmNewsletter,
  confirmNewsletterPage,
  leaveNewsletter,
  leaveNewsletterPage,
} from '#contracts/inbox/newsletter.ts';
import type { FormFailure } from '#domain/forms/failure-address.ts';
import type { Result } from '#domain/result.ts';
import { DatabaseUnavailable } from '#server/platform/database/unavailable.ts';
import { readBody } from '#server/platform/http/body.ts';
import { failed, readQuery, route } from '#server/platform/http/endpoint.ts';
import { answerFailed, type ShowPage, wantsJson } from './form-answer.ts';
import { readForm } from './form-body.ts';
import type { PostLimit } from './form-guards.ts';
import type { Inbox, NewsletterFailure } from './inbox-interface.ts';

type Step = typeof confirmNewsletter | typeof leaveNewsletter;

/** A kind of link in newsletter mails: its action, and the page that shows the result. */
interface NewsletterLink {
  step: Step;
  opened: typeof confirmNewsletterPage | typeof leaveNewsletterPage;
  page: string;
  follow: (token: string) => Promise<Result<null, NewsletterFailure>>;
}

/** Dependencies of the links' endpoints. */
export interface NewsletterLinksOptions {
  inbox: Inbox;
  limit: PostLimit;
  showPage: ShowPage;
}

/**
 * The links in newsletter mails; a button on their page posts to them. Unsubscribing also accepts the one
 * click of mail programs: the token in the address, and no redirect in the answer (RFC 8058, 3.2).
 */
export function registerNewsletterLinks(app: FastifyInstance, options: NewsletterLinksOptions): void {
  const { inbox } = options;
  const links: NewsletterLink[] = [
    {
      step: confirmNewsletter,
      opened: confirmNewsletterPage,
      page: '/newsletter/konfirmasi',
      follow: (token) => inbox.confirm(token),
    },
    {
      step: leaveNewsletter,
      opened: leaveNewsletterPage,
      page: '/newsletter/berhenti',
      follow: (token) => inbox.unsubscribe(token),
    },
  ];
  for (const link of links) {
    const { step, opened, page } = link;
    route(app, step, (request, reply) => followLink(request, reply, link, options));
    route(app, opened, async (request, reply) => {
      const { token } = readQuery(opened.query, request);
      return reply.redirect(`${page}?token=${encodeURIComponent(token)}`, opened.answer.status);
    });
  }
}

async function followLink(
  request: FastifyRequest,
  reply: FastifyReply,
  { step, page, follow }: NewsletterLink,
  { limit, showPage }: NewsletterLinksOptions,
): Promise<FastifyReply> {
  const { fields } = await readForm(request);
  const token = readBody(step.body, fields).token || readQuery(step.query, request).token;
  const isForProgram = wantsJson(request) || fields['List-Unsubscribe'] === 'One-Click';
  const fail = (failure: Exclude<FormFailure, 'invalid'>) =>
    answerFailed(request, reply, { failed: { form: 'newsletter', failure, fields: {} }, showPage });
  const waitS = await limit(request);
  if (waitS > 0) {
    reply.header('Retry-After', waitS);
    return fail('too_many_requests');
  }
  reply.header('Cache-Control', 'no-store');
  try {
    const followed = await follow(token);
    if (!isForProgram) return reply.redirect(`${page}?status=${followed.ok ? 'berhasil' : 'gagal'}`, 303);
    if (!followed.ok) throw failed(step, followed.error);
    return reply.send({ ok: true } satisfies Sent<Step>);
  } catch (error) {
    if (error instanceof DatabaseUnavailable) return fail('unavailable');
    throw error;
  }
}
