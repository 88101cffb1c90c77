import * as z from 'zod/mini';
import type { Endpoint } from '../endpoint.ts';

/** Uploads in pieces (P-MEDIA-3): begun, sent piece by piece in any order, asked for after a break, or dropped. */

/** Why a file that arrived whole is refused. */
export const FILE_FAILURES = {
  disguised: { status: 415, title: 'The file is not what it says it is' },
  unreadable: { status: 422, title: 'The file cannot be read' },
  too_many_pixels: { status: 422, title: 'The picture has too many pixels' },
} as const;

export type FileRefusal = keyof typeof FILE_FAILURES;

/** Why a file is refused before it is sent. */
export const BEGIN_FAILURES = {
  wrong_kind: { status: 415, title: 'Files of this kind are not accepted here' },
  file_too_large: { status: 413, title: 'The file is too large' },
  subject_not_found: { status: 404, title: 'There is nothing of yours that the file could be for' },
  too_many_files: { status: 409, title: 'No more files are accepted here' },
  too_many_open: { status: 409, title: 'Too many uploads are under way' },
  daily_limit: { status: 429, title: 'No more files are accepted today' },
  no_room: { status: 503, title: 'The shop has no room for files now' },
} as const;

export type BeginRefusal = keyof typeof BEGIN_FAILURES;

const pathOfUpload = z.object({ id: z.uuid() });
const uploadNotFound = { status: 404, title: 'You have no such upload' } as const;

/** What became of an upload so far. */
export const uploadState = z.object({
  id: z.uuid(),
  state: z.enum(['open', 'ready', 'refused']),
  /** The pieces that are there, while it is open. */
  pieces: z.array(z.int()),
  refusal: z.nullable(z.enum(['disguised', 'unreadable', 'too_many_pixels'])),
});

export type UploadState = z.output<typeof uploadState>;

export const beginUpload = {
  method: 'POST',
  path: '/api/media',
  body: z.object({
    purpose: z.string().check(z.maxLength(40)),
    subject: z.string().check(z.minLength(1), z.maxLength(100)),
    /** Media type of the file. */
    type: z.string().check(z.maxLength(100)),
    bytes: z.int().check(z.positive()),
  }),
  answer: { status: 201, body: uploadState },
  failures: BEGIN_FAILURES,
} as const satisfies Endpoint;

/** The body is the piece itself, `application/octet-stream`. Sending the same piece again changes nothing. */
export const sendPiece = {
  method: 'PUT',
  path: '/api/media/:id/pieces/:n',
  params: z.object({ id: z.uuid(), n: z.coerce.number().check(z.int(), z.nonnegative()) }),
  answer: { status: 200, body: uploadState },
  failures: {
    ...FILE_FAILURES,
    upload_not_found: uploadNotFound,
    wrong_piece: { status: 400, title: 'The file has no such piece' },
    changed_piece: { status: 409, title: 'This piece was sent before with other bytes' },
    finished: { status: 409, title: 'The upload is finished and does not change any more' },
  },
} as const satisfies Endpoint;

export const readUpload = {
  method: 'GET',
  path: '/api/media/:id/pieces',
  params: pathOfUpload,
  answer: { status: 200, body: uploadState },
  failures: { upload_not_found: uploadNotFound },
} as const satisfies Endpoint;

/** Forgets an upload that belongs to nothing yet. */
export const dropUpload = {
  method: 'DELETE',
  path: '/api/media/:id',
  params: pathOfUpload,
  answer: { status: 204, body: null },
  failures: { upload_not_found: uploadNotFound },
} as const satisfies Endpoint;
