/** The share of its quota that is sold when a demo's session begins, and at most by its robot buyers, in percent. */
const OPENS_AT = 60;
export const ROBOT_BUYERS_UP_TO = 88;

/** Every so many hours a robot buyer takes one piece of each good, of each in another hour than its neighbours. */
export const HOURS_A_ROBOT_BUYER = 3;

/**
 * Pieces of a good that are sold when a demo's session begins: an even share between 60 and 88%, another one for each
 * good and on each day, so that no figure stands still (P-FLASH-12).
 * @param good its position in the session
 * @param day which day the session begins, counted from any day
 */
export function openingSold(good: number, day: number, quota: number): number {
  const steps = (ROBOT_BUYERS_UP_TO - OPENS_AT) / 2 + 1;
  // 7 and 4 share no divisor with the 15 steps: all of them are used.
  const percent = OPENS_AT + 2 * ((good * 7 + day * 4) % steps);
  return Math.floor((quota * percent) / 100);
}
