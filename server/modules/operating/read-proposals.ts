import {
  findProposal,
  isParty,
  listProposals,
  type Proposal,
  proposalsAbout,
  type Scope,
} from '#server/modules/access/access.ts';
import type { Query } from '#server/platform/database/query.ts';
import { type Somebody, somebodies } from './somebodies.ts';

/** A decision that waits for a second person, or did, with who made and who decided it. */
export type NamedProposal = Omit<Proposal, 'by' | 'closedBy'> & {
  by: Somebody | null;
  closedBy: Somebody | null;
  /** Whoever looks has made it. */
  isOwn: boolean;
  /** Whoever looks buys or sells in it. */
  isParty: boolean;
};

async function named(query: Query, scope: Scope, proposals: readonly Proposal[]): Promise<NamedProposal[]> {
  const people = await somebodies(
    query,
    proposals.flatMap(({ by, closedBy }) => [by, ...(closedBy === null ? [] : [closedBy])]),
  );
  const shown: NamedProposal[] = [];
  for (const proposal of proposals)
    shown.push(
      Object.assign({}, proposal, {
        by: people.get(proposal.by) ?? null,
        closedBy: proposal.closedBy === null ? null : (people.get(proposal.closedBy) ?? null),
        isOwn: proposal.by === `member:${scope.membershipId}`,
        isParty: await isParty(query, { kind: 'member', scope }, ...proposal.parties),
      }),
    );
  return shown;
}

/** The proposals that somebody's rights let them decide, open ones first. */
export const readProposals = async (query: Query, scope: Scope): Promise<NamedProposal[]> =>
  named(query, scope, await listProposals(query, scope.permissions));

/** A proposal by its id; null when there is none, or somebody's rights do not let them decide it. */
export async function readProposal(query: Query, scope: Scope, id: string): Promise<NamedProposal | null> {
  const found = await findProposal(query, scope.permissions, id);
  const [shown = null] = found ? await named(query, scope, [found]) : [];
  return shown;
}

/** Open proposals about some subjects of some kinds. */
export const readProposalsAbout = async (
  query: Query,
  scope: Scope,
  about: { kinds: readonly string[]; ids: readonly string[] },
): Promise<NamedProposal[]> => named(query, scope, await proposalsAbout(query, scope.permissions, about));
