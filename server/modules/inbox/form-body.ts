import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { FormValues } from '#domain/forms/check-fields.ts';
import { FORM_LIMITS } from '#domain/forms/limits.ts';
import { BadRequest } from '#server/platform/http/body.ts';
import { limitBody } from '#server/platform/http/limit-body.ts';

/** The content of a posted form. */
export interface PostedForm {
  fields: FormValues;
  /** Content of the form's file field; empty without a chosen file. */
  file: Buffer;
}

/**
 * Largest field in bytes: the longest text at four bytes a character, and more, so that a too long text can
 * be reported as such.
 */
const FIELD_BYTES = 64 * 1024;
/**
 * Largest form with files in bytes: a file of up to twice the allowed size can still be reported as too
 * large.
 */
const MULTIPART_BYTES = 2 * FORM_LIMITS.resumeBytes;

/** Adds parsers for forms as browsers post them, with and without a file. */
export async function acceptForms(app: FastifyInstance): Promise<void> {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
  await app.register(multipart, {
    // One byte more than allowed detects a file that is too large; the rest is discarded.
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
 * @param fileField the name of the file field to read; other files are discarded
 * @throws BadRequest when it is malformed or truncated; BodyTooLarge
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
