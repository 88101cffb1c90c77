import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { EMBEDDED_KEY } from '../auth/api-key.ts';
import { AuthFault } from '../auth/auth-fault.ts';
import { bearerToken } from '../auth/authorize.ts';
import { parseJson } from '../auth/request-body.ts';
import { checkObjectName } from './object-name.ts';
import type { StorageContext } from './storage-context.ts';
import { StorageFault } from './storage-fault.ts';

/** The only bucket. */
export const BUCKET = 'avatars';

const objectParams = z.object({ bucket: z.string(), '*': z.string() });
const bucketParams = z.object({ bucket: z.string() });

/**
 * The name of the object in an address.
 * @throws StorageFault NoSuchBucket, InvalidKey
 */
export function objectName(request: FastifyRequest): string {
  const { bucket, '*': name } = objectParams.parse(request.params);
  if (bucket !== BUCKET) throw new StorageFault('NoSuchBucket');
  return checkObjectName(name);
}

/** @throws StorageFault NoSuchBucket */
export function checkBucket(request: FastifyRequest): void {
  if (bucketParams.parse(request.params).bucket !== BUCKET) throw new StorageFault('NoSuchBucket');
}

/**
 * The id of the user behind a request; null for a visitor, who sends the public key as token.
 * @throws StorageFault NoAuthorization; AuthFault for an invalid token
 */
export async function requesterOf(
  { userOf }: StorageContext,
  request: FastifyRequest,
): Promise<string | null> {
  const token = bearerToken(request);
  if (token === null) throw new StorageFault('NoAuthorization');
  return token === EMBEDDED_KEY ? null : (await userOf(token)).id;
}

/**
 * Parses a JSON body with a schema.
 * @throws StorageFault InvalidRequest
 */
export function readJsonBody<Schema extends z.ZodType>(schema: Schema, body: unknown): z.output<Schema> {
  if (!Buffer.isBuffer(body)) throw new StorageFault('InvalidRequest', { message: 'body must be object' });
  try {
    return schema.parse(parseJson(body.toString('utf8')));
  } catch (error) {
    if (error instanceof z.ZodError) {
      const [issue] = error.issues;
      throw new StorageFault('InvalidRequest', {
        message: `body/${issue?.path.join('/') ?? ''} ${issue?.message ?? 'is not valid'}`,
      });
    }
    if (error instanceof AuthFault) throw new StorageFault('InvalidRequest', { message: error.message });
    throw error;
  }
}
