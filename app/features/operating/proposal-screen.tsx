import { actorName } from '#domain/access/actor-name.ts';
import { commandName } from '#domain/access/say-audit-line.ts';
import { OPERATOR_PROPOSALS_PATH, operatorProposalPath } from '#domain/paths.ts';
import { LAPSES } from '#domain/payments/second-person.ts';
import type { NamedProposal } from '#server/services.ts';
import { operatingProposalsCopy as copy, LAPSE_WORDS } from '../../copy/operating-proposals.id.ts';
import { Link } from '../../ui/link.tsx';
import { TextField } from '../../ui/text-field.tsx';
import type { Column } from '../desk/desk-list.tsx';
import { CaseSubject } from './case-subject.tsx';
import { CommandForm, type FormGround, plainField } from './command-form.tsx';
import { Fact } from './fact.tsx';
import { money, when } from './money-parts.tsx';
import { Listed } from './order-money.tsx';
import { effectFacts } from './proposal-effect.ts';
import { sayStoredRefusal } from './say-refusal.ts';

const wordsOf = ({ command }: NamedProposal) => commandName(command);
const nameOf = (somebody: NamedProposal['by']) => (somebody === null ? '–' : actorName(somebody));
const subjectOf = ({ subjectKind, subjectId }: NamedProposal) => `${subjectKind}:${subjectId}`;

/** Why a proposal was rejected, or has lapsed; null for no reason. */
function whyOver({ state, why, refusal }: NamedProposal): string | null {
  if (state !== 'lapsed') return why;
  const lapse = LAPSES.find((one) => one === why);
  if (lapse === undefined) return null;
  return refusal === null ? LAPSE_WORDS[lapse] : `${LAPSE_WORDS[lapse]} ${sayStoredRefusal(refusal)}`;
}

const WHAT: Column<NamedProposal> = {
  label: copy.columns.what,
  cell: (proposal) => (
    <Link to={operatorProposalPath(proposal.id)} className="link">
      {wordsOf(proposal)}
    </Link>
  ),
};
const FIRST: readonly Column<NamedProposal>[] = [
  WHAT,
  {
    label: copy.columns.subject,
    cell: (proposal) => <CaseSubject subject={subjectOf(proposal)} />,
  },
  { label: copy.columns.amount, cell: ({ amount }) => <span className="nums">{money(amount)}</span> },
  { label: copy.columns.by, cell: ({ by }) => nameOf(by) },
];
const OPEN: readonly Column<NamedProposal>[] = [
  ...FIRST,
  { label: copy.columns.until, cell: ({ expiresAt }) => when(expiresAt) },
];
const OVER: readonly Column<NamedProposal>[] = [
  ...FIRST,
  {
    label: copy.columns.state,
    cell: (proposal) => (
      <>
        {copy.states[proposal.state]}
        {proposal.closedAt !== null && (
          <span className="block text-sm text-ink-soft">{when(proposal.closedAt)}</span>
        )}
      </>
    ),
  },
];
const keyOf = ({ id }: NamedProposal) => id;

/** Decisions that wait for a second person, and those that did (P-CONSOLE-70). */
export function ProposalsScreen({ proposals }: { proposals: readonly NamedProposal[] }) {
  const isOpen = ({ state }: NamedProposal) => state === 'open';
  return (
    <>
      <Listed
        title={copy.open}
        columns={OPEN}
        rows={proposals.filter(isOpen)}
        keyOf={keyOf}
        empty={copy.noneOpen}
      />
      <Listed
        title={copy.over}
        columns={OVER}
        rows={proposals.filter((one) => !isOpen(one))}
        keyOf={keyOf}
        empty={copy.noneOver}
      />
    </>
  );
}

/** One proposal: what it would do, and what somebody may do with it. */
export function ProposalScreen({ proposal, ground }: { proposal: NamedProposal; ground: FormGround }) {
  const { state, amount, reason, by, createdAt, expiresAt, closedAt, closedBy, effect } = proposal;
  const why = whyOver(proposal);
  return (
    <>
      <div className="space-y-1">
        <Link to={OPERATOR_PROPOSALS_PATH} className="link inline-flex min-h-11 items-center">
          {copy.back}
        </Link>
        <h1 className="text-2xl font-bold wrap-anywhere sm:text-3xl">{wordsOf(proposal)}</h1>
        <span className="badge bg-brand-soft text-brand">{copy.states[state]}</span>
      </div>
      <section className="card p-4 sm:p-5">
        <dl className="grid gap-3 sm:grid-cols-2">
          <Fact name={copy.columns.subject}>
            <CaseSubject subject={subjectOf(proposal)} />
          </Fact>
          <Fact name={copy.columns.amount}>
            <span className="nums">{money(amount)}</span>
          </Fact>
          {effectFacts(effect).map(([name, value]) => (
            <Fact key={name} name={name}>
              {value}
            </Fact>
          ))}
          <Fact name={copy.reason}>{reason ?? copy.noReason}</Fact>
          <Fact name={copy.columns.by}>{nameOf(by)}</Fact>
          <Fact name={copy.at}>{when(createdAt)}</Fact>
          {closedAt === null ? (
            <Fact name={copy.columns.until}>{when(expiresAt)}</Fact>
          ) : (
            <Fact name={copy.closed}>{when(closedAt)}</Fact>
          )}
          {closedBy !== null && <Fact name={copy.closedBy}>{nameOf(closedBy)}</Fact>}
          {why !== null && <Fact name={copy.why}>{why}</Fact>}
        </dl>
      </section>
      {state === 'open' && <ProposalActions proposal={proposal} ground={ground} />}
    </>
  );
}

function ProposalActions({
  proposal: { isOwn, isParty },
  ground,
}: {
  proposal: NamedProposal;
  ground: FormGround;
}) {
  if (isOwn)
    return (
      <div className="space-y-3">
        <p>{copy.yours}</p>
        <CommandForm ground={ground} intent="withdraw" words={copy.withdraw} hasReason={false} />
      </div>
    );
  if (isParty) return <p className="font-semibold text-danger">{copy.party}</p>;
  return (
    <div className="flex flex-wrap gap-3">
      <CommandForm
        ground={ground}
        intent="confirm"
        words={copy.confirm}
        look="button-primary"
        hasReason={false}
        needsCode
      />
      <CommandForm ground={ground} intent="reject" words={copy.reject} hasReason={false}>
        {(typed) => (
          <TextField
            texts={plainField('why', copy.rejectWhy, copy.rejectHint)}
            control={{ rows: 2, maxLength: 500, defaultValue: typed['why'] ?? '' }}
          />
        )}
      </CommandForm>
    </div>
  );
}

/** What waits for a second person about the subject of a page, with the way there. */
export function WaitingProposals({ proposals }: { proposals: readonly NamedProposal[] }) {
  if (proposals.length === 0) return null;
  return (
    <section className="card space-y-2 p-4 sm:p-5">
      <h2 className="text-lg font-bold">{copy.title}</h2>
      <ul className="space-y-2">
        {proposals.map((proposal) => (
          <li key={proposal.id} className="wrap-anywhere">
            {copy.about(wordsOf(proposal), nameOf(proposal.by))} (
            <span className="nums">{money(proposal.amount)}</span>).{' '}
            <Link to={operatorProposalPath(proposal.id)} className="link inline-flex min-h-11 items-center">
              {copy.look}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
