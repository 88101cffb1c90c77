/** Where the list of positions is on the careers page. */
export const JOBS_ID = 'posisi';
/** Where the application form is on the careers page. */
export const APPLICATION_ID = 'lamaran';

/** The careers page at its form, with a position chosen and the department's tab kept. */
export function applyAddress(tab: string, jobId: string): string {
  const params = new URLSearchParams({ ...(tab !== 'all' && { tab }), posisi: jobId });
  return `/careers?${params}#${APPLICATION_ID}`;
}
