/** A slip that somebody could make, planted in a copy of the project to see that a test catches it. */
export interface Fault {
  id: string;
  room: 'money' | 'sql' | 'buying' | 'after the sale' | 'accounts' | 'page cache' | 'doors';
  /** What is wrong with it, in the present tense. */
  slip: string;
  /** From the root of the project. */
  file: string;
  /** The function that goes wrong: the only one of this name in the file. */
  in: string;
  /**
   * What it does instead, as statements. They have its parameters and everything that its file has, and `sound()` does
   * what the function does without the fault.
   */
  does: string;
  caughtBy: TestCheck;
}

/** Tests that must catch a fault, by their file and a part of their titles. */
export interface TestCheck {
  file: string;
  test: string;
}
