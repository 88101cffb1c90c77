import type { FastifyInstance } from 'fastify';
import { OPERATOR_MEDIA_PATH } from '#domain/paths.ts';
import { isParty, type Scope } from '#server/modules/access/access.ts';
import { threadIdOf } from '#server/modules/chat/chat.ts';
import type { Media, MediaView } from '#server/modules/media/media.ts';
import {
  isReturnShown,
  type OperatorReturn,
  type ReturnDecision,
  readOperatorReturn,
  type ToldDecision,
} from '#server/modules/returns/returns.ts';
import type { Query } from '#server/platform/database/query.ts';
import { type Somebody, somebodies } from './somebodies.ts';

/** One return at the console. Amounts are whole Rupiah. */
export interface OperatorReturnView extends Omit<OperatorReturn, 'result'> {
  result: Pick<OperatorReturn['result'], 'paid'> & {
    decisions: (ToldDecision & { people: Somebody[] })[];
  };
  /** Whoever looks buys or sells in the order, and so does not decide (P-RET-44). */
  isOwn: boolean;
  /** The thread of the two sides, while it may be read; null for none. */
  chat: string | null;
}

/** A return by its typed number, with files that the console may show; null for an unknown one. */
export async function readReturnAtConsole(
  given: { query: Query; media: Pick<Media, 'attached'> },
  scope: Scope,
  number: string,
): Promise<OperatorReturnView | null> {
  const found = await readOperatorReturn(given, number);
  if (!found) return null;
  const { buyerId, sellerId, evidence, answer, packing, result } = found;
  return Object.assign(found, {
    result: { paid: result.paid, decisions: await withPeople(given.query, result.decisions) },
    chat:
      found.state === 'disputed' && buyerId !== null
        ? await threadIdOf(given.query, { userId: buyerId, sellerId })
        : null,
    isOwn: await isParty(given.query, { kind: 'member', scope }, { buyerId, sellerId }),
    evidence: evidence.map(atConsole),
    answer: answer.map(atConsole),
    packing: { photos: packing.photos.map(atConsole), grams: packing.grams },
  });
}

async function withPeople(query: Query, decisions: readonly ReturnDecision[]) {
  const people = await somebodies(
    query,
    decisions.flatMap(({ by, confirmedBy }) => (confirmedBy === null ? [by] : [by, confirmedBy])),
  );
  return decisions.map(({ by, confirmedBy, ...decision }) => ({
    ...decision,
    people: [by, confirmedBy].flatMap((who) => (who === null ? [] : (people.get(who) ?? []))),
  }));
}

function atConsole(file: MediaView): MediaView {
  const address = `${OPERATOR_MEDIA_PATH}/${file.id}`;
  return { ...file, address, smallAddress: file.smallAddress === null ? null : `${address}/small` };
}

/** `GET /operator/media/{id}`: what buyer and shop showed of a return (P-CONSOLE-12). */
export function registerEvidence(
  app: FastifyInstance,
  { query, media }: { query: Query; media: Pick<Media, 'registerDeskReading'> },
): void {
  media.registerDeskReading(app, {
    path: OPERATOR_MEDIA_PATH,
    needs: { desk: 'operator', needs: 'operator.returns' },
    purposes: ['return_evidence', 'return_answer', 'packing'],
    maySee: (id) => isReturnShown(query, id),
  });
}
