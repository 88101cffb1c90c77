import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { FormValues } from '#domain/forms/check-fields.ts';
import { FORM_LIMITS } from '#domain/forms/limits.ts';
import { BadRequest } from '#server/platform/http/body.ts';
import { limitBody } from '#server/platform/http/limit-body.ts';

/** What somebody sent with a form. */
export interface PostedForm {
  fields: FormValues;
  /** Content of the file field that the form has; empty when no file was chosen. */
  file: Buffer;
}

/** Largest field in bytes: the longest text, each character in four bytes and with room to be told that it is too long. */
const FIELD_BYTES = 64 * 1024;
/** Largest form with files in bytes: a file of twice the allowed size can still be named as the fault. */
const MULTIPART_BYTES = 2 * FORM_LIMITS.resumeBytes;

/** Teaches a part of the server to take forms as browsers post them, with and without a file. */
export async function acceptForms(app: FastifyInstance): Promise<void> {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
  await app.register(multipart, {
    // One byte more than allowed tells a file that is too large; the rest of it is not kept.
    limits: {
      fileSize: FORM_LIMITS.resumeBytes + 1,
      fieldSize: FIELD_BYTES,
      fields: 20,
      files: 2,
      parts: 22,
    },
    throwFileSizeLimit: false,
  });
}

/**
 * Reads a posted form: multipart, urlencoded or a JSON object.
 * @param fileField the name of the field whose file is wanted; other files are let go
 * @throws BadRequest when it is none of them or is cut off; BodyTooLarge
 */
export async function readForm(request: FastifyRequest, fileField?: string): Promise<PostedForm> {
  if (request.isMultipart()) {
    limitBody(request, MULTIPART_BYTES);
    try {
      return await readParts(request, fileField);
    } catch (error) {
      throw new BadRequest(`The form cannot be read: ${error instanceof Error ? error.message : error}`);
    }
  }
  const { body } = request;
  if (typeof body !== 'object' || body === null) throw new BadRequest('The request holds no form');
  return { fields: { ...body }, file: Buffer.alloc(0) };
}

async function readParts(request: FastifyRequest, fileField: string | undefined): Promise<PostedForm> {
  const fields = new Map<string, unknown>();
  let file = Buffer.alloc(0);
  for await (const part of request.parts()) {
    if (part.type === 'field') fields.set(part.fieldname, part.value);
    else if (part.fieldname === fileField && file.length === 0) file = Buffer.from(await part.toBuffer());
    else part.file.resume();
  }
  return { fields: Object.fromEntries(fields), file };
}
