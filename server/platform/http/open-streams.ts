/** Answers that one process keeps open; the browsers of the others ask again and again instead. */
const MOST = { inAll: 300, ofAddress: 30, ofOwner: 6 };

/** Counts the answers that stay open, such as server-sent events, so that nobody takes the places of all. */
export class OpenStreams {
  readonly #open = new Map<AbortController, readonly [owner: string, address: string]>();

  /** @returns what ends the stream, to be given back by {@link close}; null when there are too many */
  open(owner: string, address: string): AbortController | null {
    const all = [...this.#open.values()];
    const isFull =
      all.length >= MOST.inAll ||
      all.filter((stream) => stream[0] === owner).length >= MOST.ofOwner ||
      all.filter((stream) => stream[1] === address).length >= MOST.ofAddress;
    if (isFull) return null;
    const stream = new AbortController();
    this.#open.set(stream, [owner, address]);
    return stream;
  }

  close(stream: AbortController): void {
    this.#open.delete(stream);
  }

  /** For the end of the process. */
  endAll(): void {
    for (const stream of this.#open.keys()) stream.abort();
  }
}
