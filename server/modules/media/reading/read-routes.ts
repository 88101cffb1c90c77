import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isUuid } from '#domain/is-uuid.ts';
import { PURPOSES } from '#domain/media/purposes.ts';
import type { MediaContext } from '../files/media-context.ts';
import { findMedia, isSender, type MediaOwner, type MediaRow } from '../files/media-rows.ts';
import { answerMedia, notFound } from './answer-media.ts';

/** `GET /media/{id}`: a picture or a video, for those who may see it (P-MEDIA-6). `?download` saves it. */
export function registerReading(
  app: FastifyInstance,
  context: MediaContext,
  ownerOf: (request: FastifyRequest) => Promise<MediaOwner | null>,
): void {
  app.get<{ Params: { id: string } }>('/media/:id', async (request, reply) => {
    const { id } = request.params;
    const row = isUuid(id) ? await findMedia(context.query, id) : null;
    if (row?.state !== 'ready') return notFound(reply);
    const isPublic = row.attachedAt !== null && PURPOSES[row.purpose].access === 'public';
    if (!isPublic && !(await maySee(context, row, await ownerOf(request)))) return notFound(reply);
    return answerMedia({ blobs: context.blobs, row, isPublic }, request, reply);
  });
}

/** The sender sees it as long as the account is there; others what is attached, if its thing says so. */
async function maySee({ rules }: MediaContext, row: MediaRow, viewer: MediaOwner | null): Promise<boolean> {
  if (!viewer) return false;
  if (isSender(row, viewer)) return true;
  return row.attachedAt !== null && ((await rules.get(row.purpose)?.maySee(viewer, row.subject)) ?? false);
}
