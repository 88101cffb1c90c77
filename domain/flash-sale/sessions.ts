import { FLASH_EXTRAS_SIZE, FLASH_STRIP_SIZE } from './flash-item.ts';

interface Session {
  id: string;
  /** Hour of the day (WIB) at which an upcoming session starts; null for the running one. */
  startsAtHour: number | null;
}

/** The session that runs; null when none does. */
export function runningSession<S extends Session>(sessions: readonly S[]): S | null {
  return sessions.find(({ startsAtHour }) => startsAtHour === null) ?? null;
}

/** The session that an address names; for none or an unknown one the running session, else the first. */
export function chosenSession<S extends Session>(sessions: readonly S[], id: string | null): S | null {
  return sessions.find((session) => session.id === id) ?? runningSession(sessions) ?? sessions[0] ?? null;
}

/** 'Other products' of the flash sale: the running session's next 6 after the strip's 3 (P-FLASH-6). */
export function otherOffers<O>(running: readonly O[]): O[] {
  return running.slice(FLASH_STRIP_SIZE, FLASH_STRIP_SIZE + FLASH_EXTRAS_SIZE);
}

/** The hour of a session as on a clock: 8 becomes '08:00'. */
export function sessionTime(hour: number): string {
  return `${String(hour).padStart(2, '0')}:00`;
}
