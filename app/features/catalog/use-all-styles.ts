import { useEffect } from 'react';
import allStyles from '../../all.css?url';
import { untilLoaded } from '../../ui/late.ts';

/**
 * Brings the styles of all pages to a list that came with its own alone (`app/lists.css`): asked for when React has
 * taken the list over, they are there before the code and data of a page that is opened in its place. They stand last:
 * of two rules for one thing the later one counts, as in their file.
 */
export function useAllStyles(): void {
  useEffect(() => {
    if (!document.querySelector(`#styles, [href="${allStyles}"]`)) untilLoaded(load);
  }, []);
}

const load = () =>
  new Promise((resolve, reject) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = allStyles;
    link.onload = resolve;
    link.onerror = () => {
      link.remove();
      reject();
    };
    document.head.append(link);
  });
