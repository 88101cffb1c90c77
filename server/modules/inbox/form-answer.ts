import type { FastifyReply, FastifyRequest } from 'fastify';
import { type FailedForm, failureAddress } from '#domain/forms/failure-address.ts';

/** Shows one of our own pages as the answer to a form. */
export type ShowPage = (
  request: FastifyRequest,
  reply: FastifyReply,
  page: { url: string; status: number },
) => Promise<FastifyReply>;

/** Whether the sender is a script of ours; otherwise it is a browser that shows what it gets. */
export function wantsJson(request: FastifyRequest): boolean {
  return /\bapplication\/json\b/i.test(request.headers.accept ?? '');
}

/** Tells the reference number of what was stored. */
export function answerStored(request: FastifyRequest, reply: FastifyReply, reference: string): FastifyReply {
  reply.header('Cache-Control', 'no-store');
  return wantsJson(request)
    ? reply.code(201).send({ reference })
    : reply.redirect(`/kirim/berhasil?ref=${reference}`, 303);
}

const STATUS = { invalid: 422, too_many_requests: 429, unavailable: 503 } as const;

/** Tells why a form was not taken: as JSON, or as a page that leads back to it. */
export async function answerFailed(
  request: FastifyRequest,
  reply: FastifyReply,
  { failed, showPage }: { failed: FailedForm; showPage: ShowPage },
): Promise<FastifyReply> {
  const { failure, fields } = failed;
  const status = STATUS[failure];
  reply.header('Cache-Control', 'no-store');
  if (!wantsJson(request)) return showPage(request, reply, { url: failureAddress(failed), status });
  return reply.code(status).send(failure === 'invalid' ? { error: failure, fields } : { error: failure });
}
