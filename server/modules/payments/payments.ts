/** The face of payments: how a purchase is paid, and how money goes back. */
export { type CardToken, type NewAttempt, NoCodeFree, openAttempt } from './attempts/open-attempt.ts';
