import type { FastifyInstance, FastifyRequest } from 'fastify';
import { LARGEST_PICTURE, PICTURE_TYPES, type PictureType } from '#domain/accounts/picture-size.ts';
import { AVATAR_PICTURE } from '#domain/media/purposes.ts';
import { beginsAs, cleanPicture } from '#server/modules/media/media.ts';
import { type PictureSender, pictureSender } from '#server/platform/http/decoder-turns.ts';
import { limitBody } from '#server/platform/http/limit-body.ts';
import type { RateLimit } from '#server/platform/limits/rate-counter.ts';
import { isOwnName } from './object-name.ts';
import { BUCKET, objectName, requesterOf } from './request.ts';
import type { StorageContext } from './storage-context.ts';
import { StorageFault } from './storage-fault.ts';

/** Uploads of one user: each takes a core for a moment. */
const PER_USER: RateLimit = { burst: 20, refillMs: 30_000 };

/**
 * Largest form in bytes: a picture of up to twice the allowed size still gets the answer that it is too
 * large.
 */
const FORM_BYTES = 2 * LARGEST_PICTURE;

/** Default and maximum time, in seconds, that browsers may cache a picture. */
const CACHE_S = 3600;
const LONGEST_CACHE_S = 24 * 3600;

/** `POST /object/avatars/{userId}/{file}` (new, or `x-upsert: true`) and `PUT` (one that is there). */
export function registerUpload(app: FastifyInstance, context: StorageContext): void {
  app.post('/object/:bucket/*', (request) =>
    upload(context, request, request.headers['x-upsert'] === 'true' ? 'replace' : 'refuse'),
  );
  app.put('/object/:bucket/*', (request) => upload(context, request, 'only'));
}

/** A file in either of the two ways that clients send one. */
interface SentFile {
  bytes: Buffer;
  type: PictureType;
  cacheControl: string;
}

async function upload(
  context: StorageContext,
  request: FastifyRequest,
  ifThere: 'refuse' | 'replace' | 'only',
): Promise<{ Key: string; Id: string }> {
  const { bucket, counter } = context;
  const name = objectName(request);
  const owner = await requesterOf(context, request);
  const isAllowed = owner !== null && isOwnName(name, owner);
  // The declared type is checked before the permission, as in Supabase Storage.
  if (!request.isMultipart()) pictureType(request.headers['content-type']);
  if (!isAllowed) throw new StorageFault('AccessDenied');
  const file = request.isMultipart() ? await readForm(request) : readRaw(request);
  const there = await bucket.find(name);
  if (ifThere === 'refuse' && there) throw new StorageFault('KeyAlreadyExists');
  if (ifThere === 'only' && !there) throw new StorageFault('NoSuchKey');
  const retryAfterS = await counter.take({ subject: `uploads of ${owner}`, limit: PER_USER });
  if (retryAfterS > 0) throw new StorageFault('SlowDown', { retryAfterS });
  const { type: mimeType, cacheControl } = file;
  const bytes = await cleanFile(pictureSender(request, owner), file);
  const stored = await bucket.store({ name, owner, bytes, mimeType, cacheControl }, ifThere);
  if (!stored) throw new StorageFault(ifThere === 'only' ? 'NoSuchKey' : 'KeyAlreadyExists');
  return { Key: `${BUCKET}/${stored.name}`, Id: stored.id };
}

/**
 * The picture in its own format, as it is stored.
 * @throws StorageFault UnreadablePicture, TooManyPixels, InvalidMimeType when it is something else; GateClosed
 */
async function cleanFile(sender: PictureSender, { bytes, type }: SentFile): Promise<Buffer> {
  if (bytes.length === 0) throw new StorageFault('UnreadablePicture');
  if (!beginsAs(type, bytes)) {
    throw new StorageFault('InvalidMimeType', {
      message: `The file is not the ${type} picture that it says it is`,
    });
  }
  const cleaned = await cleanPicture(sender, { bytes, form: AVATAR_PICTURE, storedType: type });
  if (cleaned.ok) return Buffer.from(cleaned.value.bytes);
  throw new StorageFault(cleaned.error === 'too-many-pixels' ? 'TooManyPixels' : 'UnreadablePicture');
}

/** @throws StorageFault InvalidMimeType for a type that the bucket does not accept */
function pictureType(declared: string | undefined): PictureType {
  const type = (declared ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
  const known = PICTURE_TYPES.find((candidate) => candidate === type);
  if (known) return known;
  const shown = type.slice(0, 100).replace(/[^\w/+.-]/g, '?') || 'unknown';
  throw new StorageFault('InvalidMimeType', { message: `mime type ${shown} is not supported` });
}

function cacheControlOf(text: string | undefined): string {
  const seconds = Number(/\d{1,9}/.exec(text ?? '')?.[0] ?? CACHE_S);
  return `max-age=${Math.min(seconds, LONGEST_CACHE_S)}`;
}

function readRaw(request: FastifyRequest): SentFile {
  const type = pictureType(request.headers['content-type']);
  const bytes = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
  return { bytes, type, cacheControl: cacheControlOf(request.headers['cache-control']) };
}

/** @throws StorageFault InvalidRequest when the form is truncated or invalid; BodyTooLarge */
async function readForm(request: FastifyRequest): Promise<SentFile> {
  limitBody(request, FORM_BYTES);
  try {
    return await readParts(request);
  } catch (error) {
    if (error instanceof StorageFault) throw error;
    throw new StorageFault('InvalidRequest', { message: 'The form cannot be read' });
  }
}

/** storage-js sends the file in a part with an empty name, after one named `cacheControl`. */
async function readParts(request: FastifyRequest): Promise<SentFile> {
  let file: { bytes: Buffer; declared: string } | undefined;
  let cacheControl: string | undefined;
  for await (const part of request.parts()) {
    if (part.type === 'field') {
      if (part.fieldname === 'cacheControl') cacheControl = String(part.value);
      continue;
    }
    pictureType(part.mimetype);
    file = { bytes: await part.toBuffer(), declared: part.mimetype };
  }
  if (!file) throw new StorageFault('InvalidRequest', { message: 'The request holds no file' });
  if (file.bytes.length > LARGEST_PICTURE) throw new StorageFault('EntityTooLarge');
  return { bytes: file.bytes, type: pictureType(file.declared), cacheControl: cacheControlOf(cacheControl) };
}
