import { useRouteLoaderData } from 'react-router';
import type { loader } from '../root.tsx';

/** What the root has loaded for the frame around a page. @throws Error outside the root, which shows no frame then */
export function useFrameData() {
  const data = useRouteLoaderData<typeof loader>('root');
  if (!data) throw new Error('A frame needs the data of the root');
  return data;
}
