import { type CalendarDay, jakartaDay } from '../shipping/calendar.ts';

/** A line of a bank's statement, by what the bank prints on it. */
export interface BankLine {
  day: CalendarDay;
  /** In whole Rupiah. */
  amount: number;
  /** The bank's text. Letter case and blanks do not tell lines apart. */
  reference: string;
}

/** The end of a line's identity: all but its day. */
export const bankLineText = ({ amount, reference }: Omit<BankLine, 'day'>): string =>
  `:${amount}:${reference.trim().replace(/\s+/g, ' ').toUpperCase()}`;

/**
 * The identity of a bank line: typed again, it is the same line and moves no money (P-PAY-17).
 * @param nth from 2 on for a further line alike
 */
export const bankLineId = (line: BankLine, nth = 1): string =>
  `bank:${line.day}${nth > 1 ? `#${nth}` : ''}${bankLineText(line)}`;

/** A moment or a day that an operator reads from a bank's statement. */
export interface TypedMoment {
  day: CalendarDay;
  /** A day alone counts as its first minute. */
  at: Date;
  isDayAlone: boolean;
}

const TYPED = /^(\d{4}-\d{2}-\d{2})(?:[ T](\d{2}:\d{2}))?$/;

/** Reads '2026-11-24' or '2026-11-24 14:05', in Jakarta time; null for anything else. */
export function readMoment(typed: string): TypedMoment | null {
  const [, day, time] = TYPED.exec(typed.trim()) ?? [];
  if (day === undefined) return null;
  const at = new Date(`${day}T${time ?? '00:00'}:00+07:00`);
  // 31 February is no day.
  return Number.isNaN(at.getTime()) || jakartaDay(at) !== day
    ? null
    : { day, at, isDayAlone: time === undefined };
}
