import type { FastifyRequest } from 'fastify';
import type { BeginRefusal, FileRefusal } from '#contracts/media/uploads.ts';
import type { Result } from '#domain/result.ts';
import { addressGroup } from '#server/platform/http/address-group.ts';
import { pictureSender } from '#server/platform/http/decoder-turns.ts';
import type { MediaContext } from '../files/media-context.ts';
import { findMedia, type MediaOwner, ownerKey, type Subject } from '../files/media-rows.ts';
import { pictureTypeOf } from '../pictures/picture-format.ts';
import { SHOP } from './adopt-picture.ts';
import { beginUpload } from './begin-upload.ts';
import { finishWith } from './finish-upload.ts';

/** Why a file of a plain form was not taken. */
export type FormRefusal = BeginRefusal | FileRefusal;

/**
 * Takes a whole picture that a form without scripts has posted (P-MEDIA-7): the same limits, in one step.
 * @param request null for the shop itself, which waits in no sender's line
 * @returns its id, to be attached. @throws GateClosed, StoreUnavailable
 */
export async function takePicture(
  context: MediaContext,
  request: FastifyRequest | null,
  { owner, purpose, subject, bytes }: Subject & { owner: MediaOwner; bytes: Buffer },
): Promise<Result<string, FormRefusal>> {
  const type = pictureTypeOf(bytes);
  if (!type) return { ok: false, error: 'disguised' };
  const address = request ? addressGroup(request.ip) : SHOP.address;
  const announced = { owner, purpose, subject, type, bytes: bytes.length, address };
  const begun = await beginUpload(context, announced);
  if (!begun.ok) return begun;
  const upload = await findMedia(context.query, begun.value);
  const sender = request ? pictureSender(request, ownerKey(owner)) : SHOP;
  const done = upload && (await finishWith(context, { upload, bytes, sender }));
  if (!done) return { ok: false, error: 'unreadable' };
  return done.refusal ? { ok: false, error: done.refusal } : { ok: true, value: done.id };
}
