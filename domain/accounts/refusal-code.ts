/** The code of a password that everybody tries first. */
export const COMMON_PASSWORD = 'common_password';

/**
 * The code of what a sign-in service refuses, which the texts of each language are chosen by (P-SHOP-10).
 * @param code the service's own code
 * @param weakReasons why a password is weak, where the service says so; a common one has a code of its own
 */
export function refusalCode(
  code: string | undefined,
  weakReasons: readonly string[] | undefined,
): string | null {
  return weakReasons?.includes('pwned') ? COMMON_PASSWORD : (code ?? null);
}
