const STRIDE = Number(process.env['PROVE_STRIDE'] ?? 5);

/**
 * The steps, from 1, at which a story stops once: each of them in `npm run prove`, every fifth and the last in `npm test`.
 * @param taken how many steps the story has
 */
export const crashPoints = (taken: number): number[] =>
  Array.from({ length: taken }, (_, at) => at + 1).filter(
    (step) => (step - 1) % STRIDE === 0 || step === taken,
  );
