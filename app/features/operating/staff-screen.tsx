import { ROLES_OF } from '#domain/access/permissions.ts';
import { roleName } from '#domain/access/role-names.ts';
import { formatDateTime } from '#domain/format-date.ts';
import type { OperatorStaff } from '#server/services.ts';
import { operatingStaffCopy as copy } from '../../copy/operating-staff.id.ts';
import { CopyButton } from '../../ui/copy-button.tsx';
import { type Column, DeskList } from '../desk/desk-list.tsx';
import { ChoiceField, CommandForm, type FormGround } from './command-form.tsx';

const when = (at: Date) => `${formatDateTime(at)} WIB`;

export interface StaffScreenProps {
  staff: OperatorStaff;
  /** The viewer's own membership, which nobody changes themselves. */
  own: string;
  ground: FormGround;
  /** The link of an invitation that was just made. */
  link: string | null;
}

/** Who works at the console, whom it has invited, and the form that invites. */
export function StaffScreen({ staff: { members, invitations }, own, ground, link }: StaffScreenProps) {
  return (
    <>
      {link !== null && <NewLink link={link} />}
      <CommandForm ground={ground} intent="invite" words={copy.invite} look="button-primary" needsCode>
        {(typed) => <RoleField typed={typed} names={copy.roles} former="support" />}
      </CommandForm>
      <DeskList
        label={copy.list}
        rows={members}
        keyOf={({ id }) => id}
        pages={{ newest: null, older: null }}
        columns={columnsOf(own, ground)}
      />
      {invitations.length > 0 && (
        <section className="space-y-3">
          <h2 className="text-lg font-bold">{copy.open}</h2>
          <ul className="space-y-3">
            {invitations.map(({ id, role, hoursLeft }) => (
              <li key={id} className="card flex flex-wrap items-center justify-between gap-3 p-4">
                <p>
                  <b>{roleName(role)}</b>
                  <span className="block text-sm text-ink-soft">{copy.left(hoursLeft)}</span>
                </p>
                <div className="flex flex-wrap gap-3">
                  <CommandForm
                    ground={ground}
                    intent="again"
                    words={copy.again}
                    match={{ invitation: id, role }}
                    needsCode
                  />
                  <CommandForm
                    ground={ground}
                    intent="withdraw"
                    words={copy.withdraw}
                    match={{ invitation: id }}
                    needsCode
                  />
                </div>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

const columnsOf = (own: string, ground: FormGround): readonly Column<OperatorStaff['members'][number]>[] => [
  {
    label: copy.columns.who,
    cell: ({ id, email }) => (
      <span className="wrap-anywhere">
        {email ?? copy.noEmail}{' '}
        {id === own && <span className="badge bg-sunken text-ink-soft">{copy.you}</span>}
      </span>
    ),
  },
  { label: copy.columns.role, cell: ({ role }) => roleName(role) },
  { label: copy.columns.seen, cell: ({ seenAt }) => (seenAt ? when(seenAt) : copy.never) },
  {
    label: copy.columns.change,
    cell: (member) => (member.id === own ? '–' : <Change member={member} ground={ground} />),
  },
];

function Change({
  member: { id, role, hasFactor },
  ground,
}: {
  member: OperatorStaff['members'][number];
  ground: FormGround;
}) {
  const given = { ground, match: { member: id }, needsCode: true };
  return (
    <div className="flex flex-wrap gap-2">
      <CommandForm {...given} intent="change" words={copy.change}>
        {(typed) => <RoleField typed={typed} names={copy.roles} former={role} />}
      </CommandForm>
      <CommandForm {...given} intent="end" words={copy.end} />
      {hasFactor && <CommandForm {...given} intent="reset" words={copy.reset} />}
    </div>
  );
}

const RoleField = ({
  typed,
  names,
  former,
}: {
  typed: Readonly<Record<string, string>>;
  names: Readonly<Record<string, string>>;
  former: string;
}) => (
  <ChoiceField
    name="role"
    label={copy.role}
    choices={ROLES_OF.operator.map((role) => [role, names[role] ?? role])}
    typed={typed}
    initial={former}
  />
);

/** The link of a new invitation: it is stored nowhere. */
const NewLink = ({ link }: { link: string }) => (
  <section role="status" className="card space-y-3 border-success p-4 sm:p-5">
    <p className="font-semibold text-success">{copy.made}</p>
    <p className="rounded-xl bg-sunken p-3 font-mono text-sm wrap-anywhere select-all">{link}</p>
    <CopyButton text={link} words={copy.copy} label={copy.link} />
  </section>
);
