import type { FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { stored } from '#contracts/inbox/stored.ts';
import { INVALID } from '#contracts/invalid.ts';
import { type FailedForm, failureAddress } from '#domain/forms/failure-address.ts';
import { sentAddress } from '#domain/forms/sent-address.ts';
import { commonProblem, Problem, sendProblem } from '#server/platform/http/problem.ts';

/** Shows one of our own pages as the answer to a form. */
export type ShowPage = (
  request: FastifyRequest,
  reply: FastifyReply,
  page: { url: string; status: number },
) => Promise<FastifyReply>;

/** Whether the sender is a script of ours; otherwise it is a browser that shows the answer. */
export function wantsJson(request: FastifyRequest): boolean {
  return /\bapplication\/json\b/i.test(request.headers.accept ?? '');
}

/**
 * Answers with the reference number of the stored form.
 * @param back path where its sender goes on, as the form says
 */
export function answerStored(
  request: FastifyRequest,
  reply: FastifyReply,
  { reference, back }: { reference: string; back: string | undefined },
): FastifyReply {
  reply.header('Cache-Control', 'no-store');
  return wantsJson(request)
    ? reply.code(stored.status).send({ reference } satisfies z.input<typeof stored.body>)
    : reply.redirect(sentAddress(reference, back), 303);
}

/** Answers why a form was rejected: as a problem, or as a page that leads back to it. */
export async function answerFailed(
  request: FastifyRequest,
  reply: FastifyReply,
  { failed, showPage }: { failed: FailedForm; showPage: ShowPage },
): Promise<FastifyReply> {
  const { failure, fields } = failed;
  const problem = failure === 'invalid' ? new Problem(failure, INVALID, { fields }) : commonProblem(failure);
  if (wantsJson(request)) return sendProblem(reply, problem);
  reply.header('Cache-Control', 'no-store');
  return showPage(request, reply, { url: failureAddress(failed), status: problem.statusCode });
}
