import { startOfJakartaDay } from '../format-date.ts';
import { NEXT_SESSION_HOUR } from './countdown.ts';

const MS_AN_HOUR = 60 * 60 * 1000;
const MS_A_DAY = 24 * MS_AN_HOUR;

/**
 * When a session that starts now ends: when the first of the next day's sessions starts, at 08:00
 * (P-FLASH-12).
 */
export function sessionEnd(now: Date): Date {
  return new Date(startOfJakartaDay(now).getTime() + MS_A_DAY + NEXT_SESSION_HOUR * MS_AN_HOUR);
}

/**
 * The session that follows an ended one in a demo. It lasts a day from that end on; after several days
 * without a visit it is the last of them. It has a new id: orders of the old session may still be cancelled,
 * and must not give pieces back to the new quota.
 */
export function renewedSession(
  { id, endsAt }: { id: string; endsAt: Date },
  now: Date,
): { id: string; endsAt: Date } {
  const daysMissed = Math.floor((now.getTime() - endsAt.getTime()) / MS_A_DAY);
  const beganAt = new Date(endsAt.getTime() + Math.max(0, daysMissed) * MS_A_DAY);
  const name = id.replace(/-\d{4}-\d\d-\d\d$/, '');
  return {
    id: `${name}-${beganAt.toISOString().slice(0, 10)}`,
    endsAt: new Date(beganAt.getTime() + MS_A_DAY),
  };
}
