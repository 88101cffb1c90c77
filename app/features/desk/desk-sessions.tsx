import { Form } from 'react-router';
import { formatDateTime } from '#domain/format-date.ts';
import type { OwnSession } from '#server/services.ts';
import { desksCopy } from '../../copy/desks.id.ts';
import { ConfirmPopover } from '../../ui/confirm-popover.tsx';
import { Link } from '../../ui/link.tsx';

const copy = desksCopy.sessions;

export const SESSIONS_PATH = '/desk/sessions';

/** The way to the logins of whoever works at a desk. */
export const SessionsLink = () => (
  <Link to={SESSIONS_PATH} className="button button-quiet">
    {copy.title}
  </Link>
);

/** The logins of an account, each with the way to end it. @param hereId the login of this browser */
export function DeskSessions({ sessions, hereId }: { sessions: readonly OwnSession[]; hereId: string }) {
  const others = sessions.filter(({ id }) => id !== hereId);
  return (
    <>
      <ul className="space-y-3">
        {sessions.map((session) => (
          <li key={session.id} className="card flex flex-wrap items-center justify-between gap-3 p-4">
            <SessionTimes session={session} isHere={session.id === hereId} />
            {session.id !== hereId && <EndButton id={session.id} />}
          </li>
        ))}
      </ul>
      {others.length === 0 ? (
        <p className="text-ink-soft">{copy.onlyHere}</p>
      ) : (
        <ConfirmPopover
          intent="others"
          action={SESSIONS_PATH}
          words={copy.others}
          look="button-quiet text-danger"
          confirmLook="button-danger"
        />
      )}
    </>
  );
}

function SessionTimes({ session: { since, usedAt }, isHere }: { session: OwnSession; isHere: boolean }) {
  return (
    <div>
      <p className="font-semibold">{isHere ? copy.here : copy.other}</p>
      <p className="text-sm text-ink-soft">{copy.since(formatDateTime(since))}</p>
      <p className="text-sm text-ink-soft">{copy.used(formatDateTime(usedAt))}</p>
    </div>
  );
}

function EndButton({ id }: { id: string }) {
  return (
    <Form method="post" action={SESSIONS_PATH}>
      <input type="hidden" name="session" value={id} />
      <button type="submit" name="intent" value="end" className="button button-quiet">
        {copy.end}
      </button>
    </Form>
  );
}
