/** What came of one round of a proof. */
export interface Proven {
  /** Lives, pairs, stories, buyers or kills, as the proof's name says. */
  runs: number;
  /** What is not as it must be, in a line each. */
  broken: readonly string[];
}

/** Something that must hold whatever happens to money and stock. */
export interface Proof {
  /** What is done, and in brackets what `runs` counts. */
  what: string;
  /** Whether it is done again while there is time, each time with other chances. */
  isRepeated: boolean;
  /**
   * @param folder an empty one of its own
   * @param seed where its chances come from, when it has any
   */
  prove(folder: string, seed: number): Promise<Proven>;
}
