import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { foldText } from '#domain/search/fold-text.ts';
import type { StoredObject } from './objects.ts';
import { checkBucket, readJsonBody, requesterOf } from './request.ts';
import type { StorageContext } from './storage-context.ts';

const listBody = z.object({
  prefix: z.string().max(1000).default(''),
  limit: z.int().min(1).max(1000).default(100),
  offset: z.int().min(0).default(0),
  search: z.string().max(1000).nullish(),
  sortBy: z
    .object({
      column: z.enum(['name', 'created_at', 'updated_at', 'last_accessed_at']).default('name'),
      order: z.enum(['asc', 'desc']).default('asc'),
    })
    .nullish(),
});

/** One entry of a listing: an object, or a folder, which has only a name. */
interface Entry {
  name: string;
  object: StoredObject | null;
}

/**
 * `POST /object/list/avatars {prefix, limit, offset, search, sortBy}`: the user's own objects below a folder.
 */
export function registerList(app: FastifyInstance, context: StorageContext): void {
  app.post('/object/list/:bucket', async (request) => {
    checkBucket(request);
    const { prefix, limit, offset, search, sortBy } = readJsonBody(listBody, request.body);
    const userId = await requesterOf(context, request);
    const objects = userId === null ? [] : await context.bucket.list(userId);
    const folder = prefix.replace(/^\/+|\/+$/g, '');
    const entries = entriesBelow(objects, folder === '' ? '' : `${folder}/`)
      .filter(({ name }) => foldText(name).includes(foldText(search ?? '')))
      .sort(byColumn(sortBy?.column ?? 'name'));
    if (sortBy?.order === 'desc') entries.reverse();
    return entries.slice(offset, offset + limit).map(entryJson);
  });
}

function entriesBelow(objects: readonly StoredObject[], folder: string): Entry[] {
  const entries = new Map<string, Entry>();
  for (const object of objects) {
    if (!object.name.startsWith(folder)) continue;
    const [name = '', ...deeper] = object.name.slice(folder.length).split('/');
    entries.set(name, { name, object: deeper.length > 0 ? null : object });
  }
  return [...entries.values()];
}

const byColumn = (column: 'name' | 'created_at' | 'updated_at' | 'last_accessed_at') => {
  const key = ({ name, object }: Entry) => {
    if (column === 'name' || !object) return name;
    return (column === 'created_at' ? object.createdAt : object.updatedAt).toISOString();
  };
  return (a: Entry, b: Entry) => (key(a) < key(b) ? -1 : key(a) > key(b) ? 1 : 0);
};

function entryJson({ name, object }: Entry) {
  if (!object) {
    return { name, id: null, created_at: null, updated_at: null, last_accessed_at: null, metadata: null };
  }
  return { ...objectJson(object), name };
}

/** An object as clients see it. */
export function objectJson(object: StoredObject) {
  const { id, name, etag, size, mimeType, cacheControl } = object;
  const createdAt = object.createdAt.toISOString();
  const updatedAt = object.updatedAt.toISOString();
  return {
    name,
    id,
    created_at: createdAt,
    updated_at: updatedAt,
    last_accessed_at: updatedAt,
    metadata: {
      eTag: `"${etag}"`,
      size,
      mimetype: mimeType,
      cacheControl,
      lastModified: updatedAt,
      contentLength: size,
      httpStatusCode: 200,
    },
  };
}
