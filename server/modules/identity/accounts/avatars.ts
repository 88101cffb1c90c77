import type { Query } from '#server/platform/database/query.ts';
import { type AvatarBucket, PUBLIC_PATH } from '../avatars/avatar-bucket.ts';

/** Decides which addresses a profile may have as the user's picture. */
export interface Avatars {
  /**
   * The address in its stored form; null when it is not a public picture of this user. Inside a transaction a
   * picture that is stored here then stays until the end.
   */
  accept(query: Query, given: { userId: string; url: string; host: string }): Promise<string | null>;
  /** Called after a profile was saved: pictures that it no longer shows may be deleted. */
  saved(given: { userId: string; before: string | null; shown: string | null }): Promise<void>;
}

/** The part of an address behind the bucket's public path, if it is one of the user's pictures. */
function pictureName(url: URL, userId: string): string | null {
  if (!url.pathname.startsWith(PUBLIC_PATH)) return null;
  const name = url.pathname.slice(PUBLIC_PATH.length);
  return /^[\w.-]+\/[\w.-]+$/.test(name) && name.startsWith(`${userId}/`) ? name : null;
}

/**
 * Pictures of our own bucket, stored without an origin, so that they survive a change of domain.
 * @param publicUrl origin of the shop; the host of a request is accepted as well
 */
export function createEmbeddedAvatars(bucket: AvatarBucket, publicUrl: string): Avatars {
  const ownHost = new URL(publicUrl).host;
  return {
    async accept(query, { userId, url, host }) {
      if (!URL.canParse(url, publicUrl)) return null;
      const address = new URL(url, publicUrl);
      const isOurs = /^https?:$/.test(address.protocol) && [ownHost, host].includes(address.host);
      const name = isOurs ? pictureName(address, userId) : null;
      return name !== null && (await bucket.holdPicture(query, name)) ? PUBLIC_PATH + name : null;
    },
    async saved({ userId, before, shown }) {
      const nameOf = (path: string | null) => path?.slice(PUBLIC_PATH.length) ?? null;
      await bucket.removeUnused(userId, {
        shown: nameOf(shown),
        before: before === shown ? null : nameOf(before),
      });
    },
  };
}

/** Pictures of a hosted project, which manages them itself. @param projectUrl its origin */
export function createHostedAvatars(projectUrl: string): Avatars {
  return {
    async accept(_query, { userId, url }) {
      if (!URL.canParse(url)) return null;
      const address = new URL(url);
      const name = address.origin === projectUrl ? pictureName(address, userId) : null;
      return name === null ? null : projectUrl + PUBLIC_PATH + name;
    },
    async saved() {},
  };
}
