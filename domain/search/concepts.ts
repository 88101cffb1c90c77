import type { ConceptData } from './concept-data.ts';
import { BEAUTY } from './concepts/beauty.ts';
import { ELECTRONICS } from './concepts/electronics.ts';
import { ELSEWHERE } from './concepts/elsewhere.ts';
import { FASHION } from './concepts/fashion.ts';
import { FOOD } from './concepts/food.ts';
import { HEALTH } from './concepts/health.ts';
import { HOBBIES } from './concepts/hobbies.ts';
import { HOME } from './concepts/home.ts';
import { SPORTS } from './concepts/sports.ts';
import { TOYS } from './concepts/toys.ts';

/**
 * The vocabulary of Indonesian shoppers, by kind of thing. It includes things that the demo shop lacks, so
 * that a term for one is neither corrected as a typing error nor answered with goods that merely mention it.
 * A word belongs to one concept only. Slugs that a shop does not have are ignored.
 */
export const CONCEPTS: readonly ConceptData[] = [
  ...ELECTRONICS,
  ...FASHION,
  ...HOME,
  ...BEAUTY,
  ...HEALTH,
  ...HOBBIES,
  ...FOOD,
  ...SPORTS,
  ...TOYS,
  ...ELSEWHERE,
];
