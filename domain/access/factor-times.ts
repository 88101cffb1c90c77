/** Most hours that a browser stays at the desks before a code is asked for again (P-DESK-5). */
export const DESK_SESSION_HOURS = 12;
/** Minutes without use after which it is asked for, too. */
export const DESK_IDLE_MINUTES = 30;
/** Minutes that a code counts for what moves money or rights. */
export const FRESH_FACTOR_MINUTES = 15;
/** How many recovery codes somebody gets. */
export const RECOVERY_CODES = 10;
/** Hours until an invitation ends. */
export const INVITATION_HOURS = 72;
