/** Whether what was thrown says that the database is away: the answer that services give instead of their own error. */
export function isUnavailable(thrown: unknown): boolean {
  if (typeof thrown !== 'object' || thrown === null || !('init' in thrown)) return false;
  const { init } = thrown;
  return typeof init === 'object' && init !== null && 'status' in init && init.status === 503;
}
