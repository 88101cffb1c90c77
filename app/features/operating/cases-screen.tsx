import { Form } from 'react-router';
import { actorName } from '#domain/access/actor-name.ts';
import { formatDateTime } from '#domain/format-date.ts';
import type { CaseKind } from '#domain/operating/case-kinds.ts';
import { CASE_WORDS } from '#domain/operating/case-words.ts';
import { casePath, casesPath } from '#domain/paths.ts';
import type { OwnedCase, OwnedCasePage } from '#server/services.ts';
import { operatingCopy } from '../../copy/operating.id.ts';
import { EmptyList } from '../../ui/empty-list.tsx';
import { Field } from '../../ui/field.tsx';
import { Link } from '../../ui/link.tsx';
import { LinkTabs } from '../../ui/link-tabs.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { type Column, DeskList } from '../desk/desk-list.tsx';
import { ListFilter } from '../desk/list-filter.tsx';
import { isAboutArrival } from './case-intents.ts';
import { CaseSubject } from './case-subject.tsx';
import { DecisionFields } from './command-form.tsx';

const copy = operatingCopy.cases;

export interface CasesScreenProps {
  asked: { kind: CaseKind | null; isClosed: boolean; after: number | null };
  /** The kinds that whoever looks decides. */
  kinds: readonly CaseKind[];
  page: OwnedCasePage;
  now: Date;
  /** What was ticked and typed in a form that was refused. */
  ticked: readonly string[];
  reason: string;
  /** That no code was given in the last minutes, so that what gives money back asks for one. */
  isStale: boolean;
}

/** The cases of a kind or all, open or closed. */
export function CasesScreen(props: CasesScreenProps) {
  const { kind, isClosed } = props.asked;
  return (
    <>
      <LinkTabs
        label={copy.tabsLabel}
        current={isClosed ? 'closed' : 'open'}
        tabs={[
          { id: 'open', label: copy.open, to: casesPath({ kind }) },
          { id: 'closed', label: copy.closed, to: casesPath({ kind, isClosed: true }) },
        ]}
      />
      <ListFilter
        applied={`${kind} ${isClosed}`}
        path={casesPath()}
        clear={kind === null ? null : casesPath({ isClosed })}
      >
        {isClosed && <input type="hidden" name="tampil" value="selesai" />}
        <Field name="jenis" label={copy.kind} optionalText={null} hint={undefined} faultText={null}>
          {(control) => (
            <select {...control} defaultValue={kind ?? ''}>
              <option value="">{copy.allKinds}</option>
              {props.kinds.map((id) => (
                <option key={id} value={id}>
                  {CASE_WORDS[id].name}
                </option>
              ))}
            </select>
          )}
        </Field>
      </ListFilter>
      {props.page.cases.length === 0 ? (
        <EmptyList title={copy.none} text={isClosed ? copy.noneClosed : copy.noneOpen} />
      ) : (
        <Listed {...props} />
      )}
    </>
  );
}

/** The list as one form, so that ticks work without scripts. */
function Listed({ asked, page: { cases, next }, now, ticked, reason, isStale }: CasesScreenProps) {
  const to = (after: number | null) => casesPath({ ...asked, after });
  return (
    <Form key={ticked.join()} method="post" action={to(asked.after)} className="space-y-4">
      <DeskList
        label={copy.list}
        columns={columnsOf({ now, ticked, isClosed: asked.isClosed })}
        rows={cases}
        keyOf={({ id }) => id}
        pages={{
          newest: asked.after === null ? null : to(null),
          older: next === null ? null : to(next),
          words: { newest: copy.first, older: copy.next },
        }}
      />
      {!asked.isClosed && <Bulk kind={asked.kind} reason={reason} isStale={isStale} />}
    </Form>
  );
}

const columnsOf = ({
  now,
  ticked,
  isClosed,
}: {
  now: Date;
  ticked: readonly string[];
  isClosed: boolean;
}): readonly Column<OwnedCase>[] => [
  {
    label: copy.columns.case,
    cell: ({ id, kind }) => (
      <div className="flex gap-3">
        {!isClosed && (
          <input
            type="checkbox"
            name="case"
            value={id}
            defaultChecked={ticked.includes(String(id))}
            aria-label={copy.pick(id)}
            className="size-6 shrink-0"
          />
        )}
        <div className="min-w-0">
          <Link to={casePath(id)} className="link font-semibold">
            {copy.number(id)}
          </Link>
          <span className="block">{CASE_WORDS[kind].name}</span>
        </div>
      </div>
    ),
  },
  { label: copy.columns.subject, cell: ({ subject }) => <CaseSubject subject={subject} /> },
  {
    label: copy.columns.opened,
    cell: ({ openedAt, closedAt }) => (
      <>
        {formatDateTime(openedAt)} WIB
        <span className="block text-sm text-ink-soft">
          {closedAt === null
            ? copy.ago(operatingCopy.waited(openedAt, now))
            : copy.closedAt(`${formatDateTime(closedAt)} WIB`)}
        </span>
      </>
    ),
  },
  {
    label: copy.columns.owner,
    cell: ({ owner }) => (owner === null ? copy.nobody : actorName(owner)),
  },
];

/** What can be done with the ticked cases. */
function Bulk({
  kind,
  reason,
  isStale,
}: Pick<CasesScreenProps, 'reason' | 'isStale'> & { kind: CaseKind | null }) {
  const words = operatingCopy.case;
  return (
    <fieldset aria-label={copy.forPicked} className="card space-y-3 p-4">
      <p className="font-semibold">{copy.forPicked}</p>
      <button type="submit" name="intent" value="take" className="button button-quiet">
        {words.take}
      </button>
      <details open={reason !== ''}>
        <summary className="link min-h-11 py-2">{words.decide}</summary>
        <div className="max-w-xl space-y-3">
          <TextField
            texts={{
              name: 'reason',
              label: words.reason,
              optionalText: '',
              hint: words.reasonHint,
              faultText: null,
            }}
            control={{ rows: 2, maxLength: 1000, defaultValue: reason }}
          />
          <DecisionFields
            typed={{}}
            hasReason={false}
            wantsCode={isStale && isAboutArrival(kind)}
            optionalText={words.lostAlone}
          />
          <div className="flex flex-wrap gap-3">
            {isAboutArrival(kind) && (
              <>
                <Press intent="delivered" label={words.deliveredPicked} />
                <Press intent="lost" label={words.lostPicked} />
              </>
            )}
            <Press intent="close" label={words.closePicked} />
          </div>
          <p className="text-sm text-ink-soft">{words.closeText}</p>
        </div>
      </details>
    </fieldset>
  );
}

const Press = ({ intent, label }: { intent: string; label: string }) => (
  <button type="submit" name="intent" value={intent} className="button button-quiet">
    {label}
  </button>
);
