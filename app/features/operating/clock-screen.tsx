import { OPERATOR_CLOCK_PATH } from '#domain/paths.ts';
import type { ClockView } from '#server/services.ts';
import { operatingClockCopy as copy } from '../../copy/operating-clock.id.ts';
import { Link } from '../../ui/link.tsx';
import { CommandForm } from './command-form.tsx';
import { Fact } from './fact.tsx';
import { when } from './money-parts.tsx';
import type { RefusedForm } from './run-command.ts';
import { useLooks } from './use-looks.ts';

/** What the forms of the clock ask for, posted as `intent`. */
export const CLOCK_MOVES = ['day', 'deadline', 'delivered'] as const;

const HOUR_MS = 60 * 60 * 1000;

/** The clock of a demo: where it stands, where it goes, and how far it is. */
export function ClockScreen({ clock, refused }: { clock: ClockView; refused: RefusedForm | null }) {
  const { now, aheadMs, nextDue, jump, hasOrdersOnTheWay } = clock;
  const hours = Math.round(aheadMs / HOUR_MS);
  const isMoving = jump?.state === 'open';
  const ground = { action: OPERATOR_CLOCK_PATH, refused, isStale: false };
  const moves = CLOCK_MOVES.filter(
    (move) => (move !== 'delivered' || hasOrdersOnTheWay) && (move !== 'deadline' || nextDue !== null),
  );
  useLooks(isMoving);
  return (
    <>
      <dl className="card grid gap-4 p-4 sm:grid-cols-2 sm:p-5">
        <Fact name={copy.now}>
          <b className="nums text-xl">{when(now)}</b>
          <span className="block text-sm text-ink-soft">
            {copy.ahead(Math.floor(hours / 24), hours % 24)}
          </span>
        </Fact>
        <Fact name={copy.nextDue}>{nextDue ? when(nextDue) : copy.nothingDue}</Fact>
      </dl>
      {isMoving ? (
        <Progress jump={jump} />
      ) : (
        <section className="card space-y-4 p-4 sm:p-5">
          {jump && <Last jump={jump} />}
          <p>{copy.hint}</p>
          {!hasOrdersOnTheWay && <p className="text-ink-soft">{copy.noneOnTheWay}</p>}
          <div className="flex flex-wrap gap-3">
            {moves.map((move) => (
              <CommandForm
                key={move}
                ground={ground}
                intent={move}
                words={copy.moves[move]}
                hasReason={false}
              />
            ))}
          </div>
        </section>
      )}
    </>
  );
}

type Jump = NonNullable<ClockView['jump']>;

/** How far a clock is that moves. One until all is delivered ends when it ends. */
function Progress({ jump: { to, isUntilDelivered, share } }: { jump: Jump }) {
  const percent = Math.floor(share * 100);
  return (
    <section className="card space-y-3 p-4 sm:p-5" role="status">
      <h2 className="text-lg font-bold">{copy.running}</h2>
      <p>{isUntilDelivered ? copy.runningDelivered : copy.runningTo(when(to))}</p>
      {!isUntilDelivered && (
        <>
          <progress className="w-full" max={100} value={percent} aria-label={copy.running} />
          <p className="nums text-sm text-ink-soft">{copy.share(percent)}</p>
        </>
      )}
      <Link to={OPERATOR_CLOCK_PATH} className="link inline-flex min-h-11 items-center">
        {copy.reload}
      </Link>
    </section>
  );
}

const Last = ({ jump: { state, error } }: { jump: Jump }) =>
  state === 'failed' ? (
    <p className="font-semibold text-danger wrap-anywhere">
      {copy.last.failed} <span lang="en">{error}</span>
    </p>
  ) : (
    <p className="font-semibold text-success">{copy.last.done}</p>
  );
