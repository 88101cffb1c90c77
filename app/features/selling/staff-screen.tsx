import { Form } from 'react-router';
import { ROLES_OF } from '#domain/access/permissions.ts';
import { roleName } from '#domain/access/role-names.ts';
import { shopStaffPath } from '#domain/paths.ts';
import type { SellerDesk } from '#server/services.ts';
import { sellingStaffCopy as copy } from '../../copy/selling-staff.id.ts';
import { ConfirmPopover } from '../../ui/confirm-popover.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { InlineText } from '../../ui/inline-text.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { DeskList } from '../desk/desk-list.tsx';
import { WibTime } from '../order-parts/wib-time.tsx';
import type { RefusedStaff } from './take-staff-form.ts';

type Staff = Awaited<ReturnType<SellerDesk['staff']>>;

export interface StaffScreenProps {
  shop: number;
  staff: Staff;
  /** The viewer's own membership, which nobody changes themselves. */
  own: string;
  /** The viewer has a second factor, whose code the forms ask for. */
  hasFactor: boolean;
  /** The link of an invitation that was just made. */
  link: string | null;
  refused: RefusedStaff | null;
}

/** Who works at a shop, whom it has invited, and the form that invites. */
export function StaffScreen({
  shop,
  staff: { members, invitations },
  own,
  hasFactor,
  link,
  refused,
}: StaffScreenProps) {
  const action = shopStaffPath(shop);
  return (
    <>
      {link !== null && <NewLink link={link} />}
      <DeskList
        label={copy.list}
        rows={members}
        keyOf={({ id }) => id}
        pages={{ newest: null, older: null }}
        columns={[
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
          {
            label: copy.columns.seen,
            cell: ({ seenAt }) => (seenAt ? <WibTime at={seenAt} /> : copy.never),
          },
          {
            label: copy.columns.change,
            cell: (member) =>
              member.id === own ? (
                '–'
              ) : (
                <Change
                  action={action}
                  member={member}
                  hasFactor={hasFactor}
                  refused={refused?.subject === member.id ? refused : null}
                />
              ),
          },
        ]}
      />
      {invitations.length > 0 && (
        <Invitations action={action} invitations={invitations} hasFactor={hasFactor} />
      )}
      <section className="card space-y-4 p-4 sm:p-5">
        <h2 className="text-lg font-bold">{copy.invite.title}</h2>
        <p className="text-ink-soft">{copy.invite.text}</p>
        <Form method="post" action={action} aria-label={copy.invite.title} className="space-y-4">
          <fieldset>
            <legend className="font-semibold">{copy.role}</legend>
            {(['order_clerk', 'catalogue_editor', 'owner'] as const).map((role) => (
              <label key={role} className="flex min-h-11 items-center gap-3 py-1">
                <input
                  type="radio"
                  name="role"
                  value={role}
                  defaultChecked={role === (refused?.intent === 'invite' ? refused.role : 'order_clerk')}
                  className="size-6 shrink-0"
                />
                <span>
                  <b>{roleName(role)}</b>: {copy.roles[role]}
                </span>
              </label>
            ))}
          </fieldset>
          {hasFactor && <Code />}
          <button type="submit" name="intent" value="invite" className="button button-primary max-sm:w-full">
            {copy.invite.submit}
          </button>
        </Form>
      </section>
    </>
  );
}

/** The link of a new invitation: it is stored nowhere. */
const NewLink = ({ link }: { link: string }) => (
  <section role="status" className="card space-y-3 border-success p-4 sm:p-5">
    <p className="font-semibold text-success">{copy.invite.made}</p>
    <p className="rounded-xl bg-sunken p-3 font-mono text-sm wrap-anywhere select-all">{link}</p>
    <CopyButton
      text={link}
      words={{ copy: copy.invite.copy, copied: copy.invite.copied, failed: copy.invite.copyFailed }}
      label={copy.invite.link}
    />
  </section>
);

function Change({
  action,
  member: { id, role, hasFactor: isResettable },
  hasFactor,
  refused,
}: {
  action: string;
  member: Staff['members'][number];
  /** The viewer has a second factor. */
  hasFactor: boolean;
  /** A form about this member that changed nothing. */
  refused: RefusedStaff | null;
}) {
  const isEndRefused = refused?.intent === 'end';
  const isResetRefused = refused?.intent === 'reset';
  return (
    <details open={refused !== null}>
      <summary className="link min-h-11 py-2">{copy.columns.change}</summary>
      <div className="space-y-3">
        <Form method="post" action={action} className="space-y-3">
          <input type="hidden" name="member" value={id} />
          <label className="block space-y-1.5">
            <span className="block font-semibold">{copy.role}</span>
            <select name="role" defaultValue={refused?.role || role} className="field">
              {ROLES_OF.selling.map((one) => (
                <option key={one} value={one}>
                  {roleName(one)}
                </option>
              ))}
            </select>
          </label>
          {hasFactor && <Code />}
          <button type="submit" name="intent" value="role" className="button button-quiet">
            {copy.save}
          </button>
        </Form>
        <div className="flex flex-wrap gap-2">
          <ConfirmPopover
            intent="end"
            action={action}
            look="button-quiet"
            words={copy.end}
            isAsked={isEndRefused}
          >
            {isEndRefused && <p className="font-semibold text-danger">{refused.text}</p>}
            <input type="hidden" name="member" value={id} />
            {hasFactor && <Code />}
          </ConfirmPopover>
          {isResettable && (
            <ConfirmPopover
              intent="reset"
              action={action}
              look="button-quiet"
              words={copy.reset}
              isAsked={isResetRefused}
            >
              {isResetRefused && (
                <p className="font-semibold text-danger">
                  <InlineText text={refused.text} />
                </p>
              )}
              <input type="hidden" name="member" value={id} />
              <TextField
                texts={{
                  name: 'reason',
                  label: copy.reason,
                  optionalText: null,
                  hint: undefined,
                  faultText: null,
                }}
                control={{ rows: 2, maxLength: 500, defaultValue: isResetRefused ? refused.reason : '' }}
              />
              {hasFactor && <Code />}
            </ConfirmPopover>
          )}
        </div>
      </div>
    </details>
  );
}

function Invitations({
  action,
  invitations,
  hasFactor,
}: {
  action: string;
  invitations: Staff['invitations'];
  hasFactor: boolean;
}) {
  return (
    <section className="space-y-3">
      <h2 className="text-lg font-bold">{copy.open.title}</h2>
      <ul className="space-y-3">
        {invitations.map(({ id, role, hoursLeft }) => (
          <li key={id} className="card space-y-3 p-4">
            <p>
              <b>{roleName(role)}</b>
              <span className="block text-sm text-ink-soft">{copy.open.left(hoursLeft)}</span>
            </p>
            <Form method="post" action={action} className="space-y-3">
              <input type="hidden" name="invitation" value={id} />
              <input type="hidden" name="role" value={role} />
              {hasFactor && <Code />}
              <div className="flex flex-wrap gap-3">
                <button type="submit" name="intent" value="again" className="button button-quiet">
                  {copy.open.again}
                </button>
                <button type="submit" name="intent" value="withdraw" className="button button-quiet">
                  {copy.open.withdraw}
                </button>
              </div>
            </Form>
          </li>
        ))}
      </ul>
    </section>
  );
}

const Code = () => (
  <TextField
    texts={{ name: 'code', label: copy.code, optionalText: '', hint: copy.codeHint, faultText: null }}
    control={{ inputMode: 'numeric', autoComplete: 'one-time-code', maxLength: 20 }}
  />
);
