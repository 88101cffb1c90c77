import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Permission } from '#domain/access/permissions.ts';
import { isUuid } from '#domain/is-uuid.ts';
import { PURPOSES, type PurposeName } from '#domain/media/purposes.ts';
import type { MediaContext } from '../files/media-context.ts';
import { findMedia, isSender, type MediaOwner, type MediaRow } from '../files/media-rows.ts';
import { answerMedia, answerSmall, notFound } from './answer-media.ts';

/** Which files the people of the console see, and where. */
export interface DeskFiles {
  path: string;
  needs: { desk: 'operator'; needs: Permission };
  purposes: readonly PurposeName[];
  /** Whether what is attached to a thing may be seen there. */
  maySee(subject: string): Promise<boolean>;
}

/**
 * `GET /media/{id}`: a picture or a video, for those who may see it (P-MEDIA-6). `?download` saves it, and
 * `/media/{id}/small` is the small form of a picture.
 */
export function registerReading(
  app: FastifyInstance,
  context: MediaContext,
  ownerOfRequest: (request: FastifyRequest) => Promise<MediaOwner | null>,
): void {
  /** The row, when the asker may see it. */
  const readable = async (request: FastifyRequest, id: string) => {
    const row = isUuid(id) ? await findMedia(context.query, id) : null;
    if (row?.state !== 'ready') return null;
    const isPublic = await isShown(context, row);
    if (!isPublic && !(await maySee(context, row, await ownerOfRequest(request)))) return null;
    return { blobs: context.blobs, row, isPublic };
  };
  app.get<{ Params: { id: string } }>('/media/:id', async (request, reply) => {
    const found = await readable(request, request.params.id);
    return found ? answerMedia(found, request, reply) : notFound(reply);
  });
  app.get<{ Params: { id: string } }>('/media/:id/small', async (request, reply) => {
    const found = await readable(request, request.params.id);
    return found ? answerSmall(found, request, reply) : notFound(reply);
  });
}

/**
 * `GET {path}/{id}` and `{path}/{id}/small`: what is attached to things of some purposes, for the people of a desk. The guard
 * has asked who they are and for their second factor.
 */
export function registerDeskReading(app: FastifyInstance, context: MediaContext, files: DeskFiles): void {
  const { path, needs, purposes, maySee: mayBeSeen } = files;
  const options = { config: { needs }, exposeHeadRoute: false };
  const readable = async ({ id }: { id: string }) => {
    const row = isUuid(id) ? await findMedia(context.query, id) : null;
    if (row?.state !== 'ready' || row.attachedAt === null || !purposes.includes(row.purpose)) return null;
    return (await mayBeSeen(row.subject)) ? { blobs: context.blobs, row, isPublic: false } : null;
  };
  app.get<{ Params: { id: string } }>(`${path}/:id`, options, async (request, reply) => {
    const found = await readable(request.params);
    return found ? answerMedia(found, request, reply) : notFound(reply);
  });
  app.get<{ Params: { id: string } }>(`${path}/:id/small`, options, async (request, reply) => {
    const found = await readable(request.params);
    return found ? answerSmall(found, request, reply) : notFound(reply);
  });
}

/** Whether everybody sees it: attached, for a public purpose, and its thing is not hidden. */
async function isShown(
  { rules }: MediaContext,
  { purpose, subject, attachedAt }: MediaRow,
): Promise<boolean> {
  if (attachedAt === null || PURPOSES[purpose].access !== 'public') return false;
  return (await rules.get(purpose)?.isShown?.(subject)) ?? true;
}

/** The sender sees it as long as the account is there; others what is attached, if its thing says so. */
async function maySee({ rules }: MediaContext, row: MediaRow, viewer: MediaOwner | null): Promise<boolean> {
  if (!viewer) return false;
  if (isSender(row, viewer)) return true;
  return row.attachedAt !== null && ((await rules.get(row.purpose)?.maySee(viewer, row.subject)) ?? false);
}
