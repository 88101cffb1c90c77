import { useRouteLoaderData } from 'react-router';

/** Origin of the shop from the root's loader, without a trailing slash; '' while an error page has no root data. */
export function usePublicUrl(): string {
  const data: unknown = useRouteLoaderData('root');
  return typeof data === 'object' && data !== null && 'publicUrl' in data ? String(data.publicUrl) : '';
}
