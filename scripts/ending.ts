type Work = () => unknown;

const pending = new Set<Work>();
let isEnding = false;

/**
 * Notes how to undo something that must not outlive the run; returns how to forget that once it is undone.
 * @throws Error when the run is ending already: then it is undone at once
 */
export function undoAtEnd(work: Work): () => void {
  if (isEnding) {
    work();
    throw new Error('The run is ending');
  }
  pending.add(work);
  return () => pending.delete(work);
}

/** Undoes everything that is noted, all at once, and from here on whatever is started. */
export async function endEverything(): Promise<void> {
  isEnding = true;
  await Promise.allSettled([...pending].map(async (work) => work()));
}
