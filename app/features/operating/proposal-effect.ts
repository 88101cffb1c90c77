import { BEARER_NAMES, GOODS_NAMES } from '#domain/operating/choice-names.ts';
import { RETURN_REASON_WORDS } from '#domain/returns/reason-words.ts';
import type { NamedProposal } from '#server/services.ts';
import { operatingProposalsCopy } from '../../copy/operating-proposals.id.ts';
import { operatingSettlementCopy } from '../../copy/operating-settlement.id.ts';
import { REASON_WORDS } from '../../copy/order-events.id.ts';
import { money } from './money-parts.tsx';

const copy = operatingProposalsCopy.facts;

const wordOf = (words: Readonly<Record<string, string>>, value: unknown): string | null =>
  typeof value === 'string' && Object.hasOwn(words, value) ? (words[value] ?? null) : null;

/** What a proposed decision would do, in the words of the form that made it. What has no words is left out. */
export function effectFacts(effect: NamedProposal['effect']): [name: string, value: string][] {
  const { reason, bearer, bears, goods, reference, pieces, as, subjects } = effect;
  const shared = Object(bearer).shopBears;
  const facts: [name: string, value: string | null][] = [
    [copy.subjects, Array.isArray(subjects) ? subjects.join(', ') : null],
    [copy.cause, wordOf(RETURN_REASON_WORDS, reason) ?? wordOf(REASON_WORDS, reason)],
    [copy.bearer, wordOf(BEARER_NAMES, bearer ?? bears)],
    [copy.shopBears, typeof shared === 'number' ? money(shared) : null],
    [copy.goods, wordOf(GOODS_NAMES, goods)],
    [copy.pieces, piecesOf(pieces)],
    [copy.reference, typeof reference === 'string' ? reference : null],
    [copy.belongs, wordOf(operatingSettlementCopy.unknown.as, as)],
  ];
  return facts.flatMap(([name, value]) => (value === null ? [] : [[name, value]]));
}

/** Pieces of an order by the number of their line; null is all that is left. */
function piecesOf(pieces: unknown): string | null {
  if (pieces === null) return copy.allPieces;
  if (!Array.isArray(pieces)) return null;
  return pieces
    .map((one) => Object(one))
    .map(({ line, quantity }) => copy.piece(Number(line), Number(quantity)))
    .join(', ');
}
