import type { Env } from '../settings/env.ts';
import { SettingsError } from '../settings/settings-error.ts';

/** Why a server cannot listen, as a sentence where the operator can correct it; else the error unchanged. */
export function listenProblem({ port, host }: Env, error: unknown): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE') {
    return new SettingsError(
      `The port ${port} is in use by another program: stop it, or set PORT to a free one.`,
    );
  }
  if (code === 'EACCES') {
    return new SettingsError(`The port ${port} is not allowed for this user: set PORT to one above 1023.`);
  }
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND' || code === 'EAI_AGAIN') {
    return new SettingsError(
      `HOST (${host}) is not an address of this machine: set it to 127.0.0.1 or 0.0.0.0.`,
    );
  }
  return error;
}
