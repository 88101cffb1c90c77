import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { FORM_FIELDS } from '#domain/media/form-fields.ts';
import { limitsOf, PURPOSES, type PurposeName } from '#domain/media/purposes.ts';
import type { FormRefusal, Media, MediaOwner } from '#server/modules/media/media.ts';
import { StoreUnavailable } from '#server/platform/blobs/blob-store.ts';
import { DatabaseUnavailable } from '#server/platform/database/unavailable.ts';
import { GateClosed } from '#server/platform/gate.ts';
import { BodyTooLarge, limitBody } from '#server/platform/http/limit-body.ts';

const MIB = 1024 * 1024;
/** Largest form with pictures, in bytes; they are read one after the other. */
const FORM_BYTES = 42 * MIB;
const LARGEST_FILE = 8 * MIB;
/** Most pictures of a form that are opened: no form asks for more. Those behind them are refused. */
const MOST_FILES = 9;
/** Whoever picks a whole album is told so by the form; only what no gallery sends is no form any more. */
const LIMITS = { fileSize: LARGEST_FILE, fieldSize: 64 * 1024, fields: 520, files: 200, parts: 720 };

/** What takes the pictures of forms. */
export interface FormFiles {
  media: Pick<Media, 'takePicture'>;
  ownerOfRequest(request: FastifyRequest): Promise<MediaOwner | null>;
}

export async function acceptFormFiles(app: FastifyInstance): Promise<void> {
  await app.register(multipart, { limits: LIMITS, throwFileSizeLimit: false });
}

/**
 * Takes the pictures of a posted form (P-MEDIA-7), so that its page gets a form without files: their ids as `media`,
 * beside those that scripts uploaded, and as `media_refusal` why one was not taken.
 * @returns false for a malformed form. @throws BodyTooLarge, DatabaseUnavailable
 */
export async function takeFiles(request: FastifyRequest, files: FormFiles): Promise<boolean> {
  try {
    const fields = await readFields(request, files);
    request.body = Buffer.from(fields.toString());
  } catch (error) {
    if (error instanceof BodyTooLarge || error instanceof DatabaseUnavailable) throw error;
    return false;
  }
  request.headers['content-type'] = 'application/x-www-form-urlencoded';
  delete request.headers['content-length'];
  return true;
}

async function readFields(
  request: FastifyRequest,
  { media, ownerOfRequest }: FormFiles,
): Promise<URLSearchParams> {
  limitBody(request, FORM_BYTES);
  const fields = new URLSearchParams();
  let owner: MediaOwner | null = null;
  let files = 0;
  for await (const part of request.parts()) {
    if (part.type === 'field') {
      fields.append(part.fieldname, String(part.value));
      continue;
    }
    const bytes = await part.toBuffer();
    // A field in which nothing was chosen has no name.
    if (part.fieldname !== FORM_FIELDS.file || !part.filename) continue;
    owner ??= await ownerOfRequest(request);
    files += 1;
    const taken =
      files > MOST_FILES
        ? tooMany
        : part.file.truncated
          ? tooLarge
          : await take(request, media, { owner, bytes, ...subjectOf(fields) });
    fields.append(taken.ok ? FORM_FIELDS.id : FORM_FIELDS.refusal, taken.ok ? taken.value : taken.error);
  }
  return fields;
}

type Taken = { ok: true; value: string } | { ok: false; error: FormRefusal };

const tooMany: Taken = { ok: false, error: 'too_many_files' };
const tooLarge: Taken = { ok: false, error: 'file_too_large' };

/** What the picture is for, as the fields before it say. */
function subjectOf(fields: URLSearchParams): { purpose: PurposeName | null; subject: string } {
  const named = fields.getAll(FORM_FIELDS.purpose).at(-1) ?? '';
  const isPurpose = (name: string): name is PurposeName => Object.hasOwn(PURPOSES, name);
  return {
    purpose: isPurpose(named) ? named : null,
    subject: fields.getAll(FORM_FIELDS.subject).at(-1) ?? '',
  };
}

async function take(
  request: FastifyRequest,
  media: FormFiles['media'],
  given: { owner: MediaOwner | null; purpose: PurposeName | null; subject: string; bytes: Buffer },
): Promise<Taken> {
  const { owner, purpose, subject, bytes } = given;
  if (bytes.length === 0) return { ok: false, error: 'unreadable' };
  if (!owner || !purpose) return { ok: false, error: 'subject_not_found' };
  if (bytes.length > (limitsOf(purpose, 'picture')?.bytes ?? 0)) return tooLarge;
  try {
    return await media.takePicture(request, { owner, purpose, subject, bytes });
  } catch (error) {
    // What was typed must not be lost with the picture.
    if (error instanceof StoreUnavailable || error instanceof GateClosed)
      return { ok: false, error: 'no_room' };
    throw error;
  }
}
