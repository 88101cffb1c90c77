/** Too many wait at a {@link Gate} already; a retry in a few seconds may help. */
export class GateClosed extends Error {
  override readonly name = 'GateClosed';
  readonly statusCode = 429;
}

/** Lets a few pieces of heavy work run at a time, queues some in order, and rejects the rest. */
export class Gate {
  readonly #atOnce: number;
  readonly #mostWaiting: number;
  readonly #waiting: (() => void)[] = [];
  #running = 0;

  constructor({ atOnce, mostWaiting }: { atOnce: number; mostWaiting: number }) {
    this.#atOnce = atOnce;
    this.#mostWaiting = mostWaiting;
  }

  /** @throws GateClosed when too many are waiting; errors of `work` are thrown on */
  async pass<T>(work: () => Promise<T>): Promise<T> {
    if (this.#running >= this.#atOnce) {
      if (this.#waiting.length >= this.#mostWaiting) throw new GateClosed();
      // Finished work hands its place to the next in the queue, so that no newcomer takes it.
      await new Promise<void>((resolve) => this.#waiting.push(resolve));
    } else {
      this.#running += 1;
    }
    try {
      return await work();
    } finally {
      const next = this.#waiting.shift();
      if (next) next();
      else this.#running -= 1;
    }
  }
}
