import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { PurposeName } from '#domain/media/purposes.ts';
import type { Result } from '#domain/result.ts';
import type { BlobStore } from '#server/platform/blobs/blob-store.ts';
import type { Query } from '#server/platform/database/query.ts';
import type { Transaction, Tx } from '#server/platform/database/transactions.ts';
import type { Jobs } from '#server/platform/jobs/jobs.ts';
import { createRateCounter } from '#server/platform/limits/rate-counter.ts';
import type { Log } from '#server/platform/log.ts';
import { accountMedia } from './files/account-media.ts';
import {
  type Attached,
  type AttachRefusal,
  attachedMedia,
  attachMedia,
  type MediaView,
  removeMedia,
  waitingMedia,
} from './files/attach.ts';
import { type Blobs, createBlobs } from './files/blobs.ts';
import type { MediaContext, SubjectRules } from './files/media-context.ts';
import type { MediaOwner, Subject } from './files/media-rows.ts';
import { sweepMedia, sweepUnused } from './files/sweep-media.ts';
import { readPicture } from './reading/read-picture.ts';
import { type DeskFiles, registerDeskReading, registerReading } from './reading/read-routes.ts';
import { adoptPicture } from './uploads/adopt-picture.ts';
import { type FormRefusal, takePicture } from './uploads/form-file.ts';
import { registerUploads, type UploadRoutesOptions } from './uploads/upload-routes.ts';

/** Pictures and videos that people send, for the modules that have the things that they belong to. */
export interface Media {
  /** For profile pictures, which have routes of their own. */
  readonly blobs: Blobs;
  /** Opens the uploads of a purpose: who may add to a thing, and who may see what is attached to it. */
  accept(purpose: PurposeName, rules: SubjectRules): void;
  /**
   * Attaches ready files to their thing, in this order, inside the transaction that writes the thing; `isWhole`: in the
   * place of what it had.
   */
  attach(tx: Tx, given: Attached): Promise<Result<null, AttachRefusal>>;
  /** Deletes what is attached to a thing, except some. */
  remove(tx: Tx, given: Subject & { except?: readonly string[] }): Promise<void>;
  /** What is attached to things, by their ids. */
  attached(
    query: Query,
    purpose: PurposeName,
    subjects: readonly string[],
  ): Promise<ReadonlyMap<string, MediaView[]>>;
  /** What somebody uploaded for a thing and has not attached yet: a form shows it again after a reload. */
  waiting(query: Query, given: Subject & { owner: MediaOwner }): Promise<MediaView[]>;
  /** The bytes of a picture that somebody uploaded for a thing; null when it is not there. @throws StoreUnavailable */
  read(query: Query, given: Subject & { owner: MediaOwner; id: string }): Promise<Buffer | null>;
  /** Takes the picture of a form without scripts, or with null of a demo's robot. @returns its id, to be attached */
  takePicture(
    request: FastifyRequest | null,
    given: Subject & { owner: MediaOwner; bytes: Buffer },
  ): Promise<Result<string, FormRefusal>>;
  /** Takes a picture that the shop stored elsewhere before, as the only one of its subject. @returns false for no picture */
  adopt(given: Subject & { bytes: Buffer }): Promise<boolean>;
  /** The files of accounts and guests, in the interface of identity. */
  readonly belongings: ReturnType<typeof accountMedia>;
  registerApi(app: FastifyInstance, options: UploadRoutesOptions): Promise<void>;
  /** `/media/{id}` */
  registerReading(app: FastifyInstance, options: Pick<UploadRoutesOptions, 'ownerOfRequest'>): void;
  /** The same for the people of the console, at addresses of its own. */
  registerDeskReading(app: FastifyInstance, files: DeskFiles): void;
}

export function openMedia(given: {
  query: Query;
  transaction: Transaction;
  jobs: Pick<Jobs, 'handle'>;
  store: BlobStore;
  /** Real time. */
  clock: () => Date;
  log: Log;
}): Media {
  const { query, transaction, jobs, store, clock, log } = given;
  const blobs = createBlobs({ query, store, clock, log });
  const rules = new Map<PurposeName, SubjectRules>();
  const counter = createRateCounter(query, clock);
  const context: MediaContext = { query, transaction, blobs, counter, clock, rules };
  jobs.handle(sweepMedia, () => sweepUnused(context));
  return {
    blobs,
    accept: (purpose, own) => void rules.set(purpose, own),
    attach: (tx, files) => attachMedia(tx, context, files),
    remove: async (tx, files) => void (await removeMedia(tx, blobs, files)),
    attached: attachedMedia,
    waiting: waitingMedia,
    read: (own, picture) => readPicture(own, blobs, picture),
    takePicture: (request, file) => takePicture(context, request, file),
    adopt: (picture) => adoptPicture(context, picture),
    belongings: accountMedia(blobs),
    registerApi: (app, options) => registerUploads(app, context, options),
    registerReading: (app, { ownerOfRequest }) => registerReading(app, context, ownerOfRequest),
    registerDeskReading: (app, files) => registerDeskReading(app, context, files),
  };
}
