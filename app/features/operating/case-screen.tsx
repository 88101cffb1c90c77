import { Form } from 'react-router';
import { actorName } from '#domain/access/actor-name.ts';
import { permissionsOf, ROLES_OF } from '#domain/access/permissions.ts';
import { roleName } from '#domain/access/role-names.ts';
import { formatDateTime } from '#domain/format-date.ts';
import { type CaseKind, caseNeeds } from '#domain/operating/case-kinds.ts';
import { CASE_WORDS } from '#domain/operating/case-words.ts';
import { casePath, casesPath } from '#domain/paths.ts';
import type { OwnedCase } from '#server/services.ts';
import { decisionWords, operatingCopy } from '../../copy/operating.id.ts';
import { ConfirmPopover } from '../../ui/confirm-popover.tsx';
import { Link } from '../../ui/link.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { isAboutArrival } from './case-intents.ts';
import { CaseSubject } from './case-subject.tsx';
import { DecisionFields } from './command-form.tsx';
import { Fact } from './fact.tsx';
import type { RefusedForm } from './run-command.ts';

const copy = operatingCopy.case;

export interface CaseScreenProps {
  found: OwnedCase;
  now: Date;
  /** Whether whoever looks has taken it. */
  isMine: boolean;
  /** Whether whoever looks may decide it. */
  mayDecide: boolean;
  refused: RefusedForm | null;
  /** No code was given in the last minutes. */
  isStale: boolean;
}

/** One case: what is known, what to do, and how it was decided. */
export function CaseScreen({ found, now, isMine, mayDecide, refused, isStale }: CaseScreenProps) {
  const { id, kind, subject, details, openedAt, owner, closedAt, reason } = found;
  const words = CASE_WORDS[kind];
  return (
    <>
      <div className="space-y-1">
        <Link to={casesPath({ kind })} className="link inline-flex min-h-11 items-center">
          {copy.back}
        </Link>
        <h1 className="text-2xl font-bold wrap-anywhere sm:text-3xl">{words.name}</h1>
        <p className="text-ink-soft">{operatingCopy.cases.number(id)}</p>
      </div>
      {closedAt === null && (
        <section className="card space-y-4 p-4 sm:p-5">
          <h2 className="text-lg font-bold">{copy.todo}</h2>
          <p>{words.advice}</p>
          {mayDecide ? (
            <Actions found={found} isMine={isMine} refused={refused} isStale={isStale} />
          ) : (
            <p className="font-semibold">{copy.decidedBy(decidersOf(kind).map(roleName))}</p>
          )}
        </section>
      )}
      <section className="card space-y-4 p-4 sm:p-5">
        <h2 className="text-lg font-bold">{copy.facts}</h2>
        <dl className="grid gap-3 sm:grid-cols-2">
          <Fact name={operatingCopy.cases.columns.subject}>
            <CaseSubject subject={subject} />
          </Fact>
          <Fact name={operatingCopy.cases.columns.opened}>
            {formatDateTime(openedAt)} WIB
            {closedAt === null && `, ${operatingCopy.cases.ago(operatingCopy.waited(openedAt, now))}`}
          </Fact>
          <Fact name={operatingCopy.cases.columns.owner}>
            {owner === null ? operatingCopy.cases.nobody : actorName(owner)}
          </Fact>
          {details !== '' && <Fact name={copy.seen}>{details}</Fact>}
          {closedAt !== null && (
            <Fact name={copy.decided}>
              {reason === null ? null : decisionWords(reason)}
              <span className="block text-sm text-ink-soft">{formatDateTime(closedAt)} WIB</span>
            </Fact>
          )}
        </dl>
      </section>
    </>
  );
}

/** The roles that decide cases of a kind. */
const decidersOf = (kind: CaseKind) =>
  ROLES_OF.operator.filter((role) => permissionsOf('operator', role).includes(caseNeeds(kind)));

function Actions({
  found,
  isMine,
  refused,
  isStale,
}: Pick<CaseScreenProps, 'found' | 'isMine' | 'refused' | 'isStale'>) {
  const { id, kind, owner, subject } = found;
  const action = casePath(id);
  const reasonOf = (intent: string) => (refused?.intent === intent ? refused : null);
  return (
    <div className="flex flex-wrap gap-3">
      {!isMine && (
        <Form method="post" action={action}>
          <button type="submit" name="intent" value="take" className="button button-primary">
            {owner === null ? copy.take : copy.takeFromOther}
          </button>
        </Form>
      )}
      {isAboutArrival(kind) &&
        subject.startsWith('order:') &&
        (['delivered', 'lost'] as const).map((intent) => (
          <ConfirmPopover
            key={intent}
            intent={intent}
            action={action}
            look="button-quiet"
            words={copy[intent]}
            isAsked={reasonOf(intent) !== null}
          >
            <Reason label={copy.why} hint={copy.whyHint} refused={reasonOf(intent)} />
            <DecisionFields
              typed={{}}
              hasReason={false}
              wantsCode={intent === 'lost' && (isStale || reasonOf(intent)?.needsCode === true)}
            />
          </ConfirmPopover>
        ))}
      <ConfirmPopover
        intent="close"
        action={action}
        look="button-quiet"
        words={{
          label: copy.close,
          title: copy.closeTitle,
          text: copy.closeText,
          confirm: copy.close,
          keep: copy.keep,
        }}
        isAsked={reasonOf('close') !== null}
      >
        <Reason label={copy.reason} hint={copy.reasonHint} refused={reasonOf('close')} />
      </ConfirmPopover>
    </div>
  );
}

const Reason = ({ label, hint, refused }: { label: string; hint: string; refused: RefusedForm | null }) => (
  <TextField
    texts={{ name: 'reason', label, optionalText: null, hint, faultText: refused?.refused ?? null }}
    control={{ rows: 3, maxLength: 1000, defaultValue: refused?.typed['reason'] ?? '' }}
  />
);
