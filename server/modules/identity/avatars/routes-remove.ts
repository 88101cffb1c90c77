import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { BUCKET, checkBucket, readJsonBody, requesterOf } from './request.ts';
import { objectJson } from './routes-list.ts';
import type { StorageContext } from './storage-context.ts';

const removeBody = z.object({ prefixes: z.array(z.string().max(1000)).min(1).max(1000) });

/** `DELETE /object/avatars {prefixes}`: removes the user's own objects and returns the removed ones. */
export function registerRemoval(app: FastifyInstance, context: StorageContext): void {
  app.delete('/object/:bucket', async (request) => {
    checkBucket(request);
    const { prefixes } = readJsonBody(removeBody, request.body);
    const userId = await requesterOf(context, request);
    const removed = userId === null ? [] : await context.bucket.remove(userId, prefixes);
    return removed.map((object) => ({
      ...objectJson(object),
      bucket_id: BUCKET,
      owner: object.owner,
      owner_id: object.owner,
    }));
  });
}
