type Work = () => unknown;

const pending = new Set<Work>();
let isEnding = false;

/**
 * Registers how to undo something that must not outlive the run; returns a function that unregisters it.
 * @throws Error when the run is already ending: then it is undone at once
 */
export function undoAtEnd(work: Work): () => void {
  if (isEnding) {
    work();
    throw new Error('The run is ending');
  }
  pending.add(work);
  return () => pending.delete(work);
}

/** Undoes everything registered, all at once, and from then on whatever is started. */
export async function endEverything(): Promise<void> {
  isEnding = true;
  await Promise.allSettled([...pending].map(async (work) => work()));
}
